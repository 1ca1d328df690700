import * as z from 'zod';
import type { OrOther, Spelled } from '../../kernel/index.js';
import { damageTypes, symbols } from '../../third-edition/abilities/language.js';
import type {
  ScenarioId,
  ThirdEditionCardId,
  ThirdEditionCityId,
  ThirdEditionHeroId,
  ThirdEditionPlaceId,
} from '../../third-edition/known-ids.js';
import * as common from '../schema.js';

/** The ids that scenarios name, by sort: editors complete those of the box, and others are good, too. */
export interface ScenarioIds {
  /** A card. */
  card: OrOther<ThirdEditionCardId>;
  /** A hero. */
  hero: OrOther<ThirdEditionHeroId>;
  /** A scenario of the game. */
  scenario: OrOther<ScenarioId>;
  /** A hex or a named place. */
  place: OrOther<ThirdEditionPlaceId>;
  /** Keys that are cities. */
  'by-city': ThirdEditionCityId;
  /** Other keys. */
  others: string;
}

/** The ids of a scenario of the box: those that are written out are known ({@link Spelled}). */
export interface SpelledIds<
  Card extends string,
  Hero extends string,
  Setting extends string,
  Place extends string,
> {
  /** A card. */
  card: Spelled<Card, ThirdEditionCardId>;
  /** A hero. */
  hero: Spelled<Hero, ThirdEditionHeroId>;
  /** A scenario of the game. */
  scenario: Spelled<Setting, ScenarioId>;
  /** A hex or a named place. */
  place: Spelled<Place, ThirdEditionPlaceId>;
  /** Keys that are cities. */
  'by-city': ThirdEditionCityId;
  /** No other keys, but those that variables hold. */
  others: never;
}

type AnyIds = Readonly<Record<keyof ScenarioIds, string>>;

const card = /* @__PURE__ */ common.idOf('card');
const hero = /* @__PURE__ */ common.idOf('hero');
const place = /* @__PURE__ */ common.idOf('place');

/*
 * The scenario language of Third Edition: a short description of a position, as plain JSON. Missing fields have their value at the start
 * of a game, with empty hands and markets. The conformance vectors use it too.
 */

const cards = z.array(card).max(80);
const used = z.array(z.string().max(1000)).max(80);

/*
 * Each form has a type name, and its schema carries that name: otherwise types and compiler messages would spell out the whole structure.
 */

const playerForm = z.strictObject({
  /** The hero; if left out, the first that no other player has. */
  hero: hero.optional(),
  /**
   * A hex or a place. If left out: the hex that `given` needs, else the first place of the kind on the hero card
   * (3e.setup.start-location).
   */
  hex: place.nullable().optional(),
  /** Damage on the hero; 0 if left out. */
  damage: common.count.optional(),
  /** As on the hero card if left out (3e.setup.starting-gold). */
  gold: common.count.optional(),
  /** Story tokens; 0 if left out. */
  story: common.count.optional(),
  /** Skill cards in hand; none if left out. */
  hand: cards.optional(),
  /** Learned skills, in the order in which they were learned. */
  skills: cards.optional(),
  /** Assets, at most one of each type (3e.asset.one-per-type). */
  assets: cards.optional(),
  /** Trophies that everybody has seen. */
  trophies: cards.optional(),
  /** Trophies drawn from a deck, by type: only their owner may look at them (3e.trophies.look). */
  secret: z.partialRecord(z.enum(['combat', 'exploration', 'social']), cards).optional(),
  /** Quests. */
  quests: cards.optional(),
  /** Events kept as rumors. */
  rumors: z
    .array(
      z.strictObject({
        /** The event. */
        card,
        /** The option that was chosen. */
        option: common.id,
      }),
    )
    .max(80)
    .optional(),
  /** The figure lies on its side; false if left out (3e.delayed.definition). */
  delayed: z.boolean().optional(),
  /** True for a hero that was eliminated; it has nothing and is nowhere (3e.villain.eliminated-cleanup). */
  out: z.boolean().optional(),
  /** Abilities used that are limited to once per game, as `card/player`. */
  used: used.optional(),
});

interface PlayerForm extends z.input<typeof playerForm> {}

/** One player of a scenario. Missing fields are as at the start of a game, with an empty hand. */
export interface ScenarioPlayer<Ids extends AnyIds = ScenarioIds> extends common.Filled<PlayerForm, Ids> {}

const playerSchema: z.ZodType<PlayerForm, PlayerForm> = playerForm;

const gameForm = z.strictObject({
  /** May be left out where the edition is clear. */
  edition: z.literal('third-edition').optional(),
  /** The scenario; a ruleset that you pass decides instead. */
  scenario: common.idOf('scenario').optional(),
  /** The ids of the modules beside the scenario; a ruleset that you pass decides instead. */
  modules: z.array(common.id).max(20).optional(),
  ...common.commonOf(playerSchema),
  /** The first player, counted from 0; 0 if left out. */
  first: common.seat.optional(),
  /** The round; 1 if left out. */
  round: z.number().int().min(1).max(999).optional(),
  /** The time token; at the beginning of Act 1 if left out. */
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
  /** Hexes or places with a facedown gem; the gem of a current adventure is added. */
  facedown: z.array(place).max(60).optional(),
  /** Cards of the markets, by city; empty if left out. */
  markets: common.keyedBy('city', cards).optional(),
  /** Cards with a known place in a deck; `empty` if the deck's other cards are all in its discard pile. */
  decks: common.decksOf(cards).optional(),
  /** Discard piles by deck, the latest card last. */
  discards: z.record(common.name, cards).optional(),
  /** Story quests in the slots, the first slot first; `null` for an empty one. */
  slots: z.array(card.nullable()).max(6).optional(),
  /** The villain's hex in Act 2; where it is spawned if left out. */
  villain: place.optional(),
  /** Hexes with a zombie; a hex with several zombies stands here several times (3e.corpse-king.zombies). */
  zombies: z.array(place).max(60).optional(),
  /** Cards out of the game. */
  removed: cards.optional(),
  /** The module states, by module, each in the module's own form. */
  with: common.moduleStates.optional(),
});

interface GameForm extends z.input<typeof gameForm> {}

/** The table of a scenario. Missing fields are as at the start of a game, with empty hands and markets. */
export interface ScenarioGame<Ids extends AnyIds = ScenarioIds> extends common.Filled<GameForm, Ids> {}

/** The schema of a table. */
export const gameSchema = gameForm as unknown as z.ZodType<ScenarioGame, ScenarioGame>;

const actions = z.number().int().min(0).max(3);

const turnForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: common.seat,
  /** The step about to begin: the turn, an action in it, or its end. */
  step: z.enum(['start', 'act', 'end']),
  /** Actions left; 3 if left out. */
  actions: actions.optional(),
  /**
   * Abilities used that are limited to once per turn, as `card/ability`, and declined offers of an exchange, as `exchange/player/to get/to
   * give`, each side as `gold+card+card`.
   */
  used: used.optional(),
  /** The players who have had a turn in this round, this one included; if left out, all from the first player on. */
  played: z.array(common.seat).max(4).optional(),
});
const movementForm = z.strictObject({
  /** The player whose turn it is, counted from 0. */
  player: common.seat,
  /** Unspent faces: each as its index on the terrain die, from 1, or as all its terrains. */
  dice: z.array(z.union([z.number().int().min(1).max(6), z.array(z.string().max(20)).min(1).max(4)])).max(60),
  /** Actions left after this one; 2 if left out. */
  actions: actions.optional(),
  /** Abilities used that are limited to once per turn, as `card/ability`. */
  used: used.optional(),
});
const drawnForm = z.strictObject({
  /** The player whose turn it is, counted from 0. The first player draws story cards, between two rounds. */
  player: common.seat,
  /** The adventure card or the story card. */
  card,
  /** Actions left after this one; 1 if left out. */
  actions: actions.optional(),
  /** Abilities used that are limited to once per turn, as `card/ability`. */
  used: used.optional(),
});
const sideForm = z.strictObject({
  /** Damage of an enemy in this combat; a hero's damage is with its player. */
  damage: common.count.optional(),
  /** It has passed in this round; false if left out. */
  passed: z.boolean().optional(),
  /** Its tokens, by id. Tokens not named show their first face and are in the pool, or nowhere before the cast. */
  tokens: z
    .record(
      z.string().max(60),
      z.strictObject({
        /** The face it shows; 0 if left out. */
        face: z.union([z.literal(0), z.literal(1)]).optional(),
        /** Its place; the pool if left out. */
        at: z.enum(['pool', 'spent', 'removed']).optional(),
        /** The double token under it; none if left out. */
        on: z.string().max(60).nullable().optional(),
      }),
    )
    .optional(),
  /** Abilities used in this round, as `card/ability`; those limited to once per combat begin with `!`. */
  used: used.optional(),
  /** Symbols that count double in this round, once for each ability that doubles them. */
  doubled: z.array(z.enum(symbols)).max(20).optional(),
  /** It cannot use surge abilities in this round; false if left out. */
  noSurge: z.boolean().optional(),
  /** The kinds of damage with which it answers damage in this round. */
  reflect: z.array(z.enum(damageTypes)).max(20).optional(),
});

/** One side of a combat in a scenario. */
export interface GivenSide extends z.input<typeof sideForm> {}

const sideSchema: z.ZodType<GivenSide, GivenSide> = sideForm;

const combatForm = z.strictObject({
  /** The player whose turn it is and whose hero fights, counted from 0. */
  player: common.seat,
  /** The enemy or villain. Name either this or `against`. */
  enemy: card.optional(),
  /** The player of the other hero, whom a card challenges. */
  against: common.seat.optional(),
  /** `engage` is before all events of the combat; at `cast` a round has begun; at `retreat` it is over. */
  phase: z.enum(['engage', 'cast', 'act', 'retreat']),
  /** 1 if left out; none at `engage`. */
  round: z.number().int().min(1).max(99).optional(),
  /** The side that takes the next combat action, at `act`; the attacker if left out. */
  acting: z.enum(['attacker', 'foe']).optional(),
  /** The hero's side. */
  attacker: sideSchema.optional(),
  /** The other side. */
  foe: sideSchema.optional(),
  /** No hero can retreat; if left out, as usual for the foe (3e.villain.no-retreat). */
  noRetreat: z.boolean().optional(),
  /** Actions left after this one; 1 if left out, 2 against the villain or a hero. */
  actions: actions.optional(),
  /** Abilities used that are limited to once per turn, as `card/ability`. */
  used: used.optional(),
});

const stackForm = common.stackOf(cards);

/** A turn at the beginning of one of its steps. */
export interface GivenTurn<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof turnForm>, Ids> {}
/** A move after the roll of these faces. */
export interface GivenMovement<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof movementForm>, Ids> {}
/** An adventure card that has just been drawn and is about to be resolved. */
export interface GivenDrawn<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof drawnForm>, Ids> {}
/** A combat, at the beginning of a phase. */
export interface GivenCombat<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof combatForm>, Ids> {}

/** Everything in progress as in a state of this engine, for what the other words cannot say. */
export interface GivenStack<Ids extends AnyIds = ScenarioIds>
  extends common.Filled<z.input<typeof stackForm>, Ids> {}

/** What is going on: one of a turn, a move, a drawn card, a combat, or everything in progress. */
export type Given<Ids extends AnyIds = ScenarioIds> = common.OneOf<{
  /** A turn. */
  turn: GivenTurn<Ids>;
  /** A move with dice. */
  movement: GivenMovement<Ids>;
  /** A drawn card. */
  drawn: GivenDrawn<Ids>;
  /** A combat. */
  combat: GivenCombat<Ids>;
  /** Everything in progress. */
  stack: GivenStack<Ids>;
}>;

/** The schema of what is going on. */
export const givenSchema = common.oneGiven<Given>(
  { turn: turnForm, movement: movementForm, drawn: drawnForm, combat: combatForm, stack: stackForm },
  'a turn, a movement, a drawn card, a combat, or a stack of frames',
);

/** The description of a position. */
export interface Scenario<Ids extends AnyIds = ScenarioIds> {
  /** The table. */
  game: ScenarioGame<Ids>;
  /** What is going on; if left out, the first player's turn begins. */
  given?: Given<Ids> | undefined;
}

/** The schema of scenarios. `scenarioProblems` checks what it cannot. */
export const scenarioSchema: z.ZodType<Scenario, Scenario> = z.strictObject({
  game: gameSchema,
  given: givenSchema.optional(),
});
