import { forbid, type Json, override, type Problem, type Refusal } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { playerState } from '../../base/cards.js';
import { turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import type { MovementFrame } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import { diceRule, movementDice, unalteredDice } from '../../base/movement-dice.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';

/* The number of dice depends on where and how the turn began. Changes of cards come on top. */

export const ID = 'advanced-runebound';

/** The beginning of the turn under way. */
export interface Beginning {
  /** Whether it is its player's first turn of the game (adv.first-turn.only). */
  readonly first: boolean;
  /** The space of its Hero then; `null` if the figure was not on the board yet. */
  readonly space: SpaceId | null;
}

export const beginning = (g: G): Beginning | null =>
  (g.state.ext[ID] as unknown as { readonly began: Beginning | null }).began;

/** A first turn begins with a figure that is not on the board yet (2e.movement.first-turn-placement). Recorded before it is placed. */
export const rememberBeginning = onEvent(turnBegan, (g, { player }) => {
  const { space } = playerAt(g, player).hero;
  (g.state.ext[ID] as unknown as { began: Beginning }).began = { first: space === null, space };
});

export const beginTurn = (g: G, began: Json): void => {
  (g.state.ext[ID] as unknown as { began: Json }).began = began;
};

export const describeBeginning = (g: G): object => {
  const began = beginning(g);
  return began === null ? {} : { began };
};

export function problemsOfBeginning(began: Json | undefined): readonly Problem[] {
  if (began === null) return [];
  const { first, space } = (typeof began === 'object' ? began : {}) as Partial<Beginning>;
  return typeof first === 'boolean' && (space === null || typeof space === 'string')
    ? []
    : [
        {
          path: 'began',
          message: 'How the turn began is null, or says whether it is a first one and where.',
        },
      ];
}

/** The dice by number of players and place in turn order. Places that are not listed roll five; so does a single player. */
const firstTurnDice: readonly (readonly number[])[] = [
  [],
  // adv.first-turn.two-players
  [4],
  // adv.first-turn.three-players
  [3, 4],
  // adv.first-turn.four-plus-players
  [2, 3, 4],
];

/** The place in turn order, counted from the starting player (adv.first-turn.depends-on). */
function diceOfFirstTurn(g: G, player: number): number {
  const players = g.state.players.length;
  const place = (player - g.state.starting + players) % players;
  return firstTurnDice[Math.min(players, 4) - 1]?.[place] ?? 5;
}

const isFirst = (g: G): boolean => beginning(g)?.first === true;

/** The rule for a first turn, by the number of players. */
const firstTurnRule = (players: number): RuleId =>
  players <= 2
    ? 'adv.first-turn.two-players'
    : players === 3
      ? 'adv.first-turn.three-players'
      : 'adv.first-turn.four-plus-players';

export const movementOverrides = [
  // After the first turn: five dice in a town or without exhaustion, else four (adv.movement.exhaustion-counts, adv.movement.five-dice).
  override(unalteredDice, () => (g, player) => {
    if (isFirst(g)) return diceOfFirstTurn(g, player);
    const { hero } = playerState(g, player);
    const from = beginning(g)?.space ?? hero.space;
    return townAt(g, from) !== null || hero.exhaustion === 0 ? 5 : 4;
  }),
  override(
    diceRule,
    () => (g, player) =>
      isFirst(g)
        ? firstTurnRule(g.state.players.length)
        : unalteredDice(g, player) < 5
          ? 'adv.movement.exhaustion-counts'
          : 'adv.movement.five-dice',
  ),
];

/** Rolling all the dice of a first turn is not resting, however few they are (adv.first-turn.depends-on). */
export const refuseFirstRest = (
  g: G,
  { player }: MovementFrame,
  { dice }: { readonly dice: number },
): Refusal | null =>
  isFirst(g) && dice >= movementDice(g, player)
    ? forbid(
        'adv.first-turn.depends-on',
        'To roll all the dice of a first turn is not to rest: roll them, or rest with fewer.',
      )
    : null;
