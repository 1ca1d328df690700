import { type ActionOf, and, type Frame, forbid, ofSort, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/index.js';
import { changeOf } from '../abilities/modifiers.js';
import { runTriggers } from '../abilities/triggers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { stepsFrom } from './board.js';
import { playerState } from './cards.js';
import { characterIn, partyOf } from './characters.js';
import {
  harmHealed,
  heroMoved,
  heroPlaced,
  movementDiceChosen,
  movementFinished,
  movementRestEnded,
  movementRested,
  movementRolled,
  movementStayed,
  movementStopped,
} from './facts/index.js';
import { type FreeMoveFrame, freeMove, type MovementFrame, movement } from './frames.js';
import { terrainAt } from './ground.js';
import type { Character, SpaceId } from './state.js';
import { action, auto, chance, decide, type G, question, steps, verb } from './vocabulary.js';

/* Step 2: Movement. Moving is not compulsory (2e.movement.optional). */

/** Five dice while the whole party is unhurt (2e.movement.dice-unhurt), else four at most (2e.movement.dice-hurt). */
export const unalteredDice = question(
  'how many movement dice before cards change it',
  (g: G, player: number): number =>
    isHurt(playerState(g, player).hero) || playerState(g, player).allies.some(isHurt) ? 4 : 5,
);

const isHurt = ({ wounds, exhaustion }: Character): boolean => wounds > 0 || exhaustion > 0;

/** The rule that sets this number; what cards add to it and take from it makes nobody hurt or unhurt. */
export const diceRule = question(
  'which rule sets the number of movement dice',
  (g: G, player: number): RuleId =>
    unalteredDice(g, player) < 5 ? '2e.movement.dice-hurt' : '2e.movement.dice-unhurt',
);

/** The movement dice on the table that a card may have rolled again: those rolled for moving that are not used yet. */
export const diceOnTable = question(
  'which movement dice lie on the table',
  (g: G): number[] | null => g.find(movement)?.dice ?? null,
);

/** The occasion of every decision in which rolled movement dice lie on the table, to be used for one thing or another. */
export const DICE_TO_USE = 'movement dice to use';

/** A frame in which they lie. */
export interface DiceFrame extends Frame {
  /** Whose dice they are. */
  readonly player: number;
  /** Faces of the dice not used yet. */
  dice: number[];
}

/** Something that is offered on that occasion, and can be done now. */
export const diceServeElse = question(
  'whether movement dice on the table are good for something else',
  (_g: G, _player: number, _dice: readonly number[]): boolean => false,
);

/** So many dice are numbered by those who number all actions. The rules set no bound: cards could add any number. */
export const MOST_MOVEMENT_DICE = 12;

/** With what cards add and take away. */
export const movementDice = question('how many movement dice at most', (g: G, player: number): number =>
  Math.max(
    0,
    unalteredDice(g, player) + changeOf(g, 'movement-dice', player, playerState(g, player).hero.card),
  ),
);

/** So many dice are more than a Hero may roll: the rule that sets the number, and what cards make of it if they do. */
function tooManyDice(g: G, player: number, most: number) {
  const rule = diceRule(g, player);
  return most === unalteredDice(g, player)
    ? forbid(rule)
    : forbid(rule, () => why`With the cards in play you roll ${most} movement dice at most.`);
}

/** Resting is counted from four dice (2e.movement.rest). */
const RESTED_FROM = 4;

/** So many dice a Hero without wounds has (2e.movement.dice-unhurt). */
const UNHURT = 5;

/** Roll all the dice, or four of them. */
export const rollDice = action<MovementFrame>()(
  'move/roll',
  { dice: 'integer' },
  {
    moment: '2e.dice.movement-use',
    exact: true,
    ranges: [{ of: ['dice'], values: () => Array.from({ length: MOST_MOVEMENT_DICE }, (_, at) => [at + 1]) }],
    candidates(g, f, add) {
      const most = movementDice(g, f.player);
      const least = Math.max(1, Math.min(most, RESTED_FROM));
      for (let dice = most; dice >= least; dice--) add({ type: 'move/roll', dice });
    },
    // Who is hurt wants to know why there are not as many dice as before.
    tries(g, f, add) {
      const most = movementDice(g, f.player);
      for (let dice = Math.max(most, UNHURT); dice >= Math.min(most, RESTED_FROM); dice--)
        add({ type: 'move/roll', dice });
    },
    refuse(g, f, { dice }) {
      const most = movementDice(g, f.player);
      if (dice > most) return tooManyDice(g, f.player, most);
      if (dice < 1 || dice < Math.min(most, RESTED_FROM))
        return forbid('2e.movement.rest', 'To roll fewer than four dice, rest.');
      return null;
    },
    run(g, f, { dice }) {
      f.rolling = dice;
      g.emit(movementDiceChosen, { player: f.player, dice, rule: '2e.dice.movement-use' });
      g.goto(f, 'roll');
    },
  },
);

/** Rest: roll fewer than four dice, and discard as many exhaustion counters as dice are given up (2e.movement.rest-discard). */
export const rest = action<MovementFrame>()(
  'move/rest',
  { dice: 'integer' },
  {
    moment: '2e.movement.rest-before-roll',
    exact: true,
    ranges: [{ of: ['dice'], values: () => Array.from({ length: RESTED_FROM }, (_, dice) => [dice]) }],
    candidates(g, f, add) {
      for (let dice = Math.min(RESTED_FROM - 1, movementDice(g, f.player)); dice >= 0; dice--)
        add({ type: 'move/rest', dice });
    },
    tries(_g, _f, add) {
      for (let dice = RESTED_FROM - 1; dice >= 0; dice--) add({ type: 'move/rest', dice });
    },
    refuse(g, f, { dice }) {
      if (dice < 0 || dice >= RESTED_FROM) return forbid('2e.movement.rest');
      const most = movementDice(g, f.player);
      return dice > most ? tooManyDice(g, f.player, most) : null;
    },
    run(g, f, { dice }) {
      f.rolling = dice;
      f.rest = RESTED_FROM - dice;
      g.emit(movementRested, { player: f.player, dice, rule: '2e.movement.rest' });
      g.goto(f, 'rest');
    },
  },
);

/** Move into an adjacent space instead of rolling, whatever its terrain (2e.movement.step-instead-of-roll). */
const moveAdjacent = action<MovementFrame>()(
  'move/adjacent',
  { to: 'id' },
  {
    moment: '2e.movement.step-instead-of-roll',
    exact: true,
    candidates(g, f, add) {
      if (f.rest > 0) return;
      for (const to of neighbours(g, f.player))
        if (refuseEnter(g, f.player, to) === null) add({ type: 'move/adjacent', to });
    },
    tries(g, f, add) {
      for (const to of neighbours(g, f.player)) add({ type: 'move/adjacent', to });
    },
    refuse(g, f, { to }) {
      return (
        refuseSpace(g, f.player, to, '2e.movement.step-instead-of-roll') ??
        (f.rest > 0 ? forbid('2e.movement.step-not-resting') : null)
      );
    },
    run(g, f, { to }) {
      enterSpace(g, f.player, to, '2e.movement.step-instead-of-roll');
      g.goto(f, 'after');
    },
  },
);

/** Stay where the Hero is: its movement ends there (2e.movement.staying-ends-movement). */
export const stay = action<MovementFrame>()(
  'move/stay',
  {},
  {
    moment: '2e.movement.optional',
    run(g, f) {
      g.emit(movementStayed, { player: f.player, rule: '2e.movement.staying-ends-movement' });
      g.goto(f, 'after');
    },
  },
);

/** Discard one exhaustion counter by resting, from the Hero or any Ally (2e.movement.rest-split, 2e.movement.rest-exhaustion-only). */
const recover = action<MovementFrame>()(
  'rest/discard',
  { character: 'id' },
  {
    moment: '2e.movement.rest-before-roll',
    candidates(g, f, add) {
      for (const { card } of partyOf(g, f.player)) add({ type: 'rest/discard', character: card });
    },
    refuse(g, f, { character }) {
      const who = characterIn(playerState(g, f.player), character);
      if (!who) return forbid('2e.movement.rest-split', 'Name your Hero or one of your Allies.');
      return who.exhaustion > 0
        ? null
        : forbid('2e.movement.rest-exhaustion-only', () => why`${character} has no exhaustion counter.`);
    },
    run(g, f, { character }) {
      const who = characterIn(playerState(g, f.player), character);
      if (!who) return;
      who.exhaustion -= 1;
      f.rest -= 1;
      g.emit(harmHealed, {
        player: f.player,
        character,
        wounds: 0,
        exhaustion: 1,
        rule: '2e.movement.rest-discard',
      });
    },
  },
);

/** Fewer counters than allowed may be discarded, or none. */
const stopResting = action<MovementFrame>()(
  'rest/done',
  {},
  {
    moment: '2e.movement.rest-discard',
    run(g, f) {
      g.emit(movementRestEnded, { player: f.player, rule: '2e.movement.rest-discard' });
      g.next(f);
    },
  },
);

/**
 * Enter an adjacent space with a die that shows its terrain (2e.movement.symbol-one-space). `die` is the face the die shows.
 * A town may be entered with any die (2e.board.towns-wild, 2e.movement.town-any-symbol).
 * One symbol of each die is used at most, in any order (2e.movement.one-symbol-per-die, 2e.movement.dice-any-order).
 */
const step = action<MovementFrame>()(
  'move/step',
  { to: 'id', die: 'integer' },
  {
    moment: '2e.movement.symbol-one-space',
    exact: true,
    candidates(g, f, add) {
      const { dice } = f;
      for (const to of neighbours(g, f.player)) {
        const faces = entryFaces(g, to);
        let mayEnter: boolean | null = null;
        for (let at = 0; at < dice.length; at++) {
          const die = dice[at] as number;
          if (!faces.includes(die) || dice.indexOf(die) !== at) continue;
          mayEnter ??= refuseEnter(g, f.player, to) === null;
          if (mayEnter) add({ type: 'move/step', to, die });
        }
      }
    },
    tries(g, f, add) {
      for (const to of neighbours(g, f.player))
        for (const die of new Set(f.dice)) add({ type: 'move/step', to, die });
    },
    refuse(g, f, { to, die }) {
      const refusal = refuseSpace(g, f.player, to, '2e.movement.dice-any-order');
      if (refusal) return refusal;
      if (!f.dice.includes(die))
        return forbid('2e.movement.one-symbol-per-die', () =>
          f.dice.length === 0
            ? why`No die is left to use.`
            : why`No unused die shows ${ofSort('face', die)}; left are ${and(f.dice.map((face) => ofSort('face', face)))}.`,
        );
      return entryFaces(g, to).includes(die)
        ? null
        : forbid(
            '2e.movement.symbol-one-space',
            () =>
              why`That die shows ${and(g.content.dice[die - 1] ?? [])}; that space is ${terrainAt(g, to) ?? ''}.`,
          );
    },
    run(g, f, { to, die }) {
      f.dice.splice(f.dice.indexOf(die), 1);
      enterSpace(g, f.player, to, '2e.movement.symbol-one-space');
    },
  },
);

/** Stop here; dice not used are lost (2e.movement.not-full, 2e.movement.unused-dice-lost). */
const stop = action<MovementFrame>()(
  'move/stop',
  {},
  {
    moment: '2e.movement.not-full',
    run(g, f) {
      g.emit(movementStopped, {
        player: f.player,
        dice: [...f.dice],
        rule: f.dice.length > 0 ? '2e.movement.unused-dice-lost' : '2e.movement.not-full',
      });
      f.dice = [];
      g.next(f);
    },
  },
);

const finish = action<MovementFrame>()(
  'move/done',
  {},
  {
    moment: '2e.movement.optional',
    run(g, f) {
      g.emit(movementFinished, { player: f.player, rule: '2e.movement.optional' });
      g.next(f);
    },
  },
);

/** The spaces next to a space that a Hero can go to, all of them in play. */
export const waysFrom = question(
  'where can a hero go from here',
  (g: G, space: SpaceId): readonly SpaceId[] => g.content.board.ground.get(space)?.ways ?? nowhere,
);

/**
 * The faces of a movement die, from 1, with which a Hero may enter a space: those that show its terrain, and all for a town
 * (2e.movement.die-faces, 2e.dice.movement-symbols, 2e.dice.movement-use).
 */
export const entryFaces = question(
  'which faces allow entering a space',
  (g: G, to: SpaceId): readonly number[] => {
    const terrain = terrainAt(g, to);
    return (terrain === null ? undefined : g.content.facesOf.get(terrain)) ?? noFace;
  },
);
const noFace: readonly number[] = [];
const nowhere: readonly SpaceId[] = [];

const neighbours = (g: G, player: number): readonly SpaceId[] =>
  waysFrom(g, playerState(g, player).hero.space ?? '');

/** Why a Hero may not enter a space, whatever takes it there: its own steps, an escape or a card. Every space of the base game may be entered. */
export const refuseEnter = question(
  'may a hero enter this space',
  (_g: G, _player: number, _to: SpaceId): Refusal | null => null,
);

/** The spaces next to a space that a Hero may walk into: there is ground, and nothing refuses it. Whether a die shows that ground is another matter. */
export function walksFrom(g: G, player: number, space: SpaceId): readonly SpaceId[] {
  const ways = waysFrom(g, space);
  // Ways on the map have ground. Bots ask for thousands, and mostly nothing stands in their way.
  for (let at = 0; at < ways.length; at++)
    if (!isWalked(g, player, ways[at] as SpaceId)) return ways.filter((to) => isWalked(g, player, to));
  return ways;
}

const isWalked = (g: G, player: number, to: SpaceId): boolean =>
  terrainAt(g, to) !== null && refuseEnter(g, player, to) === null;

/** Those of some spaces that are nearest to one, by spaces of the board, whatever lies between. */
export function nearestTo(g: G, from: SpaceId, places: readonly SpaceId[]): readonly SpaceId[] {
  const distances = stepsFrom(g.content.board, from);
  const far = (space: SpaceId): number => distances.get(space) ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...places.map(far));
  return places.filter((space) => far(space) === nearest);
}

/** Only adjacent spaces in play can be entered; half spaces at the edge are not in play (2e.movement.half-spaces). */
function refuseSpace(g: G, player: number, to: SpaceId, way: RuleId) {
  const space = g.content.board.spaces[to];
  if (space?.half) return forbid('2e.movement.half-spaces');
  if (!neighbours(g, player).includes(to))
    return forbid(
      way,
      () => why`${to} is no space next to your Hero, who is in ${playerState(g, player).hero.space ?? ''}.`,
    );
  return refuseEnter(g, player, to);
}

/** Nobody and nothing on the board hinders or triggers (2e.movement.not-blocked, 2e.movement.pass-through). */
export const enterSpace = verb('enter a space', (g: G, player: number, to: SpaceId, rule: RuleId): void => {
  const { hero } = playerState(g, player);
  hero.cameFrom = hero.space;
  hero.space = to;
  g.emit(heroMoved, { player, from: hero.cameFrom, to, rule });
  runTriggers(g, 'space-entered', player);
});

/** Whether a card may set a Hero down on a space, wherever it is now. */
export const mayBePutOn = question(
  'may a card put a hero there',
  (_g: G, _player: number, _space: SpaceId, _card: string): boolean => true,
);

/**
 * Puts the figure on a space without moving there: it came from nowhere (2e.escape.move-back). A card does it, or a rule:
 * that of the first turn unless another is named.
 */
export const placeHero = verb(
  'place a hero',
  (
    g: G,
    player: number,
    to: SpaceId,
    by: string | null,
    rule: RuleId = by === null ? '2e.movement.first-turn-placement' : '2e.cards.text',
  ): void => {
    const { hero } = playerState(g, player);
    const from = hero.space;
    hero.space = to;
    hero.cameFrom = null;
    g.emit(heroPlaced, { player, from, to, by, rule });
  },
);

export const movementSteps = steps(
  movement,
  decide('choose', {
    time: 'the beginning of the Movement step',
    rule: '2e.movement.optional',
    actor: (_g, f) => f.player,
    offers: () => [useAbility, rollDice, rest, moveAdjacent, stay],
    open: true,
  }),
  // The counters resting discards go before the remaining dice are rolled (2e.movement.rest-before-roll).
  decide('rest', {
    time: 'the rest before the dice are rolled',
    rule: '2e.movement.rest-discard',
    actor: (_g, f) => f.player,
    // Who rests cannot take the one step without dice as well (2e.movement.step-not-resting).
    // Resting is no effect of a card: whoever likes may discard while it goes on (2e.limits.discard-any-time).
    open: true,
    offers: () => [recover, stopResting, moveAdjacent],
    skip: (g, f) => f.rest === 0 || partyOf(g, f.player).every((c) => c.exhaustion === 0),
  }),
  // Who rolls some dice though resting moves with them as usual (2e.movement.rest-still-moves).
  chance('roll', {
    rule: '2e.dice.movement-use',
    ask: (g, f) => ({ kind: 'roll', die: 'movement', sides: g.content.dice.length, count: f.rolling }),
    answer(g, f, answer) {
      if (answer.type !== 'chance/roll') return;
      // Dice that a card gave before the roll are kept.
      f.dice.push(...answer.dice);
      f.dice.sort((a, b) => a - b);
      if (answer.dice.length > 0)
        g.emit(movementRolled, { player: f.player, dice: [...answer.dice], rule: '2e.dice.movement-use' });
    },
  }),
  decide('walk', {
    time: 'the Movement step once the dice are rolled',
    rule: '2e.movement.symbol-one-space',
    actor: (_g, f) => f.player,
    offers: () => [step, useAbility, stop],
    occasion: DICE_TO_USE,
    open: true,
    // The last die ends the move, unless a card may still take the Hero further. Who rolled none does not move.
    skip: (g, f) => f.dice.length === 0 && (f.rolling === 0 || !usableIn(g, f.player, 'moving')),
  }),
  decide('after', {
    time: 'the end of the Movement step',
    rule: '2e.effects.owner-uses',
    actor: (_g, f) => f.player,
    offers: () => [useAbility, finish],
    open: true,
    skip: (g, f) => !usableIn(g, f.player, 'after-moving'),
  }),
);

/** One space of a move that a card grants. */
const freeStep = action<FreeMoveFrame>()(
  'move/free',
  { to: 'id' },
  {
    moment: '2e.cards.text',
    candidates(g, f, add) {
      for (const to of neighbours(g, f.player)) add({ type: 'move/free', to });
    },
    refuse(g, f, { to }) {
      const refusal = refuseSpace(g, f.player, to, '2e.cards.text');
      if (refusal) return refusal;
      const effect = g.content.lists[f.list]?.[f.at];
      const terrain = terrainAt(g, to);
      const through = effect?.do === 'move' ? effect.through : undefined;
      if (through === undefined || terrain === null || terrain === 'town' || through.includes(terrain))
        return null;
      return forbid(
        '2e.cards.text',
        () => why`The card lets you enter ${and([...through, 'towns'])} only; that space is ${terrain}.`,
      );
    },
    run(g, f, { to }) {
      f.left -= 1;
      enterSpace(g, f.player, to, '2e.cards.text');
    },
  },
);

const endFreeMove = action<FreeMoveFrame>()(
  'move/free-end',
  {},
  {
    moment: '2e.cards.text',
    run(g, f) {
      g.emit(movementStopped, { player: f.player, dice: [], rule: '2e.cards.text' });
      g.next(f);
    },
  },
);

export const freeMoveSteps = steps(
  freeMove,
  decide('step', {
    time: 'a move that a card grants',
    rule: '2e.cards.text',
    actor: (_g, f) => f.player,
    offers: () => [freeStep, endFreeMove],
    skip: (_g, f) => f.left <= 0,
  }),
  auto('done', () => undefined),
);

/** The actions of this chapter. */
export type MovementAction = ActionOf<
  | typeof rollDice
  | typeof rest
  | typeof moveAdjacent
  | typeof stay
  | typeof recover
  | typeof stopResting
  | typeof step
  | typeof stop
  | typeof finish
  | typeof freeStep
  | typeof endFreeMove
>;
