import type { Parts } from '../../kernel/content/field-types.js';

/** The parts of abilities and effects: types and schemas follow from their fields. Effects and conditions have files of their own. */
export const parts: Parts = {
  /** A range of numbers, both ends included. At least one end is given. */
  Span: {
    /** The lowest number; no lower end by default. */
    'atLeast?': '-99..999',
    /** The highest number; no upper end by default. */
    'atMost?': '-99..999',
  },
  /** Something counted on the table: `count * times + plus`. */
  Counted: {
    /** What is counted when the number is needed. */
    count: 'Count',
    /** 1 by default; may be negative. */
    'times?': '-20..20',
    /** 0 by default; may be negative. An amount given, taken or healed is never negative. */
    'plus?': '-99..99',
  },
  /** A number, or something counted when the number is needed. */
  Amount: '0..999 | Counted',
  /**
   * A change of a value. Without `of` it changes the bearer; on a Challenge the Challenge itself; on an Event every Hero.
   * Without `of`, values of {@link heroStats} are yours, even on an Ally's card.
   */
  Modifier: {
    /** Which value. */
    stat: 'Stat',
    /** Whose value. `one-of-your-allies` and `one-of-your-party` are not allowed, as there is no decision. */
    'of?': 'Who',
    /** The number added; may be negative. It is counted anew whenever the value is computed. */
    add: '-99..99 | Counted',
  },
  /** The cost of using an ability. Items of use `activate` and `discard` have that cost in addition. */
  Cost: {
    /** Taken by the bearer; never more than its Stamina holds (2e.harm.no-voluntary-excess). */
    'exhaustion?': '1..20',
    /** Wounds taken by the bearer: not a cost that may knock out or kill it. */
    'wounds?': '1..20',
    /** Paid by you to the bank, even on an Ally's card (2e.bank.spending). */
    'gold?': '1..999',
    /** The card is turned face down. */
    'activate?': 'true',
    /** The card is discarded. */
    'discard?': 'true',
  },
  /** An ability that its owner may use. */
  UsedAbility: {
    /** When it can be used (2e.effects.timing-words). */
    use: 'Window',
    /** Its name in actions: lower case with hyphens, unique on its card. Keep it when the label changes. */
    id: 'string',
    /** A short name of the ability in our own words. Rules do not read it. */
    label: 'Name',
    /** Paid first. An ability without cost works once in its window. */
    'cost?': 'Cost',
    /** The ability is offered only if it holds. In a roll or harm without `whose`, only the bearer's own counts (faq.ability.self-only). */
    'if?': 'Condition',
    /** The effects, in order. */
    do: 'Effect[1..20]',
    /** The limit of uses, if the cost sets none. Before Combat abilities are limited to once per combat anyway. */
    'limit?': "'roll' | 'phase' | 'round' | 'combat' | 'turn'",
  },
  /** Changes that hold as long as the card is in play and face up. */
  StandingAbility: {
    /** The changes, while `if` holds. */
    always: 'Modifier[1..12]',
    /** Checked whenever a value is computed; by default the changes always hold. */
    'if?': 'Condition',
  },
  /** An ability that acts by itself. */
  TriggeredAbility: {
    /** The trigger. */
    on: 'Trigger',
    /** Checked when it is triggered. */
    'if?': 'Condition',
    /** The effects, in order. The player cannot decline them. */
    do: 'Effect[1..20]',
  },
  /** An ability of a card. Its key tells the sort: `use`, `always` or `on`. */
  Ability: 'UsedAbility | StandingAbility | TriggeredAbility',
  /** A value and the damage of the same type. */
  Combatant: {
    /** Added to the rolls of a Hero or Ally; of an enemy, the target that rolls against it must reach. */
    value: '0..99',
    /** Wounds dealt in that type of combat; 0 for none. */
    damage: '0..99',
  },
  /** An enemy in a card's text. */
  Foe: {
    /** Its name; no card need have it. */
    name: 'Name',
    /** Type words such as `undead`, for conditions on the `enemy`. */
    'words?': 'string[0..12]',
    /** How many wounds defeat it (2e.defeat.threshold). */
    life: '1..99',
    /** The target of ranged rolls and of escapes, and its ranged damage. */
    mind: 'Combatant',
    /** The target of melee rolls, and its melee damage. */
    body: 'Combatant',
    /** The target of magic rolls, and its magic damage. */
    spirit: 'Combatant',
    /** Abilities while it is fought. A foe makes no decisions: `always` or `on`, never `use`. */
    'abilities?': 'Ability[0..12]',
    /** False if there is no escape. */
    'escape?': 'boolean',
  },
  /** One of several courses. */
  Course: {
    /** Its name in actions: lower case with hyphens, unique on its card. Keep it when the label changes. */
    id: 'string',
    /** A short name of the course in our own words. Rules do not read it. */
    label: 'Name',
    /** The course is open only if this holds. */
    'if?': 'Condition',
    /** The cost; the course is open only to players who can pay. */
    'cost?': 'Cost',
    /** The effects, in order; may be empty. */
    do: 'Effect[0..20]',
  },
  /** A row of a table for a roll. */
  Row: {
    /** The highest roll for this row; 20 is the highest there is. */
    upTo: '2..99',
    /** The effects, in order. */
    do: 'Effect[0..20]',
  },
};
