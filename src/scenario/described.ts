import type * as z from 'zod';
import { readContent } from '../kernel/content/reading.js';
import { readForm } from '../kernel/content/wording.js';
import {
  EngineError,
  type Envelope,
  freezeJson,
  Game,
  type GameEvent,
  InvalidScenarioError,
  type Owned,
  type Problem,
  type Rules,
  type Source,
  sourceFrom,
  UnknownRulesetError,
  under,
  wordsOfSeed,
} from '../kernel/index.js';
import { problemsOfSeats } from '../kernel/problems.js';
import { problemsOfForm } from './form-problems.js';
import { arrangeModules, type SaidOfModules } from './of-modules.js';
import { seatsOf } from './schema.js';
import { asWritten, type Described, type Wording } from './written.js';

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidScenarioError(problems);
}

/**
 * The problems of a scenario; `lay` lays it out or throws.
 * @param named - the path of the rules in a scenario, such as `game/modules`
 */
export function problemsIn(lay: () => unknown, named: string): readonly Problem[] {
  try {
    lay();
    return [];
  } catch (error) {
    if (error instanceof InvalidScenarioError) return error.problems;
    if (error instanceof UnknownRulesetError) {
      const { reason: message, rule } = error;
      return [{ path: named, message, ...(rule ? { rule } : {}) }];
    }
    if (error instanceof EngineError) return [{ path: 'game', message: error.message }];
    throw error;
  }
}

interface SaidOfChance {
  readonly chance?: string | undefined;
  readonly seed?: string | number | undefined;
}

/** Gives a state seeded or manual chance, as the scenario says. Returns the generator, or `null`. */
function giveChance(state: Owned<Envelope>, { chance, seed }: SaidOfChance): Source | null {
  const seeded = (chance ?? (seed === undefined ? 'manual' : 'seeded')) === 'seeded';
  const source = seeded ? sourceFrom(wordsOfSeed(seed ?? 'scenario')) : null;
  state.chance = {
    mode: seeded ? 'seeded' : 'manual',
    generator: source ? source.words() : null,
    answered: 0,
    trail: 0,
  };
  return source;
}

export interface ScenarioParts<S extends Envelope, C, T extends Described, R> {
  readonly edition: string;
  /** Its name for people. */
  readonly title: string;
  readonly schema: z.ZodType<T>;
  named(scenario: T): R;
  readonly wording: Wording;
  impossible(scenario: T, rules: Rules<S, C>): readonly Problem[];
  /** Lays out the table, without frames. */
  arrange(scenario: T, rules: Rules<S, C>): Owned<S>;
  /** Adds the frames of what is going on. Each list of problems is refused before the next is looked for. */
  readonly setGoing: readonly ((g: Game<S, C>, scenario: T) => readonly Problem[])[];
  problemsOfState(state: unknown, rules: Rules<S, C>): readonly Problem[];
}

interface RulesetOf<S extends Envelope, C> {
  readonly rules: Rules<S, C>;
  createGame(options: never): unknown;
  brokenInvariants(state: never): readonly Problem[];
}

/** Lays a scenario out and plays up to its first decision; adds to `events`. */
export function layOutScenario<
  S extends Envelope,
  C,
  T extends Described & {
    readonly game: SaidOfChance & SaidOfModules & { readonly players: number | object[] };
  },
  R extends RulesetOf<S, C>,
>(
  parts: ScenarioParts<S, C, T, R>,
  scenario: T,
  ruleset: R | undefined,
  events: GameEvent[] | null,
): ReturnType<R['createGame']> {
  // One copy is both checked and laid out, so no getter can change it between, and no endless value gets further.
  const { value, problems: unreadable } = readContent(scenario);
  refuse(unreadable);
  const read = readForm(parts.schema, value);
  if (!read.success) throw new InvalidScenarioError(problemsOfForm(read.error.issues));
  const described = read.data;
  const chosen = ruleset === undefined ? parts.named(described) : asserted(ruleset, parts);
  const { rules } = chosen;
  const seated = problemsOfSeats(rules, seatsOf(described.game).length);
  refuse([...seated.map((problem) => under('game', problem)), ...parts.impossible(described, rules)]);

  const told = asWritten(described, parts.wording);
  const state = parts.arrange(described, rules);
  const source = giveChance(state as Owned<Envelope>, described.game);
  const table = new Game<S, C>(rules, state as S, null, source);
  refuse(arrangeModules(table, described.game));
  for (const set of parts.setGoing) refuse(set(table, described));
  // Frames from outside are checked before a rule meets them.
  if ('stack' in (described.given ?? {})) refuse(parts.problemsOfState(state, rules).map(told));
  refuse(chosen.brokenInvariants(state as never).map(told));
  // Laying out emits no events; what follows does.
  new Game<S, C>(rules, state as S, events, source).run();
  if (source) (state as Owned<Envelope>).chance.generator = source.words();
  // The result must pass the checks of saves.
  refuse(parts.problemsOfState(state, rules).map(told));
  return freezeJson(state) as ReturnType<R['createGame']>;
}

/** Without types, a caller may pass anything. */
function asserted<R>(
  ruleset: R,
  { edition, title }: { readonly edition: string; readonly title: string },
): R {
  const { rules, brokenInvariants } = (ruleset ?? {}) as Partial<RulesetOf<Envelope, unknown>>;
  if (rules?.edition === edition && typeof brokenInvariants === 'function') return ruleset;
  throw new UnknownRulesetError(
    `This is no ruleset of ${title}: pass one that composeRuleset or rulesetOf has made, or none.`,
  );
}
