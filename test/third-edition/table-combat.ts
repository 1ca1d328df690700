import { expect } from 'vitest';
import type { AnyAction } from '../../src/kernel/index.js';
import type { Ability } from '../../src/third-edition/abilities/language.js';
import type { ThirdEditionAction } from '../../src/third-edition/actions.js';
import type { CombatFrame, SideState } from '../../src/third-edition/base/frames.js';
import type { PlayerState, ThirdEditionDraft } from '../../src/third-edition/base/state.js';
import { composeRuleset } from '../../src/third-edition/compose.js';
import type { EnemyCard } from '../../src/third-edition/content/cards.js';
import { theBox } from '../../src/third-edition/content/the-box.js';
import { ascendanceOfMargathPack } from '../../src/third-edition/scenarios/ascendance-of-margath/content/index.js';
import { ascendanceOfMargath } from '../../src/third-edition/scenarios/ascendance-of-margath/module.js';
import { corpseKingPack } from '../../src/third-edition/scenarios/corpse-king/content/index.js';
import { corpseKing } from '../../src/third-edition/scenarios/corpse-king/module.js';
import type { ThirdEditionTypes } from '../../src/third-edition/types.js';
import { TableOf } from '../table-of.js';
import { takeAway } from './table.js';

/* What tests of combats share: a game after its setup, a position made of it, and a fight from there with every cast told. */

/** An enemy of a test's own, of the combat deck: it is as plain as can be but for what is said. */
export const enemy = (id: string, health: number, more: Partial<EnemyCard> = {}): EnemyCard => ({
  kind: 'enemy',
  id,
  name: id,
  deck: 'combat',
  source: 'original',
  traits: [],
  health,
  rewards: [{ id: 'gold', label: 'gold', do: [{ do: 'gain-gold', amount: 1 }] }],
  ...more,
});

/** A surge ability that does one thing. */
export const surge = (
  cost: number | 'X',
  id: string,
  ...does: Extract<Ability, { use: 'surge' }>['do']
): Ability => ({
  use: 'surge',
  surge: cost,
  id,
  label: id,
  do: does,
});

const scenarios = {
  margath: [ascendanceOfMargath, ascendanceOfMargathPack],
  'corpse-king': [corpseKing, corpseKingPack],
} as const;

export const rulesOf = (scenario: keyof typeof scenarios, enemies: readonly EnemyCard[] = []) => {
  const [module, pack] = scenarios[scenario];
  return composeRuleset([module], [theBox, pack, { id: 'tests', name: 'Tests', adventures: enemies }]);
};

type Ruleset = ReturnType<typeof rulesOf>;
type State = ReturnType<Ruleset['createGame']>;

/** What a test lays out for a hero; hands, assets and skills are empty if left out. */
export type Seat = Partial<Omit<PlayerState, 'hero'>> & { readonly hero: string };

/** Where all begin: a combat gem on plains, with water to the north and plains all around. */
export const gem = 'h0609';

const begun = new Map<string, State>();
const standard = { margath: rulesOf('margath'), 'corpse-king': rulesOf('corpse-king') };

/** A game played on from a position; it remembers what happened. */
export class Fight extends TableOf<ThirdEditionTypes> {
  /** Player 0 is at the beginning of its first turn, all heroes at the gem; chance is told. */
  static of(
    seats: readonly Seat[],
    enemies: readonly EnemyCard[] = [],
    scenario: keyof typeof scenarios = 'margath',
  ): Fight {
    const rules = enemies.length === 0 ? standard[scenario] : rulesOf(scenario, enemies);
    const key = enemies.length === 0 ? `${scenario} ${seats.map(({ hero }) => hero).join(' ')}` : '';
    const fight = new Fight(rules, begun.get(key) ?? throughSetup(rules, scenario, seats));
    if (key !== '') begun.set(key, fight.state);
    return fight.lay((s) => {
      for (const [at, { hero: _, ...seat }] of seats.entries()) {
        const p = s.players[at] as PlayerState;
        clear(s, p);
        for (const list of ['hand', 'assets', 'skills', 'trophies'] as const)
          for (const card of seat[list] ?? []) takeAway(s, card);
        Object.assign(p, { hex: gem, damage: 0, gold: 0, story: 0 }, seat);
      }
    });
  }

  /** Player 0 draws an enemy at the gem and engages it. */
  static with(card: EnemyCard, ...seats: Seat[]): Fight {
    return Fight.of(seats.length > 1 ? seats : [...seats, { hero: 'elder-mok' }], [card])
      .play('adventure/begin')
      .play('chance/draw', { card: card.id });
  }

  /** Player 0 engages the villain of a scenario. */
  static villain(scenario: keyof typeof scenarios, ...seats: Seat[]): Fight {
    return Fight.of(seats, [], scenario)
      .lay((s) => {
        s.villain = gem;
      })
      .play('villain/engage');
  }

  /** Corbin, who is player 0, challenges player 1. */
  static duel(corbin: Omit<Seat, 'hero'>, ...others: Seat[]): Fight {
    return Fight.of([{ ...corbin, hero: 'corbin' }, ...others]).play('ability/act', {
      card: 'corbin',
      ability: 'bounty-hunter',
    });
  }

  /** Both cast their tokens, each with the faces said; what is left out shows its first face. */
  cast(own: readonly number[] = [], foe: readonly number[] = []): this {
    for (const faces of [own, foe]) {
      expect(this.waits()).toMatch(/^combat\/cast-/);
      const side = this.fight.sides[faces === own && this.waits() === 'combat/cast-attacker' ? 0 : 1];
      this.toss(...side.tokens.map((_, at) => faces[at] ?? 0));
    }
    return this;
  }

  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.play('combat/pass');
    return this;
  }

  get actor(): number | 'chance' | undefined {
    return this.rules.decision(this.state)?.actor;
  }

  /** The combat that is under way. */
  get fight(): CombatFrame {
    const f = this.state.frames.find(({ kind }) => kind === 'combat');
    if (f === undefined) throw new Error('There is no combat.');
    return f as unknown as CombatFrame;
  }

  get over(): boolean {
    return !this.state.frames.some(({ kind }) => kind === 'combat');
  }

  /** What a side's tokens show and where they lie, such as `physical2 pool`. */
  tokens(side: 0 | 1): string[] {
    return this.fight.sides[side].tokens.map((token) => `${this.shown(token)} ${token.at}`);
  }

  private shown({ id, face }: SideState['tokens'][number]): string {
    const { symbol = 'dash', count = 1 } = this.rules.rules.content.tokens[id]?.faces[face] ?? {};
    return count === 1 ? symbol : `${symbol}${count}`;
  }

  /** The kinds of action that are legal. */
  get kinds(): string[] {
    return [...new Set(this.rules.legalActions(this.state).map(({ type }) => type))];
  }
}

/** Plays on to the first turn: what comes first is done, and nobody moves. */
function throughSetup(rules: Ruleset, scenario: keyof typeof scenarios, seats: readonly Seat[]): State {
  let state = rules.createGame({
    edition: 'third-edition',
    scenario: scenarios[scenario][1].id,
    players: seats.map(({ hero }) => ({ hero })),
    chance: 'manual',
  });
  for (let f = state.frames.at(-1); f?.kind !== 'turn'; f = state.frames.at(-1)) {
    const list = rules.legalActions(state) as readonly AnyAction[];
    const quiet = list.find(({ type }) => /\/(stop|stay|decline)$/.test(type)) ?? list[0];
    state = rules.apply(state, quiet as ThirdEditionAction);
  }
  return state;
}

/** What somebody has goes back to the decks. */
function clear(s: ThirdEditionDraft, p: PlayerState): void {
  const back = (deck: string, cards: string[]): void => {
    (s.decks[deck] as unknown as { pool: string[] }).pool.push(...cards.splice(0));
  };
  back('skills', p.hand);
  back('skills', p.skills);
  back('assets', p.assets);
  for (const type of ['combat', 'exploration', 'social'] as const) back(type, p.secret[type]);
}
