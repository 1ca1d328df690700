import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/second-edition/index.js';
import {
  aJewel,
  around,
  Bench,
  board,
  fighting,
  go,
  gold,
  met,
  on,
  spaceOfTown,
  trading,
} from './workshop.js';

/* Effects that move the Hero, or change the dice that move it. */

const start = spaceOfTown('tamalir');
const terrain = (id: string): string | undefined => board.spaces[id]?.terrain;

describe('effects that move the Hero', () => {
  it('effect move: space by space, over any terrain, as far as one likes', () => {
    const table = met([{ do: 'move', spaces: 2 }, gold(1)], { me: { space: 'tamalir' } });
    expect(table.legal('move/free')).toEqual(around(start).map((to) => `move/free to=${to}`));
    const first = around(start)[0] ?? '';
    table.play(`move/free to=${first}`);
    expect(table.myHero).toMatchObject({ space: first, cameFrom: start });
    table.play('move/free-end');
    expect(table.me.gold).toBe(4);
  });

  it('effect move: it ends with the last space', () => {
    const table = met([{ do: 'move', spaces: 2 }], { me: { space: 'tamalir' } });
    table.play(`move/free to=${around(start)[0]}`, `move/free to=${start}`);
    expect(table.waiting).toBe('adventure/draw');
  });

  it('effect move: through towns and what the card names, and nothing else', () => {
    const table = met([{ do: 'move', spaces: 1, through: ['road'] }], { me: { space: 'tamalir' } });
    const allowed = around(start).filter((id) => terrain(id) === 'road' || terrain(id) === 'town');
    expect(table.legal('move/free')).toEqual(allowed.map((to) => `move/free to=${to}`));
    const other = around(start).find((id) => !allowed.includes(id));
    table.refuses(`move/free to=${other}`, '2e.cards.text');
    expect(met([{ do: 'move', spaces: 1 }], {}).legal('move/free')).not.toContain(`move/free to=${start}`);
  });

  it('effect move: entering a space sets off what waits for that', () => {
    const table = met(
      [{ do: 'move', spaces: 2 }],
      {},
      { hero: { abilities: [on('space-entered', [gold(1)])] } },
    );
    table.play(`move/free to=${around(start)[0]}`, 'move/free-end');
    expect(table.me.gold).toBe(4);
  });

  it('effect teleport: the figure is put there, came from nowhere, and entered nothing', () => {
    const made = { hero: { abilities: [on('space-entered', [gold(1)])] } };
    const table = met(
      [{ do: 'teleport', to: 'town:forge' }],
      { me: { cameFrom: around(start)[0] ?? null } },
      made,
    );
    expect(table.myHero).toMatchObject({ space: spaceOfTown('forge'), cameFrom: null });
    expect(table.me.gold).toBe(3);
  });

  it('effect teleport: to any other space or town, a jewel with a counter, or the nearest town', () => {
    const choices = (to: Effect & { do: 'teleport' }, space = 'tamalir') =>
      met([to], { me: { space } }).choices;
    expect(choices({ do: 'teleport', to: 'any' }).length).toBe(Object.keys(board.neighbours).length - 1);
    expect(choices({ do: 'teleport', to: 'town' })).toEqual(
      board.towns.map((town) => town.space).filter((space) => space !== start),
    );
    const jewels = Object.values(board.jewels).flat();
    expect(choices({ do: 'teleport', to: 'jewel' }, aJewel('green'))).toEqual(
      jewels.filter((space) => space !== aJewel('green')),
    );
    const tie = Object.keys(board.neighbours).find((id) => (board.nearestTowns[id]?.length ?? 0) > 1) ?? '';
    expect(choices({ do: 'teleport', to: 'nearest-town' }, tie)).toEqual(board.nearestTowns[tie]);
    const near = met([{ do: 'teleport', to: 'nearest-town' }], { me: { space: around(start)[0] ?? '' } });
    expect(near.myHero.space).toBe(start);
  });

  it.each(['town:forge', 'jewel'] as const)(
    'effect teleport to %s: a Hero carried off from a market is through with its Market step',
    (to) => {
      const made = { hero: { abilities: [go('market', [{ do: 'teleport', to }])] } };
      const table = new Bench(made, { me: { space: 'tamalir', gold: 9 }, given: trading }).draw('my-item');
      table.use('my-hero');
      if (to === 'jewel') table.choose(aJewel('green'));
      expect(table.myHero.space).not.toBe(start);
      expect(table.waiting).not.toContain('market/');
      table.refuses('market/buy card=my-item', to === 'jewel' ? '2e.market.town-only' : '2e.market.actions');
    },
  );

  it('effect move: a Hero that walks off from a market and comes back goes on there', () => {
    const made = { hero: { abilities: [go('market', [{ do: 'move', spaces: 2 }])] } };
    const table = new Bench(made, { me: { space: 'tamalir' }, given: trading }).draw('my-item');
    table.use('my-hero');
    table.play(`move/free to=${around(start)[0]}`, `move/free to=${start}`);
    expect(table.waiting).toBe('market/trade');
  });

  it('effect teleport: nowhere to go, nothing happens', () => {
    const none = Object.fromEntries(
      Object.values(board.jewels)
        .flat()
        .map((space) => [space, []]),
    );
    const table = met([{ do: 'teleport', to: 'jewel' }, gold(1)], { game: { counters: none } });
    expect(table.myHero.space).toBe(start);
    expect(table.me.gold).toBe(4);
  });
});

describe('effects on the movement dice', () => {
  const walking = (effects: readonly Effect[], dice: number[]) =>
    new Bench({ hero: { abilities: [go('moving', effects)] } }, { given: { movement: { player: 0, dice } } });
  const diceOf = (table: Bench): readonly number[] =>
    [
      ...((table.state.frames.find((f) => f.kind === 'movement') as { dice?: number[] } | undefined)?.dice ??
        []),
    ].sort();

  it('effect reroll-movement: the dice are named before they are rolled again, and rolled together', () => {
    const table = walking([{ do: 'reroll-movement', dice: 2 }], [1, 2, 2]).use('my-hero');
    expect(table.choices).toEqual(['face-1', 'face-2', 'nothing']);
    table.choose('face-2').choose('face-1');
    expect(diceOf(table)).toEqual([2]);
    expect(table.ruleset.decision(table.state)?.request).toMatchObject({ die: 'movement', count: 2 });
    table.roll(5, 6);
    expect(diceOf(table)).toEqual([2, 5, 6]);
    expect(table.waiting).toBe('movement/walk');
  });

  it('effect reroll-movement: fewer dice than allowed, or none', () => {
    const one = walking([{ do: 'reroll-movement', dice: 3 }], [1, 4])
      .use('my-hero')
      .choose('face-4')
      .choose('nothing');
    expect(diceOf(one.roll(6))).toEqual([1, 6]);
    const none = walking([{ do: 'reroll-movement', dice: 3 }], [1, 4])
      .use('my-hero')
      .choose('nothing');
    expect(diceOf(none)).toEqual([1, 4]);
    expect(none.waiting).toBe('movement/walk');
    const all = walking([{ do: 'reroll-movement', dice: 3 }], [1, 4])
      .use('my-hero')
      .choose('face-1')
      .choose('face-4');
    expect(diceOf(all.roll(1, 1))).toEqual([1, 1]);
  });

  it('effect reroll-movement: a die already rolled again cannot be rolled a third time by the same card', () => {
    const table = walking([{ do: 'reroll-movement', dice: 1 }], [1, 4])
      .use('my-hero')
      .choose('face-1')
      .roll(3);
    expect(table.choices).toEqual([]);
    expect(diceOf(table)).toEqual([3, 4]);
  });

  it('effect extra-movement: there are more dice to move with, showing these faces', () => {
    const table = walking([{ do: 'extra-movement', faces: [3, 6] }], [1]).use('my-hero');
    expect(diceOf(table)).toEqual([1, 3, 6]);
  });

  it('effect extra-movement: and effect reroll-movement come to nothing where nobody is moving', () => {
    const effects: Effect[] = [
      { do: 'extra-movement', faces: [1] },
      { do: 'reroll-movement', dice: 2 },
    ];
    const table = new Bench(
      { hero: { abilities: [go('escape', effects)] } },
      { given: fighting('escape') },
    ).use('my-hero');
    expect(table.waiting).toBe('combat/escape');
  });
});
