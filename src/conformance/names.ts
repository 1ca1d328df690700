import { cached } from '../kernel/cached.js';
import { isHouseRuleId } from '../register/house.js';
import { didYouMean } from '../spelling/nearest.js';
import type { Edition, OwnNames } from './edition.js';
import type { AnyModule, AnyRuleset } from './ruleset.js';
import { type Sort, sorts } from './shapes.js';
import { foreignModulesIn, type Vocabulary, vocabularyIn } from './vocabulary.js';

export class Names {
  readonly words: Vocabulary;
  /** Whether modules from outside are in force: their choices and outcomes are unknown. */
  readonly strange: boolean;
  /** Types of action from modules from outside: their parameters are unknown. */
  readonly ofStrangers: ReadonlySet<string>;
  private readonly own: OwnNames;
  private readonly sets = new Map<Sort, ReadonlySet<string>>();

  constructor(
    readonly ruleset: AnyRuleset,
    readonly edition: Edition,
  ) {
    this.words = vocabularyIn(ruleset, edition);
    this.own = edition.namesOf(ruleset);
    const strangers = foreignModulesIn(ruleset, edition);
    this.strange = strangers.length > 0;
    this.ofStrangers = new Set(strangers.flatMap(actionsOf));
  }

  /** Why a value is not a name of this sort, in a sentence; `null` if it is one. */
  problem(sort: Sort, value: unknown, players: number): string | null {
    if (sort === 'integer') return Number.isSafeInteger(value) ? null : 'This is a whole number.';
    if (sort === 'boolean') return typeof value === 'boolean' ? null : 'This is true or false.';
    if (sort === 'actor' && value === 'chance') return null;
    if (sort === 'player' || sort === 'actor')
      return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < players
        ? null
        : `There is no player ${JSON.stringify(value)}: they are counted from 0 to ${players - 1}.`;
    if (typeof value !== 'string') return `This is the name of a ${sorts[sort]}.`;
    if (sort === 'text') return null;
    if (sort === 'rule')
      return this.isRule(value) ? null : `The register has no rule "${value}".${this.near(value, [])}`;
    if (sort === 'choice' && (this.strange || this.own.isChoice(value))) return null;
    if (sort === 'how' && this.strange) return null;
    const there = this.there(sort);
    return there.has(value) ? null : `There is no ${sorts[sort]} "${value}".${this.near(value, there)}`;
  }

  /** The engine's name of a thing, such as a town's space if a space is needed. */
  meant(sort: Sort, value: unknown): unknown {
    return typeof value === 'string' ? this.own.meant(sort, value) : value;
  }

  /** What is wrong with the name of a card's ability, as actions use it. */
  problemOfAbility(card: unknown, ability: unknown): string | null {
    return this.own.problemOfAbility(card, ability);
  }

  near(value: string, there: Iterable<string>): string {
    return didYouMean(value, there);
  }

  private isRule(value: string): boolean {
    const { edition, ruleset } = this;
    return (
      edition.hasRule(value) ||
      // Only the other game knows which of them exist.
      edition.isOfOther(value) ||
      (isHouseRuleId(value) && ruleset.rules.moduleRules[value] !== undefined)
    );
  }

  private there(sort: Sort): ReadonlySet<string> {
    return cached(this.sets, sort, () => new Set([...this.shared(sort), ...this.own.list(sort)]));
  }

  private shared(sort: Sort): readonly string[] {
    const { actions, chance, events, decisions, how } = this.words;
    if (sort === 'module') return this.ruleset.rules.moduleIds;
    if (sort === 'action') return [...Object.keys(actions), ...Object.keys(chance)];
    const words = { event: events, decision: decisions, how };
    return sort in words ? Object.keys(words[sort as keyof typeof words]) : [];
  }
}

function actionsOf({ offers = [], frames = [], steps = [] }: AnyModule): readonly string[] {
  const added = steps.flatMap((change) =>
    'insert' in change ? [change.insert] : 'by' in change ? [change.by] : [],
  );
  const offered = [...frames.flatMap((frame) => frame.steps), ...added].flatMap((step) =>
    step.does === 'decide' ? step.offers : [],
  );
  return [...offers.map(({ action }) => action), ...offered].map(({ type }) => type);
}
