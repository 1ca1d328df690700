import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as vectors from '../../src/conformance/index.js';
import * as vectorsOfSecond from '../../src/conformance/second-edition/index.js';
import * as vectorsOfThird from '../../src/conformance/third-edition/index.js';
import { editionsIn, editionsOf } from '../../src/desk/editions.js';
import * as desk from '../../src/desk/index.js';
import * as deskOfSecond from '../../src/desk/second-edition/index.js';
import * as deskOfThird from '../../src/desk/third-edition/index.js';
import { createGame, viewFor } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../src/third-edition/bundled.js';

/* Entries of one edition answer as the entry of both does, and name the right one for a question of the other. */

const questionOfSecond: desk.Question = {
  version: 1,
  game: {
    players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 1 }, {}],
    stacks: { forge: ['yew-longbow'] },
  },
  given: { turn: { player: 0, step: 'market' } },
  may: { action: { type: 'market/buy', card: 'yew-longbow' } },
};
const questionOfThird: desk.Question = {
  version: 1,
  game: { edition: 'third-edition', scenario: 'corpse-king', players: [{ hero: 'corbin' }, {}] },
  given: { turn: { player: 0, step: 'act' } },
  may: { action: { type: 'shop/begin' } },
};
const third = { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 1 } as const;

const editions = [
  {
    id: 'second-edition',
    other: 'third-edition',
    own: questionOfSecond,
    strange: questionOfThird,
    view: viewFor(createGame({ players: 2, seed: 1 }), 0),
    strangeView: viewFor(createGame(third), 0),
    ruleset: rulesetOf([]),
    strangeRuleset: rulesetOfScenario('corpse-king'),
    ...{ desk: deskOfSecond, vectors: vectorsOfSecond },
  },
  {
    id: 'third-edition',
    other: 'second-edition',
    own: questionOfThird,
    strange: questionOfSecond,
    view: viewFor(createGame(third), 0),
    strangeView: viewFor(createGame({ players: 2, seed: 1 }), 0),
    ruleset: rulesetOfScenario('corpse-king'),
    strangeRuleset: rulesetOf([]),
    ...{ desk: deskOfThird, vectors: vectorsOfThird },
  },
] as const;

const saidBy = ({ ruling, problems, moments }: desk.Answer): string =>
  JSON.stringify([ruling, problems, moments]);

describe.each(editions)('the entries of $id', (one) => {
  const entryOf = (name: string) => `"runebound-engine/${one.other}/${name}"`;

  it('have the names that those of both editions have', () => {
    expect(Object.keys(one.desk).sort()).toEqual(Object.keys(desk).sort());
    const forms = ['vectorSchema', 'vectorFileSchema'];
    expect(Object.keys(one.vectors).sort()).toEqual(
      Object.keys(vectors)
        .filter((name) => !forms.includes(name))
        .sort(),
    );
  });

  it('answer as that of both editions does', async () => {
    const answered = one.desk.answer(one.own);
    expect(answered.ruling).not.toBeNull();
    expect(saidBy(answered)).toBe(saidBy(desk.answer(one.own)));
    const vector = one.desk.vectorOf(one.own, answered);
    expect(vector).toEqual(desk.vectorOf(one.own, answered));
    expect(one.vectors.runVector(vector)).toEqual(vectors.runVector(vector));
    expect(one.vectors.runVectors({ vectors: [vector] })[0]?.status).toBe('pass');
    expect(one.vectors.vocabularyOf(one.ruleset)).toEqual(vectors.vocabularyOf(one.ruleset));
    expect(one.desk.snippetOf(one.own)).toBe(desk.snippetOf(one.own));
    const link = await one.desk.linkOf(one.own);
    expect(link).toBe(await desk.linkOf(one.own));
    expect(await one.desk.questionIn(link)).toEqual(one.own);
    expect(one.desk.questionOfView(one.view)).toEqual(desk.questionOfView(one.view));
    expect(one.desk.describedQuestion(one.desk.questionOfView(one.view))).toEqual(
      desk.describedQuestion(desk.questionOfView(one.view)),
    );
  });

  it('name the entry for a question, a view, a ruleset and a vector of the other edition', async () => {
    const link = await desk.linkOf(one.strange);
    for (const ask of [
      () => one.desk.readQuestion(one.strange),
      () => one.desk.answer(one.strange),
      () => one.desk.snippetOf(one.strange),
      () => one.desk.answer({ ...one.own, beside: one.strange }),
      () => one.desk.questionOfView(one.strangeView),
    ])
      expect(ask).toThrow(entryOf('desk'));
    await expect(one.desk.questionIn(link)).rejects.toThrow(entryOf('desk'));
    await expect(one.desk.linkOf(one.strange)).rejects.toThrow(entryOf('desk'));
    const vector = desk.vectorOf(one.strange, desk.answer(one.strange));
    expect(() => one.vectors.readVectors(vector)).toThrow(entryOf('conformance'));
    expect(() => one.vectors.vocabularyOf(one.strangeRuleset)).toThrow(entryOf('conformance'));
    expect(() => one.vectors.runVector(vector, { ruleset: one.strangeRuleset })).toThrow(
      entryOf('conformance'),
    );
    expect(one.vectors.runVector(vector)).toMatchObject({ status: 'fail' });
  });

  it.each(['desk', 'conformance'])('load nothing of the other edition: %s', async (name) => {
    const { metafile } = await build({
      entryPoints: [`src/${name}/${one.id}/index.ts`],
      bundle: true,
      write: false,
      metafile: true,
      treeShaking: true,
      format: 'esm',
    });
    const [bundle] = Object.values(metafile.outputs);
    const files = Object.entries(bundle?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [file] : [],
    );
    expect(files.filter((file) => file.includes(one.id)).length).toBeGreaterThan(50);
    expect(files.filter((file) => file.includes(one.other))).toEqual([]);
  });
});

it('tells the editions of a question before its rules are loaded', async () => {
  expect(editionsOf(questionOfSecond)).toEqual(['second-edition']);
  expect(editionsOf(questionOfThird)).toEqual(['third-edition']);
  expect(editionsOf({ ...questionOfThird, beside: questionOfSecond })).toEqual([
    'second-edition',
    'third-edition',
  ]);
  expect(editionsOf({ version: 1, save: createGame(third) })).toEqual(['third-edition']);
  expect(editionsOf({ create: { edition: 'first-edition' } })).toEqual([]);
  const thrown = new Error('not readable');
  const unreadable = Object.defineProperty({}, 'create', {
    get() {
      throw thrown;
    },
  });
  expect(() => editionsOf(unreadable)).toThrow(desk.InvalidQuestionError);
  for (const junk of [null, 7, 'question', [], undefined])
    expect(editionsOf(junk)).toEqual(['second-edition']);
  expect(await editionsIn(await desk.linkOf(questionOfThird))).toEqual(['third-edition']);
  await expect(editionsIn('#1.abc.def')).rejects.toThrow(desk.InvalidQuestionError);
});
