import { describe, expect, it } from 'vitest';
import { createGame, InvalidOptionsError } from '../../../../src/index.js';
import {
  composeRuleset,
  islandMarketCards,
  riseOfTheDragonLords,
  rulesetOf,
} from '../../../../src/second-edition/index.js';
import { sea } from '../../../../src/second-edition/modules/island-of-dread/content/board.js';
import { asserted } from '../../../asserted.js';
import { Table } from '../../../toolkit.js';
import { aboard, memory } from './voyagers.js';

const { rules } = rulesetOf(['island-of-dread']);
const { content } = rules;
const game = (players = 3, seed = 'dallak') => createGame({ players, seed, modules: ['island-of-dread'] });
const state = game();
const cards = (deck: string) => {
  const { top, pool, bottom } = state.decks[deck] ?? { top: [], pool: [], bottom: [] };
  return [...top, ...pool, ...bottom];
};
const isCaptain = (id: string) => content.decks.captains?.includes(id) === true;
const stack = (town: string) => state.stacks[town] ?? [];

describe('who can play', () => {
  it.each([1, 7])('iod.scope.player-count: not %i players', (players) => {
    expect(() => game(players)).toThrow(InvalidOptionsError);
  });

  it('iod.scope.player-count: one player is refused by this rule', () => {
    let problems: readonly { rule?: string }[] = [];
    try {
      game(1);
    } catch (error) {
      problems = (error as InvalidOptionsError).problems;
    }
    expect(problems.map(({ rule }) => rule)).toContain('iod.scope.player-count');
  });

  it.each([2, 6])('iod.scope.player-count: %i players', (players) =>
    expect(game(players).players).toHaveLength(players),
  );

  it('iod.scope.needs-base: the base game is in force with it', () => {
    expect(state.edition).toBe('second-edition');
    expect(rules.content.packs).toEqual(['rise-of-the-dragon-lords', 'the-island-of-dread']);
  });

  it('iod.decks.heroes-option: eight Heroes beside the twelve', () => {
    expect(content.heroes).toHaveLength(20);
    const mixed = createGame({
      players: [{ hero: 'steelhorns' }, { hero: 'mordrog' }],
      seed: 1,
      modules: ['island-of-dread'],
    });
    expect(mixed.players.map((p) => p.hero.card)).toEqual(['steelhorns', 'mordrog']);
  });
});

describe('what is in the box', () => {
  it('iod.scope.base-rules-apply: what the rulebook does not change, is as it was', () => {
    const table = aboard(
      { space: 'dallak', gold: 10 },
      { given: 'market', stacks: { dallak: ['cork-vest'] } },
    );
    table.draw('spyglass').play('market/buy card=cork-vest');
    expect(table.player(0).gold).toBe(8);
  });

  it('iod.decks.market-cards-any-game: its market cards serve in any game', () => {
    const ruleset = composeRuleset([], [riseOfTheDragonLords, islandMarketCards]);
    expect(ruleset.rules.content.decks.market).toHaveLength(95);
    expect(ruleset.createGame({ players: 2, seed: 1 }).decks.sea).toBeUndefined();
  });

  it('iod.components.map-counters, iod.map.pool: six blue and six green map counters, nobody’s at first', () =>
    expect(memory(new Table(state)).pool).toEqual({ blue: 6, green: 6 }));

  it('iod.setup.board, iod.components.island-tile: the map is the overlay’s, and the island lies beside it', () => {
    expect(content.board.towns.map(({ id }) => id)).toContain('dallak');
    expect(content.board.towns.map(({ id }) => id)).not.toContain('tamalir');
    expect(content.board.places['island-of-dread']).toBeDefined();
    expect(content.board.neighbours['island-of-dread']).toBeUndefined();
  });

  it('iod.board.sea, iod.board.sea-no-hexes: but for anchors there is no place in the sea', () => {
    const anchors = sea.anchors.map(({ id }) => id);
    expect(Object.keys(content.board.places).sort()).toEqual([...anchors, 'island-of-dread'].sort());
    for (const { at } of sea.anchors) expect(content.board.spaces[at]).toBeUndefined();
  });

  it('iod.captain.represents: a Captain card is all there is of ship and crew', () =>
    expect(content.decks.captains).toHaveLength(14));

  it('iod.setup.heroes-by-agreement: the players may agree who plays whom', () => {
    const agreed = createGame({
      players: [{ hero: 'mordrog' }, {}, { hero: 'hild-ironwake' }],
      seed: 3,
      modules: ['island-of-dread'],
    });
    expect([agreed.players[0]?.hero.card, agreed.players[2]?.hero.card]).toEqual([
      'mordrog',
      'hild-ironwake',
    ]);
  });
});

describe('the decks', () => {
  it('iod.decks.five: green, yellow, red, silver and sea', () => {
    const sizes = ['green', 'yellow', 'red', 'silver', 'sea'].map((deck) => cards(deck).length);
    expect(sizes).toEqual([23, 19, 7, 8, 20]);
  });

  it('iod.setup.adventure-decks: nobody knows the order of any', () => {
    for (const deck of ['green', 'yellow', 'red', 'silver', 'sea'])
      expect(state.decks[deck]).toMatchObject({ top: [], bottom: [] });
  });

  it('iod.decks.no-blue: there is no blue deck to draw from', () => expect(cards('blue')).toEqual([]));

  it('iod.decks.replace-base, iod.decks.base-adventures-out: no adventure of the base game', () => {
    expect(content.cards['brood-of-the-bloodmother']).toBeUndefined();
    expect(content.cards['high-lord-margath']).toBeUndefined();
  });

  it('iod.components.standard-used: market cards and Heroes of the base game are used', () => {
    expect(content.cards['white-blade']).toBeDefined();
    expect(content.heroes).toContain('varikas-the-dead');
  });

  it('iod.setup.market-deck: 95 market cards in all', () => expect(content.decks.market).toHaveLength(95));
});

describe('the table', () => {
  it('iod.setup.adventure-counters: a counter on each jewel', () => {
    for (const color of ['green', 'yellow', 'blue', 'red'] as const)
      expect(state.counters[color]).toEqual(content.board.jewels[color]);
  });

  it('iod.counters.combined-supply, iod.setup.central-pile: what is left of 70 counters is the pile', () => {
    const left = Object.values(state.pile).reduce((a, b) => a + b, 0);
    const laid = Object.values(state.counters).flat().length;
    expect(left + laid).toBe(70);
    expect(state.pile.blue).toBe(11);
  });

  it('iod.setup.challenge-track: six places and no Challenge', () =>
    expect(state.track).toEqual([null, null, null, null, null, null]));

  it('iod.setup.market-tarianor: six market cards in Tarianor', () =>
    expect(stack('tarianor').filter((card) => !isCaptain(card))).toHaveLength(6));

  it('iod.setup.market-others: two in every other town, in Dallak too', () => {
    for (const { id } of content.board.towns)
      if (id !== 'tarianor') expect(stack(id).filter((card) => !isCaptain(card))).toHaveLength(2);
    asserted(6);
  });

  it('iod.setup.captains, iod.board.town-stacks: one Captain in every town, beside the market cards', () => {
    for (const { id } of content.board.towns) expect(stack(id).filter(isCaptain)).toHaveLength(1);
    expect(cards('captains')).toHaveLength(14 - content.board.towns.length);
  });

  it('iod.setup.gold: three gold each', () => expect(state.players.map((p) => p.gold)).toEqual([3, 3, 3]));

  it('iod.setup.map-pool: all twelve map counters lie in the pool', () =>
    expect(memory(new Table(state))).toMatchObject({
      pool: { blue: 6, green: 6 },
      maps: [
        { blue: 0, green: 0 },
        { blue: 0, green: 0 },
        { blue: 0, green: 0 },
      ],
    }));

  it('iod.setup.legendary-pool: the eight Legendary Items lie open', () =>
    expect(state.decks.legendary?.top).toHaveLength(8));

  it('iod.setup.start-dallak: every figure stands in Dallak before the first turn is over', () => {
    const { space } = content.board.towns.find(({ id }) => id === 'dallak') ?? {};
    expect(state.turn).toBe(1);
    expect(state.players.map((p) => p.hero.space)).toEqual([space, space, space]);
  });

  it('iod.setup.heroes, iod.setup.unused-heroes: each player has a Hero', () =>
    expect(new Set(state.players.map((p) => p.hero.card)).size).toBe(3));

  it('iod.setup.first-player: anybody may begin', () => {
    const starters = new Set(Array.from({ length: 20 }, (_, seed) => game(3, `s${seed}`).starting));
    expect(starters.size).toBe(3);
  });
});

describe('setup told by hand', () => {
  it('iod.setup.market-tarianor, iod.setup.captains: who lays out is asked card by card', () => {
    const table = new Table(
      createGame({
        players: [{ hero: 'steelhorns' }, { hero: 'mordrog' }],
        chance: 'manual',
        modules: ['island-of-dread'],
      }),
    ).play('chance/pick choice=player-1');
    for (let i = 0; i < 20; i++) table.play(table.legal('chance/draw')[0] ?? '');
    expect(table.happened('market/stocked').map(({ town, rule }) => [town, rule])).toEqual(
      content.board.towns.flatMap(({ id }) =>
        id === 'tarianor'
          ? Array(6).fill([id, 'iod.setup.market-tarianor'])
          : Array(2).fill([id, 'iod.setup.market-others']),
      ),
    );
    for (let i = 0; i < 8; i++) table.play(table.legal('chance/draw')[0] ?? '');
    expect(table.happened('captain/arrived')).toHaveLength(8);
    expect(table.legal('move/stay')).toEqual(['move/stay']);
  });
});
