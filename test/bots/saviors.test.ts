import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/index.js';

/* The Cataclysm among sensible bots: they claim Curse cards, serve quests, trade on the road, and free towns. */

describe('sensible bots after the cataclysm', () => {
  const counts = new Map<string, number>();
  const { outcome, state } = playGame({
    players: 3,
    seed: 'b1',
    modules: ['cataclysm'],
    maxTurns: 300,
    onEvents(events) {
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    },
  });
  const count = (type: string) => counts.get(type) ?? 0;

  it('come to an end', () => {
    expect(outcome?.how).toBe('victory-points');
    expect(count('town/freed')).toBeGreaterThan(0);
    expect(state.outcome).toEqual(outcome);
  });

  it('claim cards of all levels, and serve quests', () => {
    expect(count('curse/claimed')).toBeGreaterThan(6);
    expect(count('quest/marked')).toBeGreaterThan(0);
  });

  it('buy and heal on the road', () => {
    expect(count('trade/looked')).toBeGreaterThan(0);
    expect(count('trade/healing')).toBeGreaterThan(0);
    expect(count('market/bought')).toBeGreaterThan(0);
  });
});
