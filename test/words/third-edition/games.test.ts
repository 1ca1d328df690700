import { describe, expect, it } from 'vitest';
import { actionCode } from '../../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { createNarrator, wordsOf } from '../../../src/words/third-edition/index.js';
import { wrongIn } from '../sentences.js';
import { choosing } from './play.js';

/* Random games of both scenarios: everything offered, asked and told reads like a sentence, and no two offers read alike. */

const games = scenarioIds.flatMap((scenario) => [1, 2, 3].map((seed) => [scenario, seed] as const));

describe.each(games)('a random game of %s (%i)', (scenario, seed) => {
  it('is put in sentences', { timeout: 120_000 }, () => {
    const ruleset = rulesetOf(scenario);
    const choose = choosing(seed);
    const words = wordsOf(ruleset);
    const narrator = createNarrator(words);
    const sound = (text: string, of: unknown): void => {
      const wrong = wrongIn(text);
      if (wrong !== null) throw new Error(`${JSON.stringify(of)}: ${wrong}`);
    };
    let { state, events } = ruleset.startGame({
      edition: 'third-edition',
      scenario,
      players: 1 + seed,
      seed,
    });
    for (let move = 0; move < 600 && state.outcome === null; move++) {
      const said = words.at(state);
      for (const event of events)
        for (const form of ['long', 'short'] as const) sound(said.describe(event, { form }), event);
      for (const line of narrator.tell(events, state)) sound(line.text, line);
      const decision = ruleset.decision(state);
      sound(said.ask(decision), decision);
      const actions = ruleset.legalActions(state);
      const labels = actions.map((action) => {
        sound(said.describe(action, { by: 1 }), action);
        const label = said.describe(action, { form: 'short' });
        sound(label, action);
        return label;
      });
      // Copies of a card read alike.
      const codes = actions.map((action) => actionCode(action).replace(/-\d+\b/g, ''));
      labels.forEach((label, at) => {
        const first = labels.indexOf(label);
        if (codes[first] !== codes[at]) throw new Error(`"${label}" is ${codes[first]} and ${codes[at]}`);
      });
      ({ state, events } = ruleset.transition(state, choose(actions)));
    }
    expect(state.round).toBeGreaterThan(2);
  });
});
