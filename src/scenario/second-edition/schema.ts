import * as z from 'zod';
import { bonuses, colors, terrains } from '../../second-edition/internal.js';
import { commonOf, count, decksOf, id, moduleStates, name, oneGiven, seat } from '../schema.js';

/*
 * The scenario language: a short description of a position, as plain JSON. Missing fields have their value at the start of a game. The
 * conformance vectors use it too.
 */

const color = z.enum(colors);
const perColor = z.partialRecord(color, count, `numbers by color: ${colors.join(', ')}`);
/** Abilities used that are limited to the current turn, combat or round. */
const used = z.array(z.string().max(200)).max(80).optional();

/*
 * Each form has a type name, and its schema carries that name: otherwise types and compiler messages would spell out the whole structure.
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
    /** The Ally, or an adventure card that has become an Ally. */
    card: id,
    ...harmed,
  }),
]);
const itemSchema = z.union([
  id,
  z.strictObject({
    /** The Item, or an adventure card that has become an Item. */
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
    /** The player's progress with it; 0 if left out. */
    progress: count.optional(),
  }),
]);

const playerForm = z.strictObject({
  /** The Hero; if left out, the first that no other player has. */
  hero: id.optional(),
  ...harmed,
  /** A space or a town; `null` for a figure not placed yet. The starting town if left out. */
  space: id.nullable().optional(),
  /** The space it entered from; `null` or left out: none. */
  cameFrom: id.nullable().optional(),
  /** 3 if left out (2e.setup.starting-gold). */
  gold: count.optional(),
  /** Unspent adventure counters: from the pile, then from the board. */
  counters: perColor.optional(),
  /** Experience points noted because no change was available (2e.experience.no-change). */
  points: count.optional(),
  /** Experience counters by bonus; none if left out. */
  experience: z
    .partialRecord(z.enum(bonuses), count, `numbers of counters by bonus: ${bonuses.join(', ')}`)
    .optional(),
  /** Each as an id, or with its wounds and exhaustion. */
  allies: z.array(allySchema).max(20).optional(),
  /** Each as an id, or with its side. */
  items: z.array(itemSchema).max(60).optional(),
  /** Adventure cards kept for a later effect. */
  kept: z.array(id).max(60).optional(),
  /** Open Encounters of the player: each as an id, or with its progress. */
  quests: z.array(questSchema).max(60).optional(),
});

/** One player of a scenario. Missing fields are as at the start of a game. */
export interface ScenarioPlayer extends z.input<typeof playerForm> {}

const playerSchema: z.ZodType<ScenarioPlayer, ScenarioPlayer> = playerForm;

const gameForm = z.strictObject({
  /** The default. */
  edition: z.literal('second-edition').optional(),
  /** The ids of the modules; a ruleset that you pass decides instead. */
  modules: z.array(id).max(20).optional(),
  ...commonOf(playerSchema),
  /** The starting player, counted from 0; 0 if left out. */
  starting: seat.optional(),
  /** The Event in play. */
  event: id.optional(),
  /** Adventure counters on these spaces, instead of those of the setup. */
  counters: z.record(name, z.array(color, 'a list of colors such as ["green"]').max(4)).optional(),
  /** Adventure counters in the central pile; if left out, all that are neither on the board nor with a player. */
  pile: perColor.optional(),
  /** Undefeated Challenges, in order of their time on the track, the longest first. */
  track: z
    .array(
      z.strictObject({
        /** The Challenge. */
        card: id,
        /** The space or town of its counter. */
        space: id,
        /** Its position on the track, from 1; the first free one if left out. */
        position: z.number().int().min(1).max(6).optional(),
        /** The player whose Hero it follows; none if left out. */
        follows: seat.optional(),
      }),
    )
    .max(6)
    .optional(),
  /** Market stacks by the id or space of the town, the latest card last; empty if left out. */
  stacks: z.record(name, z.array(id).max(84)).optional(),
  /** Cards with a known place in a deck; `empty` if the deck's other cards are all out of play. */
  decks: decksOf(z.array(id)).optional(),
  /** Adventure cards out of play. */
  removed: z.array(id).max(84).optional(),
  /** Encounters on spaces, in the order in which they were laid. */
  laid: z
    .array(
      z.strictObject({
        /** The Encounter. */
        card: id,
        /** Its space or town. */
        space: id,
      }),
    )
    .max(84)
    .optional(),
  /** Possessions of adventure cards in play, by card. */
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
  /** The module states, by module, each in the module's own form. */
  with: moduleStates.optional(),
});

/** The table of a scenario. Missing fields are as at the start of a game, with empty market stacks. */
export interface ScenarioGame extends z.input<typeof gameForm> {}

export const gameSchema: z.ZodType<ScenarioGame, ScenarioGame> = gameForm;

const metAs = z.enum(['adventure', 'hazard']).optional();

const turnForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: seat,
  /** The step about to begin. */
  step: z.enum(['start', 'refresh', 'movement', 'adventure', 'market', 'experience', 'end']),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const movementForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: seat,
  /** Each face as its index on the movement die, from 1, or as all its terrains. */
  dice: z.array(z.union([z.number().int().min(1).max(6), z.array(z.enum(terrains)).min(1).max(4)])).max(10),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const combatForm = z.strictObject({
  /** The player whose turn it is and whose Hero fights, counted from 0. */
  hero: seat,
  /** The Challenge. Name either this or `against`. */
  challenge: id.optional(),
  /** The player of the other Hero, counted from 0. */
  against: seat.optional(),
  /** `start` is before all events of the battle. */
  phase: z.enum(['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic']),
  /** 1 if left out; not at `start` and `before-combat`. */
  round: z.number().int().min(1).max(99).optional(),
  /** Wounds on the Challenge. */
  wounds: count.optional(),
  /** Characters that have attacked in this round. */
  attacked: z.array(id).max(20).optional(),
  /** Players who have activated a card Before Combat or in this round. */
  activated: z.array(seat).max(6).optional(),
  /** Abilities that were used and are limited to the turn, this combat or this round, as `card/ability`. */
  used,
  /** The player whose Hero acts, where several fight one Challenge; `hero` if left out. */
  acting: seat.optional(),
  /** Players whose Heroes have escaped and not come back, where several fight one Challenge. */
  away: z.array(seat).max(6).optional(),
  /**
   * The source of the Challenge. If left out, the usual one for such a card, mostly its deck. With `track`, the description must have it
   * on the track.
   */
  from: z.enum(['deck', 'track', 'card']).optional(),
  /** `adventure` if left out; `hazard` on the road, with a module that has hazards. */
  as: metAs,
});
const drawnForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: seat,
  /** The adventure card. */
  card: id,
  /** `adventure` if left out; `hazard` on the road, with a module that has hazards. */
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

/** What is going on: one of a turn, a Movement step, a combat, a drawn card. */
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

export const givenSchema = oneGiven<Given>(
  { turn: turnForm, movement: movementForm, combat: combatForm, drawn: drawnForm },
  'a turn, a movement, a combat, or a drawn card',
);

const scenarioForm = z.strictObject({
  /** The table. */
  game: gameSchema,
  /** What is going on; if left out, the starting player's turn begins. */
  given: givenSchema.optional(),
});

/** The description of a position. */
export interface Scenario extends z.input<typeof scenarioForm> {}

/** The schema of scenarios. `scenarioProblems` checks what it cannot. */
export const scenarioSchema: z.ZodType<Scenario, Scenario> = scenarioForm;
