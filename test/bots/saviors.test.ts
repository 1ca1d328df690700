import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';

/* The Cataclysm among sensible bots: they claim Curse cards, serve quests, trade on the road, and free towns. */

describe('characterisation: sensible bots after the cataclysm', () => {
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

describe('when every town is freed and nobody has points enough (va51.curse.taken-by-other-hero)', () => {
  // No card is left to claim. Of 13 points one Hero has nine and the other six.
  const from = fromScenario({
    game: {
      modules: ['cataclysm'],
      players: [
        { hero: 'mordrog', space: 'h0408', experience: { mind: 5, body: 6, spirit: 5 } },
        { hero: 'battlemage-jaes', space: 'h0409' },
      ],
      with: {
        cataclysm: {
          towns: {
            vynelvale: 'freed:ashen-flock',
            riverwatch: 'freed:demon-horde',
            dawnsmoor: 'freed:frenzied-rage',
            tamalir: 'freed:savage-brood',
            greyhaven: 'freed:winter-lord',
            nerekhal: 'destroyed',
            forge: 'destroyed',
            frostgate: 'destroyed',
          },
          claimed: [
            ['he-who-counts-the-snow', 'the-matron-of-cinders', 'captain-of-the-mad-watch'],
            ['keeper-of-the-open-door', 'the-old-hunger'],
          ],
        },
      },
      seed: 1,
    },
    given: { turn: { player: 0, step: 'start' } },
  } as never);

  it('characterisation: seek out who has what they need, attack, and take it', () => {
    const played: string[] = [];
    const { outcome } = playGame({
      from: from as never,
      seed: 1,
      modules: ['cataclysm'],
      maxTurns: 60,
      onAction: ({ type }) => played.push(type),
    });
    expect(outcome).toMatchObject({ how: 'victory-points', winners: [0] });
    expect(played).toContain('hero/attack');
    expect(played).toContain('spoils/take-card');
  });
});
