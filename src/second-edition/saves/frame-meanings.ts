import type { Frame } from '../../kernel/index.js';
import { colors, type Effect } from '../abilities/language.js';
import { marketCardsDrawn } from '../base/cards.js';
import { hasFoughtIn } from '../base/characters.js';
import { rewardStep } from '../base/defeat.js';
import { pointsOf, refuseBonus } from '../base/experience.js';
import type * as frames from '../base/frames.js';
import { becomesAlly, becomesItem } from '../base/possessions.js';
import { stockedTowns } from '../base/setup.js';
import type { CardId } from '../base/state.js';
import { show } from '../content/check-plain.js';
import { type BaseFrames, isBaseKind } from './frame-forms.js';
import type { Look } from './look.js';
import { checkPending } from './pending.js';
import { sorts } from './sorts.js';

/* Checks that the players, cards, spaces and effects of each frame of the base game exist and fit together. */

/** Checks a frame of the base game. Modules check their own frames; only the player is checked here. */
export function checkFrame(look: Look, path: string, frame: Frame, at: number): void {
  if (!isBaseKind(frame.kind)) {
    const { player, card } = frame as { readonly player?: unknown; readonly card?: unknown };
    if (typeof player === 'number') look.player(`${path}/player`, player);
    if (typeof card === 'string') look.openCard(`${path}/card`, card, sorts.any);
    return;
  }
  const checkOf = checks[frame.kind] as (look: Look, path: string, f: unknown, at: number) => void;
  checkOf(look, path, frame, at);
  checkShared(look, path, frame as Shared);
}

export function fightBelow(look: Look, at: number): frames.CombatFrame | undefined {
  const below = look.state.frames.slice(0, at).reverse();
  return below.find((f) => f.kind === 'combat') as frames.CombatFrame | undefined;
}

/** Locals that several frame types share. */
interface Shared {
  readonly player?: number;
  readonly activations?: readonly number[];
  readonly boosts?: readonly frames.Boost[];
}

function checkShared(look: Look, path: string, { player, activations, boosts }: Shared): void {
  if (player !== undefined) look.player(`${path}/player`, player);
  look.players(`${path}/activations`, activations ?? []);
  boosts?.forEach((boost, at) => {
    const place = `${path}/boosts/${at}`;
    look.player(`${place}/player`, boost.player);
    if (look.card(`${place}/bearer`, boost.bearer, sorts.character)) ofPlayer(look, place, boost);
    effectAt(look, place, boost, 'change');
  });
}

/** The character of an effect belongs to the player to whom the card says "you", if any player has it. An Ally may have been passed on. */
function ofPlayer(look: Look, path: string, f: { readonly player: number; readonly bearer: CardId }): void {
  const owner = look.ownerOf(f.bearer);
  if (owner === null || owner === f.player) return;
  const turn = look.state.frames.find(({ kind }) => kind === 'turn') as frames.TurnFrame | undefined;
  if (turn?.received.includes(f.bearer) !== true)
    look.report(`${path}/player`, `${f.bearer} acts for player ${owner}, whose card it is.`);
}

/** The effect that a frame refers to. */
function effectAt(
  look: Look,
  path: string,
  { list, at }: { readonly list: string; readonly at: number },
  wanted?: Effect['do'],
): Effect | null {
  const effects = look.content.lists[list];
  const effect = effects?.[at];
  if (effects === undefined) look.report(`${path}/list`, `No card has a list of effects at ${show(list)}.`);
  else if (effect === undefined)
    look.report(`${path}/at`, `${list} has ${effects.length} effects; at is 0 to ${effects.length - 1}.`);
  else if (wanted !== undefined && effect.do !== wanted)
    look.report(`${path}/at`, `Effect ${at} of ${list} is ${effect.do}; here it should be ${wanted}.`);
  else return effect;
  return null;
}

export const dueIn = (look: Look, f: { list: string; at: number }): Effect | undefined =>
  look.content.lists[f.list]?.[f.at];

/** A list of effects belongs to the card of the frame. */
function ownList(look: Look, path: string, card: string, list: string): void {
  if (!list.startsWith(`${card}#`))
    look.report(`${path}/list`, `${show(list)} is no list of effects of ${card}.`);
}

/** Whether a frame is at a step or before it. A step that a module removed counts as passed. */
const upTo = (look: Look, f: { kind: string; step: string }, step: string): boolean => {
  const order = look.rules.frames[f.kind]?.order ?? [];
  const at = order.indexOf(f.step);
  return at >= 0 && at <= order.indexOf(step);
};

/** Whether a battle is lost, and its consequences are past the point where the Challenge leaves the table. */
const isLost = (look: Look, fight: frames.CombatFrame): boolean =>
  look.state.frames.slice(look.state.frames.indexOf(fight) + 1).some((f) => {
    const leaves = f.kind === 'knockout' ? 'challenge' : f.kind === 'escape' ? 'away' : null;
    return leaves !== null && !upTo(look, f, leaves);
  });

type Checks = {
  readonly [K in keyof BaseFrames]: (look: Look, path: string, f: BaseFrames[K], at: number) => void;
};

const nothing = (): void => undefined;

const checks: Checks = {
  game(look, path, f) {
    look.player(`${path}/current`, f.current);
    const towns = stockedTowns(look.g).length;
    if (f.stocked > towns)
      look.report(`${path}/stocked`, `Market stacks begin with ${towns} cards.`, '2e.setup.market-stacks');
    if (f.step === '') look.report(`${path}/step`, 'The game itself is never through while it goes on.');
    if (look.state.frames.some((other) => other.kind === 'turn') && upTo(look, f, 'turn'))
      look.report(`${path}/step`, `A turn is under way, so the game is past its step ${show(f.step)}.`);
    else if (look.state.turn > 0 && f.step !== 'turn' && upTo(look, f, 'turn'))
      look.report(
        `${path}/step`,
        `Turns have begun, so the game is past its setup, and past ${show(f.step)}.`,
      );
  },
  turn(look, path, f) {
    const current = (look.state.frames[0] as Partial<frames.GameFrame> | undefined)?.current;
    if (f.player !== current)
      look.report(`${path}/player`, `It is the turn of player ${current}, as the game frame says.`);
    if (look.state.turn < 1)
      look.report('turn', 'A turn is under way: turns that have begun are 1 at least.');
    if (look.state.players[f.player]?.hero.space === null && !upTo(look, f, 'start'))
      look.report(
        `players/${f.player}/hero/space`,
        'A Hero is put on the board as its first turn begins.',
        '2e.movement.first-turn-placement',
      );
    for (const list of ['bought', 'sold', 'received'] as const)
      look.cards(`${path}/${list}`, f[list], sorts.fromDeck);
    look.players(`${path}/negotiated`, f.negotiated);
    if (f.negotiated.includes(f.player))
      look.report(`${path}/negotiated`, 'Nobody negotiates with oneself.', '2e.interaction.choice');
  },
  movement(look, path, f) {
    // Dice are given up for counters, one for one, before the roll.
    if (f.step === 'choose' && f.rolling > 0)
      look.report(`${path}/rolling`, 'How many dice are rolled is not chosen yet.');
    if (f.rest > (f.step === 'choose' ? 0 : Math.max(0, 4 - f.rolling)))
      look.report(
        `${path}/rest`,
        f.step === 'choose'
          ? 'Whether to rest is not chosen yet.'
          : 'Resting discards one counter for each die that is given up.',
        '2e.movement.rest-discard',
      );
    const sides = look.content.dice.length;
    f.dice.forEach((face, at) => {
      if (face > sides) look.report(`${path}/dice/${at}`, `A movement die has ${sides} faces.`);
    });
  },
  'free-move': (look, path, f) => {
    effectAt(look, path, f, 'move');
  },
  adventure(look, path, f) {
    if (f.card !== null) look.openCard(`${path}/card`, f.card, sorts.adventure);
    if (f.step === 'choose') {
      if (f.card !== null) look.report(`${path}/card`, 'No card is drawn or faced yet.');
      if (f.color !== null) look.report(`${path}/color`, 'No adventure is attempted yet.');
    }
    if (f.step === 'draw' && f.color === null)
      look.report(`${path}/color`, 'The color of the deck that is drawn from should be named here.');
    const drawn = f.card === null ? undefined : look.content.cards[f.card];
    const color = drawn && 'color' in drawn ? drawn.color : undefined;
    if (f.color !== null && color !== undefined && color !== f.color)
      look.report(`${path}/color`, `${f.card} is ${color}, and is not drawn in an adventure of ${f.color}.`);
    if (f.step !== 'resolve') return;
    if (f.card === null) look.report(`${path}/card`, 'The card to be resolved should be named here.');
    else look.onTable(`${path}/card`, f.card);
  },
  event(look, path, f) {
    look.openCard(`${path}/card`, f.card, sorts.event);
    // At its first step the card is still in its place.
    if (f.step === look.rules.frames.event?.first) look.onTable(`${path}/card`, f.card);
  },
  replenish(look, path, f) {
    const color = f.colors[0];
    if (new Set(f.colors).size !== f.colors.length) look.report(`${path}/colors`, 'Each color comes once.');
    if (f.step === 'choose' && (color === undefined || look.state.pile[color] === 0))
      look.report(
        `${path}/colors`,
        'Places are chosen for a color, and with counters of it in the pile.',
        '2e.replenish.shortage',
      );
  },
  encounter: (look, path, f) => look.openCard(`${path}/card`, f.card, sorts.encounter),
  negotiation(look, path, f) {
    look.player(`${path}/other`, f.other);
    if (f.other === f.player) look.report(`${path}/other`, 'Nobody negotiates with oneself.');
    const turn = look.state.frames.find(({ kind }) => kind === 'turn') as frames.TurnFrame | undefined;
    if (turn && !turn.negotiated.includes(f.other))
      look.report(`${path}/other`, 'The turn does not know that these two negotiate: see its negotiated.');
    // Possessions that were lost since they were offered stay on offer: discarded cards, and the gold of a knocked out Hero.
    const { state, unseen } = look;
    const known = (card: CardId): boolean =>
      unseen.has(card) ||
      Object.values(state.stacks).some((stack) => stack.includes(card)) ||
      state.players.some((p) => [...p.allies, ...p.items].some((held) => held.card === card));
    [f.player, f.other].forEach((player, side) => {
      const p = state.players[player];
      const [gold, cards] = [f.gold[side] ?? 0, f.cards[side] ?? []];
      if (p && p.gold > 0 && gold > p.gold)
        look.report(`${path}/gold/${side}`, `Player ${player} has ${p.gold} gold to offer.`);
      cards.forEach((card, at) => {
        const has = p && [...p.allies, ...p.items].some((held) => held.card === card);
        const mayChange =
          look.content.cards[card] !== undefined && (becomesItem(look.g, card) || becomesAlly(look.g, card));
        const gone = mayChange && !known(card);
        if (!(has || gone) || cards.indexOf(card) !== at)
          look.report(
            `${path}/cards/${side}/${at}`,
            `An Item or Ally of player ${player} belongs here, each once.`,
            '2e.interaction.exchange',
          );
      });
    });
  },
  combat(look, path, f) {
    look.player(`${path}/attacker`, f.attacker);
    const offBoard = f.space === '' && look.state.players[f.attacker]?.hero.space === null;
    if (!offBoard) look.space(`${path}/space`, f.space);
    look.cards(`${path}/attacked`, f.attacked, sorts.character);
    look.cards(`${path}/extra`, f.extra, sorts.character);
    look.players(`${path}/rolled`, f.rolled);
    checkOpponent(look, `${path}/opponent`, f);
    const { opponent } = f;
    for (const list of ['rolled', 'activations'] as const)
      f[list].forEach((one, at) => {
        if (!hasFoughtIn(look.g, f, one))
          look.report(`${path}/${list}/${at}`, `Player ${one} does not fight here.`);
      });
    if (f.escapeTarget !== null && opponent.is !== 'hero')
      look.report(`${path}/escapeTarget`, 'Only a Hero rolls for what an escape must reach.');
    const early = f.step !== 'round' && upTo(look, f, 'round');
    if (early && f.round > 0) look.report(`${path}/round`, 'Before Combat is before the first round.');
    if (!early && f.step !== 'round' && f.round === 0 && upTo(look, f, 'again'))
      look.report(`${path}/round`, 'A round is under way: rounds are counted from 1.', '2e.combat.phases');
  },
  escape: nothing,
  phase(look, path, f, at) {
    const attacker = fightBelow(look, at)?.attacker;
    if (attacker !== undefined && f.player !== attacker)
      look.report(`${path}/player`, `Player ${attacker} acts in this combat.`);
    const against = fightBelow(look, at)?.opponent.is;
    if (f.target !== null && (against !== 'hero' || upTo(look, f, 'target')))
      look.report(
        `${path}/target`,
        'Only a Hero that has rolled in defense sets a target.',
        '2e.hero-combat.target',
      );
    if (f.step === 'act' && f.act !== null)
      look.report(`${path}/act`, 'What is done in this phase is not chosen yet.', '2e.combat.phases');
    if (f.by !== '') look.card(`${path}/by`, f.by, sorts.character);
    else if (f.act !== null || (!upTo(look, f, 'act') && upTo(look, f, 'outcome')))
      look.report(
        `${path}/by`,
        'This must name the Hero or Ally that attacks or defends.',
        '2e.combat.phases',
      );
  },
  'granted-attack': (look, path, f) => {
    look.card(`${path}/by`, f.by, sorts.character);
    effectAt(look, path, f, 'attack');
  },
  roll: (look, path, f) => {
    look.card(`${path}/by`, f.by, sorts.character);
    const rolled = f.step === 'after' || f.step === 'total';
    if (f.dice.length !== 2 && (f.dice.length > 0 || (rolled && f.forced === null)))
      look.report(`${path}/dice`, 'Two dice are rolled.', '2e.dice.use');
    else if (f.step === 'before' && f.dice.length > 0) look.report(`${path}/dice`, 'Nothing is rolled yet.');
  },
  harm(look, path, f) {
    look.card(`${path}/target`, f.target, sorts.character);
    if (f.by !== null) look.card(`${path}/by`, f.by, sorts.any);
    const owner = look.ownerOf(f.target);
    if (owner !== null && owner !== f.player)
      look.report(`${path}/player`, `${f.target} is of player ${owner}, who decides about harm to it.`);
  },
  knockout(look, path, f, at) {
    const below = look.state.frames[at - 1];
    if (below?.kind === 'harm' && (below as frames.HarmFrame).player !== f.player)
      look.report(`${path}/player`, 'The harm below knocks out its own player.', '2e.knockout.threshold');
  },
  spoils(look, path, f, at) {
    const below = look.state.frames[at - 1];
    look.player(`${path}/loser`, f.loser);
    if (f.loser === f.player) look.report(`${path}/loser`, 'Winner and loser are two players.');
    else if (below?.kind === 'knockout' && (below as frames.KnockoutFrame).player !== f.loser)
      look.report(
        `${path}/loser`,
        'The loser is the player whose Hero is knocked out.',
        '2e.hero-combat.spoils',
      );
  },
  market(look, path, f, at) {
    const { towns } = look.content.board;
    const here = towns.find((town) => town.id === f.town);
    if (here === undefined)
      look.report(
        `${path}/town`,
        `There is no town ${show(f.town)}; there are ${towns.map((town) => town.id).join(', ')}.`,
      );
    // A card that is being carried out may have moved the Hero. The step ends as soon as the card is done.
    else if (
      (look.state.frames[at - 1] as Partial<frames.TurnFrame> | undefined)?.player === f.player &&
      look.state.players[f.player]?.hero.space !== here.space &&
      !look.state.frames.slice(at + 1).some(({ kind }) => isBaseKind(kind))
    )
      look.report(
        `${path}/town`,
        `The Hero of player ${f.player} is not in ${f.town}: the Market step is taken in the town where it is.`,
        '2e.market.town-only',
      );
  },
  experience(look, path, f) {
    const buying = !upTo(look, f, 'choose') && f.step !== '';
    if (buying !== (f.bonus !== null))
      look.report(
        `${path}/bonus`,
        buying ? 'The counter that is being bought should be named here.' : 'Nothing is being bought.',
      );
    if (f.step === 'pay' ? f.due <= 0 : f.step === 'change' ? f.due >= 0 : !buying && f.due !== 0)
      look.report(
        `${path}/due`,
        f.step === 'pay'
          ? 'Something is still to be paid.'
          : f.step === 'change'
            ? 'Change is due.'
            : 'Nothing is due.',
      );
    const held = look.state.players[f.player]?.counters;
    if (held && buying && f.bonus !== null) {
      const refused = refuseBonus(look.g, f.player, f.bonus);
      if (refused !== null)
        look.report(`${path}/bonus`, 'The Hero may have no more of this counter.', refused.rule);
    }
    if (!held || f.step !== 'pay') return;
    const points = colors.reduce((sum, color) => sum + held[color] * pointsOf[color], 0);
    if (f.due > points)
      look.report(
        `${path}/due`,
        `The player has counters worth ${points} points to pay with.`,
        '2e.experience.exchange',
      );
  },
  effects(look, path, f, at) {
    const below = look.state.frames[at - 1];
    if (
      below?.kind === 'combat' &&
      f.list === `${f.card}#reward` &&
      below.step !== rewardStep(look.g, below as frames.CombatFrame)
    )
      look.report(`${path}/list`, 'A reward is received once the combat is won.', '2e.defeat.reward');
    look.openCard(`${path}/card`, f.card, sorts.any);
    if (look.card(`${path}/bearer`, f.bearer, sorts.character)) ofPlayer(look, path, f);
    ownList(look, path, f.card, f.list);
    // After the last effect the frame is about to find the end of the list.
    if (f.step === 'next' && f.at === look.content.lists[f.list]?.length) return;
    const effect = effectAt(look, path, f);
    if (effect !== null) checkPending(look, `${path}/pending`, f, effect);
  },
};

function checkOpponent(look: Look, path: string, f: frames.CombatFrame): void {
  const { opponent } = f;
  if (opponent.is === 'hero') {
    look.player(`${path}/player`, opponent.player);
    if (opponent.player === f.attacker) look.report(`${path}/player`, 'No Hero fights itself.');
    return;
  }
  if (opponent.is === 'foe') {
    look.openCard(`${path}/card`, opponent.card, sorts.any);
    ownList(look, path, opponent.card, opponent.list);
    effectAt(look, path, opponent, 'fight');
    return;
  }
  look.openCard(`${path}/card`, opponent.card, sorts.challenge);
  // After a victory the reward may have moved the card; after a defeat the card has left.
  if (!upTo(look, f, 'again') || isLost(look, f)) return;
  const onTrack = look.state.track.some((entry) => entry?.card === opponent.card);
  // A card may make a Hero face a Challenge from any place, also from the track.
  if (opponent.from === 'deck' || (opponent.from === 'card' && !onTrack))
    look.onTable(`${path}/card`, opponent.card);
  else if (!onTrack)
    look.report(`${path}/from`, `${opponent.card} is not on the track.`, '2e.undefeated.attempt');
}

/** A market card lies on the table only while the effect that drew it is carried out and lists it. */
export function checkDrawn(look: Look): void {
  const { frames, revealed } = look.state;
  const byEffects = frames.flatMap((f) =>
    isBaseKind(f.kind) && f.kind === 'effects' && dueIn(look, f as frames.EffectsFrame)?.do === 'draw-market'
      ? (f as frames.EffectsFrame).pending
      : [],
  );
  const drawn = [...byEffects, ...marketCardsDrawn(look.g)];
  revealed.forEach((card, at) => {
    if (!look.content.decks.market.includes(card)) return;
    if (drawn.filter((other) => other === card).length !== 1)
      look.report(
        `revealed/${at}`,
        `${card} is a market card: it lies on the table only among the cards that an effect under way has drawn.`,
      );
  });
}
