import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineSchema, replySchema, statusSchema } from '../../scripts/generate/protocol-lines.js';
import { actionCode } from '../../src/kernel/index.js';
import { longestLine, longestReply, openSession } from '../../src/protocol/index.js';
import { greetingSchema } from '../../src/protocol/schema.js';
import { asserted } from '../asserted.js';

/* Lines in, lines out: what a program in another language gets, and what it cannot break. */

function talk() {
  const session = openSession({ engine: '1.2.3' });
  const say = (line: string) => JSON.parse(session.answer(line));
  const ask = (request: Record<string, unknown>) => {
    lineSchema.parse(request);
    const reply = say(JSON.stringify(request));
    replySchema.parse(reply);
    return reply;
  };
  return { session, say, ask };
}

const two = { players: 2, seed: 'tamalir' };

describe('a conversation', () => {
  it('begins with versions, editions and bots', () => {
    const { session, ask } = talk();
    expect(greetingSchema.parse(session.greeting)).toMatchObject({ protocol: 1, engine: '1.2.3' });
    expect(ask({ type: 'hello', protocol: 1 })).toMatchObject({ ok: true, type: 'hello', protocol: 1 });
    expect(ask({ type: 'hello', protocol: 9 }).error).toMatchObject({ code: 'wrong-protocol' });
  });

  it('shows of a game that moves what is asked for, as the asked player sees it', () => {
    const { ask } = talk();
    const opened = ask({ id: 'a', type: 'new', options: two, with: ['legal', 'codes', 'view', 'events'] });
    statusSchema.parse(opened);
    expect(opened).toMatchObject({ id: 'a', game: 'g1', step: 0, view: { viewer: opened.decision.actor } });
    expect(opened.legal).toHaveLength(opened.codes.length);
    expect(opened.events.length).toBeGreaterThan(3);
    const stayed = ask({ type: 'apply', game: 'g1', code: 'move/stay', with: ['events', 'view'], as: null });
    expect(stayed).toMatchObject({ step: 1, view: { viewer: null, chance: { generator: null } } });
    expect(stayed).not.toHaveProperty('codes');
  });

  it('keeps what happened for a client that asked to, action by action', () => {
    const { ask } = talk();
    ask({ type: 'new', game: 'kept', options: two, log: true });
    ask({ type: 'apply', game: 'kept', index: 0 });
    const all = ask({ type: 'events', game: 'kept', player: 0 });
    expect(all.steps.map(({ step }: { step: number }) => step)).toEqual([0, 1]);
    expect(ask({ type: 'events', game: 'kept', player: 0, after: 0 }).steps).toEqual(all.steps.slice(1));
    ask({ type: 'new', game: 'other', options: two });
    expect(ask({ type: 'events', game: 'other', player: 0 }).error.code).toBe('no-log');
  });

  it('forks games that go their own ways, with the same dice or with others', () => {
    const { ask } = talk();
    ask({ type: 'new', options: two });
    for (const [to, seed] of [
      ['same', undefined],
      ['own', 1],
      ['again', 1],
    ] as const)
      ask({ type: 'fork', game: 'g1', to, ...(seed === undefined ? {} : { seed }) });
    const seats = { 0: 'sensible', 1: 'sensible' };
    const after = (game: string) => {
      ask({ type: 'advance', game, seats, most: 60 });
      return (
        ask({ type: 'legal', game }).codes.join() +
        JSON.stringify(ask({ type: 'view', game, player: 0 }).view)
      );
    };
    const [main, same, own, again] = ['g1', 'same', 'own', 'again'].map(after);
    expect(same).toBe(main);
    expect(again).toBe(own);
    expect(own).not.toBe(main);
  });

  it('goes on from what one player knows, with a seed for the rest', () => {
    const { ask } = talk();
    const { view } = ask({ type: 'new', options: two, with: ['view'] });
    const sampled = ask({ type: 'from', position: view, seed: 5, with: ['codes'] });
    expect(sampled.codes).toEqual(ask({ type: 'legal', game: 'g1' }).codes);
    const { save } = ask({ type: 'serialize', game: 'g1' });
    expect(ask({ type: 'from', position: save, seed: 5 }).error.code).toBe('bad-request');
    expect(ask({ type: 'from', position: { players: [] } }).error.code).toBe('invalid-save');
    expect(ask({ type: 'from', position: 'half {' }).error.code).toBe('bad-request');
  });

  it('lets a bundled bot choose, and play to an end that the game itself does not come to', () => {
    const { ask } = talk();
    ask({ type: 'new', options: two });
    const { code } = ask({ type: 'bot', game: 'g1', bot: 'sensible' });
    expect(ask({ type: 'legal', game: 'g1' }).codes).toContain(code);
    expect(ask({ type: 'explain', game: 'g1', code })).toMatchObject({ ok: true, legal: true });
    const played = ask({ type: 'playout', game: 'g1', bot: 'sensible', seed: 1, player: 0 });
    expect(played.outcome.winners).toHaveLength(1);
    expect(ask({ type: 'outcome', game: 'g1' }).outcome).toBeNull();
  });
});

describe('what learners ask', () => {
  it.each([
    { options: two },
    { options: { ...two, players: 4, modules: ['cataclysm'] } },
    { options: { ...two, modules: ['advanced-runebound'] } },
    { options: { ...two, edition: 'third-edition', scenario: 'corpse-king' } },
  ])('numbers every legal action of %j, and carries out by number what the code means', ({ options }) => {
    const { ask } = talk();
    const shown = ['codes', 'numbers', 'observation', 'key', 'information', 'scores'];
    let now = ask({ type: 'new', options, with: shown });
    const { numActions, numbering, layout, players } = ask({ type: 'learning', game: 'g1' });
    expect(players).toBe(options.players);
    expect(numbering).toMatch(/^[0-9a-f]{16}$/);
    for (let step = 0; step < 40; step++) {
      statusSchema.parse(now);
      expect(new Set(now.numbers).size).toBe(now.codes.length);
      expect(Math.max(...now.numbers)).toBeLessThan(numActions);
      expect(now.observation.size).toBe(layout.size);
      expect(now.observation.at).toHaveLength(now.observation.values.length);
      expect(now.scores).toHaveLength(players);
      const at = (step * 7) % now.codes.length;
      ask({ type: 'fork', game: 'g1', to: 'twin' });
      const twin = ask({ type: 'apply', game: 'twin', code: now.codes[at], with: shown });
      now = ask({ type: 'apply', game: 'g1', number: now.numbers[at], with: shown });
      expect(now.key).toBe(twin.key);
      ask({ type: 'close', game: 'twin' });
    }
  });

  it.each([
    { players: 2, chance: 'manual' },
    { players: 2, chance: 'manual', edition: 'third-edition', scenario: 'corpse-king' },
  ])('are given a number for each answer of chance where it is manual, and apply takes it: %j', (options) => {
    const { ask } = talk();
    let now = ask({ type: 'new', options, with: ['numbers', 'codes'] });
    let told = 0;
    for (let step = 0; step < 120 && now.decision !== null; step++) {
      expect(now.numbers).toHaveLength(now.codes.length);
      const at = (step * 5) % now.codes.length;
      const number = now.numbers[at];
      if (now.decision.actor === 'chance') {
        told++;
        expect([...now.numbers].sort((a, b) => a - b)).toEqual(
          now.codes.map((_: string, place: number) => place),
        );
        const { outcomes } = ask({ type: 'chanceOutcomes', game: 'g1' });
        expect(actionCode(outcomes[number].action)).toBe(now.codes[at]);
        const beyond = ask({ type: 'apply', game: 'g1', number: now.codes.length });
        expect(beyond.error.code).toBe('no-such-number');
      }
      ask({ type: 'fork', game: 'g1', to: 'twin' });
      const twin = ask({ type: 'apply', game: 'twin', code: now.codes[at], with: ['key'] });
      now = ask({ type: 'apply', game: 'g1', number, with: ['numbers', 'codes', 'key'] });
      expect(now.key).toBe(twin.key);
      ask({ type: 'close', game: 'twin' });
    }
    expect(told).toBeGreaterThan(10);
  });

  it('sees a position through other eyes without moving it, and equal positions have equal keys', () => {
    const { ask } = talk();
    const { view } = ask({ type: 'new', options: two, with: ['view'] });
    const look = (eyes: number | null) =>
      ask({ type: 'look', game: 'g1', with: ['observation', 'key', 'view'], as: eyes });
    const [first, second] = [look(0), look(1)];
    expect(first.step).toBe(0);
    expect(first.view.viewer).toBe(0);
    expect(first.observation).not.toEqual(second.observation);
    const sampled = ask({ type: 'from', game: 'known', position: view, seed: 3, with: ['key'] });
    expect(sampled.key).toBe(look(view.viewer).key);
  });

  it('is refused numbers that mean nothing or are not legal, and told what a finished game was worth', () => {
    const { ask } = talk();
    const { numbers } = ask({ type: 'new', options: two, with: ['numbers'] });
    const { numActions } = ask({ type: 'learning', game: 'g1' });
    const masked = Array.from({ length: numActions }, (_, number) => number).find(
      (number) => !numbers.includes(number),
    );
    expect(ask({ type: 'apply', game: 'g1', number: masked }).error.code).toBe('illegal-action');
    expect(ask({ type: 'apply', game: 'g1', number: numActions }).error.code).toBe('invalid-argument');
    expect(ask({ type: 'apply', game: 'g1', number: 1, index: 1 }).error.code).toBe('bad-request');
    const seats = { 0: 'sensible', 1: 'sensible' };
    const over = ask({ type: 'advance', game: 'g1', seats, with: ['numbers', 'scores', 'observation'] });
    expect(over.outcome.winners).toHaveLength(1);
    expect(over.numbers).toEqual([]);
    expect([...over.scores].sort()).toEqual([-1, 1]);
  });
});

describe('what is wrong', () => {
  it.each([
    ['{"type":"new","opt', 'bad-json'],
    ['[1,2]', 'bad-request'],
    ['{"type":"legal"}', 'bad-request'],
    ['{"type":"toString"}', 'unknown-request'],
    ['{"type":"legal","game":"g9"}', 'no-such-game'],
    ['{"id":{},"type":"hello"}', 'bad-request'],
    ['{"id":9007199254740993,"type":"hello"}', 'bad-request'],
    ['{"id":1e400,"type":"hello"}', 'bad-request'],
    ['{"id":0.5,"type":"hello"}', 'bad-request'],
    [`{"id":"${'x'.repeat(201)}","type":"hello"}`, 'bad-request'],
    ['{"type":"new","options":{"players":2}}', 'invalid-options'],
    ['{"type":"new","options":{"edition":{"toString":1},"players":2,"seed":1}}', 'unknown-ruleset'],
    ['{"type":"new","options":{"modules":[{"toString":1}],"players":2,"seed":1}}', 'invalid-options'],
    ['{"type":"from","position":{"modules":[{"toString":1}],"players":[]}}', 'invalid-save'],
    ['{"type":"from","position":{"edition":"third-edition","scenario":{"toString":1}}}', 'unknown-ruleset'],
    ['{"type":"new","game":"g1","options":{"players":2,"seed":1}}', 'game-exists'],
    ['{"type":"apply","game":"g1","index":999}', 'no-such-index'],
    ['{"type":"apply","game":"g1"}', 'bad-request'],
    ['{"type":"apply","game":"g1","action":{"type":"combat/escape"}}', 'illegal-action'],
    ['{"type":"apply","game":"g1","code":"move/stay","by":5}', 'invalid-argument'],
    ['{"type":"batch","requests":[{"type":"batch","requests":[]}]}', null],
    [`{"type":"from","position":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'bad-request'],
    [' '.repeat(longestLine + 1), 'line-too-long'],
  ])('is reported and harms nothing: %.60s', (line, code) => {
    const { say, ask } = talk();
    ask({ type: 'new', options: two });
    const { hash } = ask({ type: 'serialize', game: 'g1' });
    const reply = say(line);
    if (code === null) expect(reply.replies[0].error.code).toBe('unknown-request');
    else expect(reply).toMatchObject({ ok: false, error: { code } });
    replySchema.parse(reply);
    expect(ask({ type: 'serialize', game: 'g1' }).hash).toBe(hash);
  });

  it.each(['9007199254740991', '-9007199254740991', '0', '""', '"ö\\n"', 'null'])(
    'repeats the id %s exactly',
    (id) => {
      const { session } = talk();
      expect(
        session.answer(`{"id":${id},"type":"outcome","game":"g1"}`).startsWith(`{"id":${id},"ok":false`),
      ).toBe(true);
      expect(session.answer(`{"id":${id},"type":"batch","requests":[]}`)).toBe(
        `{"id":${id},"ok":true,"type":"batch","replies":[]}`,
      );
    },
  );

  it('is not a byte order mark', () => {
    expect(talk().say('\uFEFF{"id":1,"type":"hello"}')).toMatchObject({ id: 1, ok: true, type: 'hello' });
  });

  it('is a batch whose replies are too long together: what comes after the bound is not done', () => {
    const { session, ask } = talk();
    ask({ type: 'new', options: two });
    const learning = { type: 'learning', game: 'g1' };
    const requests = [...Array.from({ length: 9_999 }, () => learning), { type: 'close', game: 'g1' }];
    const line = session.answer(JSON.stringify({ id: 1, type: 'batch', requests }));
    expect(line.length).toBeLessThan(longestReply * 1.2);
    const { replies } = JSON.parse(line);
    expect(replies).toHaveLength(10_000);
    const done = replies.filter(({ ok }: { ok: boolean }) => ok);
    expect(done.length).toBeGreaterThan(100);
    expect(replies.at(-1).error.code).toBe('replies-too-long');
    expect(ask({ type: 'outcome', game: 'g1' }).ok).toBe(true);
  });

  it('repeats the id of the request, and names the rule', () => {
    const { ask } = talk();
    ask({ type: 'new', options: two });
    const { id, error } = ask({ id: 7, type: 'apply', game: 'g1', code: 'combat/escape' });
    expect([id, error.rule]).toEqual([7, expect.stringMatching(/^2e\./)]);
  });

  it('is refused where chance is asked and no player', () => {
    const { ask } = talk();
    ask({ type: 'new', options: { players: 2, chance: 'manual' } });
    expect(ask({ type: 'bot', game: 'g1', bot: 'random' }).error.code).toBe('chance-asked');
    const { outcomes } = ask({ type: 'chanceOutcomes', game: 'g1' });
    expect(ask({ type: 'apply', game: 'g1', action: outcomes[0].action, by: 'chance' }).step).toBe(1);
  });
});

it('docs/protocol.md names every request and every code that is refused with', () => {
  const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
  for (const type of openSession({ engine: '1' }).greeting.requests) expect(page).toContain(`\`${type}\``);
  asserted(10);
});

describe('a runner of vectors', () => {
  const escaping = {
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}] },
    given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
  };

  it('sees the whole state, all that happened, computed values and the combat', () => {
    const { ask } = talk();
    const shown = ['state', 'happened', 'values', 'combat'];
    const opened = ask({ type: 'from', position: escaping, with: shown });
    statusSchema.parse(opened);
    expect(opened).toMatchObject({
      state: { decks: { green: { pool: expect.any(Array) } }, frames: expect.any(Array) },
      happened: [],
      combat: { phase: 'escape', challenge: 'brood-of-the-bloodmother' },
      values: { enemy: { life: expect.any(Number) } },
    });
    const { game } = opened;
    ask({ type: 'apply', game, action: { type: 'combat/escape' } });
    const failed = { type: 'chance/roll', dice: [1, 2] };
    expect(ask({ type: 'apply', game, action: failed, by: 'chance', with: ['happened'] })).toMatchObject({
      happened: expect.arrayContaining([expect.objectContaining({ type: 'wounds/taken', amount: 1 })]),
    });
    const nodes = ask({ type: 'legal', game }).legal.length;
    expect(ask({ type: 'perft', game, depth: 1 })).toMatchObject({ ok: true, nodes, outcomes: 0 });
    expect(ask({ type: 'look', game, with: ['combat'] }).combat).toMatchObject({ phase: 'escape', round: 1 });
  });

  it('hears what happened before the first question', () => {
    const { ask } = talk();
    const position = { game: escaping.game, given: { turn: { player: 0, step: 'start' } } };
    expect(ask({ type: 'from', position, with: ['happened'] }).happened[0]).toMatchObject({
      type: 'turn/began',
      rule: expect.any(String),
    });
  });

  it('plays with cards of a pack, from options and from a position, and a fault of a pack is named', () => {
    const { ask } = talk();
    const own = new URL('../../conformance/own-cards/second-edition.json', import.meta.url);
    const { content } = JSON.parse(readFileSync(own, 'utf8')).vectors[0];
    expect(content.heroes[0]).toMatchObject({ id: 'mordrog', life: 9 });
    const lives = (request: Record<string, unknown>) =>
      ask({ ...request, with: ['values'] }).values.players[0].hero.life;
    const position = { game: { players: [{ hero: 'mordrog' }, {}] } };
    expect(lives({ type: 'from', position, content })).toBe(9);
    expect(lives({ type: 'from', position })).not.toBe(9);
    const options = { players: [{ hero: 'mordrog' }, {}], seed: 'tamalir' };
    expect(lives({ type: 'new', options, content })).toBe(9);
    expect(ask({ type: 'new', options, content: { ...content, heroes: 7 } }).error).toMatchObject({
      code: 'invalid-content',
      problems: [expect.objectContaining({ path: 'heroes' })],
    });
  });
});
