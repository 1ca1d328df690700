import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVector } from '../../src/conformance/index.js';
import { answer, linkOf, questionIn, vectorOf } from '../../src/desk/index.js';
import { createGame, serialize } from '../../src/index.js';
import { started } from '../tools/cli/command.js';
import { opened } from './opened.js';

/* `runebound-engine ask` as a person uses it: by keys, in a terminal. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-ask-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fight = {
  game: { players: [{ hero: 'varikas-the-dead' }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
} as const;

/** Answers one question of the dialogue after the other. */
async function through(screen: ReturnType<typeof opened>, answers: readonly (readonly [string, string])[]) {
  for (const [question, text] of answers) {
    await screen.says(question);
    screen.enter(text);
  }
}

/** The link that the dialogue printed. */
const linkOn = (text: string): string => /https:\S*desk[.]html#\S+/.exec(text)?.[0] ?? 'no link';

describe('a question in the terminal', () => {
  it('is put together, asked, played with chosen dice, taken back and passed on', async () => {
    const screen = opened(['ask']);
    await through(screen, [
      ['What is the question about?', 'second'],
      ['Which modules?', 'doom'],
      ['chosen', 'these'],
      ['How many players?', '2'],
      ['Which Hero has player 1?', 'varikas'],
      ['Which Hero has player 2?', 'any'],
      ['What do the players have?', 'gold of player 1'],
      ['How much of gold has player 1?', 'many'],
      ['That is no number', '7'],
      ['What do the players have?', 'wounds of player 1'],
      ['How much of wounds has player 1?', '2'],
      ['What do the players have?', 'items of player 1'],
      ['Which card, for the Items of player 1?', 'yew longbow'],
      ['What do the players have?', 'that is all'],
      ['What is under way?', 'a combat'],
      ['Whose turn is it?', 'player 1'],
      ['Against whom?', 'brood of the'],
      ['Which phase begins?', 'escape'],
      ['Do you try to escape?', 'nothing of the kind'],
    ]);
    await screen.says('There is no "nothing of the kind" in the list.');
    screen.press('\u007f'.repeat('nothing of the kind'.length));
    screen.enter('why not');
    await screen.says('What may not be done now, and why');
    await screen.says('2e.effects.timing-words');
    screen.press('\u001b');
    await through(screen, [
      ['Do you try to escape?', 'market/done'],
      ['No: The time for that is the Market step', 'back'],
      ['Do you try to escape?', 'escape'],
      ['Yes: This is allowed now.', 'do it'],
      ['By chance', '1 and 1'],
      ['total 3 against 15: failure', 'take'],
      ['By chance', '10 and 10'],
      ['success', 'finish'],
      ['The question in a sentence', 'Is twenty enough?'],
    ]);
    await screen.says("import { apply, legalActions } from 'runebound-engine';");
    expect(await screen.ended).toBe(0);
    const { game } = await questionIn(linkOn(screen.scrolled()));
    const equipped = { hero: 'varikas-the-dead', gold: 7, wounds: 2, items: ['yew-longbow'] };
    expect(game?.players).toEqual([equipped, {}]);
  });

  it('goes on from a link, and gives one that holds all of it', async () => {
    const screen = opened(['ask', await linkOf({ version: 1, ...fight } as never)]);
    await through(screen, [
      ['Do you try to escape?', 'combat/attack by=varikas-the-dead'],
      ['No: ', 'back'],
      ['Do you try to escape?', 'finish'],
      ['The question in a sentence', 'May he strike first?'],
    ]);
    await screen.says('console.log(explain(state');
    expect(await screen.ended).toBe(0);
    const may = { action: { type: 'combat/attack', by: 'varikas-the-dead' } };
    const question = await questionIn(linkOn(screen.scrolled()));
    expect(question).toMatchObject({ title: 'May he strike first?', ...fight, may });
    expect(runVector(vectorOf(question, answer(question))).status).toBe('pass');
  });

  it('goes on from a vector without what it expects, and from a save, which its vector describes', async () => {
    const vector = join(folder, 'vector.json');
    const steps = [{ do: { type: 'combat/escape' } }, { expect: { decision: { actor: 'chance' } } }];
    writeFileSync(
      vector,
      JSON.stringify({ vectors: [{ id: 'x/y', title: 'A roll', rules: [], ...fight, steps }] }),
    );
    const first = opened(['ask', vector]);
    await through(first, [['Which of the vectors?', 'a roll']]);
    expect(await first.says('By chance')).toContain('2.00 %');
    first.press('\u0003');
    expect(await first.ended).toBe(0);
    const save = join(folder, 'save.json');
    writeFileSync(save, serialize(createGame({ players: 2, seed: 3 })));
    const second = opened(['ask', save]);
    await through(second, [
      ['is asked', 'finish'],
      ['The question in a sentence', ''],
    ]);
    await second.says('console.log(legalActions(state));');
    expect(second.scrolled()).toContain('"step": "movement"');
    expect(await second.ended).toBe(0);
  });

  it('refuses what is impossible with its rule, and begins anew', async () => {
    const screen = opened(['ask']);
    await through(screen, [
      ['What is the question about?', 'third'],
      ['Which scenario?', 'corpse'],
      ['How many players?', '6'],
      ['Which Hero has player 1?', 'any'],
      ['Which Hero has player 2?', 'any'],
      ['Which Hero has player 3?', 'any'],
      ['Which Hero has player 4?', 'any'],
      ['Which Hero has player 5?', 'any'],
      ['Which Hero has player 6?', 'any'],
      ['What do the players have?', 'that is all'],
      ['What is under way?', 'first player'],
      ['This position is impossible', 'back'],
      ['What is the question about?', 'a file'],
      ['The path of the file', 'nowhere.json'],
      ['nowhere.json is not there.', 'back'],
    ]);
    await screen.says('What is the question about?');
    screen.press('\u0003');
    expect(await screen.ended).toBe(0);
  });

  it('says that it needs a terminal', () => {
    const { status, stderr } = started(['ask']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/A question is put together in a terminal.*runebound-engine why/);
  });
});
