import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../../scripts/entries.js';
import { type RegisterFile, remarksOn } from '../../scripts/register-parts.js';
import type { Wording } from '../../src/register/citing.js';
import { cite as island } from '../../src/register/documents/island-of-dread.js';
import { cite as base } from '../../src/register/documents/second-edition.js';
import { cite, rule, ruleDocuments, rulesOf } from '../../src/register/index.js';
import { packed, unpacked } from '../../src/register/packed.js';
import type { RuleId } from '../../src/register/rule-ids.js';
import { composeRuleset, explain } from '../../src/second-edition/entries/edition.js';
import { islandOfDread } from '../../src/second-edition/modules/island-of-dread/module.js';

/* The words of the rules document by document: an app carries those of the rules that it plays by. */

const rules = join(import.meta.dirname, '../../rules');
const files = ruleDocuments().map(({ name }) => name);
const fileOf = (name: string): RegisterFile => JSON.parse(readFileSync(join(rules, `${name}.json`), 'utf8'));

describe('the documents that have entries', () => {
  const documents = readdirSync(join(import.meta.dirname, '../../src/register/documents')).map((name) =>
    name.replace('.ts', ''),
  );

  it('are all, with the answers to questions among the base rules', () => {
    expect(documents.sort()).toEqual(files.filter((name) => name !== 'official-faq').sort());
    const named = entries.map(({ name }) => name).filter((name) => name.startsWith('register/'));
    expect(named.sort()).toEqual(documents.map((name) => `register/${name}`));
  });

  it.each(documents)('%s quotes its rules as the register does, and no other', async (name) => {
    const own: { cite: (id: RuleId) => unknown } = await import(`../../src/register/documents/${name}.ts`);
    const mine = new Set(
      [name, ...(name === 'second-edition' ? ['official-faq'] : [])].flatMap((each) => rulesOf(each)),
    );
    expect(mine.size).toBeGreaterThan(10);
    for (const each of files.flatMap((file) => rulesOf(file)))
      expect(own.cite(each.id), each.id).toEqual(mine.has(each) ? cite(each.id) : undefined);
    expect(own.cite('2e.nothing' as RuleId)).toBeUndefined();
  });
});

it('rulings are quoted in words as far as they are given, and by id beyond', () => {
  const game = composeRuleset([islandOfDread]).createGame({ players: 2, seed: 1 });
  const asked = (say?: typeof base) =>
    composeRuleset([islandOfDread], say && { cite: say }).explain(game, { type: 'game/nothing' } as never)
      .rules[0];
  const id = asked()?.id as RuleId;
  expect(asked()?.text).toBe(`Rule ${id}.`);
  expect(asked((each) => base(each) ?? island(each))).toEqual(cite(id));
  expect(asked(() => undefined)?.text).toBe(`Rule ${id}.`);
  expect(explain(composeRuleset().createGame({ players: 2, seed: 1 }), { type: 'nothing' }).legal).toBe(
    false,
  );
});

describe('a file of the register', () => {
  it.each(files)('%s is its words and the remarks on them, which the build puts in two places', (name) => {
    const file = fileOf(name);
    const words = unpacked(JSON.parse(JSON.stringify(packed(file as unknown as Wording))));
    const joined = remarksOn(file).rules.map((remark, at) => ({ ...words.rules[at], ...remark }));
    expect({ document: words.document, rules: joined }).toEqual(file);
    expect(Object.keys(words.rules[0] ?? {})).toEqual(['id', 'section', 'text']);
    expect(JSON.stringify(remarksOn(file))).not.toContain('"text"');
  });
});

it('a rule has its words and what is remarked on it', () => {
  const written = files.flatMap((name) => [...fileOf(name).rules]);
  expect(written.length).toBeGreaterThan(1500);
  for (const { id, ...each } of written) expect(rule(id as RuleId)).toMatchObject(each);
});
