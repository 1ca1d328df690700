import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/index.js';
import {
  fromScenario,
  type Given,
  type Scenario,
  scenarioProblems,
} from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { Table } from '../toolkit.js';

/* Positions in the midst of a battle of several Heroes, and what was done before: as play leaves them, or refused. */

const framesOf = (state: GameState) => state.frames.map(({ result, ...frame }) => frame);
const problems = (scenario: Scenario) =>
  scenarioProblems(scenario).map(({ path, rule }) => `${path} ${rule ?? ''}`.trim());

describe('the Seven Scions', () => {
  const storm = (given: Given, game: Partial<Scenario['game']> = {}): Scenario => ({
    game: {
      modules: ['seven-scions'],
      players: [
        { hero: 'mordrog', space: 'h0707' },
        { hero: 'corbin-axebearer', space: 'h0511' },
      ],
      ...game,
    },
    given,
  });
  const king = { hero: 0, challenge: 'the-puddle-king' } as const;
  const drawn = () =>
    Table.of(
      storm({ turn: { player: 0, step: 'adventure' } }, { with: { 'seven-scions': { counter: 8 } } }),
    ).draw('the-puddle-king');

  it('va50.storm-challenge.together: a described Storm Challenge stands on the frames of a played one', () => {
    const played = drawn();
    const described = fromScenario(storm({ combat: { ...king, phase: 'escape', round: 1 } }));
    expect(framesOf(described)).toEqual(framesOf(played.state));
  });

  it('va50.storm-challenge.escape: who is away, and who acts, is as after an escape', () => {
    const played = drawn().play('combat/escape').roll(10, 10).play('combat/stand');
    const described = fromScenario(
      storm({ combat: { ...king, phase: 'ranged', round: 1, acting: 1, away: [0] } }),
    );
    expect(framesOf(described)).toEqual(framesOf(played.state));
  });

  it('va50.storm-step.draw-lowest-color: a Storm card of a higher color comes after the lower ones', () => {
    const { cards, decks } = rulesetOf(['seven-scions']).rules.content;
    const challenge = decks['storm-yellow']?.find((card) => cards[card]?.kind === 'challenge') ?? '';
    expect(challenge).not.toBe('');
    expect(problems(storm({ combat: { hero: 0, challenge, phase: 'melee' } }))).toEqual([
      'given/combat va50.storm-step.draw-lowest-color',
    ]);
  });
});

describe('what was used before', () => {
  it.each([
    ['an ability of a card that nobody has', 'mordrog/roar'],
    ['no ability of the card', 'varikas-the-dead/dance'],
    ['no name of an ability', 'varikas-the-dead'],
  ])('%s is reported with its path', (_, key) => {
    const game = { players: [{ hero: 'varikas-the-dead' }, { hero: 'red-scorpion' }] };
    expect(problems({ game, given: { turn: { player: 0, step: 'market', used: [key] } } })).toEqual([
      'given/turn/used/0 2e.effects.owner-uses',
    ]);
  });

  it('an ability of this round may be used again in the next', () => {
    const may = (round: number): boolean =>
      Table.of({
        game: { players: [{ hero: 'battlemage-jaes', experience: { spirit: 4 } }, {}] },
        given: {
          combat: {
            hero: 0,
            challenge: 'brood-of-the-bloodmother',
            phase: 'melee',
            round,
            used: round === 1 ? ['battlemage-jaes/blade-and-spell'] : [],
          },
        },
      })
        .legal('ability/use')
        .some((code) => code.includes('blade-and-spell'));
    expect([may(1), may(2)]).toEqual([false, true]);
  });
});

describe('an empty deck', () => {
  it('has all its cards out of play, but for those that lie elsewhere', () => {
    const { decks, removed, event } = fromScenario({
      game: { players: 2, decks: { green: 'empty' }, removed: ['river-wyrm'] },
    });
    expect(event).toBeNull();
    expect(decks.green).toMatchObject({ top: [], pool: [], bottom: [] });
    expect(removed[0]).toBe('river-wyrm');
    expect(removed.length).toBeGreaterThan(30);
  });

  it('is none of the market: those cards are somewhere', () => {
    expect(problems({ game: { players: 2, decks: { market: 'empty' } } })).toEqual(['game/decks/market']);
  });
});
