import { describe, expect, it } from 'vitest';
import { detail, type EventKind, eventKind } from '../../../src/kernel/index.js';
import { baseEvents } from '../../../src/second-edition/base/event-kinds/index.js';
import { withMeaning } from '../../../src/second-edition/base/event-kinds/meanings.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { wordsOf } from '../../../src/words/second-edition/index.js';

describe('what events mean', () => {
  it('is said of each kind of the base game and of each detail, with its rules, but not by the kinds that apps carry', () => {
    const open: string[] = [];
    for (const kind of baseEvents as readonly EventKind[]) {
      expect(kind.meaning, kind.type).toBe('');
      const { meaning, details, rules } = withMeaning(kind);
      expect(meaning, kind.type).toMatch(/^\S.*\.$/);
      expect(kind.rules, kind.type).toBe('any');
      if (rules === 'any') open.push(kind.type);
      expect(Object.keys(details)).toEqual(Object.keys(kind.details));
      for (const [name, said] of Object.entries(details)) {
        const own = kind.details[name];
        expect(own?.meaning, `${kind.type} ${name}`).toBe('');
        expect(said.meaning, `${kind.type} ${name}`).toMatch(/^\S.*[.?!]$/);
        expect({ ...said, meaning: '' }).toEqual(own);
      }
    }
    // Of these, who makes them happen says why.
    expect(open.sort()).toEqual(['effect/chosen', 'experience/chosen', 'game/lost', 'harm/accepted']);
  });

  it('is what a kind from elsewhere says itself', () => {
    const slept = eventKind('inn/slept', {
      meaning: 'A Hero slept.',
      details: { player: detail<number>('player')('Whose Hero.') },
    });
    expect(withMeaning(slept)).toBe(slept);
    const silent = eventKind('constructor', {
      meaning: '',
      details: {},
    });
    expect(withMeaning(silent)).toBe(silent);
  });

  it('stays out of words: an event that lacks details is named by its type', () => {
    const words = wordsOf(rulesetOf([]));
    const half = { type: 'hero/exchanged', rule: '2e.interaction.trade' };
    expect(words.describe(half as never)).toBe('Hero exchanged');
  });

  it('is reported of a base event by the sort of its details, where followers are handed a wrong one', () => {
    const ruleset = rulesetOf([]);
    const game = ruleset.createGame({ players: 1, seed: 1 });
    const wrong = { type: 'hoard/gold', player: 0, card: 'x', amount: 'three', rule: '2e.cards.text' };
    expect(() => ruleset.follow(ruleset.viewFor(game, 0), [wrong as never])).toThrow(
      /does not tell its "amount" as a hoard\/gold does: integer\./,
    );
  });
});
