import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedInPlay } from '../../scripts/cited-in-play.js';
import { vocabularyOf } from '../../src/conformance/index.js';
import { rule } from '../../src/register/index.js';
import { packed, packedRest, unpacked, without, withRest } from '../../src/register/packed.js';
import type { RuleId } from '../../src/register/rule-ids.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/bundled.js';
import { scenarioIds } from '../../src/third-edition/box.js';
import { rulesetOf as scenarioOf } from '../../src/third-edition/bundled.js';

/* What the build leaves out of the words that games carry is what no ruling can cite. */

describe('the rules that rulings can cite', () => {
  const cited = citedInPlay();

  it('are those whose ids stand in code as texts, whole or with a part left open', () => {
    expect([...citedInPlay("forbid('2e.escape.fail', \"it's over\"); // '2e.turn.end'")]).toEqual([
      '2e.escape.fail',
    ]);
    expect(citedInPlay('/* "2e.turn.end" and 2e.escape.fail */')).toEqual(new Set());
    const { size } = citedInPlay('rule(`2e.combat.$' + '{kind}-attack-failure`)');
    expect(size).toBe(3);
    expect(citedInPlay('`$' + "{late ? '2e.turn.end' : x}.`")).toEqual(new Set(['2e.turn.end']));
  });

  it('include every rule that asks, in every ruleset there is', () => {
    const asked = [
      ...Object.values(bundledModules).map(({ id, requires = [] }) => rulesetOf([...requires, id])),
      ...scenarioIds.map(scenarioOf),
    ].flatMap((ruleset) => Object.values(vocabularyOf(ruleset).decisions).map((one) => one.rule));
    expect(asked.length).toBeGreaterThan(500);
    expect(asked.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('include every rule that vectors expect of a refusal, a decision, an event or an end', () => {
    const found = new Set<string>();
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, part] of Object.entries(value)) {
        if (key === 'rule' && typeof part === 'string' && !part.startsWith('house.')) found.add(part);
        else look(part);
      }
    };
    for (const name of readdirSync('conformance', { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.json') && !/^content|schema/.test(name))
        look(JSON.parse(readFileSync(`conformance/${name}`, 'utf8')));
    expect(found.size).toBeGreaterThan(400);
    expect([...found].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('leave out half of the register, of which no word is lost', () => {
    const whole = JSON.parse(readFileSync('rules/second-edition.json', 'utf8'));
    const inPlay = unpacked(packed(without(whole, cited)));
    const silent = inPlay.rules.filter(({ text }) => text === '');
    expect(silent.length).toBeGreaterThan(100);
    expect(inPlay.rules.map(({ id }) => id)).toEqual(whole.rules.map(({ id }: { id: string }) => id));
    const all = withRest(inPlay, packedRest(whole, cited));
    for (const { id, section, text } of all.rules)
      expect(rule(id as RuleId)).toMatchObject({ section, text });
  });
});
