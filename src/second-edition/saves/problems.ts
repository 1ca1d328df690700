import type { Problem, Rules } from '../../kernel/index.js';
import { problemOfData } from '../../kernel/json.js';
import { brokenInvariants, problemOfPlay } from '../../kernel/saves/play.js';
import type { Content } from '../base/content.js';
import type { SecondEditionDraft } from '../base/state.js';
import { isRecord, show } from '../content/check-plain.js';
import { problemsOfForm } from './form.js';
import { checkFrames } from './frames.js';
import { Look } from './look.js';
import { problemOfVersion } from './migrations.js';
import { checkTable } from './table.js';

/** Whether there is a rule of such an id. Those who have no register take any that looks like one. */
export type IsRule = (id: string) => boolean;
const anyRule: IsRule = () => true;

/** After so many problems the rest is only counted. */
const mostProblems = 50;

/**
 * What is wrong with a value that is offered as a state of this ruleset; empty if the game can be played on from it.
 *
 * Each check relies on those before it: that it is data at all, that it belongs to this ruleset, its form, what its parts
 * mean together, the invariants of all rules in force, and that somebody can go on. So what comes back is always of one sort.
 */
export function problemsOfState(
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
  isRule: IsRule = anyRule,
): readonly Problem[] {
  try {
    return find(value, rules, isRule);
  } catch {
    // Values that were never JSON, such as objects that throw when they are looked at.
    return [
      { path: '', message: 'This cannot be read as a save: the rules stumble over what stands in it.' },
    ];
  }
}

/** What is wrong with the form of such a value: that it is data, of this ruleset, with everything in its place. */
export function problemsOfShape(
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
  isRule: IsRule = anyRule,
): readonly Problem[] {
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
  const version = problemOfVersion(value);
  if (version !== null) return [version];
  const other = problemsOfRuleset(value, rules);
  return atMost(other.length > 0 ? other : problemsOfForm(value, rules, isRule));
}

function find(value: unknown, rules: Rules<SecondEditionDraft, Content>, isRule: IsRule): readonly Problem[] {
  const form = problemsOfShape(value, rules, isRule);
  if (form.length > 0) return form;
  const state = value as unknown as SecondEditionDraft;
  const look = new Look(state, rules);
  checkTable(look);
  checkFrames(look);
  if (look.problems.length > 0) return atMost(look.problems);
  const broken = brokenInvariants(state, rules);
  if (broken.length > 0) return broken;
  const stuck = problemOfPlay(state, rules);
  return stuck === null ? [] : [stuck];
}

/** Whether a save is of this edition, with these modules and this content. */
function problemsOfRuleset(
  { edition, modules, content }: Readonly<Record<string, unknown>>,
  rules: Rules<SecondEditionDraft, Content>,
): Problem[] {
  const problems: Problem[] = [];
  if (typeof edition === 'string' && edition !== rules.edition)
    problems.push({
      path: 'edition',
      message: `This is a game of ${show(edition)}, not of ${rules.edition}.`,
    });
  if (Array.isArray(modules) && modules.every((id) => typeof id === 'string')) {
    const missing = modules.filter((id) => !rules.moduleIds.includes(id));
    const extra = rules.moduleIds.filter((id) => !modules.includes(id));
    const message =
      missing.length > 0
        ? `The game needs modules that are not in force here: ${listed(missing)}.`
        : extra.length > 0
          ? `The game is played without ${listed(extra)}; here they are in force.`
          : modules.join() !== rules.moduleIds.join()
            ? `The modules should be in this order: ${listed(rules.moduleIds)}.`
            : null;
    if (message !== null) problems.push({ path: 'modules', message });
  }
  if (problems.length === 0 && typeof content === 'string' && content !== rules.fingerprint)
    problems.push({
      path: 'content',
      message: `The game is played with other content (${show(content)}) than the packs ${listed(rules.content.packs)} here (${rules.fingerprint}). Compose its ruleset with composeRuleset(modules, packs).`,
    });
  return problems;
}

const listed = (ids: readonly string[]): string =>
  ids
    .slice(0, 20)
    .map((id) => id.slice(0, 60))
    .join(', ');

function atMost(problems: readonly Problem[]): readonly Problem[] {
  const rest = problems.length - mostProblems;
  if (rest <= 0) return problems;
  return [...problems.slice(0, mostProblems), { path: '', message: `${rest} more things are wrong.` }];
}
