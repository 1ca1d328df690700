import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Action,
  actorOf,
  apply,
  composeRuleset,
  createGame,
  createRecord,
  explain,
  legalActions,
  predict,
  transition,
  viewFor,
} from '../../src/index.js';
import { fromScenario, type Scenario, startScenario } from '../../src/scenario/second-edition/index.js';
import {
  fromScenario as fromThird,
  startScenario as startThird,
} from '../../src/scenario/third-edition/index.js';
import * as second from '../../src/second-edition/entries/edition.js';
import * as third from '../../src/third-edition/entries/edition.js';

/*
 * Ids of cards and places that are written out are known ones; those that variables hold may be any. The compiler is the judge: a line below
 * `@ts-expect-error` that compiles is an error itself. What is written in functions is never run.
 */

const state = createGame({ players: 2, seed: 'ids' });
const view = viewFor(state, 0);
const setting = { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 'ids' } as const;
const other = createGame(setting);
/** As a state, an event or the attribute of an element has it. */
const anyId: string = 'of-a-pack';

describe('ids in the actions that functions of the bundled rules take', () => {
  it('are known where they are written out, at the root', () => {
    const written = () => {
      apply(state, { type: 'market/buy', card: 'white-blade' });
      // @ts-expect-error: misspelt
      apply(state, { type: 'market/buy', card: 'longsord' });
      // @ts-expect-error: misspelt
      transition(state, { type: 'move/free', to: 'tamalr' });
      // @ts-expect-error: misspelt
      actorOf(state, { type: 'move/free', to: 'tamalr' });
      // @ts-expect-error: misspelt
      predict(view, { type: 'move/step', to: 'h9901', die: 1 });
      // @ts-expect-error: misspelt
      createRecord({ players: 2, seed: 1 }, [{ type: 'move/free', to: 'tamalr' }]);
      apply(other, { type: 'setup/hero', card: 'corbin' });
      // @ts-expect-error: a Hero of the other edition
      apply(other, { type: 'setup/hero', card: 'mordrog' });
      // @ts-expect-error: no detail of a purchase
      apply(state, { type: 'market/buy', card: anyId, price: 2 });
      // @ts-expect-error: no kind of action
      apply(state, { type: 'market/by', card: anyId });
    };
    expect(written).toBeTypeOf('function');
  });

  it('are known where they are written out, at the entries of the editions', () => {
    const written = () => {
      // @ts-expect-error: misspelt
      second.apply(state, { type: 'market/buy', card: 'longsord' });
      // @ts-expect-error: misspelt
      second.transition(state, { type: 'figure/place', town: 'tamalr' });
      // @ts-expect-error: misspelt
      second.createRecord({ players: 2, seed: 1 }, [{ type: 'move/free', to: 'tamalr' }]);
      // @ts-expect-error: misspelt
      third.apply(other, { type: 'setup/hero', card: 'corbn' });
      // @ts-expect-error: misspelt
      third.predict(third.viewFor(other, 0), { type: 'move/step', to: 'tamalr' });
    };
    expect(written).toBeTypeOf('function');
  });

  it('may be any where a variable holds them', () => {
    expect(() => apply(state, { type: 'market/buy', card: anyId })).toThrow();
    expect(() => second.transition(state, { type: 'move/free', to: anyId })).toThrow();
    expect(() => second.transition(state, { type: 'move/free', to: `h${anyId}` })).toThrow();
    expect(() => third.apply(other, { type: 'setup/hero', card: anyId })).toThrow();
    const actions: readonly Action[] = legalActions(state);
    for (const action of actions) {
      expect(actorOf(state, action)).toBe(0);
      if (action.type === 'market/buy') expectTypeOf(action.card).toExtend<string>();
    }
    expect(actions.length).toBeGreaterThan(2);
    expect(explain(state, { type: 'market/buy', card: 'longsord' }).legal).toBe(false);
  });

  it('may be any in actions for a ruleset, which may have content from elsewhere', () => {
    const ruleset = composeRuleset([]);
    const packs = ruleset.createGame({ players: 2, seed: 1 });
    expect(() => ruleset.apply(packs, { type: 'market/buy', card: 'of-a-pack' })).toThrow();
  });
});

describe('ids in scenarios', () => {
  it('are known where they are written out', () => {
    const position = {
      game: {
        modules: ['doom-track'],
        players: [{ hero: 'mordrog', space: 'tamalir', allies: [], gold: 4 }, {}],
        stacks: { tamalir: [] },
      },
      given: { turn: { player: 0, step: 'start' } },
    } as const satisfies object;
    expect(position.game.players).toHaveLength(2);
    const misspelt = () => {
      // @ts-expect-error: a Hero
      fromScenario({ game: { players: [{ hero: 'mordrug' }, {}] } });
      // @ts-expect-error: a card
      fromScenario({ game: { players: [{ items: ['longsord'] }, {}] } });
      // @ts-expect-error: a card with its side
      fromScenario({ game: { players: [{ items: [{ card: 'longsord', faceDown: true }] }, {}] } });
      // @ts-expect-error: a space
      fromScenario({ game: { players: [{ space: 'tamalr' }, {}] } });
      // @ts-expect-error: a town
      fromScenario({ game: { players: 2, stacks: { tamalr: [] } } });
      // @ts-expect-error: a module
      startScenario({ game: { players: 2, modules: ['doom-trak'] } });
      // @ts-expect-error: the card of a combat
      startScenario({ game: { players: 2 }, given: { drawn: { player: 0, card: 'longsord' } } });
      // @ts-expect-error: no part of a table
      fromScenario({ game: { players: 2, stax: {} } });
      // @ts-expect-error: a hero of the other edition
      fromThird({ game: { scenario: 'corpse-king', players: [{ hero: 'mordrog' }, {}] } });
      // @ts-expect-error: a scenario
      fromThird({ game: { scenario: 'corps-king', players: 2 } });
      // @ts-expect-error: a city
      startThird({ game: { scenario: 'corpse-king', players: 2, markets: { tamalr: [] } } });
      // @ts-expect-error: a place
      startThird({ game: { scenario: 'corpse-king', players: 2, zombies: ['tamalr'] } });
    };
    expect(misspelt).toBeTypeOf('function');
  });

  it('are taken as they are known', () => {
    const bought = fromScenario({
      game: {
        modules: ['doom-track'],
        players: [{ hero: 'mordrog', space: 'tamalir' }, { hero: 'red-scorpion' }],
        stacks: { tamalir: [] },
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    expect(bought.players[0]?.hero.card).toBe('mordrog');
    const met = fromThird({
      game: {
        scenario: 'corpse-king',
        players: [{ hero: 'corbin', hex: 'tamalir' }, {}],
        markets: { tamalir: [] },
      },
    });
    expect(met.players[0]?.hero).toBe('corbin');
  });

  it('may be any where a variable holds them, and with rules of another', () => {
    expect(() => fromScenario({ game: { players: [{ hero: anyId }, {}] } })).toThrow(/of-a-pack/);
    expect(() => fromScenario({ game: { players: 2, stacks: { [anyId]: [] } } })).toThrow(/of-a-pack/);
    const ruleset = composeRuleset([]);
    expect(() => fromScenario({ game: { players: [{ hero: 'of-a-pack' }, {}] } }, ruleset)).toThrow(
      /of-a-pack/,
    );
    const scenario: Scenario = { game: { players: [{ hero: 'of-a-pack', items: ['of-a-pack'] }, {}] } };
    expect(() => fromScenario(scenario)).toThrow(/of-a-pack/);
  });
});
