import type { Parts } from '../../kernel/content/field-types.js';

/** The parts of abilities and effects: types and schemas follow from their fields. Effects have files of their own. */
export const parts: Parts = {
  /** Something counted when it is needed: `count * times + plus`, never negative. */
  Counted: {
    /** What is counted. Attributes never count below 0. */
    count: 'Count | Attribute',
    /** 1 by default; may be negative. */
    'times?': '-20..20',
    /** 0 by default; may be negative. */
    'plus?': '-99..99',
    /** A further amount that is added, such as zombies and companions for one villain (3e.corpse-king.health-mod). */
    'and?': 'Amount',
  },
  /** A number, or something counted when it is needed. */
  Amount: '-99..99 | Counted',
  /** Where something can be done: in regions, at places, in kinds of place or on terrain. One match is enough. */
  Where: {
    /** Ids of regions of the board. */
    'regions?': 'string[1..50]',
    /** Ids of places. */
    'places?': 'string[1..50]',
    /** Any place of these kinds (3e.quest.civil-place). */
    'kinds?': 'PlaceKind[1..4]',
    /** Any hex of this terrain; a city has all of them. */
    'terrains?': 'Terrain[1..5]',
  },
  /** A cost. It must be paid in full, or the ability cannot be used (3e.game.resolve-as-much). */
  Cost: {
    /** Skill cards discarded from hand (3e.exert.cost). */
    'exert?': '1..10',
    /** Gold given to the bank. */
    'gold?': '1..99',
    /** To become delayed; a delayed hero cannot pay it (3e.delayed.again). */
    'delayed?': 'true',
    /** Trophies discarded, of any type. */
    'trophies?': '1..20',
    /** The card itself is discarded. */
    'discardThis?': 'true',
  },
  /** A range of costs in gold. At least one end is given. */
  CostRange: {
    /** In gold; any by default. */
    'atLeast?': '0..99',
    /** In gold; any by default. */
    'atMost?': '0..99',
  },
  /** Whose tokens, seen from the user of the effect. */
  Whose: "'own' | 'foe'",
  /** Up to a number of tokens. */
  UpTo: {
    /** The most, from 1. */
    upTo: '1..60',
  },
  /** Tokens that an effect reaches. */
  TokenChoice: {
    /** Whose they are. */
    whose: 'Whose',
    /** How many, of the user's choice: a number, as far as there are; up to a number; any number; or all. */
    many: "1..60 | UpTo | 'any' | 'all'",
    /** Only tokens that show one of these symbols (3e.combat.kind-not-number). */
    'showing?': 'TokenSymbol[1..8]',
    /** Only spent ones; other effects do not reach them (3e.combat.effect-targets). */
    'spent?': 'true',
  },
  /** One course among several. */
  Option: {
    /** Names it, in lower case with hyphens; no other option of the list has the same. */
    id: 'string',
    /** What people read. */
    label: 'Name',
    /** What must be paid to take it. */
    'cost?': 'Cost',
    /** What then happens. */
    do: 'Effect[0..20]',
  },
  /** An amount to `add` to a `stat`: `speed`, `health`, `hand` (the maximum hand size), `body`, `mind` or `spirit`. */
  BonusAbility: { always: "'bonus'", stat: 'Stat', add: 'Amount' },
  /** Once per turn any terrain die may be spent as a `terrain`. */
  DieAbility: { always: "'die-as'", terrain: 'Terrain' },
  /** The foe cannot use surge abilities. */
  NoSurgeAbility: { always: "'no-surge'" },
  /** What holds as long as a card is in force (3e.hero.bonus). */
  StandingAbility: 'BonusAbility | DieAbility | NoSurgeAbility',
  /** A combat action that spends so many `surge` symbols, or `"X"`; `cancel` says for how many the foe may cancel it. Once per combat round. */
  SurgeAbility: {
    use: "'surge'",
    surge: "1..20 | 'X'",
    /** Surge symbols with which the foe may cancel it; `X` is as many as were spent. */
    'cancel?': "1..20 | 'X'",
    /** Names it on its card, in lower case with hyphens. */
    id: 'string',
    /** What people call it. */
    label: 'Name',
    /** What it does. */
    do: 'Effect[1..20]',
  },
  /** A combat action without surges, once per `limit`: `round` or `combat`. */
  CombatActionAbility: {
    use: "'combat-action'",
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    limit: "'round' | 'combat'",
    do: 'Effect[1..20]',
  },
  /** Right after a combat action of your own, once per `limit`: `round` or `combat`. */
  AfterCombatActionAbility: {
    use: "'after-combat-action'",
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    limit: "'round' | 'combat'",
    do: 'Effect[1..20]',
  },
  /** At any moment of your own turn; `limit` is `turn`, or `none` where it has a cost. */
  TurnAbility: {
    use: "'turn'",
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    limit: "'turn' | 'none'",
    do: 'Effect[1..20]',
  },
  /** In your turn for so many `actions`, perhaps only `at` some hexes. */
  ActionAbility: {
    use: "'action'",
    actions: '0..3',
    'at?': 'Where',
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    do: 'Effect[1..20]',
  },
  /** When you have rolled terrain dice: all of them are rolled again, once per turn. It has no `do`. */
  RerollAbility: {
    use: "'reroll-terrain'",
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    limit: "'turn'",
  },
  /** An ability that its player uses, as an action or at some time. */
  UsedAbility:
    'SurgeAbility | CombatActionAbility | AfterCombatActionAbility | TurnAbility | ActionAbility | RerollAbility',
  /** An ability that a moment of the game sets off; with a cost it is the player's choice. Of enemies see {@link enemyMoments}. */
  TriggeredAbility: {
    when: 'Moment',
    id: 'string',
    label: 'Name',
    'cost?': 'Cost',
    do: 'Effect[1..20]',
  },
  /** An ability of a card. Its key tells the sort: `use`, `always` or `when`. */
  Ability: 'UsedAbility | StandingAbility | TriggeredAbility',
};
