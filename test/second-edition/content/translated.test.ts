import { describe, expect, it } from 'vitest';
import { actionCode, hashState, serialize } from '../../../src/index.js';
import { displayOnly } from '../../../src/second-edition/base/fingerprint.js';
import {
  bundledModules,
  type ContentPack,
  composeRuleset,
  riseOfTheDragonLords,
  type SecondEditionModule,
} from '../../../src/second-edition/index.js';
import { wordsOf } from '../../../src/words/second-edition/index.js';
import { choose } from '../../properties/play.js';

/* Packs in another language: every name, label and text is another, and a game does not notice. */

/** A value with everything in it that is for people said otherwise; texts and flavors may be left out as well. */
function translated<T>(value: T, key = ''): T {
  if (displayOnly.includes(key) && key !== 'source' && typeof value === 'string') return `Ünü ${value}` as T;
  if (Array.isArray(value)) return value.map((item) => translated(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'flavor');
  return Object.fromEntries(kept.map(([name, part]) => [name, translated(part, name)])) as T;
}

const inUnu = (pack: ContentPack): ContentPack => translated(pack);
const moduleInUnu = (module: SecondEditionModule): SecondEditionModule =>
  module.content === undefined ? module : { ...module, content: inUnu(module.content as ContentPack) };

const chosen = (ids: readonly string[]): SecondEditionModule[] =>
  ids.map(
    (id) => (bundledModules as Readonly<Record<string, SecondEditionModule>>)[id] as SecondEditionModule,
  );

describe.each([[[]], [['island-of-dread']], [['doom-track', 'travel-hazards']]])(
  'content in another language, with %j',
  (ids: readonly string[]) => {
    const modules = chosen(ids);
    const english = composeRuleset<SecondEditionModule>(modules, [riseOfTheDragonLords]);
    const other = composeRuleset<SecondEditionModule>(modules.map(moduleInUnu), [
      inUnu(riseOfTheDragonLords),
    ]);

    it('has the same fingerprint, and every name is another', () => {
      expect(other.rules.fingerprint).toBe(english.rules.fingerprint);
      for (const card of Object.values(other.rules.content.cards)) expect(card.name).toMatch(/^Ünü /);
    });

    it('opens the same saves, and games go on in step', { timeout: 60_000 }, () => {
      for (const seed of [1, 2]) {
        let here = english.createGame({ players: 2, seed, modules: [...ids] } as never);
        for (let move = 0; move < 150; move++)
          here = english.apply(here, choose(english.legalActions(here), move * 7919 + seed));
        let there = other.parseState(serialize(here));
        for (let move = 0; move < 250 && here.outcome === null; move++) {
          const actions = english.legalActions(here);
          expect(other.legalActions(there).map(actionCode)).toEqual(actions.map(actionCode));
          const action = choose(actions, move * 104729 + seed);
          here = english.apply(here, action);
          there = other.apply(there, action);
          if (move % 50 === 0) expect(hashState(there)).toBe(hashState(here));
        }
        expect(hashState(there)).toBe(hashState(here));
        expect(english.parseState(serialize(there))).toEqual(here);
      }
    });
  },
);

describe('a pack that only says the cards of another in its own words', () => {
  it('leaves saves as they are, beside the one it speaks for', () => {
    const { heroes, adventures, market } = inUnu(riseOfTheDragonLords);
    const words = { id: 'unu', name: 'Ünü', heroes, adventures, market } as ContentPack;
    const both = composeRuleset([], [riseOfTheDragonLords, words]);
    const { createGame, rules } = composeRuleset([]);
    expect(both.rules.fingerprint).toBe(rules.fingerprint);
    expect(both.parseState(serialize(createGame({ players: 2, seed: 1 }))).turn).toBe(1);
    expect(wordsOf(both).name('card', 'loyal-hound')).toBe('Ünü Loyal Hound');
  });
});

describe('what is called in words', () => {
  const ruleset = composeRuleset([], [inUnu(riseOfTheDragonLords)]);
  const pay = { type: 'effect/choose', choice: 'pay' } as const;
  const at = (card: string) => ({ players: [], frames: [{ kind: 'effects', step: 'choose', card }] });

  it('is said by the catalogue, then by the pack', () => {
    const catalogues = [
      {
        locale: 'de',
        messages: {
          'action.effect/choose.short': '{choice}',
          'card.tollgate-bullies.course.pay': 'Wirf eine Münze',
        },
      },
    ];
    expect(wordsOf(ruleset).at(at('tollgate-bullies')).describe(pay, { form: 'short' })).toBe(
      'Ünü Throw them a coin',
    );
    const german = wordsOf(ruleset, { catalogues });
    expect(german.at(at('tollgate-bullies')).describe(pay, { form: 'short' })).toBe('Wirf eine Münze');
    expect(german.at(at('war-levy')).describe(pay, { form: 'short' })).toBe('Ünü Pay the levy');
  });

  it('is a course of the card being resolved; of no card in particular only where all say the same', () => {
    const words = wordsOf(ruleset);
    expect(words.describe(pay, { form: 'short' })).toBe('Pay');
    expect(words.describe({ type: 'effect/choose', choice: 'beg-pardon' }, { form: 'short' })).toBe(
      'Ünü Beg pardon with good grace',
    );
    // A word that every game knows is no course of a card that nobody sees.
    expect(words.describe({ type: 'effect/choose', choice: 'magic' }, { form: 'short' })).not.toContain(
      'Ünü',
    );
    expect(
      words.at(at('mordrog')).describe({ type: 'effect/choose', choice: 'climb' }, { form: 'short' }),
    ).toBe('Climb');
  });
});
