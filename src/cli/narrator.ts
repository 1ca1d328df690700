import type { GameEvent } from '../kernel/index.js';
import { type Content, rulesetOf, type SecondEditionState } from '../second-edition/index.js';
import { discards, voyageTellers } from './narrator-voyages.js';

/* Turns events into lines for people to read: one for each kind of event, with names for ids and the rule behind it. */

/** What things are called at a table, and what a turn's heading tells of a player. */
export interface Names {
  card(id: string): string;
  town(id: string): string;
  space(id: string): string;
  /** The Hero of a player. */
  player(player: number): string;
  gold(player: number): number;
  /** Where the Hero stands. */
  place(player: number): string;
}

/** The names in a game, from its content. Pass the position after the events that are to be told. */
export function namesIn(state: SecondEditionState, content = rulesetOf(state.modules).rules.content): Names {
  const player = (at: number): string => cardName(content, state.players[at]?.hero.card ?? '');
  const space = (id: string): string => spaceName(content, id);
  return {
    card: (id) => cardName(content, id),
    town: (id) => content.board.towns.find((town) => town.id === id)?.name ?? id,
    space,
    player,
    gold: (at) => state.players[at]?.gold ?? 0,
    place: (at) => space(state.players[at]?.hero.space ?? ''),
  };
}

const cardName = (content: Content, id: string): string => content.cards[id]?.name ?? id;

function spaceName({ board }: Content, id: string): string {
  const town = board.towns.find((each) => each.space === id);
  if (town) return town.name;
  const space = board.spaces[id];
  if (!space) return board.places[id]?.name ?? id;
  return `${space.name ?? `the ${space.terrain}`} (${id})`;
}

/** Everything that events tell, by its name; an event has some of it. Also for who merges lines. */
export interface Facts {
  readonly player: number;
  readonly other: number;
  readonly loser: number;
  readonly attacker: number;
  readonly turn: number;
  readonly card: string;
  readonly character: string | null;
  readonly against: string;
  readonly by: string | null;
  readonly deck?: string;
  readonly town: string;
  readonly from: string | null;
  readonly to: string;
  readonly space: string;
  readonly color: string;
  readonly bonus: string;
  readonly how: string;
  readonly ability: string;
  readonly harm: string;
  /** What is gone without, and the face of a tile. */
  readonly what: string;
  readonly tile: string;
  readonly loan: boolean;
  readonly combat: string;
  readonly for: string;
  readonly act: string;
  readonly amount: number;
  readonly price: number;
  readonly points: number;
  readonly position: number;
  readonly place: number | null;
  readonly counters: number;
  readonly level: number;
  readonly hazard: boolean;
  readonly progress: number;
  readonly round: number;
  readonly wounds: number;
  readonly exhaustion: number;
  readonly total: number;
  readonly target: number | null;
  readonly success: boolean | null;
  readonly dice: readonly number[] | number;
  readonly gold: readonly [number, number];
  readonly cards: readonly [readonly string[], readonly string[]];
}

export type Teller = (e: Facts, n: Names) => string;

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const worded = (id: string): string => id.replaceAll('-', ' ');
const list = (items: readonly string[]): string => (items.length > 0 ? items.join(', ') : 'nothing');
export const faces = (dice: Facts['dice']): string =>
  typeof dice === 'number' ? `${dice}` : dice.join(' and ');

/** What a roll is for, said of who rolls. */
const occasions: Readonly<Record<string, string>> = {
  attack: 'attacks',
  defend: 'defends',
  escape: 'tries to escape',
  test: 'is put to the test',
};

const victories: Readonly<Record<string, string>> = {
  'high-lord-margath': 'High Lord Margath is slain',
  'assif-shib-sa': 'Assif Shib-Sa is destroyed',
  'dragon-runes': 'the third Dragon Rune is found',
  'three-red-challenges': 'the third red Challenge is won in the Endgame',
  'all-eliminated': 'nobody is left in the Endgame, and red Challenges are counted',
};

/** The end of a game in words. */
export const victoryName = (how: string): string => victories[how] ?? worded(how);

/**
 * One line for each kind of event; `null` for what another line tells already.
 * Turns are headings, all else is told below them.
 */
const tellers: Readonly<Record<string, Teller | null>> = {
  ...voyageTellers,
  'ability/triggered': (e, n) => `${n.card(e.card)} takes effect.`,
  'ability/used': (e, n) => `${n.player(e.player)} uses ${n.card(e.card)}: ${worded(e.ability)}.`,
  'adventure/attempted': (e, n) => `${n.player(e.player)} takes up a ${e.color} adventure.`,
  'adventure/declined': (e, n) => `${n.player(e.player)} leaves the adventure alone.`,
  'adventure/faced': (e, n) => `${n.player(e.player)} faces ${n.card(e.card)}, whom nobody has beaten yet.`,
  'ally/killed': (e, n) => `${n.card(e.card)} falls, fighting for ${n.player(e.player)}.`,
  'ally/dismissed': (e, n) => `${n.player(e.player)} does not pay ${n.card(e.card)}, who leaves.`,
  'card/activated': null,
  'card/discarded': (e, n) =>
    e.deck === undefined
      ? `${n.card(e.card)} goes to the ${worded(e.to)}.`
      : `${n.card(e.card)} ${discards[e.deck] ?? `goes under the ${e.deck} deck`}.`,
  'card/drawn': (e, n) => `${n.player(e.player)} draws ${n.card(e.card)} from the ${e.deck} deck.`,
  'card/kept': (e, n) => `${n.player(e.player)} keeps ${n.card(e.card)}.`,
  'card/refreshed': (e, n) => `${n.card(e.card)} is ready again.`,
  'card/removed': (e, n) => `${n.card(e.card)} leaves the game.`,
  'card/taken': (e, n) => `${n.player(e.player)} now has ${n.card(e.card)}.`,
  'challenge/defeated': (e, n) => `${n.player(e.player)} defeats ${n.card(e.card)}!`,
  'challenge/left-track': (e, n) => `${n.card(e.card)} leaves place ${e.position} of the undefeated track.`,
  'challenge/undefeated': (e, n) =>
    `${n.card(e.card)} stays undefeated at ${n.space(e.space)}, place ${e.position} of the track.`,
  'combat/began': (e, n) => `${n.player(e.player)} meets ${n.card(e.against)} in combat.`,
  'combat/defended': (e, n) => `${n.player(e.player)} wards off the ${e.combat} attack.`,
  'combat/failed': (e, n) =>
    e.act === 'defend'
      ? `${n.card(e.character ?? '')} fails to ward off the ${e.combat} attack.`
      : `The ${e.combat} attack of ${n.card(e.character ?? '')} misses.`,
  'combat/hit': (e, n) =>
    `The ${e.combat} attack of ${n.card(e.character ?? '')} hits for ${many(e.amount, 'wound')}.`,
  'combat/missed': (e, n) => `The ${e.combat} attack of ${n.card(e.character ?? '')} misses, at no cost.`,
  'combat/round': (e) => `Round ${e.round}.`,
  'combat/swapped': (e, n) => `Now ${n.player(e.attacker)} attacks.`,
  'counter/changed': (e, n) => `${n.player(e.player)} takes a ${e.color} counter as change.`,
  'counter/earned': (e, n) => `${n.player(e.player)} takes the ${e.color} counter from ${n.space(e.space)}.`,
  'counter/gained': (e, n) => `${n.player(e.player)} gains a ${e.color} counter from the pile.`,
  'counter/replenished': (e, n) => `A ${e.color} adventure returns to ${n.space(e.space)}.`,
  'counter/spent': (e, n) => `${n.player(e.player)} spends a ${e.color} counter.`,
  'deck/renewed': (e) => `The discards form a new ${e.deck} deck of ${many(e.amount, 'card')}.`,
  'deck/shuffled': (e) => `The ${e.deck} deck is shuffled.`,
  'dice/rolled': (e, n) =>
    e.character === null
      ? `${n.player(e.player)} rolls ${faces(e.dice)}.`
      : `${n.card(e.character)} rolls ${faces(e.dice)}.`,
  'doom/carried-over': (e) => `The last card, a ${e.color} one, is carried over to the first space.`,
  'doom/cleared': null,
  'doom/counter': (e, n) => `Doom counter ${e.counters} lies on ${n.town(e.town)}.`,
  'doom/due': (e) => `There are ${many(e.amount, 'card')} on the doom track: a doom counter is due.`,
  'doom/placed': (e, n) =>
    e.place === null
      ? `The doom track is full: the ${e.color} card goes to its discard pile.`
      : `A ${e.color} card lies face down at ${n.town(e.town)}, place ${e.place} of the doom track.`,
  'encounter/opened': (e, n) => `${n.card(e.card)} stays open with ${n.player(e.player)}.`,
  'encounter/progress': (e, n) => `${n.card(e.card)} stands at ${e.progress} for ${n.player(e.player)}.`,
  'endgame/began': () => 'The Endgame begins.',
  'endgame/eliminated': (e, n) => `${n.player(e.player)} is out of the Endgame.`,
  'endgame/level': (e, n) => `${n.player(e.player)} is of level ${e.level}.`,
  'endgame/no-challenge': (e, n) => `No red Challenge is left for ${n.player(e.player)}.`,
  'endgame/order': (e, n) => `${n.player(e.player)} is number ${e.place} in the Endgame.`,
  'endgame/returned': (e, n) => `${n.card(e.card)} goes back into the red deck.`,
  'enemy/healed': (e, n) => `${n.card(e.card)} recovers from ${many(e.amount, 'wound')}.`,
  'enemy/wounded': (e, n) => `${n.card(e.card)} takes ${many(e.amount, 'wound')}.`,
  'event/entered': (e, n) => `The world changes: ${n.card(e.card)} is in play.`,
  'event/ignored': (e, n) => `${n.card(e.card)} passes without effect.`,
  'exhaustion/taken': (e, n) => `${n.card(e.character ?? '')} takes ${e.amount} exhaustion.`,
  'experience/gained': (e, n) => `${n.player(e.player)} gains a counter of ${e.bonus}.`,
  'counters/lost': (e, n) => `${n.player(e.player)} loses all adventure counters.`,
  'experience/left': (e, n) => `${n.player(e.player)} leaves all experience counters behind.`,
  'experience/noted': (e, n) => `${n.player(e.player)} notes down ${many(e.points, 'experience point')}.`,
  'game/starting-player': (e, n) => `${n.player(e.player)} begins.`,
  'game/won': (e, n) => `${n.player(e.player)} wins the game: ${victoryName(e.how)}.`,
  'gold/gained': (e, n) => `${n.player(e.player)} gains ${e.amount} gold.`,
  'gold/lost': (e, n) => `${n.player(e.player)} loses ${e.amount} gold.`,
  'gold/paid': (e, n) => `${n.player(e.player)} pays ${e.amount} gold.`,
  'gold/taken': (e, n) => `${n.player(e.player)} takes ${e.amount} gold from ${n.player(e.loser)}.`,
  'harm/cancelled': (e, n) =>
    `${n.card(e.by ?? '')} spares ${n.card(e.character ?? '')} ${e.harm === 'wounds' ? many(e.amount, 'wound') : `${e.amount} exhaustion`}.`,
  'harm/healed': (e, n) => `${n.card(e.character ?? '')} recovers from ${recovered(e)}.`,
  'harm/redirected': (e, n) => `${n.card(e.character ?? '')} takes the blow instead.`,
  'hazard/checked': (e, n) =>
    `${n.player(e.player)} looks out for danger at ${n.space(e.space)}: ${e.hazard ? 'something is there' : 'all is quiet'}.`,
  'hazard/color': (e, n) => `A ${e.color} hazard for ${n.player(e.player)}.`,
  'hazard/no-experience': (e, n) => `The pile cannot pay ${n.player(e.player)} for it.`,
  'hazard/none': (e, n) => `Nothing comes of it for ${n.player(e.player)}.`,
  'hazard/number': null,
  'hazard/over': null,
  'hero/declined': (e, n) => `${n.player(e.player)} declines the offer.`,
  'hero/defeated': (e, n) => `${n.player(e.player)} defeats ${n.player(e.loser)}!`,
  'hero/escaped': (e, n) => `${n.player(e.player)} gets away.`,
  'hero/exchanged': (e, n) =>
    `${n.player(e.player)} gives ${offer(e, n, 0)}, ${n.player(e.other)} gives ${offer(e, n, 1)}.`,
  'hero/given': (e, n) => `Player ${e.player + 1} plays ${n.card(e.card)}.`,
  'hero/knocked-out': (e, n) => `${n.player(e.player)} is knocked out.`,
  'hero/moved': (e, n) => `${n.player(e.player)} moves to ${n.space(e.to)}.`,
  'hero/negotiated': (e, n) => `${n.player(e.player)} talks with ${n.player(e.other)}.`,
  'hero/placed': (e, n) =>
    e.from === null
      ? `${n.player(e.player)} sets out from ${n.space(e.to)}.`
      : `${n.player(e.player)} is taken to ${n.space(e.to)}.`,
  'market/bought': (e, n) =>
    `${n.player(e.player)} pays ${e.price} gold for ${n.card(e.card)} in ${n.town(e.town)}.`,
  'market/sold': (e, n) => `${n.player(e.player)} sells ${n.card(e.card)} for ${e.price} gold.`,
  'market/stocked': (e, n) => `${n.card(e.card)} is on offer in ${n.town(e.town)}.`,
  'movement/rested': (e, n) => `${n.player(e.player)} rests and keeps ${faces(e.dice)} movement dice.`,
  'movement/rolled': null,
  'movement/rolled-again': null,
  'roll/again': (e, n) => `${n.player(e.player)} rolls again${e.by === null ? '' : `, by ${n.card(e.by)}`}.`,
  'roll/made': (e, n) => `${rollOf(e, n)}${resultOf(e)}.`,
  'spoils/taken': (e, n) => `${n.player(e.player)} takes ${n.card(e.card)} from ${n.player(e.loser)}.`,
  'turn/began': (e, n) => turnHeading(e.turn, e.player, n),
  'turn/ended': null,
  'wounds/taken': (e, n) => `${n.card(e.character ?? '')} takes ${many(e.amount, 'wound')}.`,
};

/** The heading of a turn: whose it is, with how much gold, and where. */
export const turnHeading = (turn: number, player: number, n: Names): string =>
  `Turn ${turn} — ${n.player(player)} (player ${player + 1}), ${n.gold(player)} gold, ${n.place(player)}`;

export const recovered = ({ wounds, exhaustion }: Pick<Facts, 'wounds' | 'exhaustion'>): string =>
  [wounds > 0 ? many(wounds, 'wound') : '', exhaustion > 0 ? `${exhaustion} exhaustion` : '']
    .filter(Boolean)
    .join(' and ');

const offer = ({ gold, cards }: Facts, n: Names, side: 0 | 1): string =>
  list([...(gold[side] > 0 ? [`${gold[side]} gold`] : []), ...cards[side].map(n.card)]);

/** What a roll came to, without its verdict. */
export const rollOf = (e: Facts, n: Names, dice = ''): string => {
  const reached = e.target === null ? `total ${e.total}` : `total ${e.total} against ${e.target}`;
  return `${n.card(e.character ?? '')} ${occasions[e.for] ?? 'rolls'}: ${dice}${reached}`;
};

/** How a roll went, to end its sentence; nothing of one that only sets the target for another. */
export const resultOf = ({ success }: Pick<Facts, 'success'>): string =>
  success === null ? '' : success ? ': success' : ': failure';

/** The kinds of event that have a line, or are silent on purpose. */
export const narratedTypes: readonly string[] = Object.keys(tellers);

const isHeading = (event: GameEvent): boolean => event.type === 'turn/began';

/** A line below a heading. */
export const line = (text: string, rule: string): string => `  ${text} [${rule}]`;

/**
 * An event in one line of English, with the rule behind it; `null` for events that are silent on purpose.
 * An event of a kind nobody has a line for, such as a stranger's module may bring, is told by its type.
 *
 * @example
 * ```ts
 * narrate({ type: 'gold/gained', player: 0, amount: 3, rule: '2e.bank.income' }, names);
 * // '  Mordrog gains 3 gold. [2e.bank.income]'
 * ```
 */
export function narrate(event: GameEvent, names: Names): string | null {
  const teller = Object.hasOwn(tellers, event.type) ? tellers[event.type] : () => `(${event.type})`;
  if (!teller) return null;
  const text = teller(event as unknown as Facts, names);
  return isHeading(event) ? text : line(text, event.rule);
}
