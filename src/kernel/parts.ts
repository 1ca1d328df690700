import type { Citation } from '../register/index.js';
import type { RuleId } from '../register/rule-ids.js';
import { bindRuleset } from './bind-ruleset.js';
import type { EditionBinding } from './binding.js';
import { composeRules } from './compose.js';
import { InvalidArgumentError } from './errors.js';
import type { GameTypes } from './game-types.js';
import type { RuleModule } from './module.js';
import type { LightRuleset } from './ruleset.js';
import type { CheckState } from './saves/checker.js';
import type { Envelope } from './state.js';
import { readNamed, readOptions } from './state-registry.js';

/** The checks of states from outside. */
export interface SaveChecksOf<S extends Envelope, C> {
  /** Migrates a save of an earlier version to the present one. */
  readonly migrate: (value: unknown) => unknown;
  /** The problems of a value that is offered as a state. `isRule` says whether a rule id exists. */
  readonly problemsOf: CheckState<S, C>;
  /** The problems of its form alone. */
  readonly problemsOfForm: CheckState<S, C>;
  /** The problems of a view's form, if hidden cards change it. */
  readonly problemsOfView?: CheckState<S, C>;
  /** The rules of the base game with their invariants. */
  readonly base: RuleModule<S, C>;
}

/** The parts of a ruleset that every edition has. A bundle contains only the parts that you pass. */
export interface PartsOf<Checks> {
  /** `saveChecks` of the entry `saves` of the edition: with them the ruleset has `parseState` and `brokenInvariants`. */
  readonly saves?: Checks;
  /** `cite` of the documents in use, such as `runebound-engine/register/second-edition`. Rules without words are cited by their ids. */
  readonly cite?: (id: RuleId) => Citation | undefined;
  /** `undrafted` of `runebound-engine/drafts`, to recognize the drafts of stores. Without it drafts are copied like any value. */
  readonly undrafted?: <T>(value: T) => T;
}

/** What an edition binds to every ruleset. */
interface Bound<T extends GameTypes>
  extends Omit<
    EditionBinding<T>,
    | 'rules'
    | 'migrate'
    | 'problemsOf'
    | 'problemsOfForm'
    | 'problemsOfView'
    | 'cite'
    | 'undrafted'
    | 'uncheckedBecause'
  > {
  /** The entry of the edition, such as `second-edition`. */
  readonly entry: string;
  /** The rules of the base game without their invariants. */
  readonly base: RuleModule<T['draft'], T['content']>;
}

/** Binds modules, compiled content and parts. The modules' own content is ignored. Without `saves` the ruleset is light. */
export function bindParts<T extends GameTypes & { readonly content: { readonly fingerprint: string } }>(
  { entry, base, ...edition }: Bound<T>,
  modules: readonly RuleModule<T['draft'], T['content']>[],
  content: T['content'],
  { saves, cite, undrafted }: PartsOf<SaveChecksOf<T['draft'], T['content']>>,
): LightRuleset<T> {
  const isRule = cite && ((id: string) => canCite(cite, id));
  const { migrate, problemsOf, problemsOfForm, problemsOfView } = saves ?? {};
  return bindRuleset<T>({
    ...edition,
    rules: composeRules(saves?.base ?? base, modules, content, content.fingerprint),
    ...(migrate && { migrate }),
    ...(problemsOf && { problemsOf: (value, rules) => problemsOf(value, rules, isRule) }),
    ...(problemsOfForm && { problemsOfForm: (value, rules) => problemsOfForm(value, rules, isRule) }),
    ...(problemsOfView && { problemsOfView: (value, rules) => problemsOfView(value, rules, isRule) }),
    uncheckedBecause: `This ruleset reads and checks no states. Compose it with them: composeRuleset(…, { saves: saveChecks }), saveChecks being of runebound-engine/${entry}/saves.`,
    ...(cite && { cite }),
    ...(undrafted && { undrafted }),
  });
}

/** Whether a rule exists. `cite` throws for an unknown id; for a rule without words it may return `undefined`. */
function canCite(cite: (id: RuleId) => Citation | undefined, id: string): boolean {
  try {
    cite(id as RuleId);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads packs alone, or parts by their names, each once.
 *
 * @param edition - the entry of the edition, such as `second-edition`
 * @throws InvalidArgumentError for a part of the wrong kind
 */
export function readParts<
  P extends PartsOf<{ readonly problemsOf: unknown }> & {
    readonly modules?: readonly unknown[];
    readonly packs?: readonly unknown[];
  },
>(given: P | NonNullable<P['packs']>, edition: string): P {
  if (Array.isArray(given)) return { packs: given } as unknown as P;
  // In Second Edition modules come first, not among the parts.
  const own = edition === 'third-edition' ? (['modules'] as const) : [];
  const parts = readNamed(given as P, [...own, 'packs', 'saves', 'cite', 'undrafted']);
  const { saves, cite, undrafted } = parts;
  const checks: unknown = saves;
  const known = typeof checks === 'object' && checks !== null;
  if (saves !== undefined && !(known && typeof readOptions(saves, ['problemsOf']).problemsOf === 'function'))
    throw new InvalidArgumentError(`The part \`saves\` is saveChecks of runebound-engine/${edition}/saves.`);
  if (cite !== undefined && typeof cite !== 'function')
    throw new InvalidArgumentError(
      `The part \`cite\` is a function, such as cite of runebound-engine/register/${edition}.`,
    );
  if (undrafted !== undefined && typeof undrafted !== 'function')
    throw new InvalidArgumentError('The part `undrafted` is that of runebound-engine/drafts.');
  return parts;
}
