import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  cite,
  findRule,
  type HouseRuleId,
  isHouseRuleId,
  isRuleId,
  type RegisterRuleId,
  type RuleId,
  rule,
  ruleDocuments,
  rulesOf,
  searchRules,
  UnknownRuleError,
} from '../../src/register/index.js';
import { asserted } from '../asserted.js';

const all = ruleDocuments().flatMap(({ name }) => rulesOf(name));

describe('a rule', () => {
  it('says what it says, and where it stands', () => {
    expect(rule('2e.escape.fail')).toMatchObject({
      id: '2e.escape.fail',
      document: 'rulebook-2e',
      kind: 'rule',
      text: "An escape test total below the opponent's Mind value fails, and the Hero takes one wound.",
    });
  });

  it('has lists of related rules even where the file has none', () => {
    for (const { see, replaces } of all) {
      expect(Array.isArray(see)).toBe(true);
      expect(Array.isArray(replaces)).toBe(true);
    }
    asserted(2700);
  });

  it('cannot be changed by its reader', () => {
    expect(Object.isFrozen(rule('2e.escape.fail'))).toBe(true);
    expect(all.every((rule) => Object.isFrozen(rule.see) && Object.isFrozen(rule.replaces))).toBe(true);
  });

  it('of an unknown id is an error that says what could have been meant', () => {
    const unknown = '2e.escape.fial' as RuleId;
    expect(() => rule(unknown)).toThrow(UnknownRuleError);
    expect(() => cite(unknown)).toThrow(UnknownRuleError);
    try {
      rule(unknown);
    } catch (error) {
      expect(error).toMatchObject({ code: 'unknown-rule', id: unknown, name: 'UnknownRuleError' });
      expect((error as UnknownRuleError).suggestions[0]).toBe('2e.escape.fail');
      expect((error as Error).message).toContain('2e.escape.fail');
    }
  });

  it('of nonsense is an error without suggestions', () => {
    for (const nonsense of ['', 'zzzz-zzzz-zzzz-zzzz', 'constructor', undefined]) {
      try {
        rule(nonsense as RuleId);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(UnknownRuleError);
        expect((error as UnknownRuleError).suggestions).toEqual([]);
      }
    }
  });
});

describe('an id from outside', () => {
  it('is looked up without an error', () => {
    expect(findRule('2e.escape.fail')?.id).toBe('2e.escape.fail');
    for (const id of ['2e.escape', '2e.escape.', '__proto__', 'toString', '']) {
      expect(findRule(id)).toBeUndefined();
      expect(isRuleId(id)).toBe(false);
    }
  });

  it('becomes a rule id of the register once it is known to be one', () => {
    const id: unknown = '2e.escape.fail';
    expect(isRuleId(id)).toBe(true);
    if (isRuleId(id)) expectTypeOf(id).toEqualTypeOf<RegisterRuleId>();
    expect(isRuleId(7)).toBe(false);
    expect(isRuleId(null)).toBe(false);
  });

  it('may be the id of a house rule, which the register does not know', () => {
    const id = 'house.fuller-purses' as RuleId;
    expect([isRuleId(id), isHouseRuleId(id)]).toEqual([false, true]);
    // What is none of the register may still be a house rule.
    if (!isRuleId(id)) expectTypeOf(id).toEqualTypeOf<HouseRuleId>();
    for (const other of [
      'house.',
      'house',
      'house.two words',
      `house.${'x'.repeat(111)}`,
      '2e.escape.fail',
      7,
    ])
      expect(isHouseRuleId(other), String(other)).toBe(false);
    expect(() => cite('house.two words')).toThrow(UnknownRuleError);
  });
});

describe('a citation', () => {
  it('is plain JSON that names the document and its edition', () => {
    const citation = cite('faq.counters.values');
    expect(JSON.parse(JSON.stringify(citation))).toEqual(citation);
    expect(Object.keys(citation)).toEqual(['id', 'document', 'edition', 'section', 'text']);
    expect(citation).toMatchObject({ document: 'official-faq', edition: '2e' });
    expect(cite('adv.scope.rest-unchanged').edition).toBe('1e');
  });
});

describe('the rules of something', () => {
  const idsOf = (name: string) => rulesOf(name).map(({ id }) => id);

  it('are found by the name of a document and by its id', () => {
    expect(idsOf('second-edition')).toEqual(idsOf('rulebook-2e'));
    expect(idsOf('second-edition')).toHaveLength(418);
  });

  it('of the base rulebook are without its optional rules, of the prefix with them', () => {
    expect(idsOf('second-edition')).not.toContain('2e.doom-track.order');
    expect(idsOf('2e')).toContain('2e.doom-track.order');
    expect(idsOf('2e')).toHaveLength(
      idsOf('second-edition').length + idsOf('second-edition-variants').length,
    );
  });

  it('are found by whole parts of the id only', () => {
    expect(idsOf('2e.doom')).toEqual([]);
    expect(idsOf('2e.doom-track').every((id) => id.startsWith('2e.doom-track.'))).toBe(true);
    expect(idsOf('2e.escape.fail')).toEqual(['2e.escape.fail']);
    expect(idsOf('2e.escape.')).toEqual([]);
    expect(idsOf('va5')).toEqual([]);
    expect(idsOf('')).toEqual([]);
    expect(idsOf('constructor')).toEqual([]);
  });

  it('are found by the name of a module, all of its chapters together', () => {
    expect(idsOf('doom-track')).toEqual([...idsOf('2e.doom-track'), ...idsOf('2e.endgame')]);
    expect(idsOf('game-length')).toEqual([...idsOf('2e.shorter'), ...idsOf('2e.longer')]);
    expect(idsOf('seven-scions')).toEqual(idsOf('va50'));
    const modules = [
      'travel-hazards',
      'softer-knockouts',
      'item-limits',
      'ally-limits',
      'advanced-runebound',
    ];
    const packs = [
      'rituals-and-runes',
      'weapons-of-legend',
      'traps-and-terrors',
      'beasts-and-bandits',
      'cataclysm',
    ];
    for (const module of [...modules, ...packs, 'island-of-dread']) expect(idsOf(module)).not.toEqual([]);
  });

  it('stand in the order of the document', () => {
    const written = JSON.parse(readFileSync('rules/second-edition.json', 'utf8'));
    expect(idsOf('second-edition')).toEqual(written.rules.map(({ id }: { id: string }) => id));
  });
});

describe('a search', () => {
  it('finds rules that have all the words, whatever their order and case', () => {
    const found = searchRules('Mind ESCAPE').map(({ id }) => id);
    expect(found[0]).toBe('2e.escape.roll');
    expect(searchRules('escape mind').map(({ id }) => id)).toEqual(found);
  });

  it('matches beginnings of words, not their middles', () => {
    expect(searchRules('wound').map(({ id }) => id)).toContain('2e.harm.wounds-place');
    expect(searchRules('ounds')).toEqual([]);
  });

  it('puts the rule whose id was typed first', () => {
    expect(searchRules('2e.escape.roll')[0]?.id).toBe('2e.escape.roll');
  });

  it('for nothing finds nothing', () => {
    expect(searchRules('')).toEqual([]);
    expect(searchRules('  ')).toEqual([]);
    expect(searchRules('escape qqqq')).toEqual([]);
  });

  it('takes signs literally', () => {
    expect(searchRules('.*')).toEqual([]);
    expect(searchRules('(15)').length).toBeGreaterThan(0);
  });
});

describe('the files of rules/', () => {
  const excuses = ['not-of-play.json', 'tests-only.json'];
  const files = readdirSync('rules').filter((file) => file.endsWith('.json') && !excuses.includes(file));
  const written = files.flatMap((file) => JSON.parse(readFileSync(`rules/${file}`, 'utf8')).rules);

  it('are all in the register', () => {
    expect(
      ruleDocuments()
        .map(({ name }) => `${name}.json`)
        .sort(),
    ).toEqual(files.sort());
    expect(all).toHaveLength(written.length);
  });

  it('never use an id twice', () => {
    const ids = written.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('never use a chapter as a rule', () => {
    expect(all.filter(({ id }) => rulesOf(id).length !== 1).map(({ id }) => id)).toEqual([]);
  });

  it('have ids of lower-case words, hyphens and dots', () => {
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/);
    asserted(1300);
  });

  it('refer only to rules that exist', () => {
    const dangling = all.flatMap(({ id, see, replaces }) =>
      [...see, ...replaces]
        .filter((other) => !isRuleId(other) || other === id)
        .map((other) => `${id} -> ${other}`),
    );
    expect(dangling).toEqual([]);
  });

  it('know these kinds of rules, and leave no text empty', () => {
    const kinds = ['definition', 'component', 'setup', 'rule', 'limit', 'option', 'timing', 'example'];
    for (const { kind, text, section } of all) {
      expect(kinds).toContain(kind);
      expect(text.trim()).not.toBe('');
      expect(section.trim()).not.toBe('');
    }
    asserted(4100);
  });

  it('excuse only rules that exist, with a reason', () => {
    const excuses: Record<string, string> = JSON.parse(readFileSync('rules/not-of-play.json', 'utf8'));
    expect(Object.keys(excuses).filter((id) => !isRuleId(id))).toEqual([]);
    expect(Object.values(excuses).every((reason) => reason.length > 5)).toBe(true);
  });
});
