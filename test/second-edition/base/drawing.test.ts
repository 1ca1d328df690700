import { describe, expect, it } from 'vitest';
import { composeRuleset, defineModule, override } from '../../../src/index.js';
import type { Effect, SecondEditionModule } from '../../../src/second-edition/index.js';
import { canDraw, readyDeck } from '../../../src/second-edition/rules.js';
import { Bench, drawn } from '../abilities/workshop.js';

/*
 * Whether a deck can be drawn from, and the moment before it is, are hooks. The market deck is drawn from in setup, in the
 * Market step and by cards: a module that answers them must be heard in all of these places.
 */

/** The market deck is closed: nothing is drawn from it. */
const closed: SecondEditionModule = defineModule({
  id: 'closed',
  title: 'Closed',
  overrides: [override(canDraw, (next) => (g, deck) => deck !== 'market' && next(g, deck))],
});

/** An empty market deck is formed anew from the stack of Tamalir. */
const recalled: SecondEditionModule = defineModule({
  id: 'recalled',
  title: 'Recalled',
  overrides: [
    override(
      canDraw,
      (next) => (g, deck) => next(g, deck) || (deck === 'market' && g.state.stacks.tamalir?.length !== 0),
    ),
    override(readyDeck, (next) => (g, deck) => {
      next(g, deck);
      const { market } = g.own('decks');
      if (deck !== 'market' || !market || market.pool.length > 0 || market.bottom.length > 0) return;
      market.bottom.push(...(g.own('stacks').tamalir ?? []).splice(0));
    }),
  ],
});

const all = new Bench({}).state.decks.market?.pool ?? [];

/** Player 0, in Forge, meets an encounter that says this. */
const meeting = (effects: Effect[], module: SecondEditionModule, stacks: Record<string, string[]> = {}) =>
  new Bench(
    { encounter: { effects } },
    { me: { space: 'forge' }, game: { stacks }, given: drawn('my-encounter') },
    [module],
  );

/** Player 0 ends its move in Forge. */
const arriving = (module: SecondEditionModule, stacks: Record<string, string[]> = {}) =>
  new Bench(
    {},
    {
      me: { space: 'forge' },
      other: {},
      game: { stacks },
      given: { turn: { player: 0, step: 'movement' } },
    },
    [module],
  ).play('move/stay');

const look: Effect = { do: 'draw-market', count: 3, take: 1 };
const stock: Effect = { do: 'stock-market', count: 3, towns: 'here' };

describe('a market deck that a module closes', () => {
  it('is not drawn from in setup', () => {
    const game = composeRuleset([closed]).createGame({ players: 2, seed: 'closed' });
    expect(Object.values(game.stacks).flat()).toEqual([]);
  });

  it('is not drawn from in the Market step', () => {
    const table = arriving(closed);
    expect(table.waiting).toBe('market/trade');
    expect(table.state.stacks.forge).toEqual([]);
  });

  it.each([look, stock])('is not drawn from by a card: $do', (effect) => {
    const table = meeting([effect], closed);
    expect(table.state.decks.market?.pool).toEqual(all);
    expect(table.waiting).not.toBe('effects/chance');
  });
});

describe('a market deck that a module forms anew once it is empty', () => {
  const rest = all.slice(2);
  const stacks = { tamalir: all.slice(0, 2), greyhaven: rest };

  it('is ready when the Market step draws from it', () => {
    const table = arriving(recalled, stacks);
    expect(table.state.stacks.tamalir).toEqual([]);
    expect(table.state.stacks.forge).toEqual(all.slice(0, 1));
  });

  it('is ready when a card draws from it, also in the middle of drawing', () => {
    const table = meeting([look], recalled, { tamalir: all.slice(0, 2), greyhaven: all.slice(3) });
    expect(table.choices).toEqual([all[2], all[0], all[1], 'nothing']);
  });

  it('is ready when a card stocks the market from it', () => {
    const table = meeting([stock], recalled, { tamalir: all.slice(0, 2), greyhaven: all.slice(3) });
    expect(table.state.stacks.forge).toEqual([all[2], all[0], all[1]]);
  });
});
