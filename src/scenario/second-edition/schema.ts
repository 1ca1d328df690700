import * as z from 'zod';
import type { OrOther, Spelled } from '../../kernel/index.js';
import { bonuses, colors, terrains } from '../../second-edition/internal.js';
import type {
  SecondEditionCardId,
  SecondEditionHeroId,
  SecondEditionModuleId,
  SecondEditionPlaceId,
} from '../../second-edition/known-ids.js';
import * as common from '../schema.js';

/** The ids that scenarios name, by sort: editors complete those of bundled content, and others are good, too. */
export interface ScenarioIds {
  /** A card. */
  card: OrOther<SecondEditionCardId>;
  /** A Hero. */
  hero: OrOther<SecondEditionHeroId>;
  /** A module. */
  module: OrOther<SecondEditionModuleId>;
  /** A space or a town. */
  place: OrOther<SecondEditionPlaceId>;
  /** Keys that are cards. */
  'by-card': SecondEditionCardId;
  /** Keys that are spaces or towns. */
  'by-place': SecondEditionPlaceId;
  /** Other keys. */
  others: string;
}

/** The ids of a scenario of bundled content: those that are written out are known ({@link Spelled}). */
export interface SpelledIds<
  Card extends string,
  Hero extends string,
  Module extends string,
  Place extends string,
> {
  /** A card. */
  card: Spelled<Card, SecondEditionCardId>;
  /** A Hero. */
  hero: Spelled<Hero, SecondEditionHeroId>;
  /** A module. */
  module: Spelled<Module, SecondEditionModuleId>;
  /** A space or a town. */
  place: Spelled<Place, SecondEditionPlaceId>;
  /** Keys that are cards. */
  'by-card': SecondEditionCardId;
  /** Keys that are spaces or towns. */
  'by-place': SecondEditionPlaceId;
  /** No other keys, but those that variables hold. */
  others: never;
}

type AnyIds = Readonly<Record<keyof ScenarioIds, string>>;

const card = /* @__PURE__ */ common.idOf('card');
const hero = /* @__PURE__ */ common.idOf('hero');
const place = /* @__PURE__ */ common.idOf('place');

/*
 * The scenario language: a short description of a position, as plain JSON. Missing fields have their value at the start of a game. The
 * conformance vectors use it too.
 */

const color = z.enum(colors);
const perColor = z.partialRecord(color, common.count, `numbers by color: ${colors.join(', ')}`);
/** Abilities used that are limited to the current turn, combat or round. */
const used = z.array(z.string().max(200)).max(80).optional();

/*
 * Each form has a type name, and its schema carries that name: otherwise types and compiler messages would spell out the whole structure.
 */

const harmed = {
  /** 0 if left out; at or above Life is refused (2e.harm.defeated-threshold). */
  wounds: common.count.optional(),
  /** 0 if left out; above Stamina is refused (2e.harm.exhaustion-excess). */
  exhaustion: common.count.optional(),
};
const allySchema = z.union([
  card,
  z.strictObject({
    /** The Ally, or an adventure card that has become an Ally. */
    card,
    ...harmed,
  }),
]);
const itemSchema = z.union([
  card,
  z.strictObject({
    /** The Item, or an adventure card that has become an Item. */
    card,
    /** True once activated, until it is refreshed; false if left out. */
    faceDown: z.boolean().optional(),
  }),
]);
const questSchema = z.union([
  card,
  z.strictObject({
    /** The Encounter. */
    card,
    /** The player's progress with it; 0 if left out. */
    progress: common.count.optional(),
  }),
]);

const playerForm = z.strictObject({
  /** The Hero; if left out, the first that no other player has. */
  hero: hero.optional(),
  ...harmed,
  /** A space or a town; `null` for a figure not placed yet. The starting town if left out. */
  space: place.nullable().optional(),
  /** The space it entered from; `null` or left out: none. */
  cameFrom: place.nullable().optional(),
  /** 3 if left out (2e.setup.starting-gold). */
  gold: common.count.optional(),
  /** Unspent adventure counters: from the pile, then from the board. */
  counters: perColor.optional(),
  /** Experience points noted because no change was available (2e.experience.no-change). */
  points: common.count.optional(),
  /** Experience counters by bonus; none if left out. */
  experience: z
    .partialRecord(z.enum(bonuses), common.count, `numbers of counters by bonus: ${bonuses.join(', ')}`)
    .optional(),
  /** Each as an id, or with its wounds and exhaustion. */
  allies: z.array(allySchema).max(20).optional(),
  /** Each as an id, or with its side. */
  items: z.array(itemSchema).max(60).optional(),
  /** Adventure cards kept for a later effect. */
  kept: z.array(card).max(60).optional(),
  /** Open Encounters of the player: each as an id, or with its progress. */
  quests: z.array(questSchema).max(60).optional(),
});

interface PlayerForm extends z.input<typeof playerForm> {}

/** One player of a scenario. Missing fields are as at the start of a game. */
export interface ScenarioPlayer<Ids extends AnyIds = ScenarioIds> extends common.Filled<PlayerForm, Ids> {}

const playerSchema: z.ZodType<PlayerForm, PlayerForm> = playerForm;

const gameForm = z.strictObject({
  /** The default. */
  edition: z.literal('second-edition').optional(),
  /** The ids of the modules; a ruleset that you pass decides instead. */
  modules: z.array(common.idOf('module')).max(20).optional(),
  ...common.commonOf(playerSchema),
  /** The starting player, counted from 0; 0 if left out. */
  starting: common.seat.optional(),
  /** The number of turns that have begun, the present one included; 1 if left out. */
  turn: z.number().int().min(1).max(1_000_000).optional(),
  /** The Event in play. */
  event: card.optional(),
  /** Adventure counters on these spaces, instead of those of the setup. */
  counters: common.keyedBy('place', z.array(color, 'a list of colors such as ["green"]').max(4)).optional(),
  /** Adventure counters in the central pile; if left out, all that are neither on the board nor with a player. */
  pile: perColor.optional(),
  /** Undefeated Challenges, in order of their time on the track, the longest first. */
  track: z
    .array(
      z.strictObject({
        /** The Challenge. */
        card,
        /** The space or town of its counter. */
        space: place,
        /** Its position on the track, from 1; the first free one if left out. */
        position: z.number().int().min(1).max(6).optional(),
        /** The player whose Hero it follows; none if left out. */
        follows: common.seat.optional(),
      }),
    )
    .max(6)
    .optional(),
  /** Market stacks by the id or space of the town, the latest card last; empty if left out. */
  stacks: common.keyedBy('place', z.array(card).max(84)).optional(),
  /** Cards with a known place in a deck; `empty` if the deck's other cards are all out of play. */
  decks: common.decksOf(z.array(card)).optional(),
  /** Adventure cards out of play. */
  removed: z.array(card).max(84).optional(),
  /** Encounters on spaces, in the order in which they were laid. */
  laid: z
    .array(
      z.strictObject({
        /** The Encounter. */
        card,
        /** Its space or town. */
        space: place,
      }),
    )
    .max(84)
    .optional(),
  /** Possessions of adventure cards in play, by card. */
  hoards: common
    .keyedBy(
      'card',
      z.strictObject({
        /** Gold; 0 if left out. */
        gold: common.count.optional(),
        /** Items and Allies that it took. */
        cards: z.array(card).max(60).optional(),
        /** Counters; 0 if left out. */
        progress: common.count.optional(),
      }),
    )
    .optional(),
  /** The module states, by module, each in the module's own form. */
  with: common.moduleStates.optional(),
});

interface GameForm extends z.input<typeof gameForm> {}

/** The table of a scenario. Missing fields are as at the start of a game, with empty market stacks. */
export interface ScenarioGame<Ids extends AnyIds = ScenarioIds> extends common.Filled<GameForm, Ids> {}

export const gameSchema = gameForm as unknown as z.ZodType<ScenarioGame, ScenarioGame>;

const metAs = z.enum(['adventure', 'hazard']).optional();

const turnForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: common.seat,
  /** The step about to begin; `trade` is the Market step once a card has come to its stack. */
  step: z.enum(['start', 'refresh', 'movement', 'adventure', 'market', 'trade', 'experience', 'end']),
  /** Cards bought in this turn (faq.market.no-round-trip). */
  bought: z.array(card).max(60).optional(),
  /** Cards sold in this turn (faq.market.no-round-trip). */
  sold: z.array(card).max(60).optional(),
  /** The players negotiated with in this turn. */
  negotiated: z.array(common.seat).max(6).optional(),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const movementForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: common.seat,
  /** Each face as its index on the movement die, from 1, or as all its terrains. */
  dice: z.array(z.union([z.number().int().min(1).max(6), z.array(z.enum(terrains)).min(1).max(4)])).max(10),
  /** How many dice were rolled, the spent ones included; as many as `dice` has if left out. */
  rolled: z.number().int().min(0).max(20).optional(),
  /** Exhaustion counters that the rest may still discard; 0 if left out. */
  rest: common.count.optional(),
  /** True while the player rests, before the dice are rolled; false if left out. */
  resting: z.boolean().optional(),
  /** Players who have activated a card in this step. */
  activated: z.array(common.seat).max(6).optional(),
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});
const combatForm = z.strictObject({
  /** The player whose turn it is and whose Hero fights, counted from 0. */
  hero: common.seat,
  /** The Challenge. Name either this or `against`. */
  challenge: card.optional(),
  /** The player of the other Hero, counted from 0. */
  against: common.seat.optional(),
  /** `start` is before all events of the battle. */
  phase: z.enum(['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic']),
  /** 1 if left out; not at `start` and `before-combat`. */
  round: z.number().int().min(1).max(99).optional(),
  /** Wounds on the Challenge. */
  wounds: common.count.optional(),
  /** Characters that have attacked in this round. */
  attacked: z.array(card).max(20).optional(),
  /** Players who have activated a card Before Combat or in this round. */
  activated: z.array(common.seat).max(6).optional(),
  /** Players who have made a roll in this combat (faq.combat.first-combat-roll). */
  rolled: z.array(common.seat).max(6).optional(),
  /** Abilities that were used and are limited to the turn, this combat or this round, as `card/ability`. */
  used,
  /** The player whose Hero acts, where several fight one Challenge; `hero` if left out. */
  acting: common.seat.optional(),
  /** Players whose Heroes have escaped and not come back, where several fight one Challenge. */
  away: z.array(common.seat).max(6).optional(),
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
  player: common.seat,
  /** The adventure card. */
  card,
  /** `adventure` if left out; `hazard` on the road, with a module that has hazards. */
  as: metAs,
  /** Abilities limited to once per turn that were used, as `card/ability`. */
  used,
});

const stackForm = common.stackOf(z.array(card).max(84));

/** A turn at the beginning of one of its steps. */
export interface GivenTurn<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof turnForm>, Ids> {}
/** A Movement step in which these faces have been rolled. */
export interface GivenMovement<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof movementForm>, Ids> {}
/** A combat, at the beginning of a phase. */
export interface GivenCombat<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof combatForm>, Ids> {}
/** An adventure card that has just been drawn and is about to be resolved. */
export interface GivenDrawn<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof drawnForm>, Ids> {}

/** Everything in progress as in a state of this engine, for what the other words cannot say. */
export interface GivenStack<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof stackForm>, Ids> {}

/** What is going on: one of a turn, a Movement step, a combat, a drawn card, or everything in progress. */
export type Given<Ids extends AnyIds = ScenarioIds> = common.OneOf<{
  /** A turn. */
  turn: GivenTurn<Ids>;
  /** A Movement step. */
  movement: GivenMovement<Ids>;
  /** A combat. */
  combat: GivenCombat<Ids>;
  /** A drawn card. */
  drawn: GivenDrawn<Ids>;
  /** Everything in progress. */
  stack: GivenStack<Ids>;
}>;

export const givenSchema = common.oneGiven<Given>(
  { turn: turnForm, movement: movementForm, combat: combatForm, drawn: drawnForm, stack: stackForm },
  'a turn, a movement, a combat, a drawn card, or a stack of frames',
);

/** The description of a position. */
export interface Scenario<Ids extends AnyIds = ScenarioIds> {
  /** The table. */
  game: ScenarioGame<Ids>;
  /** What is going on; if left out, the starting player's turn begins. */
  given?: Given<Ids> | undefined;
}

/** The schema of scenarios. `scenarioProblems` checks what it cannot. */
export const scenarioSchema: z.ZodType<Scenario, Scenario> = z.strictObject({
  game: gameSchema,
  given: givenSchema.optional(),
});
