import {
  type AnyAction,
  actionCode,
  type Game,
  type GameTypes,
  InvalidArgumentError,
  viewerOf,
} from '../kernel/index.js';
import type { SecondEditionTypes } from '../second-edition/types.js';
import type { ThirdEditionTypes } from '../third-edition/types.js';
import { type Merging, mostOutcomes, numbered, outcomeAt, outcomesIn } from './chance.js';
import type { AnyRuleset, LearningEdition } from './edition.js';
import { assertView, informationKey, informationState } from './information.js';
import { type Numbering, numberActions } from './numbering.js';
import { type AnySeen, type Look, type Observer, observerOf } from './observation.js';
import { readBeginning, readLearning, rulesetIn } from './options.js';
import { winOrLose } from './returns.js';
import { secondEdition } from './second-edition/edition.js';
import { thirdEdition } from './third-edition/edition.js';
import type { LearningGame, LearningSettings, SecondEditionLearning, ThirdEditionLearning } from './types.js';

/* Games for learners: a ruleset with numbers for everything. */

/**
 * A game to learn, of either edition with any of its modules or scenarios, or of an author's rules.
 *
 * @param options - those of `createGame` without chance, which `newGame` takes
 * @throws InvalidOptionsError, UnknownRulesetError like `createGame`, and if a module does not declare the values of
 * its action parameters
 *
 * @example
 * ```ts
 * const game = learningGame({ players: 2 });
 * let state = game.newGame({ seed: 'tamalir' });
 * while (game.playerToMove(state) !== 'over') state = game.step(state, choose(game.legalIndices(state)));
 * game.returns(state); // [1, -1]
 * ```
 */
export function learningGame(options: ThirdEditionLearning): LearningGame<ThirdEditionTypes>;
export function learningGame(options: SecondEditionLearning): LearningGame<SecondEditionTypes>;
// biome-ignore lint/suspicious/noExplicitAny: the signatures above say which types go together
export function learningGame(given: SecondEditionLearning | ThirdEditionLearning): LearningGame<any> {
  const options = readLearning(given);
  const { ruleset: own, returns, score, ...setting } = options;
  const ruleset: AnyRuleset = own ?? rulesetIn(options);
  const isThird = ruleset.rules.edition === 'third-edition';
  if (own !== undefined && isThird) Object.assign(setting, { scenario: ruleset.rules.moduleIds[0] });
  // Wrong options are reported here, not at the first game.
  const players: number = ruleset.createGame({ ...setting, chance: 'manual' }).players.length;
  const edition = isThird ? thirdEdition : secondEdition;
  const { rules } = ruleset;
  const numbering = numberActions(rules, players, edition);
  const observer = observerOf(edition.blocks(rules, players));
  const table: Table = { ruleset, players };
  return {
    ...actionsOf(table, numbering),
    ...chanceOf(table),
    ...worthOf(table, edition, { returns, score }),
    ...knowledgeOf(table, edition, observer),
    ruleset,
    players,
    newGame: (beginning) => ruleset.createGame({ ...setting, ...readBeginning(beginning) }),
    playerToMove: (state) => moverIn(table, state),
    step(state, index, player) {
      // Only a player's own actions have numbers for that player: outcomes of chance may be hidden.
      const action = actionAt(table, numbering, index, player === undefined ? state : undefined);
      return ruleset.apply(state, action, player === undefined ? {} : { by: player });
    },
  };
}

interface Table {
  readonly ruleset: AnyRuleset;
  readonly players: number;
}

function mover(g: Game): number | 'chance' | 'over' {
  const waiting = g.waiting();
  if (waiting === null) return 'over';
  const { step, f } = waiting;
  return step.does === 'chance' ? 'chance' : step.actor(g, f);
}

/**
 * The mover in a state or view of this game.
 *
 * @throws InvalidStateError for a wrong state; InvalidArgumentError for another number of players, as actions would
 * have other numbers
 */
function moverIn({ ruleset, players }: Table, state: AnySeen): number | 'chance' | 'over' {
  const moves = ruleset.ask(state, mover as never) as never;
  if (state.players.length === players) return moves;
  throw new InvalidArgumentError(
    `This game to learn is one of ${players} players, and this state has ${state.players.length}.`,
  );
}

function actionAt(table: Table, numbering: Numbering, index: number, state: AnySeen | undefined): AnyAction {
  if (typeof index !== 'number') throw new InvalidArgumentError('Actions and outcomes have whole numbers.');
  if (state === undefined || moverIn(table, state) !== 'chance') return numbering.actionOf(index);
  const outcomes = table.ruleset.chanceOutcomes(state);
  const outcome = outcomes[index];
  if (outcome === undefined)
    throw new InvalidArgumentError(
      `Chance has ${outcomes.length} outcomes here, numbered from 0: there is no ${index}.`,
    );
  return outcome.action;
}

function actionsOf(table: Table, numbering: Numbering) {
  const { ruleset } = table;
  const { size } = numbering;

  function visit(state: AnySeen, player: number | undefined, found: (index: number) => void): void {
    const moves = moverIn(table, state);
    const whose = player === undefined ? moves : player;
    if (whose === 'chance' || whose === 'over') return;
    for (const action of ruleset.legalActions(state, whose)) {
      const index = numbering.indexOf(action);
      // More gold or dice than are numbered are never required.
      if (index >= 0) found(index);
    }
  }

  return {
    numActions: size,
    numbering: numbering.version,
    kinds: numbering.kinds,
    legalIndices(state: AnySeen, player?: number): number[] {
      const legal: number[] = [];
      visit(state, player, (index) => legal.push(index));
      return legal.sort((a, b) => a - b);
    },
    legalMask(state: AnySeen, player?: number, into?: Uint8Array): Uint8Array {
      const mask = cleared(into, size, Uint8Array);
      visit(state, player, (index) => {
        mask[index] = 1;
      });
      return mask;
    },
    actionIndex(action: AnyAction, state?: AnySeen): number {
      // A value without a code is not an action; it is refused with a reason.
      actionCode(action);
      if (state !== undefined && moverIn(table, state) === 'chance')
        return outcomeIndex(ruleset, state, action);
      const index = numbering.indexOf(action);
      if (index >= 0) return index;
      throw new InvalidArgumentError(whyNot(numbering, action));
    },
    actionOf: (index: number, state?: AnySeen): AnyAction => actionAt(table, numbering, index, state),
  };
}

function outcomeIndex(ruleset: AnyRuleset, state: AnySeen, action: AnyAction): number {
  const code = actionCode(inOrder(action));
  const index = ruleset.chanceOutcomes(state).findIndex((outcome) => actionCode(outcome.action) === code);
  if (index >= 0) return index;
  throw new InvalidArgumentError(`${code} is nothing that chance may answer here.`);
}

const inOrder = (action: AnyAction): AnyAction =>
  action.type === 'chance/roll' && Array.isArray(action.dice)
    ? { ...action, dice: [...action.dice].sort((a, b) => a - b) }
    : action;

function whyNot({ kinds }: Numbering, action: AnyAction): string {
  const kind = kinds.find(({ type }) => type === action.type);
  if (kind === undefined) return `"${String(action.type).slice(0, 60)}" is no kind of action of these rules.`;
  return `${actionCode(action).slice(0, 200)} has no number: the values of ${kind.axes.map(({ of }) => of.join(' with ')).join(', ')} that have one stand in \`kinds\`.`;
}

function fits(into: unknown, kind: new (size: number) => Uint8Array | Float32Array, size: number): boolean {
  try {
    return into instanceof kind && into.length === size;
  } catch {
    return false;
  }
}

function cleared<A extends Uint8Array | Float32Array>(
  into: A | undefined,
  size: number,
  kind: new (size: number) => A,
): A {
  if (into === undefined) return new kind(size);
  if (!fits(into, kind, size))
    throw new InvalidArgumentError(`What is written to is a ${kind.name} of ${size}.`);
  into.fill(0);
  return into;
}

function chanceOf(table: Table) {
  const chanceOutcomes = (state: AnySeen, merging?: Merging) => {
    moverIn(table, state);
    return outcomesIn(table.ruleset, state, merging);
  };
  return {
    maxChanceOutcomes: mostOutcomes,
    chanceOutcomes,
    sampleChance(state: AnySeen, random: number): number {
      moverIn(table, state);
      return outcomeAt(numbered(table.ruleset, state), random).index;
    },
  };
}

function worthOf(
  table: Table,
  edition: LearningEdition,
  { returns: ended = winOrLose, score }: Pick<LearningSettings<GameTypes>, 'returns' | 'score'>,
) {
  const { ruleset, players } = table;
  const outcomeOf = (state: AnySeen) => {
    moverIn(table, state);
    return ruleset.outcome(state);
  };
  const returns = (state: AnySeen): readonly number[] => {
    const outcome = outcomeOf(state);
    if (outcome === null) return Array.from({ length: players }, () => 0);
    const got = ended(outcome, players);
    if (Array.isArray(got) && got.length === players && got.every(Number.isFinite)) return got;
    throw new InvalidArgumentError(`Returns of your own are a number for each of ${players} players.`);
  };
  return {
    outcome: outcomeOf,
    returns,
    scoreOf(state: AnySeen, player: number): number {
      const outcome = outcomeOf(state);
      if (!(Number.isInteger(player) && player >= 0 && player < players))
        throw new InvalidArgumentError(`Players are 0 to ${players - 1}.`);
      if (outcome !== null) return returns(state)[player] as number;
      if (score !== undefined) return score(state, player);
      const points = edition.points(state, player, ruleset.rules.content);
      return points / (points + edition.halfway);
    },
  };
}

function knowledgeOf(table: Table, edition: LearningEdition, { layout, write }: Observer) {
  const { players } = table;
  const seen = (view: AnySeen): AnySeen => {
    moverIn(table, view);
    assertView(view);
    return view;
  };
  return {
    layout,
    informationState: (view: AnySeen): string => informationState(seen(view)),
    informationKey: (view: AnySeen): string => informationKey(seen(view), edition),
    observation(view: AnySeen, into?: Float32Array): Float32Array {
      const mover = moverIn(table, seen(view));
      const out = cleared<Float32Array>(into, layout.size, Float32Array);
      const own = viewerOf(view as never) ?? 0;
      const look: Look = {
        view,
        players,
        mover,
        seat: (player) => (player - own + players) % players,
        player: (seat) => (seat + own) % players,
      };
      write(look, out);
      return out;
    },
  };
}
