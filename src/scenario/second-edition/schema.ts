import * as z from 'zod';
import { bonuses, colors, terrains } from '../../second-edition/internal.js';

/*
 * The scenario language: a short description of a position, as plain JSON. Everything left out has its value at the start of a game.
 * It is the language of the conformance vectors too.
 */

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower case with hyphens')
  .max(60);
const count = z.number().int().min(0).max(999);
/** A name by which something is filed. Whether there is such a thing, and what else was meant, is said once the content is known. */
const name = z.string().min(1).max(60);
const color = z.enum(colors);
const perColor = z.partialRecord(color, count, `numbers by color: ${colors.join(', ')}`);
/** Abilities that were used and work once in the turn, the combat or the round that is under way. */
const used = z.array(z.string().max(200)).max(80).optional();

/*
 * Every form is given a name of its own, and the schema beside it is known by that: otherwise each type and each message of
 * the compiler would spell out all that is inside.
 */

const harmed = {
  /** 0 if left out; at or above Life is refused (2e.harm.defeated-threshold). */
  wounds: count.optional(),
  /** 0 if left out; above Stamina is refused (2e.harm.exhaustion-excess). */
  exhaustion: count.optional(),
};
const allySchema = z.union([
  id,
  z.strictObject({
    /** The Ally, or the adventure card that has become one. */
    card: id,
    ...harmed,
  }),
]);
const itemSchema = z.union([
  id,
  z.strictObject({
    /** The Item, or the adventure card that has become one. */
    card: id,
    /** True once activated, until it is refreshed; false if left out. */
    faceDown: z.boolean().optional(),
  }),
]);
const questSchema = z.union([
  id,
  z.strictObject({
    /** The Encounter. */
    card: id,
    /** How far the player has got with it; 0 if left out. */
    progress: count.optional(),
  }),
]);

const playerForm = z.strictObject({
  /** A Hero; the first that nobody else plays if left out. */
  hero: id.optional(),
  ...harmed,
  /** A space or a town; `null` for a figure not placed yet. The town where Heroes begin if left out. */
  space: id.nullable().optional(),
  /** The space it entered from; `null` or left out: none. */
  cameFrom: id.nullable().optional(),
  /** What a player starts with if left out: 3 (2e.setup.starting-gold). */
  gold: count.optional(),
  /** Unspent adventure counters: taken from the pile, and from the board once that is empty. */
  counters: perColor.optional(),
  /** Experience points noted down because no change could be given (2e.experience.no-change). */
  points: count.optional(),
  /** Experience counters by bonus; none if left out. */
  experience: z
    .partialRecord(z.enum(bonuses), count, `numbers of counters by bonus: ${bonuses.join(', ')}`)
    .optional(),
  /** Each as an id, or with what it has suffered. */
  allies: z.array(allySchema).max(20).optional(),
  /** Each as an id, or with the side that is up. */
  items: z.array(itemSchema).max(60).optional(),
  /** Adventure cards kept for a later effect. */
  kept: z.array(id).max(60).optional(),
  /** Encounters open with the player: each as an id, or with its progress. */
  quests: z.array(questSchema).max(60).optional(),
});

/** One player of a described position. Everything left out is as at the beginning of a game. */
export interface ScenarioPlayer extends z.input<typeof playerForm> {}

const playerSchema: z.ZodType<ScenarioPlayer, ScenarioPlayer> = playerForm;

const gameForm = z.strictObject({
  /** The only edition there is, so it may be left out. */
  edition: z.literal('second-edition').optional(),
  /** Rule modules in force, by id; a ruleset that is passed along decides in their place. */
  modules: z.array(id).max(20).optional(),
  /** How many players, or one entry each. */
  players: z.union([z.number().int().min(1).max(6), z.array(playerSchema).min(1).max(6)]),
  /** `manual` unless a seed is given. */
  chance: z.enum(['manual', 'seeded']).optional(),
  /** For `seeded` chance: equal seeds go on alike. */
  seed: z.union([z.string(), z.number()]).optional(),
  /** The starting player, counted from 0; 0 if left out. */
  starting: z.number().int().min(0).max(5).optional(),
  /** The Event in play. */
  event: id.optional(),
  /** Adventure counters on these spaces, instead of those of the setup. */
  counters: z.record(name, z.array(color, 'a list of colors such as ["green"]').max(4)).optional(),
  /** Adventure counters in the central pile; what is neither on the board nor with a player if left out. */
  pile: perColor.optional(),
  /** Undefeated Challenges, the one longest on the track first. */
  track: z
    .array(
      z.strictObject({
        /** The Challenge. */
        card: id,
        /** The space or the town where its counter lies. */
        space: id,
        /** Its position on the track, from 1; the first free one if left out. */
        position: z.number().int().min(1).max(6).optional(),
        /** The player whose Hero it follows; nobody's if left out. */
        follows: z.number().int().min(0).max(5).optional(),
      }),
    )
    .max(6)
    .optional(),
  /** Market stacks by town, named by its id or by its space, the latest card last; empty if left out. */
  stacks: z.record(name, z.array(id).max(84)).optional(),
  /** Cards whose place in a deck is known; `empty` for an adventure deck whose other cards are all out of play. */
  decks: z
    .record(
      name,
      z.union(
        [
          z.literal('empty'),
          z.strictObject({
            /** Cards on top of the deck, the topmost first. */
            top: z.array(id).optional(),
            /** Cards under the deck, the upper ones first. */
            bottom: z.array(id).optional(),
          }),
        ],
        'the places of its cards, { "top", "bottom" }, or "empty"',
      ),
    )
    .optional(),
  /** Adventure cards out of play. */
  removed: z.array(id).max(84).optional(),
  /** Encounters that lie on spaces, in the order in which they were laid. */
  laid: z
    .array(
      z.strictObject({
        /** The Encounter. */
        card: id,
        /** The space or the town on which it lies. */
        space: id,
      }),
    )
    .max(84)
    .optional(),
  /** What lies on adventure cards in play, by card. */
  hoards: z
    .record(
      name,
      z.strictObject({
        /** Gold; 0 if left out. */
        gold: count.optional(),
        /** Items and Allies that it took. */
        cards: z.array(id).max(60).optional(),
        /** Counters; 0 if left out. */
        progress: count.optional(),
      }),
    )
    .optional(),
  /** What modules have on the table, by module: each says in its own words what may stand here. */
  with: z.record(name, z.json()).optional(),
});

/** The table of a described position. Everything left out is as at the beginning of a game, with empty market stacks. */
export interface ScenarioGame extends z.input<typeof gameForm> {}

export const gameSchema: z.ZodType<ScenarioGame, ScenarioGame> = gameForm;

const player = z.number().int().min(0).max(5);
const metAs = z.enum(['adventure', 'hazard']).optional();

const turnForm = z.strictObject({
  /** Whose turn it is, counted from 0. */
  player,
  /** The step that is about to begin. */
  step: z.enum(['start', 'refresh', 'movement', 'adventure', 'market', 'experience', 'end']),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const movementForm = z.strictObject({
  /** Whose turn it is, counted from 0. */
  player,
  /** The faces: each as its place among those of the movement die, from 1, or as all the terrains that it shows. */
  dice: z.array(z.union([z.number().int().min(1).max(6), z.array(z.enum(terrains)).min(1).max(4)])).max(10),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const combatForm = z.strictObject({
  /** The player whose turn it is and whose Hero fights, counted from 0. */
  hero: player,
  /** The Challenge that is fought. Either this or `against` is named. */
  challenge: id.optional(),
  /** The player who is fought, counted from 0. */
  against: player.optional(),
  /** `start` is before anything of the battle has happened. */
  phase: z.enum(['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic']),
  /** 1 if left out; there is none yet at `start` and `before-combat`. */
  round: z.number().int().min(1).max(99).optional(),
  /** Wounds on the Challenge. */
  wounds: count.optional(),
  /** Characters that have attacked in this round. */
  attacked: z.array(id).max(20).optional(),
  /** Players who have activated a card Before Combat or in this round. */
  activated: z.array(player).max(6).optional(),
  /** Abilities that were used and are limited to the turn, this combat or this round, as `card/ability`. */
  used,
  /** Where several Heroes fight one Challenge: the player whose Hero acts; `hero` if left out. */
  acting: player.optional(),
  /** Where several Heroes fight one Challenge: players whose Heroes have escaped and not come back. */
  away: z.array(player).max(6).optional(),
  /** Where the Challenge comes from. If left out: from where such a card comes, which is its deck for most. With `track`, it must lie on the track of the description. */
  from: z.enum(['deck', 'track', 'card']).optional(),
  /** What it is met as: `adventure` if left out; `hazard` on the road, with a module that has such. */
  as: metAs,
});
const drawnForm = z.strictObject({
  /** Whose turn it is, counted from 0. */
  player,
  /** The adventure card. */
  card: id,
  /** What it is met as: `adventure` if left out; `hazard` on the road, with a module that has such. */
  as: metAs,
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});

/** A turn at the beginning of one of its steps. */
export interface GivenTurn extends z.input<typeof turnForm> {}
/** A Movement step in which these faces have been rolled. */
export interface GivenMovement extends z.input<typeof movementForm> {}
/** A combat, at the beginning of a phase. */
export interface GivenCombat extends z.input<typeof combatForm> {}
/** An adventure card that has just been drawn and is about to be resolved. */
export interface GivenDrawn extends z.input<typeof drawnForm> {}

/** What is going on in a described position: one of a turn, a Movement step, a combat, a drawn card. */
export type Given =
  | {
      /** A turn. */
      turn: GivenTurn;
    }
  | {
      /** A Movement step. */
      movement: GivenMovement;
    }
  | {
      /** A combat. */
      combat: GivenCombat;
    }
  | {
      /** A drawn card. */
      drawn: GivenDrawn;
    };

// Not a union: of that, a slip inside one of the four would be reported as no more than "invalid".
export const givenSchema = z
  .strictObject({
    turn: turnForm.optional(),
    movement: movementForm.optional(),
    combat: combatForm.optional(),
    drawn: drawnForm.optional(),
  })
  .refine(
    (given) => Object.keys(given).length === 1 && Object.values(given).every((said) => said !== undefined),
    {
      error: 'say one thing that is going on: a turn, a movement, a combat, or a drawn card',
    },
  ) as unknown as z.ZodType<Given, Given>;

const scenarioForm = z.strictObject({
  /** The table. */
  game: gameSchema,
  /** What is going on; if left out, the turn of the starting player begins. */
  given: givenSchema.optional(),
});

/** A description of a position. */
export interface Scenario extends z.input<typeof scenarioForm> {}

/** The form of a description. What is possible in it beyond its form, `scenarioProblems` says. */
export const scenarioSchema: z.ZodType<Scenario, Scenario> = scenarioForm;

/** The players of a description, one entry each. */
export const playersOf = ({ players }: ScenarioGame): readonly ScenarioPlayer[] =>
  Array.isArray(players) ? players : Array.from({ length: players }, () => ({}));
