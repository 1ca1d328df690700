import fc from 'fast-check';
import { composeRuleset, type GameState } from '../../src/index.js';
import { fromScenario, type Given, type Scenario, type ScenarioPlayer } from '../../src/scenario/index.js';

/* Positions from which random games begin: from the setup, and from the middle of anything. */

export const ruleset = composeRuleset();
const { content } = ruleset.rules;
const cards = Object.values(content.cards);
const ids = (kind: string): readonly string[] =>
  cards.filter((card) => card.kind === kind).map((card) => card.id);
/** Spaces worth standing on: jewels, the red ones more often than their number, and towns. */
const places = [
  ...content.board.jewels.red,
  ...content.board.jewels.red,
  ...Object.values(content.board.jewels).flat(),
  ...content.board.towns.map((town) => town.space),
];

/** A way to begin: options of a game, or a scenario. */
export type Start = { readonly players: number; readonly seed: number } | { readonly scenario: Scenario };

/** Draws from lists by given numbers, so that fast-check can shrink what was drawn; from a pile each card once. */
class Dealer {
  private at = 0;
  private readonly taken = new Set<string>();
  constructor(private readonly numbers: readonly number[]) {}
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

const runes = cards.filter((card) => card.kind === 'challenge' && card.rune === true).map((card) => card.id);

function givenFrom(deal: Dealer, players: number): Given {
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

function scenarioFrom(numbers: readonly number[], seed: number, chance: 'seeded' | 'manual'): Scenario {
  const deal = new Dealer(numbers);
  const meeting = deal.from(places);
  const players = Array.from({ length: 1 + deal.below(6) }, () => playerFrom(deal, meeting));
  const event = deal.below(2) === 0 ? deal.card(ids('event')) : null;
  return {
    game: { players, ...(event ? { event } : {}), ...(chance === 'seeded' ? { seed } : { chance }) },
    given: givenFrom(deal, players.length),
  };
}

const fromSetup = fc.record(
  { players: fc.integer({ min: 1, max: 6 }), seed: fc.nat() },
  { noNullPrototype: true },
);
const fromAnywhere = fc
  .tuple(
    fc.array(fc.nat({ max: 9999 }), { minLength: 40, maxLength: 80 }),
    fc.nat(),
    fc.constantFrom('seeded', 'manual'),
  )
  .map(
    ([numbers, seed, chance]): Start => ({
      scenario: scenarioFrom(numbers, seed, chance as 'seeded' | 'manual'),
    }),
  );

/** Any way to begin. */
export const starts: fc.Arbitrary<Start> = fc.oneof(
  { weight: 1, arbitrary: fromSetup },
  { weight: 3, arbitrary: fromAnywhere },
);

/** The first state, or `null` where the description breaks a rule and cannot be put on the table. */
export function begin(start: Start): GameState | null {
  if ('players' in start) return ruleset.createGame(start);
  try {
    return fromScenario(start.scenario, ruleset);
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidScenarioError') return null;
    throw error;
  }
}
