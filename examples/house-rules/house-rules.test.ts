import {
  type Action,
  actionCode,
  composeRuleset,
  IllegalActionError,
  InvalidSaveError,
  UnknownRulesetError,
} from 'runebound-engine';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { allyLimits } from 'runebound-engine/second-edition/variants';
import { describe, expect, it } from 'vitest';
import { bribes, campFires, largerCompanies } from './index.js';

/* How a module is tested from outside: a ruleset with it, a position, actions by their codes. */

const ruleset = composeRuleset([largerCompanies, bribes, campFires]);

/** Plays from a described position. */
function play(scenario: Scenario, ...codes: string[]) {
  let state = fromScenario(scenario, ruleset);
  for (const code of codes) state = ruleset.apply(state, ruleset.parseActionCode(code));
  return state;
}

const legal = (scenario: Scenario): string[] =>
  ruleset.legalActions(fromScenario(scenario, ruleset)).map(actionCode);

describe('larger companies', () => {
  const hiring = (allies: string[]): Scenario => ({
    game: {
      players: [{ hero: 'mordrog', space: 'tamalir', gold: 20, allies }],
      stacks: { tamalir: ['loyal-hound'] },
      decks: { market: { top: ['healing-draught'] } },
      seed: 1,
    },
    given: { turn: { player: 0, step: 'market' } },
  });

  it('house.larger-companies.limit: a third Ally may be hired, a fourth may not', () => {
    expect(legal(hiring(['gravewarden', 'marsh-hunter']))).toContain('market/hire card=loyal-hound');
    const full = fromScenario(hiring(['gravewarden', 'marsh-hunter', 'hedge-healer']), ruleset);
    const ruling = ruleset.explain(full, { type: 'market/hire', card: 'loyal-hound' });
    expect(ruling.rules[0]).toEqual({
      id: 'house.larger-companies.limit',
      document: 'larger-companies',
      edition: 'second-edition',
      section: '',
      text: 'A player may have one Ally more than usual.',
    });
  });

  it('house.larger-companies.limit: it does not go with unlimited Allies', () => {
    expect(() => composeRuleset([largerCompanies, allyLimits])).toThrow(UnknownRulesetError);
  });
});

describe('bribes', () => {
  const cornered = (gold: number, challenge = 'gallows-ogre'): Scenario => ({
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714', gold }, {}] },
    given: { combat: { hero: 0, challenge, phase: 'escape' } },
  });

  it('house.bribes.pay: the Hero gets away without a test, and the turn is over', () => {
    const state = play(cornered(9), 'house/bribe');
    expect(state.players[0]?.gold).toBe(1);
    expect(state.players[0]?.hero.wounds).toBe(0);
    expect(state.track[0]?.card).toBe('gallows-ogre');
    expect(ruleset.decision(state)?.actor).toBe(1);
  });

  it('house.bribes.pay: not for less, and not outside the escape phase', () => {
    const poor = fromScenario(cornered(7), ruleset);
    expect(() => ruleset.apply(poor, { type: 'house/bribe' } as unknown as Action)).toThrow(
      new IllegalActionError({ type: 'house/bribe' }, 'house.bribes.pay', 'It wants 8 gold.', {
        text: 'It wants {0} gold.',
        values: [8],
      }),
    );
    const walking = fromScenario({ game: { players: [{ gold: 50 }] } }, ruleset);
    const ruling = ruleset.explain(walking, { type: 'house/bribe' });
    expect(ruling.rules[0]?.id).toBe('house.bribes.pay');
  });
});

describe('camp fires', () => {
  const evening = (space: string, exhaustion: number): Scenario => ({
    game: {
      players: [{ hero: 'mordrog', space, exhaustion, allies: [{ card: 'gravewarden', exhaustion: 1 }] }],
    },
    given: { turn: { player: 0, step: 'experience' } },
  });

  it('house.camp-fires.rest: one counter, from the Hero or an Ally', () => {
    expect(legal(evening('h0714', 2))).toEqual([
      'house/camp character=mordrog',
      'house/camp character=gravewarden',
      'house/no-camp',
    ]);
    const state = play(evening('h0714', 2), 'house/camp character=mordrog');
    expect(state.players[0]?.hero.exhaustion).toBe(1);
    expect(state.ext['camp-fires']).toEqual([1]);
  });

  it('house.camp-fires.rest: not in a town', () =>
    expect(legal(evening('tamalir', 2))).not.toContain('house/no-camp'));

  it('a save in the middle of it opens again, and one with a strange memory is refused', () => {
    const state = fromScenario(evening('h0714', 1), ruleset);
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
    for (const memory of [null, 'x', [-1], [0, 0, 0]]) {
      const save = JSON.stringify({ ...state, ext: { 'camp-fires': memory } });
      expect(() => ruleset.parseState(save), JSON.stringify(memory)).toThrow(InvalidSaveError);
    }
  });
});
