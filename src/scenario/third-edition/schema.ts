import * as z from 'zod';
import { damageTypes, symbols } from '../../third-edition/abilities/language.js';

/*
 * The scenario language of Third Edition: a short description of a position, as plain JSON. Everything left out has its value at the start of a
 * game, with empty hands and markets. It is the language of the conformance vectors too.
 */

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower case with hyphens')
  .max(60);
/** A name by which something is filed. Whether there is such a thing, and what else was meant, is said once the content is known. */
const name = z.string().min(1).max(60);
const count = z.number().int().min(0).max(999);
const cards = z.array(id).max(80);
const seat = z.number().int().min(0).max(5);
const used = z.array(z.string().max(1000)).max(80);

/*
 * Every form is given a name of its own, and the schema beside it is known by that: otherwise each type and each message of
 * the compiler would spell out all that is inside.
 */

const playerForm = z.strictObject({
  /** A hero; the first that nobody else plays if left out. */
  hero: id.optional(),
  /** A hex or a place. If left out: where it is for what is going on, else the first place of the kind on its card (3e.setup.start-location). */
  hex: id.nullable().optional(),
  /** Damage on the hero; 0 if left out. */
  damage: count.optional(),
  /** What is printed on its card if left out (3e.setup.starting-gold). */
  gold: count.optional(),
  /** Story tokens; 0 if left out. */
  story: count.optional(),
  /** Skill cards in hand; none if left out. */
  hand: cards.optional(),
  /** Learned skills, in the order in which they were learned. */
  skills: cards.optional(),
  /** Assets, of each type one at most (3e.asset.one-per-type). */
  assets: cards.optional(),
  /** Trophies that everybody has seen. */
  trophies: cards.optional(),
  /** Trophies drawn from a deck, by its type: their owner alone may look at them (3e.trophies.look). */
  secret: z.partialRecord(z.enum(['combat', 'exploration', 'social']), cards).optional(),
  /** Quests. */
  quests: cards.optional(),
  /** Events kept as rumors. */
  rumors: z
    .array(
      z.strictObject({
        /** The event. */
        card: id,
        /** The option that was chosen. */
        option: id,
      }),
    )
    .max(80)
    .optional(),
  /** The figure lies on its side; false if left out (3e.delayed.definition). */
  delayed: z.boolean().optional(),
  /** True for a hero that was eliminated; it has nothing and is nowhere (3e.villain.eliminated-cleanup). */
  out: z.boolean().optional(),
  /** Abilities limited to once per game that were used, as `card/player`. */
  used: used.optional(),
});

/** One player of a described position. Everything left out is as at the beginning of a game, with an empty hand. */
export interface ScenarioPlayer extends z.input<typeof playerForm> {}

const playerSchema: z.ZodType<ScenarioPlayer, ScenarioPlayer> = playerForm;

const gameForm = z.strictObject({
  /** May be left out where there is no other. */
  edition: z.literal('third-edition').optional(),
  /** The scenario in force; a ruleset that is passed along decides in its place. */
  scenario: id.optional(),
  /** How many players, or one entry each. */
  players: z.union([z.number().int().min(1).max(6), z.array(playerSchema).min(1).max(6)]),
  /** `manual` unless a seed is given. */
  chance: z.enum(['manual', 'seeded']).optional(),
  /** For `seeded` chance: equal seeds go on alike. */
  seed: z.union([z.string(), z.number()]).optional(),
  /** The first player, counted from 0; 0 if left out. */
  first: seat.optional(),
  /** The round; 1 if left out. */
  round: z.number().int().min(1).max(999).optional(),
  /** Where the time token is; at the beginning of Act 1 if left out. */
  time: z
    .strictObject({
      /** 1 to 12; 1 if left out. */
      space: z.number().int().min(1).max(12).optional(),
      /** 1 if left out. In Act 2 the villain is on the board. */
      act: z.union([z.literal(1), z.literal(2)]).optional(),
      /** True once Act 2 has ended. */
      over: z.boolean().optional(),
    })
    .optional(),
  /** Hexes or places whose gem is facedown; that of an adventure under way besides. */
  facedown: z.array(id).max(60).optional(),
  /** Cards of the markets, by city; empty if left out. */
  markets: z.record(name, cards).optional(),
  /** Cards whose place in a deck is known; `empty` for a deck whose other cards all lie in its discard pile. */
  decks: z
    .record(
      name,
      z.union(
        [
          z.literal('empty'),
          z.strictObject({
            /** Cards on top of the deck, the topmost first. */
            top: cards.optional(),
            /** Cards under the deck, the upper ones first. */
            bottom: cards.optional(),
          }),
        ],
        'the places of its cards, { "top", "bottom" }, or "empty"',
      ),
    )
    .optional(),
  /** Discard piles by deck, the latest card last. */
  discards: z.record(name, cards).optional(),
  /** Story quests in the slots, the first slot first; `null` for an empty one. */
  slots: z.array(id.nullable()).max(6).optional(),
  /** Where the villain is, in Act 2; where it is spawned if left out. */
  villain: id.optional(),
  /** Hexes with a zombie, each as often as there are zombies (3e.corpse-king.zombies). */
  zombies: z.array(id).max(60).optional(),
  /** Cards out of the game. */
  removed: cards.optional(),
  /** What modules have on the table, by module: each says in its own words what may stand here. */
  with: z.record(name, z.json()).optional(),
});

/** The table of a described position. Everything left out is as at the beginning of a game, with empty hands and markets. */
export interface ScenarioGame extends z.input<typeof gameForm> {}

/** The form of a table. */
export const gameSchema: z.ZodType<ScenarioGame, ScenarioGame> = gameForm;

const actions = z.number().int().min(0).max(3);

const turnForm = z.strictObject({
  /** Whose turn it is, counted from 0. */
  player: seat,
  /** The step that is about to begin: the turn, an action in it, or its end. */
  step: z.enum(['start', 'act', 'end']),
  /** Actions that are left; 3 if left out. */
  actions: actions.optional(),
  /**
   * Abilities limited to once per turn that were used, as `card/ability`, and offers of an exchange that were declined, as
   * `exchange/player/what it was to get/what it was to give`, each as `gold+card+card`.
   */
  used: used.optional(),
  /** Who has had a turn in this round, this one among them; all from the first player on if left out. */
  played: z.array(seat).max(4).optional(),
});
const movementForm = z.strictObject({
  /** Whose turn it is, counted from 0. */
  player: seat,
  /** The faces that are not spent yet: each as its place among those of the terrain die, from 1, or as all that it shows. */
  dice: z.array(z.union([z.number().int().min(1).max(6), z.array(z.string().max(20)).min(1).max(4)])).max(60),
  /** Actions that are left after this one; 2 if left out. */
  actions: actions.optional(),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used: used.optional(),
});
const drawnForm = z.strictObject({
  /** Whose turn it is, counted from 0. A story card is drawn by the first player, between two rounds. */
  player: seat,
  /** The adventure card or the story card. */
  card: id,
  /** Actions that are left after this one; 1 if left out. */
  actions: actions.optional(),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used: used.optional(),
});
const sideForm = z.strictObject({
  /** Damage of an enemy in this combat; that of a hero stands with its player. */
  damage: count.optional(),
  /** It has passed in this round; false if left out. */
  passed: z.boolean().optional(),
  /** Its tokens, by id. Those that are not named show their first face and lie in the pool; before they are cast, nowhere. */
  tokens: z
    .record(
      z.string().max(60),
      z.strictObject({
        /** Which face it shows; 0 if left out. */
        face: z.union([z.literal(0), z.literal(1)]).optional(),
        /** Where it lies; in the pool if left out. */
        at: z.enum(['pool', 'spent', 'removed']).optional(),
        /** The double token that it lies on; none if left out. */
        on: z.string().max(60).nullable().optional(),
      }),
    )
    .optional(),
  /** Abilities used in this round, as `card/ability`; those limited to the combat with `!` before. */
  used: used.optional(),
  /** Symbols that count double in this round, as often as an ability doubles them. */
  doubled: z.array(z.enum(symbols)).max(20).optional(),
  /** It cannot use surge abilities in this round; false if left out. */
  noSurge: z.boolean().optional(),
  /** The kinds of damage with which it answers damage suffered in this round. */
  reflect: z.array(z.enum(damageTypes)).max(20).optional(),
});

/** One side of a described combat. */
export interface GivenSide extends z.input<typeof sideForm> {}

const sideSchema: z.ZodType<GivenSide, GivenSide> = sideForm;

const combatForm = z.strictObject({
  /** The player whose turn it is and whose hero fights, counted from 0. */
  player: seat,
  /** The enemy or the villain that is fought. Either this or `against` is named. */
  enemy: id.optional(),
  /** The player whose hero is fought, by a card that challenges it. */
  against: seat.optional(),
  /** `engage` is before anything of the combat has happened; at `cast` a round has begun; at `retreat` it is through. */
  phase: z.enum(['engage', 'cast', 'act', 'retreat']),
  /** 1 if left out; there is none yet at `engage`. */
  round: z.number().int().min(1).max(99).optional(),
  /** Who takes the next combat action, at `act`; the attacker if left out. */
  acting: z.enum(['attacker', 'foe']).optional(),
  /** The hero's side. */
  attacker: sideSchema.optional(),
  /** The other side. */
  foe: sideSchema.optional(),
  /** Nobody can retreat from it; as it is with such a foe if left out (3e.villain.no-retreat). */
  noRetreat: z.boolean().optional(),
  /** Actions that are left after this one; 1 if left out, 2 where the villain or another hero is fought. */
  actions: actions.optional(),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used: used.optional(),
});

/** A turn at the beginning of one of its steps. */
export interface GivenTurn extends z.input<typeof turnForm> {}
/** A move in which these faces have been rolled. */
export interface GivenMovement extends z.input<typeof movementForm> {}
/** An adventure card that has just been drawn and is about to be resolved. */
export interface GivenDrawn extends z.input<typeof drawnForm> {}
/** A combat, at the beginning of a phase. */
export interface GivenCombat extends z.input<typeof combatForm> {}

/** What is going on in a described position: one of a turn, a move, a drawn card, a combat. */
export type Given =
  | {
      /** A turn. */
      turn: GivenTurn;
    }
  | {
      /** A move with dice. */
      movement: GivenMovement;
    }
  | {
      /** A drawn card. */
      drawn: GivenDrawn;
    }
  | {
      /** A combat. */
      combat: GivenCombat;
    };

// Not a union: of that, a slip inside one of the four would be reported as no more than "invalid".
/** The form of what is going on. */
export const givenSchema = z
  .strictObject({
    turn: turnForm.optional(),
    movement: movementForm.optional(),
    drawn: drawnForm.optional(),
    combat: combatForm.optional(),
  })
  .refine(
    (given) => Object.keys(given).length === 1 && Object.values(given).every((said) => said !== undefined),
    { error: 'say one thing that is going on: a turn, a movement, a drawn card, or a combat' },
  ) as unknown as z.ZodType<Given, Given>;

const scenarioForm = z.strictObject({
  /** The table. */
  game: gameSchema,
  /** What is going on; if left out, the turn of the first player begins. */
  given: givenSchema.optional(),
});

/** A description of a position. */
export interface Scenario extends z.input<typeof scenarioForm> {}

/** The form of a description. What is possible in it beyond its form, `scenarioProblems` says. */
export const scenarioSchema: z.ZodType<Scenario, Scenario> = scenarioForm;

/** The players of a description, one entry each. */
export const playersOf = ({ players }: ScenarioGame): readonly ScenarioPlayer[] =>
  Array.isArray(players) ? players : Array.from({ length: players }, () => ({}));
