import { rulesetOfSecond } from '../editions/second.js';
import type { Move } from '../table/client.js';
import { texts } from '../texts.js';
import { type About, type AnswerThing, inOne } from './answer-things.js';
import { type Inspected, pointsOf, type Reading } from './second-reading.js';
import type { CardThing, OfferThing } from './things.js';
import { valuesOf } from './values-of.js';

/* Markets, trade between players, and spoils: what changes hands in Second Edition. */

type Player = Inspected['players'][number];

/** What both sides give, as the offer stands. */
export function offersOf({ view, told, words, card }: Reading): readonly OfferThing[] {
  const { cards: all } = rulesetOfSecond(view).rules.content;
  const goldOf = (id: string): number => {
    const found = all[id];
    return found !== undefined && 'cost' in found ? (found.cost ?? 0) : 0;
  };
  return (told.negotiation ?? []).map(({ player, gold, cards }) => ({
    player,
    name: words.name('player', player),
    gold,
    cards: cards.map((id) => card(id)),
    worth: cards.reduce((sum, id) => sum + goldOf(id), gold),
  }));
}

/** Whether an ability is one for the market alone. */
function isForMarket({ view }: Reading, { card, ability }: About): boolean {
  const found = rulesetOfSecond(view).rules.content.cards[card ?? ''];
  const abilities =
    found === undefined || !('abilities' in found) || found.abilities === undefined ? [] : found.abilities;
  return abilities.some((one) => 'use' in one && one.use === 'market' && one.id === ability);
}

/** Where answers of a market and of a trade stand: what is bought and healed first, what is given apart from what is asked for. */
export function dealtIn(
  action: Move,
  about: About,
  reading: Reading,
  player: number,
): 'sells' | 'gives' | 'asks' | 'plain' | null {
  if (action.type === 'market/sell') return 'sells';
  if (action.type === 'ability/use') return isForMarket(reading, about) ? 'plain' : null;
  if (!action.type.startsWith('offer/')) return null;
  const [mine] = reading.told.negotiation?.filter((side) => side.player === player) ?? [];
  if ('player' in action) return action.player === player ? 'gives' : 'asks';
  return 'card' in action ? (mine?.cards.includes(String(action.card)) ? 'gives' : 'asks') : null;
}

/** What a card is worth to a player who may get it, beside its price: its values, its text. */
export const worthsOf = (card: CardThing): readonly string[] => [...valuesOf(card), card.text];

/** What can be taken from the loser of a fight between heroes. */
function spoilsOf({ words }: Reading, { gold, items, allies, kept, quests }: Player): readonly string[] {
  const cards = [...allies, ...items, ...quests].map(({ card }) => card);
  return [
    ...(gold > 0 ? [texts().things.gold(gold)] : []),
    ...[...cards, ...kept].map((card) => words.name('card', card)),
  ];
}

/** What a fight with another hero, a talk, a part of an offer or of the spoils is about. */
export function dealings(
  action: Move,
  reading: Reading,
  player: number,
  card: string | null,
): readonly string[] {
  const { told, words, card: faceOf } = reading;
  const said = texts().things;
  switch (action.type) {
    case 'hero/attack': {
      const rival = told.players[action.player];
      const spoils = rival === undefined ? [] : spoilsOf(reading, rival);
      return [spoils.length === 0 ? said.attackForNothing : said.attackFor(spoils.join(', '))];
    }
    case 'hero/negotiate':
      return [said.talks(words.name('player', action.with))];
    case 'spoils/take-gold': {
      const { attacker, enemy } = told.combat ?? {};
      const loser = told.players[(attacker === player ? enemy?.player : attacker) ?? -1];
      return loser === undefined ? [] : [said.gold(loser.gold)];
    }
    case 'spoils/take-card':
    case 'offer/add-card':
      return card === null ? [] : [faceOf(card).cost, ...worthsOf(faceOf(card))];
    default:
      return [];
  }
}

/** The fewest counters that come to exactly so many points; `null` if none do. */
function exactly(due: number, colors: readonly string[]): readonly string[] | null {
  if (due === 0) return [];
  const [color, ...rest] = colors;
  if (color === undefined || due < 0) return null;
  const taken = exactly(due - (pointsOf[color] ?? 0), rest);
  const left = exactly(due, rest);
  if (taken === null) return left;
  return left === null || taken.length < left.length ? [color, ...taken] : left;
}

/** One answer for the adventure counters that pay exactly what is due, where that takes several: what is paid too much is lost. */
export function withExactPay(
  answers: readonly AnswerThing[],
  { view: { frames, players, viewer }, words }: Reading,
): readonly AnswerThing[] {
  const due = frames.at(-1);
  const paying = answers.filter(({ action }) => action.type === 'experience/pay');
  if (due?.kind !== 'experience' || viewer === null || paying.length < 2) return answers;
  const counters = Object.entries(players[viewer]?.counters ?? {}).flatMap(([color, many]) =>
    Array<string>(many).fill(color),
  );
  const paid = exactly(due.due, counters);
  if (paid === null || paid.length < 2) return answers;
  const held = [...counters];
  const actions: Move[] = [];
  for (const color of paid) {
    // What is left of one color, the rules pay by themselves.
    if (new Set(held).size === 1) break;
    const one = paying.find(({ action }) => 'color' in action && action.color === color);
    if (one === undefined) return answers;
    actions.push(one.action);
    held.splice(held.indexOf(color), 1);
  }
  const said = texts().things;
  const label = said.paysExactly(paid.map((color) => words.name('color', color)).join(', '));
  return [inOne(actions, { group: 'plain', label, hint: said.worth(due.due) }), ...answers];
}

/** One answer for all that the healer can do, where that takes several and there is gold for it: each is an action of its own. */
export function withHealAll(
  answers: readonly AnswerThing[],
  { told: { market, players } }: Reading,
  player: number,
): readonly AnswerThing[] {
  const me = players[player];
  const first = answers.findIndex(({ action }) => action.type === 'market/heal');
  if (market === null || me === undefined || first < 0) return answers;
  const said = texts().things;
  const party = [me.hero ?? [], me.allies].flat();
  const healing = answers.flatMap(({ action }): Move[] => {
    if (action.type !== 'market/heal') return [];
    const wounds = party.find(({ card }) => card === action.character)?.life.counters ?? 0;
    return Array<Move>(action.what === 'wound' ? wounds : 1).fill(action);
  });
  const price = healing.length * market.healing.value;
  const [action] = healing;
  if (action === undefined || healing.length < 2 || price > me.gold) return answers;
  const sum = (of: 'life' | 'stamina') => party.reduce((all, one) => all + one[of].counters, 0);
  const [wounds, tired] = [sum('life'), sum('stamina')];
  const all = inOne(healing, {
    group: 'cards',
    label: said.healAll,
    hint: [wounds > 0 ? said.wounds(wounds) : '', tired > 0 ? said.exhaustion(tired) : '', said.gold(price)]
      .filter(Boolean)
      .join(' · '),
  });
  return answers.toSpliced(first, 0, all);
}
