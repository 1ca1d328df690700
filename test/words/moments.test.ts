import { describe, expect, it } from 'vitest';
import { type Action, apply, decision, explain, type GameState, legalActions } from '../../src/index.js';
import { fromScenario, type Scenario } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/bundled.js';
import { german } from '../../src/words/second-edition/german.js';
import { words, wordsOf } from '../../src/words/second-edition/index.js';

/* What is said of a moment: its question, its answers, its refusals. */

type State = GameState<'second-edition'>;

const at = (scenario: Scenario): State => fromScenario(scenario) as State;
const go = (state: State, ...actions: readonly Action<'second-edition'>[]): State =>
  actions.reduce<State>((now, action) => apply(now, action), state);

/** The Rune Broker shows four market cards to a Hero with two Allies. */
function broker(): State {
  const wares = ['mirror-shield', 'vynelvale-longsword', 'ashen-hills-giant', 'nerekhal-mage'];
  const start = at({
    game: {
      players: [
        { hero: 'mad-carthos', space: 'h0908', gold: 10, allies: ['a-question-of-honor', 'loyal-hound'] },
        { space: 'riverwatch' },
      ],
    },
    given: { drawn: { player: 0, card: 'the-rune-broker' } },
  });
  return go(
    start,
    { type: 'effect/choose', choice: 'look' },
    ...wares.map((card) => ({ type: 'chance/draw', card }) as const),
  );
}

describe('a choice among cards', () => {
  it('calls an own card that makes room what it is: discarded', () => {
    const state = broker();
    const own = { type: 'effect/choose', choice: 'loyal-hound' } as const;
    expect(legalActions(state)).toContainEqual(own);
    expect(words(state).describe(own, { form: 'short' })).toBe('Discard Loyal Hound');
    expect(words(state, { catalogues: [german] }).describe(own, { form: 'short' })).toMatch(/ ablegen$/);
    const ware = { type: 'effect/choose', choice: 'mirror-shield' } as const;
    expect(words(state).describe(ware, { form: 'short' })).toBe('Mirror Shield');
  });

  it('says why a card cannot be taken, also where the ruleset brings no texts of rules', () => {
    const state = broker();
    const ruling = explain(state, { type: 'effect/choose', choice: 'ashen-hills-giant' });
    const bare = { ...ruling, reason: 'This is not allowed now.' };
    expect(words(state).reason(bare)).toBe('A player may never have more than two Allies.');
  });
});

describe('an Ally that was won', () => {
  it('from an Encounter is called as the one who was fought, once it is an Ally', () => {
    const state = broker();
    expect(words(state).name('card', 'a-question-of-honor')).toBe('Insulted Knight');
    expect(wordsOf(rulesetOf([])).name('card', 'a-question-of-honor')).toBe('A Question of Honor');
  });

  it('has values that its card does not print', () => {
    const said = wordsOf(rulesetOf([]));
    expect(said.asAlly('a-question-of-honor')).toBe(
      'It becomes an Ally: Life 3, Stamina 2, Mind 1/1, Body 5/2, Spirit 2/1.',
    );
    expect(said.asAlly('the-rune-broker')).toBe('');
    expect(() => said.asAlly('no-such-card')).toThrow(/by the id of a card in play/);
  });
});

describe('harm', () => {
  it('that can be answered says whom it hits and how much', () => {
    const state = go(
      at({
        game: { players: [{ hero: 'aldreth-whitegate', allies: ['moorland-guide'] }, {}] },
        given: { combat: { hero: 0, challenge: 'drunken-hill-giant', phase: 'ranged' } },
      }),
      { type: 'combat/attack', by: 'moorland-guide' },
      { type: 'chance/roll', dice: [1, 1] },
    );
    const asked = decision(state);
    expect(asked?.kind).toBe('harm/answer');
    const said = words(state);
    expect(said.ask(asked, { form: 'short' })).toBe(
      'Moorland Guide is about to take 1 wound: do you answer it?',
    );
    expect(wordsOf(rulesetOf([])).ask(asked, { form: 'short' })).toBe('Do you answer the harm?');
  });

  it('of a knockout is all healed, also what went beyond Life', () => {
    const said = wordsOf(rulesetOf([]));
    const healed = (rule: string) =>
      said.describe({
        type: 'harm/healed',
        character: 'mad-carthos',
        wounds: 7,
        exhaustion: 1,
        rule,
      } as never);
    expect(healed('2e.knockout.counters')).toBe('Mad Carthos recovers from all wounds and exhaustion.');
    expect(healed('2e.market.healing')).toBe('Mad Carthos recovers from 7 wounds and 1 exhaustion.');
  });
});
