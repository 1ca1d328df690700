import { z } from 'zod';
import { bonuses, colors } from '../second-edition/internals.js';

/*
 * The scenario language: a short description of a position, as plain JSON. Everything left out has its value at the start of a game.
 * It is the language of the conformance vectors too.
 */

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'an id is lower case with hyphens')
  .max(60);
const count = z.number().int().min(0).max(999);
const color = z.enum(colors);
const perColor = z.partialRecord(color, count);

const harmed = { wounds: count.optional(), exhaustion: count.optional() };
const allySchema = z.union([id, z.strictObject({ card: id, ...harmed })]);
const itemSchema = z.union([id, z.strictObject({ card: id, faceDown: z.boolean().optional() })]);
const questSchema = z.union([id, z.strictObject({ card: id, progress: count.optional() })]);

const playerSchema = z.strictObject({
  /** A Hero; the first that nobody else plays if left out. */
  hero: id.optional(),
  ...harmed,
  /** A space or a town; `null` for a figure not placed yet. The town where Heroes begin if left out. */
  space: id.nullable().optional(),
  /** The space it entered from; `null` or left out: none. */
  cameFrom: id.nullable().optional(),
  gold: count.optional(),
  /** Unspent adventure counters: taken from the pile, and from the board once that is empty. */
  counters: perColor.optional(),
  points: count.optional(),
  experience: z.partialRecord(z.enum(bonuses), count).optional(),
  allies: z.array(allySchema).max(20).optional(),
  items: z.array(itemSchema).max(60).optional(),
  kept: z.array(id).max(60).optional(),
  quests: z.array(questSchema).max(60).optional(),
});

const gameSchema = z.strictObject({
  edition: z.literal('second-edition').optional(),
  modules: z.array(id).max(20).optional(),
  /** How many players, or one entry each. */
  players: z.union([z.number().int().min(1).max(6), z.array(playerSchema).min(1).max(6)]),
  /** `manual` unless a seed is given. */
  chance: z.enum(['manual', 'seeded']).optional(),
  seed: z.union([z.string(), z.number()]).optional(),
  starting: z.number().int().min(0).max(5).optional(),
  /** The Event in play. */
  event: id.optional(),
  /** Adventure counters on these spaces, instead of those of the setup. */
  counters: z.record(id, z.array(color, 'a list of colors such as ["green"]').max(4)).optional(),
  /** Adventure counters in the central pile; what is neither on the board nor with a player if left out. */
  pile: perColor.optional(),
  /** Undefeated Challenges, the one longest on the track first. */
  track: z
    .array(z.strictObject({ card: id, space: id, position: z.number().int().min(1).max(6).optional() }))
    .max(6)
    .optional(),
  /** Market stacks by town, the latest card last; empty if left out. */
  stacks: z.record(id, z.array(id).max(84)).optional(),
  /** Cards whose place in a deck is known. */
  decks: z
    .record(id, z.strictObject({ top: z.array(id).optional(), bottom: z.array(id).optional() }))
    .optional(),
  /** Adventure cards out of play. */
  removed: z.array(id).max(84).optional(),
  /** What modules have on the table, by module: each says in its own words what may stand here. */
  with: z.record(id, z.json()).optional(),
});

const player = z.number().int().min(0).max(5);

/** What can be going on. */
const situations = {
  /** A turn at the beginning of one of its steps. */
  turn: z.strictObject({
    player,
    step: z.enum(['start', 'refresh', 'movement', 'adventure', 'market', 'experience', 'end']),
  }),
  /** A Movement step in which these faces have been rolled. */
  movement: z.strictObject({ player, dice: z.array(z.number().int().min(1).max(6)).max(10) }),
  /** A combat, at the beginning of a phase. */
  combat: z.strictObject({
    hero: player,
    challenge: id.optional(),
    against: player.optional(),
    /** `start` is before anything of the battle has happened. */
    phase: z.enum(['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic']),
    round: z.number().int().min(1).max(99).optional(),
    /** Wounds on the Challenge. */
    wounds: count.optional(),
    /** Characters that have attacked in this round. */
    attacked: z.array(id).max(10).optional(),
    /** Players who have activated a card Before Combat or in this round. */
    activated: z.array(player).max(6).optional(),
    from: z.enum(['deck', 'track', 'card']).optional(),
  }),
  /** An adventure card has just been drawn and is about to be resolved. */
  drawn: z.strictObject({ player, card: id }),
};

type Situations = typeof situations;

/** What is going on in a described position: one of a turn, a Movement step, a combat, a drawn card. */
export type Given = { [K in keyof Situations]: { [Name in K]: z.input<Situations[K]> } }[keyof Situations];

// Not a union: of that, a slip inside one of the four would be reported as no more than "invalid".
const givenSchema = z
  .strictObject({
    turn: situations.turn.optional(),
    movement: situations.movement.optional(),
    combat: situations.combat.optional(),
    drawn: situations.drawn.optional(),
  })
  .refine(
    (given) => Object.keys(given).length === 1 && Object.values(given).every((said) => said !== undefined),
    {
      error: 'say one thing that is going on: a turn, a movement, a combat, or a drawn card',
    },
  ) as unknown as z.ZodType<Given, Given>;

export const scenarioSchema = z.strictObject({ game: gameSchema, given: givenSchema.optional() });

/** A description of a position. */
export type Scenario = z.input<typeof scenarioSchema>;
export type ScenarioPlayer = z.input<typeof playerSchema>;

/** The players of a description, one entry each. */
export const playersOf = ({ players }: Scenario['game']): readonly ScenarioPlayer[] =>
  Array.isArray(players) ? players : Array.from({ length: players }, () => ({}));
