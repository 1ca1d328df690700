import { describe, expect, it } from 'vitest';
import { questions, questionsOfThird } from '../../site/gather/questions.js';
import { registers, rulesBars } from '../../site/gather/register.js';
import { pageOf, ruleText, shown } from '../../site/gather/rules.js';
import { rule, ruleDocuments, rulesOf } from '../../src/register/index.js';

/* The pages of the rules. */

const known = shown();
const all = ruleDocuments().flatMap(({ name }) => rulesOf(name));

it('has every rule of the register, in a chapter', () => {
  expect(all.length).toBeGreaterThan(1500);
  const chaptered = registers.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));
  // A chapter may go on after another has begun.
  expect([...chaptered].sort()).toEqual(all.map(({ id }) => id).sort());
  expect([...known.keys()]).toEqual(all.map(({ id }) => id));
});

it('shows every rule of play by vectors or tests, and says of the others why not', () => {
  const bare = [...known].filter(
    ([, { vectors, tests, excuse }]) => vectors.length + tests.length === 0 && excuse === undefined,
  );
  expect(bare.map(([id]) => id)).toEqual([]);
});

describe('the page of 2e.escape.fail', () => {
  const text = ruleText(rule('2e.escape.fail'), known);

  it('says what the rule says', () => {
    expect(text).toContain(rule('2e.escape.fail').text);
    expect(text).toContain('Combat &gt; Phase 1: Escape');
  });

  it('links to the lines that cite it', () => {
    const { code } = known.get('2e.escape.fail') ?? { code: [] };
    const [line] = code.filter(({ path }) => path === 'src/second-edition/base/escape.ts');
    expect(line?.text).toContain('2e.escape.fail');
    expect(text).toContain(`/blob/main/src/second-edition/base/escape.ts#L${line?.line})`);
  });

  it('has a board for each of its vectors, its own first', () => {
    const boards = [...text.matchAll(/<VectorBoard file="([^"]+)" id="([^"]+)"/g)];
    expect(boards.length).toBe(known.get('2e.escape.fail')?.vectors.length);
    expect(boards[0]?.slice(1)).toEqual([
      '/conformance/second-edition/escape.json',
      '2e.escape.fail/takes-one-wound',
    ]);
  });
});

it('tells how a rule is read, links to its neighbours, and to what puts it out of force', () => {
  const players = ruleText(rule('2e.game.players'), known);
  expect(players).toContain('How it is read');
  expect(players).toContain(`[2e.experience.cost-1-2](${pageOf('2e.experience.cost-1-2')})`);
  const [replacing] = all.filter(({ replaces }) => (replaces?.length ?? 0) > 0);
  const [replaced] = replacing?.replaces ?? [];
  expect(known.get(replaced ?? '')?.replacedBy).toContain(replacing?.id);
});

it('says of every rule of play where it is decided, also where another rule decides it', () => {
  const uncited = all.filter(({ id }) => known.get(id)?.code.length === 0 && !known.get(id)?.excuse);
  expect(uncited.length).toBeGreaterThan(100);
  for (const one of uncited) {
    const text = ruleText(one, known);
    expect(text, one.id).toContain('## Where it is decided');
    for (const id of one.see ?? [])
      if ((known.get(id)?.code.length ?? 0) > 0) expect(text, one.id).toContain(`Through [${id}]`);
  }
  const example = ruleText(rule('2e.doom-track.example-counter-order'), known);
  expect(example).toContain('Through [2e.doom-track.place-counter]');
});

it('names what refers to a rule, and what modules change of it', () => {
  const [place] = rule('2e.doom-track.example-counter-order').see ?? [];
  expect(ruleText(rule(place ?? '2e.escape.fail'), known)).toContain(
    `[2e.doom-track.example-counter-order](${pageOf('2e.doom-track.example-counter-order')})`,
  );
  const red = ruleText(rule('faq.replenish.red'), known);
  expect(red).toContain('## With modules');
  expect(red).toMatch(/- The Island of Dread: \[iod\.setup\.board\]\(.*\) puts it out of force/);
});

it('asks the question of every entry of the FAQ', () => {
  const entries = rulesOf('official-faq');
  expect(entries.length).toBe(17);
  expect(Object.keys(questions)).toEqual(entries.map(({ id }) => id));
  for (const one of entries) expect(ruleText(one, known)).toContain(questions[one.id]);
});

it('says of a rule that is not of play why nothing shows it', () => {
  const figures = ruleText(rule('2e.components.hero-figures'), known);
  expect(figures).toContain('Not of play');
  expect(figures).not.toContain('## In the code');
});

it('opens the sidebar at the document of the page, though ids of two documents begin alike', () => {
  const bars = rulesBars();
  const openAt = (address: string) => {
    const beginning = Object.keys(bars).find((one) => address.startsWith(one)) ?? '';
    const open = bars[beginning]?.find((item) => 'items' in item) as { link: string } | undefined;
    return open?.link;
  };
  for (const { name } of registers) {
    expect(openAt(`/rules/${name}.html`)).toBe(`/rules/${name}`);
    for (const { id } of rulesOf(name)) expect(openAt(`/rules/${id}.html`), id).toBe(`/rules/${name}`);
  }
  expect(openAt('/rules/')).toBeUndefined();
});

it('answers questions of Third Edition by rules, and says what its scenarios change', () => {
  expect(Object.keys(questionsOfThird).length).toBeGreaterThan(15);
  for (const [id, question] of Object.entries(questionsOfThird))
    expect(ruleText(rule(id as never), known)).toContain(question);
  const changed = all.filter(
    (one) => one.id.startsWith('3e.') && ruleText(one, known).includes('## With scenarios'),
  );
  expect(changed.length).toBeGreaterThan(5);
  expect(ruleText(rule('3e.margath.win'), known)).not.toContain('- The Ascendance of Margath');
});
