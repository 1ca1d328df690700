import { apply, type GameState, viewFor } from 'runebound-engine';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { beforeAll, describe, expect, it } from 'vitest';
import { openScreen, screenOf } from '../src/things/index.js';

/* What the screen of Second Edition tells the player who is asked, in positions laid out for it. */

const screenAt = (state: GameState<'second-edition'>) => screenOf(viewFor(state, 0), ['Ann', 'Bo']);

beforeAll(() => openScreen('second-edition'));

describe('a counter of experience', () => {
  const paying = (counters: object) => {
    const game: Scenario = {
      game: { players: [{ counters }, {}] },
      given: { turn: { player: 0, step: 'experience' } },
    };
    return screenAt(apply(fromScenario(game), { type: 'experience/buy', bonus: 'mind' }));
  };

  it('is paid without a question where all adventure counters have to go', () => {
    expect(paying({ green: 1, yellow: 2 }).foregone).toMatch(/^experience\/pay/);
    expect(paying({ green: 2, yellow: 2 }).foregone).toBeNull();
  });
});

describe('an ability of a card', () => {
  const before = (items: readonly string[]) =>
    screenAt(
      fromScenario({
        game: { players: [{ items }, {}] },
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'before-combat' } },
      } as Scenario),
    );
  const hints = (items: readonly string[]) =>
    before(items)
      .answers.filter(({ action }) => action.type === 'ability/use')
      .map(({ hint }) => hint);

  it('says that it turns the card over, of which one may be in a round', () => {
    expect(hints(['light-crossbow'])).toEqual([
      expect.stringContaining('turns the card over: one card in each step'),
    ]);
  });
});
