import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import type { SecondEditionEvent } from '../../src/second-edition/index.js';

/* Rituals and Runes among sensible bots: they buy Rituals, empower them, and use them. */

describe('characterisation: sensible bots with Rituals', () => {
  const events: SecondEditionEvent[] = [];
  const ends = ['r3', 'r5', 'r8', 'r9'].map(
    (seed) =>
      playGame({
        players: 2,
        seed,
        modules: ['rituals-and-runes'],
        onEvents(more) {
          events.push(...(more as readonly SecondEditionEvent[]));
        },
      }).outcome,
  );
  const count = (type: SecondEditionEvent['type']) => events.filter((event) => event.type === type).length;

  it('come to an end', () => expect(ends).not.toContain(null));

  it('spend on them what the way does not need, until they are whole', () => {
    expect(count('ritual/filled')).toBeGreaterThan(20);
    expect(count('ritual/empowered')).toBeGreaterThan(3);
  });

  it('use what they have empowered', () => {
    const whole = new Set(events.flatMap((event) => (event.type === 'ritual/empowered' ? event.card : [])));
    expect(events.some((event) => event.type === 'ability/used' && whole.has(event.card))).toBe(true);
  });
});
