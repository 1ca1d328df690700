import { describe, expect, it } from 'vitest';
import { type Bot, plannerBot, playGame, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';

/* Abilities in fights, as one uses them who counts what comes of it. */

/** What a Hero does in a fight with a Challenge, from a moment of it on. */
function fought(
  bot: Bot,
  hero: ScenarioPlayer,
  challenge: string,
  seed: number,
  phase = 'before-combat',
): string[] {
  const from = fromScenario({
    game: { players: [hero], seed: 1 },
    given: { combat: { hero: 0, challenge, phase: phase as 'escape' } },
  });
  const codes = playGame({ from, seed, bots: [bot], maxTurns: 1 }).actions.map(actionCode);
  const over = codes.findIndex((code) => code.startsWith('move/'));
  return over < 0 ? codes : codes.slice(0, over);
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a player who plans, in a fight', () => {
  const jaes: ScenarioPlayer = { hero: 'battlemage-jaes', experience: { mind: 1, body: 1 } };
  const strike = 'ability/use card=battlemage-jaes ability=blade-and-spell';
  const challenges = ['wailing-choir', 'brood-of-the-bloodmother', 'the-hollow-general'];

  /** What is done in a phase after each second attack that was paid for. */
  const afterPaying = (bot: (seed: number) => Bot): string[] =>
    challenges.flatMap((challenge) =>
      seeds.flatMap((seed) => {
        const codes = fought(bot(seed), jaes, challenge, seed);
        return codes.flatMap((code, at) => (code === strike ? (codes[at + 1] ?? '') : []));
      }),
    );

  it('pays for no second attack that it does not make', () => {
    const acts = afterPaying(plannerBot);
    expect(acts.length).toBeGreaterThan(0);
    expect(acts.filter((act) => !act.startsWith('combat/attack'))).toEqual([]);
    // One who guesses does.
    expect(afterPaying(sensibleBot)).toContain('combat/defend');
  });

  it('mends its wounds with its last breath in a fight that hangs on them, and not where it wins anyway', () => {
    const first = (hero: Partial<ScenarioPlayer>): string | undefined =>
      fought(
        plannerBot(1),
        { hero: 'spiritseeker-mok', exhaustion: 2, ...hero },
        'brood-of-the-bloodmother',
        1,
        'escape',
      )[0];
    const mend = 'ability/use card=spiritseeker-mok ability=mend-the-flesh';
    expect(first({ wounds: 4, experience: { mind: 2, spirit: 3 } })).toBe(mend);
    expect(first({ wounds: 1, experience: { mind: 9, body: 9, spirit: 9 } })).toBe('combat/stand');
  });
});
