import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';

/* The Island of Dread among sensible bots: they hire, sail, collect maps and go for Assif Shib-Sa. */

describe('characterisation: sensible bots at sea', () => {
  const counts = new Map<string, number>();
  const { outcome } = playGame({
    players: 3,
    seed: 'a7',
    modules: ['island-of-dread'],
    maxTurns: 100,
    onEvents(events) {
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    },
  });
  const count = (type: string) => counts.get(type) ?? 0;

  it('come to an end', () => {
    expect(outcome?.how).toBe('assif-shib-sa');
    expect(count('island/discovered')).toBeGreaterThan(0);
  });

  it('hire Captains and spend whole voyages with them', () => {
    expect(count('captain/hired')).toBeGreaterThan(5);
    expect(count('hero/sailed')).toBeGreaterThan(2 * count('captain/hired') - 5);
    expect(count('voyage/ended')).toBeGreaterThan(0);
  });

  it('turn maps into Legendary Items until they are strong enough', () => {
    expect(count('map/gained')).toBeGreaterThan(0);
    expect(count('legendary/claimed')).toBeGreaterThan(0);
  });
});
