import type { RuleId } from '../../register/rule-ids.js';
import type { Problem } from '../errors.js';
import { problemOfData } from '../json.js';
import type { Rules } from '../rules.js';
import type { Envelope } from '../state.js';
import { isRecord, show } from './describe-value.js';
import type { AnyLook } from './look.js';
import { problemOfVersion } from './migrations.js';
import { brokenInvariants, problemOfPlay } from './playable.js';

/** Whether a rule id exists. Callers without a register accept any id of the right form. */
export type IsRule = (id: string) => boolean;
const anyRule: IsRule = () => true;

export interface SaveParts<S extends Envelope, C, L extends AnyLook<S>> {
  readonly version: number;
  /** The problems of the modules of a save; `null` if they are those in force, in order. */
  readonly modules: (
    claimed: readonly string[],
    rules: Rules<S, C>,
  ) => { readonly message: string; readonly rule?: RuleId } | null;
  readonly otherContent: (claimed: string, rules: Rules<S, C>) => string;
  /** The problems of the form of a state, or of a view without its `viewer`. */
  readonly form: (value: unknown, rules: Rules<S, C>, isRule: IsRule, isView: boolean) => readonly Problem[];
  readonly look: (state: S, rules: Rules<S, C>) => L;
  /** The checks after the form: the table, then the frames. */
  readonly checks: readonly ((look: L) => void)[];
}

export type CheckState<S extends Envelope, C> = (
  value: unknown,
  rules: Rules<S, C>,
  isRule?: IsRule,
) => readonly Problem[];

export interface StateChecker<S extends Envelope, C> {
  /** The problems of a value as a state of this ruleset, all from one check, as each needs those before it; empty if the game can go on. */
  readonly problemsOfState: CheckState<S, C>;
  /** The problems of its form alone: it is data of this ruleset, with all fields right. */
  readonly problemsOfShape: CheckState<S, C>;
  /** The same for a view, where cards hidden from its viewer are empty. */
  readonly problemsOfView: CheckState<S, C>;
}

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
        // The value was never JSON, such as an object that throws when it is read.
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

/** Whether a save has this edition, these modules and this content. */
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

/** As many ids, and as long, as fit in a message. */
export const listed = (ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => id.slice(0, 60))
    .join(', ') || '(none)';

/** Further problems are only counted. */
const mostProblems = 50;

function atMost(problems: readonly Problem[]): readonly Problem[] {
  const rest = problems.length - mostProblems;
  if (rest <= 0) return problems;
  return [...problems.slice(0, mostProblems), { path: '', message: `${rest} more things are wrong.` }];
}
