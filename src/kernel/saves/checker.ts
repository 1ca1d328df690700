import type { RuleId } from '../../register/rule-ids.js';
import type { Problem } from '../errors.js';
import { problemOfData } from '../json.js';
import type { Rules } from '../rules.js';
import type { Envelope } from '../state.js';
import { isRecord, show } from './describe-value.js';
import type { AnyLook } from './look.js';
import { problemOfVersion } from './migrations.js';
import { brokenInvariants, problemOfPlay } from './playable.js';

/* The order in which a save is checked, the same in every edition. */

/** Whether there is a rule of such an id. Callers without a register accept any id that looks like one. */
export type IsRule = (id: string) => boolean;
const anyRule: IsRule = () => true;

/** What an edition gives, so that its saves can be checked. */
export interface SaveParts<S extends Envelope, C, L extends AnyLook<S>> {
  /** The version of the state's form. */
  readonly version: number;
  /** What is wrong with the modules that a save names; `null` if they are those in force, in their order. */
  readonly modules: (
    claimed: readonly string[],
    rules: Rules<S, C>,
  ) => { readonly message: string; readonly rule?: RuleId } | null;
  /** What is said of a save that names other content. */
  readonly otherContent: (claimed: string, rules: Rules<S, C>) => string;
  /** What is wrong with the form of a state, or of a view without its `viewer`. */
  readonly form: (value: unknown, rules: Rules<S, C>, isRule: IsRule, isView: boolean) => readonly Problem[];
  /** Begins to look at a state of the right form. */
  readonly look: (state: S, rules: Rules<S, C>) => L;
  /** What is looked at then: the table first, then the frames. */
  readonly checks: readonly ((look: L) => void)[];
}

/** Checks a value from outside against a ruleset. */
export type CheckState<S extends Envelope, C> = (
  value: unknown,
  rules: Rules<S, C>,
  isRule?: IsRule,
) => readonly Problem[];

/** The checks of an edition's states. */
export interface StateChecker<S extends Envelope, C> {
  /**
   * What is wrong with a value that is offered as a state of this ruleset; empty if the game can be played on from it.
   *
   * Each check relies on those before it: that it is data at all, that it belongs to this ruleset, its form, what its parts
   * mean together, the invariants of all rules in force, and that somebody can go on. So the problems that come back are always of one sort.
   */
  readonly problemsOfState: CheckState<S, C>;
  /** What is wrong with the form of such a value: that it is data, of this ruleset, with everything in its place. */
  readonly problemsOfShape: CheckState<S, C>;
  /** The same for a view: cards that its viewer may not know are empty there. */
  readonly problemsOfView: CheckState<S, C>;
}

/** The checks of an edition's states, from the parts that it gives. */
export function stateChecker<S extends Envelope, C, L extends AnyLook<S>>(
  parts: SaveParts<S, C, L>,
): StateChecker<S, C> {
  const problemsOfShape: CheckState<S, C> = (value, rules, isRule = anyRule) => {
    const data = problemOfData(value);
    if (data !== null) return [data];
    if (!isRecord(value))
      return [{ path: '', message: `${show(value)} is no state of a game; a state is an object.` }];
    if (Object.hasOwn(value, 'viewer'))
      return [
        {
          path: 'viewer',
          message: 'This is a view, what one player may know of a game. Save the state itself.',
        },
      ];
    const version = problemOfVersion(value, parts.version);
    if (version !== null) return [version];
    const other = problemsOfRuleset(parts, value, rules);
    return atMost(other.length > 0 ? other : parts.form(value, rules, isRule, false));
  };

  const find: CheckState<S, C> = (value, rules, isRule) => {
    const form = problemsOfShape(value, rules, isRule);
    if (form.length > 0) return form;
    const state = value as S;
    const look = parts.look(state, rules);
    for (const check of parts.checks) check(look);
    if (look.problems.length > 0) return atMost(look.problems);
    const broken = brokenInvariants(state, rules);
    if (broken.length > 0) return broken;
    const stuck = problemOfPlay(state, rules);
    return stuck === null ? [] : [stuck];
  };

  return {
    problemsOfShape,
    problemsOfState(value, rules, isRule) {
      try {
        return find(value, rules, isRule);
      } catch {
        // Values that were never JSON, such as objects that throw when they are looked at.
        return [
          { path: '', message: 'This cannot be read as a save: the rules stumble over what stands in it.' },
        ];
      }
    },
    problemsOfView(value, rules, isRule = anyRule) {
      const data = problemOfData(value);
      if (data !== null) return [data];
      if (!isRecord(value)) return [{ path: '', message: `${show(value)} is no view; a view is an object.` }];
      const { viewer: _, ...rest } = value;
      return atMost(parts.form(rest, rules, isRule, true));
    },
  };
}

/** Whether a save is of this edition, with these modules and this content. */
function problemsOfRuleset<S extends Envelope, C>(
  parts: Pick<SaveParts<S, C, AnyLook<S>>, 'modules' | 'otherContent'>,
  { edition, modules, content }: Readonly<Record<string, unknown>>,
  rules: Rules<S, C>,
): Problem[] {
  const problems: Problem[] = [];
  if (typeof edition === 'string' && edition !== rules.edition)
    problems.push({
      path: 'edition',
      message: `This is a game of ${show(edition)}, not of ${rules.edition}.`,
    });
  if (Array.isArray(modules) && modules.every((id) => typeof id === 'string')) {
    const others = parts.modules(modules, rules);
    if (others !== null) problems.push({ path: 'modules', ...others });
  }
  if (problems.length === 0 && typeof content === 'string' && content !== rules.fingerprint)
    problems.push({ path: 'content', message: parts.otherContent(content, rules) });
  return problems;
}

/** Ids in a sentence, as many and as long as a message can hold. */
export const listed = (ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => id.slice(0, 60))
    .join(', ') || '(none)';

/** After so many problems the rest is only counted. */
const mostProblems = 50;

function atMost(problems: readonly Problem[]): readonly Problem[] {
  const rest = problems.length - mostProblems;
  if (rest <= 0) return problems;
  return [...problems.slice(0, mostProblems), { path: '', message: `${rest} more things are wrong.` }];
}
