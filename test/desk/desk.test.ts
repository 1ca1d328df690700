import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runVector, type Vector } from '../../src/conformance/index.js';
import {
  answer,
  decidingRules,
  InvalidQuestionError,
  linkOf,
  type Question,
  questionIn,
  readQuestion,
  snippetOf,
  vectorOf,
} from '../../src/desk/index.js';
import { createGame, EngineError, serialize } from '../../src/index.js';

const root = fileURLToPath(new URL('../../conformance/', import.meta.url));
const vectors = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && !/^content|schema|perft/.test(name))
  .flatMap((name) => {
    const file = JSON.parse(readFileSync(join(root, name), 'utf8'));
    return (file.vectors ?? [file]) as Vector[];
  });

/** The question that a vector answers: its position, what is done, and the first action that it says is refused. */
function questionOf({ title, game, given, create, content, steps = [] }: Vector): Question {
  const last = steps.at(-1);
  const refused = last !== undefined && 'expect' in last ? last.expect.illegal?.[0] : undefined;
  const played = steps.flatMap((step) => ('expect' in step ? [] : [step]));
  const may =
    refused === undefined || refused.nonsense
      ? undefined
      : { action: refused.action as { type: string }, actor: refused.actor };
  return JSON.parse(JSON.stringify({ version: 1, title, game, given, create, content, steps: played, may }));
}

/** A market at which the Hero has one gold piece, and a bow for five. */
const bow: Question = {
  version: 1,
  title: 'May one buy for less than the price?',
  game: {
    players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 1 }, {}],
    stacks: { forge: ['yew-longbow'] },
  },
  given: { turn: { player: 0, step: 'market' } },
  may: { action: { type: 'market/buy', card: 'yew-longbow' } },
};

const problemsOf = (call: () => unknown): readonly string[] => {
  try {
    call();
  } catch (error) {
    if (error instanceof InvalidQuestionError)
      return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
};

const refusal = async (link: string): Promise<string> => {
  try {
    await questionIn(link);
  } catch (error) {
    if (error instanceof InvalidQuestionError) return error.message;
    throw error;
  }
  return 'read';
};

describe('a question', () => {
  it('is whole in its link, and its answer is a vector that passes: each sixth vector of the package', async () => {
    const sample = vectors.filter((_, at) => at % 6 === 0);
    expect(sample.length).toBeGreaterThan(200);
    const failed: string[] = [];
    for (const vector of sample) {
      const question = questionOf(vector);
      const link = await linkOf(question);
      expect(await questionIn(`https://example.org/desk#${link}`)).toEqual(question);
      const verdict = runVector(vectorOf(question, answer(question), { rules: vector.rules }));
      if (verdict.status !== 'pass') failed.push(`${vector.id}: ${JSON.stringify(verdict)}`);
    }
    expect(failed).toEqual([]);
  });

  it('about an action that is refused has the ruling, and becomes a vector that says so', () => {
    const { ruling, problems } = answer(bow);
    expect(problems).toEqual([]);
    expect(ruling?.legal).toBe(false);
    const vector = vectorOf(bow, answer(bow));
    expect(vector.id).toBe(`${ruling?.rules[0]?.id}/may-one-buy-for-less-than-the-price`);
    expect(vector.steps?.at(-1)).toMatchObject({
      expect: { illegal: [{ action: bow.may?.action, rule: ruling?.rules[0]?.id }] },
    });
    expect(runVector(vector).status).toBe('pass');
  });

  it('about a position that cannot be has the rule and the path of each problem', () => {
    const dead: Question = { version: 1, game: { players: [{ hero: 'mordrog', wounds: 99 }, {}] } };
    const { problems, moments } = answer(dead);
    expect(moments).toEqual([]);
    expect(problems[0]?.path).toBe('game/players/0/wounds');
    const vector = vectorOf(dead, answer(dead));
    expect(vector.refused).toEqual({ rule: problems[0]?.rule, path: 'game/players/0/wounds' });
    expect(runVector(vector).status).toBe('pass');
  });

  it('stops at a step that is not legal, with the rule that forbids it', () => {
    const { may, ...rest } = bow;
    const step = { do: may?.action ?? { type: '' } };
    const answered = answer({ ...rest, steps: [step] });
    expect(answered.moments).toHaveLength(1);
    expect(answered.problems).toEqual([
      expect.objectContaining({ path: 'steps/0', rule: answer(bow).ruling?.rules[0]?.id }),
    ]);
    expect(runVector(vectorOf({ ...rest, steps: [step] }, answered)).status).toBe('pass');
  });

  it('about an action that nobody knows is answered, not refused', () => {
    const { ruling, problems } = answer({ ...bow, may: { action: { type: 'market/steal' } } });
    expect(problems).toEqual([]);
    expect(ruling?.legal).toBe(false);
  });

  it('may begin with a save; then its vector describes the position', async () => {
    const save = JSON.parse(serialize(createGame({ players: 2, seed: 3 })));
    const question: Question = { version: 1, save, may: { action: { type: 'market/done' } } };
    expect(answer(question).moments).toHaveLength(1);
    expect(await questionIn(await linkOf(question))).toEqual(question);
    const vector = vectorOf(question, answer(question));
    expect(vector.given).toEqual({ turn: { player: expect.any(Number), step: 'movement' } });
    expect(runVector(vector).status).toBe('pass');
  });

  it('with a forged save says what is wrong with it', () => {
    const save = JSON.parse(serialize(createGame({ players: 2, seed: 3 })));
    save.players[0].gold = -4;
    const { problems, moments } = answer({ version: 1, save });
    expect(moments).toEqual([]);
    expect(problems[0]?.path).toContain('gold');
  });

  it('has one beginning, and one question beside it at most', () => {
    expect(problemsOf(() => readQuestion({ version: 1 }))[0]).toMatch(/one of "game"/);
    expect(problemsOf(() => readQuestion({ ...bow, create: { players: 2 } }))[0]).toMatch(/one of "game"/);
    expect(problemsOf(() => readQuestion({ ...bow, version: 2 }))[0]).toMatch(/^version/);
    const { title: _, ...second } = bow;
    expect(problemsOf(() => readQuestion({ ...bow, beside: { ...second, beside: second } }))[0]).toMatch(
      /^beside\/beside/,
    );
    expect(problemsOf(() => readQuestion({ ...bow, beside: { version: 1 } }))[0]).toMatch(/^beside/);
    expect(readQuestion({ ...bow, beside: second }).beside).toEqual(second);
  });

  it.each<readonly [string, () => unknown, RegExp]>([
    ['a vector of nothing', () => vectorOf(undefined as never, undefined as never), /no question/],
    ['a vector of no answer', () => vectorOf(bow, {} as never), /no answer/],
    [
      'a vector with rules that are no list',
      () => vectorOf(bow, answer(bow), { rules: 'x' as never }),
      /list of ids/,
    ],
    ['a vector with a heading that is no object', () => vectorOf(bow, answer(bow), 5 as never), /[Oo]ptions/],
    ['a program of nothing', () => snippetOf(null as never), /no question/],
    ['the rules of nothing', () => decidingRules(null as never), /no answer/],
  ])('has an error of ours for %s', (_, call, message) => {
    expect(call).toThrow(EngineError);
    expect(call).toThrow(message);
  });

  it('guesses a misspelt module once', () => {
    const { problems } = answer({ version: 1, game: { players: 2, modules: ['doom-trak'] } });
    expect(problems[0]?.message).toContain('Did you mean "doom-track"?');
  });

  it('becomes a program that names what it calls', () => {
    expect(snippetOf(bow)).toContain("import { explain, legalActions } from 'runebound-engine';");
    expect(snippetOf({ version: 1, create: { edition: 'third-edition', players: 2 } })).toContain(
      "from 'runebound-engine/third-edition'",
    );
  });
});

describe('a hostile link', () => {
  it('is no question: another form, a part missing, a letter changed, too long', async () => {
    const link = await linkOf(bow);
    expect(await refusal(link)).toBe('read');
    expect(await refusal('')).toMatch(/no question/);
    expect(await refusal(link.replace(/^1/, '2'))).toMatch(/form/);
    expect(await refusal(link.slice(0, -9))).toMatch(/copy the whole link/);
    expect(await refusal(`${link.slice(0, 20)}${link[20] === 'A' ? 'B' : 'A'}${link.slice(21)}`)).toMatch(
      /copy the whole link/,
    );
    expect(await refusal('1'.repeat(60_001))).toMatch(/60000/);
  });

  it('is no question for any fragment, with a right checksum or without', async () => {
    const { hashText } = await import('../../src/kernel/hash.js');
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 300 }),
        fc.uint8Array({ maxLength: 200 }),
        async (text, bytes) => {
          const packed = Buffer.from(bytes).toString('base64url');
          tried += 2;
          expect(await refusal(text)).toMatch(/no question/);
          expect(await refusal(`1.${packed}.${hashText(packed).slice(0, 8)}`)).toMatch(/no question/);
        },
      ),
    );
    expect(tried).toBeGreaterThan(100);
  });

  it('that unpacks to more than a million bytes is given up', async () => {
    const { hashText } = await import('../../src/kernel/hash.js');
    const { deflateRawSync } = await import('node:zlib');
    const packed = deflateRawSync(Buffer.alloc(30_000_000, 32)).toString('base64url');
    expect(packed.length).toBeLessThan(60_000);
    expect(await refusal(`1.${packed}.${hashText(packed).slice(0, 8)}`)).toMatch(/1000000 bytes/);
  });
});
