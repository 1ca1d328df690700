import fc from 'fast-check';
import { type GameState, UnknownRulesetError } from '../../src/index.js';
import { fromScenario, type Given, type Scenario, type ScenarioPlayer } from '../../src/scenario/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';

/* Positions from which random games begin: from the setup, and from the middle of anything, with any modules that go together. */

/** What can be put on the table with some modules. */
class Box {
  readonly content;
  readonly places: readonly string[];
  readonly runes: readonly string[];
  private readonly cards;

  constructor(modules: readonly string[]) {
    this.content = rulesetOf(modules).rules.content;
    this.cards = Object.values(this.content.cards);
    const { board } = this.content;
    // Spaces worth standing on: jewels, the red ones more often than their number, towns, and places off the map.
    this.places = [
      ...board.jewels.red,
      ...board.jewels.red,
      ...Object.values(board.jewels).flat(),
      ...board.towns.map((town) => town.space),
      ...Object.keys(board.places),
    ];
    this.runes = this.cards
      .filter((card) => card.kind === 'challenge' && card.rune === true)
      .map((card) => card.id);
  }

  ids(kind: string): readonly string[] {
    return this.cards.filter((card) => card.kind === kind).map((card) => card.id);
  }
}

const boxes = new Map<string, Box>();

function boxOf(modules: readonly string[]): Box {
  const key = modules.join();
  const known = boxes.get(key) ?? new Box(modules);
  boxes.set(key, known);
  return known;
}

/** A way to begin: options of a game, or a scenario. */
export type Start =
  | { readonly players: number; readonly seed: number; readonly modules: readonly string[] }
  | { readonly scenario: Scenario };

export const modulesOf = (start: Start): readonly string[] =>
  'players' in start ? start.modules : (start.scenario.game.modules ?? []);

/** Modules with all that they require, in the order of the bundle: a stable name for a set. */
export function complete(modules: readonly string[]): readonly string[] {
  const wanted = new Set(modules);
  for (const id of wanted) for (const needed of bundledModules[id]?.requires ?? []) wanted.add(needed);
  return Object.keys(bundledModules).filter((id) => wanted.has(id));
}

/** Why these modules cannot be in force together, or `null`. */
export function refusalOf(modules: readonly string[]): UnknownRulesetError | null {
  try {
    rulesetOf(modules);
    return null;
  } catch (error) {
    if (error instanceof UnknownRulesetError) return error;
    throw error;
  }
}

/** For how many players a game with these modules is. */
function seatsFor(modules: readonly string[]): readonly [number, number] {
  const rooms = modules.flatMap((id) => bundledModules[id]?.seats ?? []);
  return [
    Math.max(1, ...rooms.map((room) => room.atLeast)),
    Math.min(6, ...rooms.map((room) => room.atMost)),
  ];
}

/** As many of these modules as go together, the earlier ones first. */
function compatible(modules: readonly string[]): readonly string[] {
  let chosen: readonly string[] = [];
  for (const id of modules) {
    const more = complete([...chosen, id]);
    if (refusalOf(more) === null) chosen = more;
  }
  return chosen;
}

/** Any modules that go together: often none, or all that do. */
const anyModules: fc.Arbitrary<readonly string[]> = fc
  .shuffledSubarray(Object.keys(bundledModules))
  .map(compatible);

/** Draws from lists by given numbers, so that fast-check can shrink what was drawn; from a pile each card once. */
class Dealer {
  private at = 0;
  private readonly taken = new Set<string>();
  constructor(
    private readonly numbers: readonly number[],
    readonly box: Box,
  ) {}
  below(n: number): number {
    const number = this.numbers[this.at++ % this.numbers.length] ?? 0;
    return n > 0 ? number % n : 0;
  }
  from<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
  card(pile: readonly string[]): string | null {
    const left = pile.filter((id) => !this.taken.has(id));
    if (left.length === 0) return null;
    const id = this.from(left);
    this.taken.add(id);
    return id;
  }
  some(count: number, pile: readonly string[]): string[] {
    return Array.from({ length: count }, () => this.card(pile)).filter((id) => id !== null);
  }
}

function playerFrom(deal: Dealer, meeting: string): ScenarioPlayer {
  const { content, places, runes } = deal.box;
  const ids = (kind: string) => deal.box.ids(kind);
  const hero = deal.card(content.heroes) ?? '';
  const card = content.cards[hero];
  const [life, stamina] = card?.kind === 'hero' ? [card.life, card.stamina] : [1, 0];
  return {
    hero,
    space: deal.below(2) === 0 ? meeting : deal.from(places),
    wounds: deal.below(life - 1),
    exhaustion: deal.below(stamina),
    gold: deal.below(15),
    experience: {
      mind: deal.below(6),
      body: deal.below(6),
      spirit: deal.below(6),
      stamina: deal.below(2),
      life: deal.below(3),
    },
    items: deal.some(deal.below(4), ids('item')).map((item) => ({ card: item, faceDown: false })),
    allies: deal.some(deal.below(3), ids('ally')),
    kept: deal.some(deal.below(3), runes),
    counters: { green: deal.below(5), yellow: deal.below(4), blue: deal.below(3), red: deal.below(2) },
  };
}

function givenFrom(deal: Dealer, players: number): Given {
  const ids = (kind: string) => deal.box.ids(kind);
  const player = deal.below(players);
  switch (deal.below(6)) {
    case 0:
      return {
        turn: {
          player,
          step: deal.from(['start', 'movement', 'adventure', 'market', 'experience', 'end'] as const),
        },
      };
    case 1:
      return { movement: { player, dice: [1, 2, 3, 4, 5].map(() => deal.below(6) + 1) } };
    case 2:
      return { drawn: { player, card: deal.card([...ids('encounter'), ...ids('event')]) ?? '' } };
    case 3:
      if (players > 1)
        return {
          combat: {
            hero: player,
            against: (player + 1) % players,
            phase: deal.from(['start', 'escape', 'melee'] as const),
          },
        };
      return { turn: { player, step: 'adventure' } };
    case 4:
      return { turn: { player, step: 'adventure' } };
    default:
      return {
        combat: {
          hero: player,
          challenge: deal.card(ids('challenge')) ?? '',
          phase: deal.from(['start', 'before-combat', 'escape', 'ranged', 'melee', 'magic'] as const),
        },
      };
  }
}

type Described = NonNullable<Scenario['game']['with']>[string];

/** A doom track somewhere between its first card and its last counter. */
const doomed = (deal: Dealer): Described => ({
  track: [
    'green',
    ...deal.some(
      deal.below(4),
      ['challenge', 'event', 'encounter'].flatMap((kind) => [...deal.box.ids(kind)]),
    ),
  ],
  counters: deal.below(8),
});

/** Captains for those at sea, and for some of those who are not; map counters, and event tiles. */
function voyaging(deal: Dealer, players: readonly ScenarioPlayer[]): Described {
  const { board, decks } = deal.box.content;
  const mayHaveOne = (space: string | null | undefined): boolean =>
    board.towns.some((town) => town.space === space) ||
    (board.places[space ?? ''] !== undefined && space !== 'island-of-dread');
  return {
    captains: players.map(({ space }) =>
      mayHaveOne(space) && deal.below(5) > 0 ? deal.card(decks.captains ?? []) : null,
    ),
    maps: players.slice(0, 3).map(() => ({ blue: deal.below(3), green: deal.below(3) })),
    tiles: deal.below(2) === 0 ? ['sea-lane', 'sea'] : ['plains', 'ruins'],
  };
}

/** What modules have on the table, where it is worth beginning with more than nothing. */
const laidOut: Readonly<Record<string, (deal: Dealer, players: readonly ScenarioPlayer[]) => Described>> = {
  'doom-track': doomed,
  'advanced-runebound': doomed,
  'island-of-dread': voyaging,
};

function scenarioFrom(
  numbers: readonly number[],
  seed: number,
  chance: 'seeded' | 'manual',
  modules: readonly string[],
): Scenario {
  const deal = new Dealer(numbers, boxOf(modules));
  const meeting = deal.from(deal.box.places);
  const [least, most] = seatsFor(modules);
  const players = Array.from({ length: least + deal.below(most - least + 1) }, () =>
    playerFrom(deal, meeting),
  );
  const event = deal.below(2) === 0 ? deal.card(deal.box.ids('event')) : null;
  const given = givenFrom(deal, players.length);
  const parts = modules.flatMap((id) => (laidOut[id] ? [[id, laidOut[id](deal, players)] as const] : []));
  return {
    game: {
      players,
      ...(event ? { event } : {}),
      ...(chance === 'seeded' ? { seed } : { chance }),
      ...(modules.length > 0 ? { modules: [...modules] } : {}),
      ...(parts.length > 0 ? { with: Object.fromEntries(parts) } : {}),
    },
    given,
  };
}

const fromSetup = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  modules.chain((chosen) => {
    const [min, max] = seatsFor(chosen);
    return fc.record(
      { players: fc.integer({ min, max }), seed: fc.nat(), modules: fc.constant(chosen) },
      { noNullPrototype: true },
    );
  });

const fromAnywhere = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  fc
    .tuple(
      fc.array(fc.nat({ max: 9999 }), { minLength: 40, maxLength: 80 }),
      fc.nat(),
      fc.constantFrom('seeded', 'manual'),
      modules,
    )
    .map(([numbers, seed, chance, chosen]) => ({
      scenario: scenarioFrom(numbers, seed, chance as 'seeded' | 'manual', chosen),
    }));

/** Any way to begin with modules. */
const startsOf = (modules: fc.Arbitrary<readonly string[]>): fc.Arbitrary<Start> =>
  fc.oneof({ weight: 1, arbitrary: fromSetup(modules) }, { weight: 3, arbitrary: fromAnywhere(modules) });

/** Any way to begin with exactly these modules. */
export const startsWith = (modules: readonly string[]): fc.Arbitrary<Start> => startsOf(fc.constant(modules));

/** Any way to begin. */
export const starts: fc.Arbitrary<Start> = startsOf(anyModules);

/** The first state, or `null` where the description breaks a rule and cannot be put on the table. */
export function begin(start: Start): GameState | null {
  if ('players' in start) return rulesetOf(start.modules).createGame(start);
  try {
    return fromScenario(start.scenario);
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidScenarioError') return null;
    throw error;
  }
}
