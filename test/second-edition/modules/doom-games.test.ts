import { describe, expect, it } from 'vitest';
import { playGame, randomBot } from '../../../src/bots/second-edition/index.js';
import { brokenInvariants } from '../../../src/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { createNarrator, storyText, wordsOf } from '../../../src/words/second-edition/index.js';
import { doomOf } from './doom.js';

const modules = ['doom-track', 'travel-hazards'];

describe('whole games with the doom track and travel hazards', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'of %i players end, at the latest with the Endgame',
    { timeout: 60_000 },
    (players) => {
      const bots = Array.from({ length: players }, (_, player) => randomBot(`doom/${player}`));
      const { outcome, state } = playGame({ players, seed: 'doom', modules, bots, maxTurns: 1_000 });
      expect(outcome?.ranking.flat().sort()).toEqual([...Array(players).keys()]);
      expect(brokenInvariants(state)).toEqual([]);
      if (outcome?.how === 'all-eliminated') expect(doomOf(state).endgame?.out).toHaveLength(players);
    },
  );

  it('are narrated to their end by a storyteller, with a line for everything that happens', {
    timeout: 60_000,
  }, () => {
    const narrator = createNarrator(wordsOf(rulesetOf(modules)));
    const lines: string[] = [];
    const { outcome } = playGame({
      players: 3,
      seed: 'greyhaven',
      modules,
      // Who plays at random does not win before the doom comes.
      bots: [1, 2, 3].map((seed) => randomBot(seed)),
      onEvents: (events, state) => lines.push(...narrator.tell(events, state).map((line) => storyText(line))),
    });
    expect(outcome).not.toBeNull();
    for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object|\([a-z]+\/[a-z-]+\)/);
    for (const word of ['doom counter', 'danger', 'The Endgame begins'])
      expect(
        lines.some((line) => line.toLowerCase().includes(word.toLowerCase())),
        word,
      ).toBe(true);
  });
});
