import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/index.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* Where a sensible player once stood still for ever: it stayed for the sake of what it then would not take. */

const { content } = rulesetOf([]).rules;

/** What a lone Hero does in its next turns. */
function turnsOf(hero: ScenarioPlayer, turns: number, event?: string): string[] {
  const from = fromScenario({
    game: { players: [hero], seed: 1, ...(event ? { event } : {}) },
    given: { turn: { player: 0, step: 'start' } },
  });
  return playGame({ from, seed: 'still', maxTurns: turns }).actions.map(({ type }) => type);
}

/** One wound from a knockout, on a yellow jewel, with the price of one healing. */
const onItsLastLeg: ScenarioPlayer = {
  hero: 'aldreth-whitegate',
  space: 'h0802',
  wounds: 6,
  gold: 1,
  experience: { mind: 2, body: 4, spirit: 2, life: 1 },
  allies: ['prince-gardun'],
};

describe('a sensible player', () => {
  it('on its last leg walks from an adventure it could win to the market that heals it', () => {
    const done = turnsOf(onItsLastLeg, 8);
    expect(done).toContain('market/heal');
    expect(done.slice(0, done.indexOf('market/heal'))).not.toContain('adventure/attempt');
  });

  it('on its last leg takes that adventure where its gold heals nothing', () => {
    expect(turnsOf(onItsLastLeg, 1, 'fever-on-the-roads')).toContain('adventure/attempt');
  });

  it('does not wait in a town for healing that it cannot pay', () => {
    const done = turnsOf(
      { hero: 'battlemage-jaes', space: 'h0206', wounds: 4, gold: 1 },
      2,
      'fever-on-the-roads',
    );
    expect(done).toContain('move/roll');
  });

  it('takes no Life counter that bars the last color but those of which nothing is left on the board', () => {
    const bought = (counters: Record<string, []>): string[] => {
      const experience = { mind: 4, body: 3, spirit: 2, life: 1 };
      const from = fromScenario({
        game: {
          players: [{ hero: 'tamsin-two-coins', space: 'h0206', experience, counters: { yellow: 3 } }],
          counters,
          seed: 1,
        },
        given: { turn: { player: 0, step: 'experience' } },
      });
      const { actions } = playGame({ from, seed: 'life', maxTurns: 1 });
      return actions.flatMap((action) => (action.type === 'experience/buy' ? action.bonus : []));
    };
    expect(bought({})).toContain('life');
    expect(bought(Object.fromEntries(content.board.jewels.blue.map((space) => [space, []])))).not.toContain(
      'life',
    );
  });

  it('with no card left to draw goes to the Challenge that waits, whatever the odds', () => {
    const from = fromScenario({
      game: {
        players: [{ hero: 'corbin-axebearer', space: 'h1306', experience: { life: 3 } }],
        track: [{ card: 'high-lord-margath', space: 'h1101' }],
        removed: content.decks.red?.filter((card) => card !== 'high-lord-margath'),
        seed: 1,
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    const { actions } = playGame({ from, seed: 'last resort', maxTurns: 12 });
    expect(actions.map(actionCode)).toContain('adventure/face card=high-lord-margath');
  });
});
