import { expect } from 'vitest';
import {
  actionCode,
  type GameEvent,
  type GameState,
  IllegalActionError,
  type RuleId,
} from '../../../src/index.js';
import {
  fromScenario,
  type Given,
  type Scenario,
  type ScenarioPlayer,
} from '../../../src/scenario/second-edition/index.js';
import type { Color } from '../../../src/second-edition/abilities/language.js';
import {
  type Ability,
  type AllyCard,
  assertContent,
  type ChallengeCard,
  type ContentPack,
  composeRuleset,
  type Effect,
  type EncounterCard,
  type EventCard,
  type HeroCard,
  type ItemCard,
  riseOfTheDragonLords,
  type SecondEditionModule,
  type SecondEditionRuleset,
} from '../../../src/second-edition/index.js';

/* Where tests of the ability language make their own cards, and try them out at a table. */

const source = 'original';
const plain = { value: 2, damage: 1 };
const weak = { value: 1, damage: 1 };
const enemy = { value: 12, damage: 1 };
const plainHero = { kind: 'hero', source, life: 5, stamina: 4, mind: plain, body: plain, spirit: plain };

/** What a test says about the cards of its own; everything else about them is plain. */
export interface Made {
  readonly hero?: Partial<HeroCard>;
  /** A second Hero, for another player. */
  readonly rival?: Partial<HeroCard>;
  /** A Hero that nobody plays, `my-spare`; there is none if it is left out. */
  readonly spare?: Partial<HeroCard>;
  readonly ally?: Partial<AllyCard>;
  readonly item?: Partial<ItemCard>;
  readonly challenge?: Partial<ChallengeCard>;
  readonly event?: Partial<EventCard>;
  readonly encounter?: Partial<EncounterCard>;
}

/**
 * A pack of one card of each kind: `my-hero` and `my-rival` (Life 5, Stamina 4, values 2, damage 1), `my-ally` (Life 3,
 * Stamina 3, values 1, damage 1), `my-item` (a tool, always on), `my-challenge` (green, Life 3, values 12, damage 1),
 * `my-event` (green, I) and `my-encounter` (green).
 */
const packOf = (made: Made) => ({
  id: 'workshop',
  name: 'Workshop',
  heroes: [
    { ...plainHero, id: 'my-hero', name: 'Hero', skills: { swim: 3 }, ...made.hero },
    { ...plainHero, id: 'my-rival', name: 'Rival', ...made.rival },
    ...(made.spare ? [{ ...plainHero, id: 'my-spare', name: 'Spare', ...made.spare }] : []),
  ],
  adventures: [
    {
      kind: 'challenge',
      id: 'my-challenge',
      name: 'Challenge',
      source,
      color: 'green',
      words: ['beast'],
      life: 3,
      mind: enemy,
      body: enemy,
      spirit: enemy,
      ...made.challenge,
    },
    {
      kind: 'event',
      id: 'my-event',
      name: 'Event',
      source,
      color: 'green',
      number: 1,
      abilities: [],
      ...made.event,
    },
    {
      kind: 'encounter',
      id: 'my-encounter',
      name: 'Encounter',
      source,
      color: 'green',
      effects: [],
      ...made.encounter,
    },
  ],
  market: [
    {
      kind: 'ally',
      id: 'my-ally',
      name: 'Ally',
      source,
      cost: 4,
      life: 3,
      stamina: 3,
      mind: weak,
      body: weak,
      spirit: weak,
      ...made.ally,
    },
    {
      kind: 'item',
      id: 'my-item',
      name: 'Item',
      source,
      cost: 5,
      class: 'gear',
      type: 'tool',
      use: 'always',
      abilities: [],
      ...made.item,
    },
  ],
});

/** The bundled pack with its board, its events, and no more cards than these tests need: a ruleset is made in a moment. */
const small: ContentPack = {
  ...riseOfTheDragonLords,
  heroes: [],
  adventures: (riseOfTheDragonLords.adventures ?? []).filter((card) => card.kind === 'event'),
  market: (riseOfTheDragonLords.market ?? []).filter(
    ({ id, source }, at) => at < 12 || source !== 'original' || id === 'black-dagger',
  ),
};

const base = composeRuleset([], [small]);
/** The board that these tests are played on. */
export const { board } = base.rules.content;
const known = {
  cards: Object.keys(base.rules.content.cards),
  ...(riseOfTheDragonLords.board ? { board: riseOfTheDragonLords.board } : {}),
};

/** Rules with the test's own cards beside bundled ones. The pack is checked like any from outside. */
const rulesWith = (made: Made, modules: readonly SecondEditionModule[] = []): SecondEditionRuleset =>
  composeRuleset(modules, [small, assertContent(packOf(made), known)]);

/** A position of the test's own: what the players have, and what is going on. `my-hero` plays first, `my-rival` second. */
export interface Position {
  readonly me?: Omit<ScenarioPlayer, 'hero'>;
  readonly other?: Omit<ScenarioPlayer, 'hero'>;
  readonly game?: Omit<Scenario['game'], 'players'>;
  readonly given?: Given;
}

/** A table with cards of the test's own, played by action codes, with chance told by the test. */
export class Bench {
  readonly events: GameEvent[] = [];
  readonly ruleset: SecondEditionRuleset;
  state: GameState;

  constructor(
    made: Made,
    { me = {}, other, game = {}, given }: Position = {},
    modules: SecondEditionModule[] = [],
  ) {
    this.ruleset = rulesWith(made, modules);
    const players: ScenarioPlayer[] = [{ hero: 'my-hero', ...me }];
    if (other) players.push({ hero: 'my-rival', ...other });
    this.state = fromScenario({ game: { ...game, players }, ...(given ? { given } : {}) }, this.ruleset);
  }

  /** Carries out actions by their codes. */
  play(...codes: string[]): this {
    for (const code of codes) {
      const { state, events } = this.ruleset.transition(this.state, this.ruleset.parseActionCode(code));
      this.state = state;
      this.events.push(...(events as readonly GameEvent[]));
      expect(this.ruleset.brokenInvariants(state), `after ${code}`).toEqual([]);
    }
    return this;
  }

  /** Tells the dice. */
  roll(...dice: number[]): this {
    return this.play(`chance/roll dice=${dice.join(',')}`);
  }

  /** Tells which cards are drawn. */
  draw(...cards: string[]): this {
    return this.play(...cards.map((card) => `chance/draw card=${card}`));
  }

  /** Uses the ability `go` of one of the test's own cards. */
  use(card: string, ability = 'go'): this {
    return this.play(`ability/use card=${card} ability=${ability}`);
  }

  /** Chooses for a card. */
  choose(choice: string): this {
    return this.play(`effect/choose choice=${choice}`);
  }

  /** What may be chosen for a card now. */
  get choices(): string[] {
    return this.legal('effect/choose').map((code) => code.slice('effect/choose choice='.length));
  }

  legal(type?: string): string[] {
    return this.ruleset
      .legalActions(this.state)
      .filter((action) => type === undefined || action.type === type)
      .map(actionCode);
  }

  /** Whether the ability `go` of a card may be used now. */
  canUse(card: string, ability = 'go'): boolean {
    return this.legal('ability/use').includes(`ability/use card=${card} ability=${ability}`);
  }

  /** Checks that an action is refused for this rule. */
  refuses(code: string, rule: RuleId): this {
    const action = this.ruleset.parseActionCode(code);
    expect(() => this.ruleset.apply(this.state, action)).toThrow(IllegalActionError);
    expect(this.ruleset.explain(this.state, action).rules[0]?.id).toBe(rule);
    expect(this.legal()).not.toContain(code);
    return this;
  }

  player(index = 0) {
    const player = this.state.players[index];
    if (!player) throw new RangeError(`no player ${index}`);
    return player;
  }

  get me() {
    return this.player(0);
  }

  get myHero() {
    return this.me.hero;
  }

  /** The Ally `my-ally`; undefined once it is gone. */
  get myAlly() {
    return this.me.allies.find((ally) => ally.card === 'my-ally');
  }

  /** The frame and step that the game waits at, such as `combat/escape`. */
  get waiting(): string | undefined {
    return this.ruleset.decision(this.state)?.kind;
  }

  /** Wounds on the enemy of the present combat. */
  get enemyWounds(): number | undefined {
    const fight = this.state.frames.find((f) => f.kind === 'combat') as
      | { opponent: { wounds?: number } }
      | undefined;
    return fight?.opponent.wounds;
  }

  /** Events of a type, of what was played at this table. */
  happened<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<GameEvent, { type: T }>[];
  }

  /** What the latest roll of the ten-sided dice came to. */
  get total(): number {
    const made = this.happened('roll/made');
    return Number(made[made.length - 1]?.total);
  }
}

/** An ability that is called `go`, for one of the test's own cards. */
export const go = (use: string, effects: readonly Effect[], more: object = {}): Ability =>
  ({ use, id: 'go', label: 'go', do: effects, ...more }) as Ability;

/** An ability that comes by itself. */
export const on = (trigger: string, effects: readonly Effect[], more: object = {}): Ability =>
  ({ on: trigger, do: effects, ...more }) as Ability;

/** A test of body against an unreachable target: a roll at which something can be used. */
export const aTest: Effect = { do: 'test', attribute: 'body', target: 99 };

export const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
export const hurt = (to: 'you' | 'bearer', amount: number): Effect => ({ do: 'wounds', to, amount });

/** My turn, at its Movement step. */
export const moving: Given = { turn: { player: 0, step: 'movement' } };
/** My turn, in the Market step, in a town. */
export const trading: Given = { turn: { player: 0, step: 'market' } };
/** I fight `my-challenge`, at the beginning of a phase. */
export const fighting = (
  phase: 'start' | 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic',
  more: object = {},
): Given => ({ combat: { hero: 0, challenge: 'my-challenge', phase, ...more } });
/** I fight the other Hero, as attacker. */
export const duelling = (
  phase: 'start' | 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic',
): Given => ({ combat: { hero: 0, against: 1, phase } });
/** I have drawn `my-encounter`. */
export const drawn = (card = 'my-encounter'): Given => ({ drawn: { player: 0, card } });

/** An encounter of these effects, just drawn. */
export const met = (effects: readonly Effect[], position: Position = {}, made: Made = {}): Bench =>
  new Bench({ ...made, encounter: { effects, ...made.encounter } }, { given: drawn(), ...position });

/** A space in play of a terrain, without a jewel. */
export function aSpace(terrain: string): string {
  const found = Object.keys(board.neighbours).find(
    (id) => board.spaces[id]?.terrain === terrain && !board.spaces[id]?.jewel,
  );
  if (!found) throw new RangeError(`no ${terrain}`);
  return found;
}

/** A space with a jewel of a color. */
export function aJewel(color: Color): string {
  const found = board.jewels[color][0];
  if (!found) throw new RangeError(`no ${color} jewel`);
  return found;
}

export const spaceOfTown = (id: string): string => board.towns.find((town) => town.id === id)?.space ?? '';

export const around = (space: string): readonly string[] => board.neighbours[space] ?? [];
