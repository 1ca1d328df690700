import { describe, expect, it } from 'vitest';
import { linkOf, type Question } from '../../../src/desk/index.js';
import { called } from './command.js';

/* Links of the ruling desk at the command line. */

const address = 'https://runebound-engine.github.io/runebound-engine/desk.html#';

const link = async (question: object): Promise<string> => `${address}${await linkOf(question as Question)}`;

const escaping = {
  version: 1,
  title: 'Is two enough to escape?',
  game: { players: [{ hero: 'varikas-the-dead', wounds: 2 }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
  steps: [{ do: { type: 'combat/escape' } }, { chance: { type: 'chance/roll', dice: [1, 1] } }],
};

describe('why with a link', () => {
  it('tells the position, what happens with its rules, and what may be done', async () => {
    const { status, stdout, stderr } = await called(['why', await link(escaping)]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Is two enough to escape\?\n\nThe Realm of Eight Towns · turn 1/);
    expect(stdout).toContain('1 Varikas the Dead at Tamalir: 3 gold');
    expect(stdout).toMatch(
      /Step 1: Escape\n {2}- Varikas the Dead tries to escape[.] \[2e[.]escape[.]optional\]/,
    );
    expect(stdout).toMatch(/Step 2: 1 and 1\n[\s\S]*failure[.] \[2e[.]escape[.]fail\]/);
    expect(stdout).toMatch(/Legal now \(2\):\n {2}combat\/escape {2}\(Escape\)/);
  });

  it('gives the ruling on what it asks, or on another action, and ends as the answer is', async () => {
    const asked = { ...escaping, may: { action: { type: 'market/done' } } };
    const no = await called(['why', await link(asked)]);
    expect(no.stdout).toMatch(/May this be done: .*\?\nNo: .*\n {2}\[2e[.]/);
    expect(no).toMatchObject({ status: 1, stderr: 'runebound-engine: The action is not legal.\n' });
    const yes = await called(['why', await link(asked), 'combat/stand']);
    expect(yes.stdout).toContain('Yes: This is allowed now.');
    expect(yes.status).toBe(0);
    const early = { ...escaping, steps: [{ do: { type: 'market/done' } }] };
    const stopped = await called(['why', await link(early)]);
    expect(stopped.stdout).toMatch(/Impossible: steps\/0: .*\[2e[.]/);
    expect(stopped.status).toBe(1);
  });

  it('answers the question beside it, too', async () => {
    const { stdout } = await called([
      'why',
      await link({ ...escaping, beside: { ...escaping, title: 'And again?' } }),
    ]);
    expect(stdout).toMatch(/Beside it:\nAnd again\?/);
  });

  it('says what is wrong with a link, a position or an action, and ends as for other bad input', async () => {
    const dead = { version: 1, game: { players: [{ hero: 'mordrog', wounds: 99 }, {}] } };
    for (const [given, message] of [
      [[`${address}1.AAAA.00000000`], /This is no question[.] A part of the link is missing/],
      [[(await link(escaping)).slice(0, -1)], /copy the whole link/],
      [['desk.html#'], /This is no question[.] Its first part says the form/],
      [[await link(dead)], /Impossible: game\/players\/0\/wounds: .*\[2e[.]/],
      [[await link(escaping), 'combat/steal'], /combat\/steal/],
      [[await link(escaping), '{'], /The action is not JSON/],
    ] as const) {
      const { status, stdout, stderr } = await called(['why', ...given]);
      expect(stderr, given.join(' ')).toMatch(message);
      expect([status, stdout]).toEqual([2, '']);
    }
  });
});
