import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { limits } from '../../../tools/mcp/index.js';
import { ask, connected, tableIn } from './client.js';

/* The server for assistants, asked with the SDK's own client: each tool with good and with bad input. */

let client: Client;
beforeAll(async () => {
  client = await connected();
});

const escaping = {
  game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
};
const third = {
  game: {
    edition: 'third-edition',
    scenario: 'corpse-king',
    players: [{ hero: 'corbin' }, { hero: 'lyssa' }],
  },
  given: { combat: { player: 0, enemy: 'razorwing', phase: 'act' } },
};

const opened = async (position: unknown = escaping): Promise<string> =>
  tableIn(await ask(client, 'open_table', { position }));

describe('what an inspector looks at', () => {
  it('lists tools with titles, descriptions, hints and schemas that are JSON Schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['look_up_rule', 'open_table', 'describe_position', 'may_i', 'why_not', 'play_action'],
      ...['take_back', 'list_outcomes', 'draw_picture', 'run_vector', 'play_bots'],
    ]);
    for (const { name, title, description, inputSchema, annotations } of tools) {
      expect(title, name).toMatch(/\w/);
      expect(description?.length ?? 0, name).toBeGreaterThan(20);
      expect(annotations, name).toMatchObject({ openWorldHint: false, destructiveHint: false });
      expect(typeof annotations?.readOnlyHint, name).toBe('boolean');
      expect(inputSchema.type, name).toBe('object');
      // A schema that reads back is a schema.
      expect(() => z.fromJSONSchema(inputSchema as never), name).not.toThrow();
    }
  });

  it('tells its name, its version and how to use it', () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'runebound-engine', version: '1.2.3' });
    expect(client.getInstructions()).toContain('rule id');
    expect(client.getServerCapabilities()).toMatchObject({ tools: {}, resources: {}, prompts: {} });
  });

  it('has a prompt that settles a dispute', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['settle_dispute']);
    const { messages } = await client.getPrompt({
      name: 'settle_dispute',
      arguments: { question: 'Who goes first?' },
    });
    expect(JSON.stringify(messages)).toContain('Who goes first?');
    await expect(client.getPrompt({ name: 'settle_dispute', arguments: {} })).rejects.toThrow(/question/);
  });

  it('has the register, the cards and the boards to read', async () => {
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['rule', 'chapter', 'cards', 'card', 'board']);
    expect(resources.length).toBeGreaterThan(15);
    for (const { uri } of resources) {
      const [content] = (await client.readResource({ uri })).contents;
      expect((content as { text: string }).text.length, uri).toBeGreaterThan(60);
    }
    const text = async (uri: string) =>
      ((await client.readResource({ uri })).contents[0] as { text: string }).text;
    expect(await text('runebound://register/second-edition')).toContain('runebound://chapter/2e.escape');
    expect(await text('runebound://chapter/2e.escape')).toContain('[2e.escape.fail]');
    expect(await text('runebound://rule/3e.combat.pass')).toContain('[3e.combat.pass]');
    expect(JSON.parse(await text('runebound://card/base/loyal-hound'))).toMatchObject({ id: 'loyal-hound' });
    expect(JSON.parse(await text('runebound://card/corpse-king/corbin'))).toMatchObject({ id: 'corbin' });
    for (const [uri, message] of [
      ['runebound://rule/2e.escape.fial', /2e[.]escape[.]fail/],
      ['runebound://chapter/no', /No rules are called/],
      ['runebound://cards/no', /There is no box/],
      ['runebound://card/base/__proto__', /There is no card/],
      ['runebound://nothing', /not found/],
    ] as const)
      await expect(client.readResource({ uri }), uri).rejects.toThrow(message);
  });
});

describe('a tool', () => {
  it('look_up_rule gives a rule with its reading, or finds rules by words', async () => {
    const fail = await ask(client, 'look_up_rule', { id: '2e.escape.fail' });
    expect(fail.text).toMatch(/^\[2e[.]escape[.]fail\] .* \(rulebook-2e: /);
    const read = await ask(client, 'look_up_rule', { id: 'faq.combat.first-combat-roll' });
    expect(read.text).toContain('Reading of this engine, where the text is unclear or brief: In a combat');
    const found = await ask(client, 'look_up_rule', { words: 'escape mind', most: 2 });
    expect(found.text).toContain('[2e.escape.roll]');
    expect(found.text).toMatch(/… and \d+ more/);
    expect(await ask(client, 'look_up_rule', { id: '2e.escape.fial' })).toMatchObject({
      wrong: true,
      text: expect.stringContaining('2e.escape.fail'),
    });
    expect((await ask(client, 'look_up_rule', {})).wrong).toBe(true);
    expect((await ask(client, 'look_up_rule', { words: 'zzzz' })).text).toContain('No rule has all');
  });

  it('open_table checks a position like a save', async () => {
    const good = await ask(client, 'open_table', { position: JSON.stringify(escaping) });
    expect(good.text).toContain('combat/escape  (');
    expect(good.text).toMatch(/Player 0 is asked \(combat\/escape\): .* \[2e[.]/);
    expect((await ask(client, 'open_table', { position: third })).text).toContain(
      'third-edition with corpse-king',
    );
    expect((await ask(client, 'open_table', { options: { players: 2, seed: 'tamalir' } })).wrong).toBe(false);
    const wounded = { ...escaping, game: { players: [{ hero: 'varikas-the-dead', wounds: 99 }] } };
    for (const [input, message] of [
      [{ position: wounded }, /game\/players\/0\/wounds/],
      [{ position: '{' }, /JSON/],
      [{ position: { edition: 'second-edition', modules: [] } }, /^schema: /],
      [{ options: { players: 7, seed: 'x' } }, /players: .*\[2e[.]game[.]players\]/],
      [{ options: { players: 2, seed: 'x', modules: ['doom-trak'] } }, /doom-track/],
      [{}, /Give either/],
      [{ position: escaping, options: {} }, /Give either/],
    ] as const) {
      const { text, wrong } = await ask(client, 'open_table', input);
      expect(wrong, text).toBe(true);
      expect(text).toMatch(message);
    }
  });

  it('describe_position says what is asked and what is legal', async () => {
    const table = await opened();
    expect((await ask(client, 'describe_position', { table })).text).toContain('combat/stand');
    expect(await ask(client, 'describe_position', { table: 'nowhere' })).toMatchObject({
      wrong: true,
      text: expect.stringContaining('Open one with open_table'),
    });
  });

  it('may_i and why_not say yes or no with rules, and change nothing', async () => {
    const table = await opened();
    const before = await ask(client, 'describe_position', { table });
    expect((await ask(client, 'may_i', { table, action: 'combat/escape' })).text).toMatch(
      /^Yes: [\s\S]*\[2e[.]escape/,
    );
    const early = await ask(client, 'may_i', { table, action: 'combat/attack by=varikas-the-dead' });
    expect(early.text).toMatch(/^No: [\s\S]*\[2e[.]combat[.]phases\]/);
    const other = await ask(client, 'may_i', { table, action: { type: 'combat/escape' }, by: 1 });
    expect(other.text).toMatch(/^No: /);
    expect((await ask(client, 'may_i', { table, action: { type: 'no/such' } })).text).toMatch(/^No: /);
    expect((await ask(client, 'may_i', { table, action: 'combat/' })).text).toMatch(/\w/);
    expect((await ask(client, 'may_i', { table, action: '{"type"' })).wrong).toBe(true);
    const market = await opened({
      game: {
        players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 1 }, {}],
        stacks: { forge: ['yew-longbow'] },
        decks: { market: { top: ['climbers-kit'] } },
      },
      given: { turn: { player: 0, step: 'market' } },
    });
    const why = await ask(client, 'why_not', { table: market });
    expect(why.text).toMatch(
      /market\/buy card=yew-longbow .*: It costs 5 gold, and you have 1[.] \[2e[.]market/,
    );
    expect((await ask(client, 'why_not', { table: market, player: 5 })).wrong).toBe(true);
    expect((await ask(client, 'why_not', { table: await opened(third) })).text).toMatch(/\[3e[.]|Nothing/);
    expect(await ask(client, 'describe_position', { table })).toEqual(before);
  });

  it('play_action tells what happens with rules, and take_back undoes it', async () => {
    const table = await opened();
    const before = await ask(client, 'describe_position', { table });
    await ask(client, 'play_action', { table, action: 'combat/escape' });
    const failed = await ask(client, 'play_action', { table, action: { type: 'chance/roll', dice: [1, 2] } });
    expect(failed.text).toMatch(/\[2e[.]escape[.]fail\]/);
    const illegal = await ask(client, 'play_action', { table, action: 'combat/attack by=varikas-the-dead' });
    expect(illegal).toMatchObject({ wrong: true, text: expect.stringContaining('[2e.combat.phases]') });
    expect((await ask(client, 'play_action', { table, action: 'combat/escape', by: 1 })).wrong).toBe(true);
    await ask(client, 'play_action', { table, action: 'combat/escape' });
    expect((await ask(client, 'play_action', { table, action: 'roll' })).wrong).toBe(false);
    for (const _ of [1, 2, 3, 4]) await ask(client, 'take_back', { table });
    expect(await ask(client, 'describe_position', { table })).toEqual(before);
    expect((await ask(client, 'take_back', { table })).wrong).toBe(true);
  });

  it('list_outcomes gives exact chances', async () => {
    const table = await opened();
    expect((await ask(client, 'list_outcomes', { table })).text).toBe('Chance is not asked here.');
    const { text } = await ask(client, 'list_outcomes', { table, action: 'combat/escape' });
    expect(text).toContain('Outcomes (55)');
    expect(text).toMatch(/- 2[.]00 % {2}chance\/roll/);
    expect(text).toContain('[2e.escape.');
    expect((await ask(client, 'list_outcomes', { table, action: 'no/such' })).wrong).toBe(true);
  });

  it('why_not, list_outcomes and run_vector stop when the time of a call is over, and say so', async () => {
    const table = await opened();
    const market = await opened({
      game: {
        players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 0 }, {}],
        stacks: { forge: ['yew-longbow', 'weighted-net', 'climbers-kit', 'soul-burn'] },
      },
      given: { turn: { player: 0, step: 'market' } },
    });
    await ask(client, 'play_action', { table: market, action: 'roll' });
    const all = (await ask(client, 'why_not', { table: market })).text.split('\n');
    await ask(client, 'play_action', { table, action: 'combat/escape' });
    const steps = [{ do: { type: 'combat/escape' } }, { expect: { state: { '/players/0/gold': 3 } } }];
    const vector = { title: 'Gold stays', rules: ['2e.escape.fail'], ...escaping, steps };
    const vectors = ['once', 'twice', 'thrice'].map((name) => ({ ...vector, id: `2e.escape.fail/${name}` }));
    let now = 0;
    // Each look at the clock takes four seconds.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.4 * limits.time));
    try {
      const refused = (await ask(client, 'why_not', { table: market })).text.split('\n');
      expect(refused.at(-1)).toBe('The time of a call is over: there may be more.');
      expect(refused.length - 1).toBeLessThan(all.length);
      now = 0;
      const outcomes = (await ask(client, 'list_outcomes', { table })).text.split('\n');
      expect(outcomes.filter((line) => line.startsWith('- ') && line.includes('[2e.'))).toHaveLength(2);
      expect(outcomes.filter((line) => line.startsWith('- '))).toHaveLength(30);
      const ran = await ask(client, 'run_vector', { vector: { vectors } });
      expect(ran.text.split('\n')).toEqual([
        'pass  2e.escape.fail/once',
        'pass  2e.escape.fail/twice',
        'not run  2e.escape.fail/thrice: the time of a call is over',
      ]);
    } finally {
      clock.mockRestore();
    }
  });

  it('draw_picture draws both editions', async () => {
    for (const position of [escaping, third]) {
      const table = await opened(position);
      const { content } = await client.callTool({ name: 'draw_picture', arguments: { table, dark: true } });
      const [part] = content as { resource: { mimeType: string; text: string } }[];
      expect(part?.resource.mimeType).toBe('image/svg+xml');
      expect(part?.resource.text).toMatch(/^<svg /);
    }
    expect((await ask(client, 'draw_picture', { table: 'nowhere' })).wrong).toBe(true);
  });

  it('run_vector passes, fails with the difference, and names what is wrong', async () => {
    const vector = {
      id: '2e.escape.fail/once-more',
      title: 'A failed escape costs a wound',
      rules: ['2e.escape.fail'],
      ...escaping,
      steps: [
        { do: { type: 'combat/escape' } },
        { chance: { type: 'chance/roll', dice: [1, 2] } },
        { expect: { state: { '/players/0/hero/wounds': 1 } } },
      ],
    };
    expect((await ask(client, 'run_vector', { vector })).text).toBe('pass  2e.escape.fail/once-more');
    const wrong = {
      ...vector,
      steps: [...vector.steps.slice(0, 2), { expect: { state: { '/players/0/hero/wounds': 2 } } }],
    };
    expect((await ask(client, 'run_vector', { vector: wrong })).text).toMatch(
      /^fail .*steps\/2: [\s\S]*expected 2\n {2}actual 1/,
    );
    expect(
      (await ask(client, 'run_vector', { vector: { ...vector, rules: ['2e.escape.fial'] } })).text,
    ).toContain('rules/0');
    const deep = { ...vector, steps: [{ expect: { perft: [{ depth: 8, nodes: 1 }] } }] };
    expect(await ask(client, 'run_vector', { vector: deep })).toMatchObject({ wrong: true });
    expect((await ask(client, 'run_vector', { vector: { vectors: Array(21).fill(vector) } })).wrong).toBe(
      true,
    );
    expect((await ask(client, 'run_vector', { vector: '[' })).wrong).toBe(true);
  });

  it('play_bots plays a copy, the same for the same seed', async () => {
    const table = await opened();
    const before = await ask(client, 'describe_position', { table });
    const input = { table, most: 12, seed: 'a' };
    const once = await ask(client, 'play_bots', input);
    expect(once.text).toMatch(/^Actions of the bots: 12[.]/);
    expect(await ask(client, 'play_bots', input)).toEqual(once);
    expect(await ask(client, 'describe_position', { table })).toEqual(before);
    const options = { players: 2, edition: 'third-edition', scenario: 'corpse-king' };
    expect((await ask(client, 'play_bots', { options, most: 5, bot: 'random' })).text).toContain(
      'third-edition',
    );
    expect((await ask(client, 'play_bots', { most: 5 })).wrong).toBe(true);
    expect((await ask(client, 'play_bots', { table, most: limits.botActions + 1 })).wrong).toBe(true);
  });
});

describe('limits', () => {
  it('hold for input, answers, nesting and tables', async () => {
    const own = await connected();
    const long = 'x'.repeat(limits.input + 1);
    expect((await ask(own, 'open_table', { position: long })).wrong).toBe(true);
    expect(await ask(own, 'open_table', { options: { players: 2, seed: long } })).toMatchObject({
      wrong: true,
      text: `The arguments of a call have ${limits.input} characters at most.`,
    });
    const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await ask(own, 'open_table', { position: `{"game":${nested}}` })).wrong).toBe(true);
    const found = await ask(own, 'look_up_rule', { words: 'a', most: limits.listed });
    expect(found.text.length).toBeLessThan(limits.answer + 100);
    for (let at = 0; at <= limits.tables; at++) await ask(own, 'open_table', { position: escaping });
    expect((await ask(own, 'describe_position', { table: 't1' })).wrong).toBe(true);
    expect((await ask(own, 'describe_position', { table: 't2' })).wrong).toBe(false);
  });

  it('keep the tables of two clients apart', async () => {
    const [one, other] = [await connected(), await connected()];
    expect(tableIn(await ask(one, 'open_table', { position: escaping }))).toBe('t1');
    expect((await ask(other, 'describe_position', { table: 't1' })).wrong).toBe(true);
  });
});
