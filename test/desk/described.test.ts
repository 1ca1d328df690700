import { describe, expect, it } from 'vitest';
import { runVector } from '../../src/conformance/index.js';
import { answer, describedQuestion, type Question, questionOfView, vectorOf } from '../../src/desk/index.js';
import { apply, createGame, decision, InvalidArgumentError, legalActions, viewFor } from '../../src/index.js';

/* Questions that begin with a state, in words. */

/** Some actions of a game, so that there is something on the table. */
function tableAfter(actions: number, options: object) {
  let game = createGame({ players: 3, seed: actions, ...options } as never) as ReturnType<typeof createGame>;
  for (let at = 0; at < actions; at++) {
    const legal = legalActions(game);
    const action = legal[(at * 7) % legal.length];
    if (action) game = apply(game, action);
  }
  return game;
}

const tables = [
  ...[30, 80, 150].map((actions) => tableAfter(actions, { modules: ['doom-track'] })),
  ...[40, 90, 160].map((actions) =>
    tableAfter(actions, { edition: 'third-edition', scenario: 'corpse-king' }),
  ),
];

describe('a question with its position in words', () => {
  it('has the same answer as that of a view, and passes as a vector', () => {
    for (const game of tables) {
      const waiting = decision(game);
      const action = legalActions(game)[0] as { type: string };
      const viewer = waiting?.actor === 'chance' ? 0 : (waiting?.actor ?? 0);
      const asked = questionOfView(viewFor(game, viewer), { may: { action } });
      const { question, unsaid } = describedQuestion(asked);
      expect(unsaid).toEqual([]);
      expect(question).toMatchObject({ viewer, may: { action } });
      expect(question?.save).toBeUndefined();
      const answered = answer(question as Question);
      expect(answered.ruling?.legal).toBe(true);
      expect(answered.ruling).toEqual(answer(asked).ruling);
      const vector = vectorOf(asked, answer(asked));
      expect(vector).toMatchObject({ game: question?.game, given: question?.given });
      expect(runVector(vector).status).toBe('pass');
    }
  });

  it('begins after steps that were played, and leaves the others', () => {
    const question: Question = {
      version: 1,
      game: {
        players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 9 }, {}],
        stacks: { forge: ['yew-longbow'] },
      },
      given: { turn: { player: 0, step: 'trade' } },
      steps: [{ do: { type: 'market/buy', card: 'yew-longbow' } }, { do: { type: 'market/done' } }],
    };
    const { question: told } = describedQuestion(question, { after: 1 });
    expect(told?.game).toMatchObject({ players: [{ items: ['yew-longbow'], gold: 4 }, {}] });
    expect(told?.given).toEqual({ turn: { player: 0, step: 'trade', bought: ['yew-longbow'] } });
    expect(told?.steps).toEqual([{ do: { type: 'market/done' } }]);
    expect(describedQuestion(question)).toEqual({ question, unsaid: [] });
    expect(() => describedQuestion(question, { after: 3 })).toThrow('after is a number of steps from 0 to 2');
    expect(() => describedQuestion(question, null as never)).toThrow(InvalidArgumentError);
  });

  it('does not exist while a game is set up, and the reason is given', () => {
    const { question, unsaid } = describedQuestion({ version: 1, create: { players: 2 } });
    expect(question).toBeNull();
    expect(unsaid).toMatchObject([{ path: 'turn', message: /set up/ }].map(({ path }) => ({ path })));
  });

  it('refuses a vector of a save whose steps leave chance to the save', () => {
    const game = createGame({ players: 2, seed: 5 });
    const save = JSON.parse(JSON.stringify(game));
    const question: Question = {
      version: 1,
      save,
      steps: [{ do: { type: 'move/roll', dice: 5 } }, { do: { type: 'move/stop' } }],
    };
    const answered = answer(question);
    expect(answered.problems).toEqual([]);
    expect(() => vectorOf(question, answered)).toThrow(/states the results of chance/);
  });
});
