import { describe, expect, it } from 'vitest';
import {
  brokenInvariants,
  follow,
  type GameState,
  InvalidSaveError,
  InvalidScenarioError,
  type Problem,
  parseActionCode,
  parseState,
  serialize,
  transition,
  viewFor,
} from '../../../../src/index.js';
import { Table } from '../../../toolkit.js';
import { counters, ID, table, walking } from './rituals.js';

/** Two Heroes with Rituals, one of them walking. */
const midway = (): Table =>
  walking([3, 3, 6], {
    me: { items: ['inner-fire', 'veil-of-dust'] },
    other: { items: ['drowned-moon'] },
    filled: [{ 'inner-fire': ['road', 'hill'] }, { 'drowned-moon': true }],
  });

// biome-ignore lint/suspicious/noExplicitAny: broken memories have no type
type Scribble = (counters: any[], memory: any) => void;

function forged(change: Scribble): string {
  const copy = JSON.parse(serialize(midway().state));
  change(copy.ext[ID].counters, copy.ext[ID]);
  return JSON.stringify(copy);
}

function problemsOf(save: string): readonly Problem[] {
  try {
    parseState(save);
  } catch (error) {
    if (error instanceof InvalidSaveError) return error.problems;
    throw error;
  }
  return [];
}

describe('saves', () => {
  it('in the middle of empowering open again, and go on', () => {
    const opened = new Table(parseState(serialize(midway().state)));
    expect(counters(opened)).toEqual(counters(midway()));
    opened.play('ritual/fill card=inner-fire terrain=mountain die=6');
    expect(counters(opened)).toEqual([
      { 'inner-fire': ['road', 'hill', 'mountain'] },
      { 'drowned-moon': ['plains', 'road', 'river', 'river', 'swamp'] },
    ]);
  });

  it.each<[string, Scribble, string | undefined]>([
    [
      'a counter on a symbol that is not printed',
      ([mine]) => mine['inner-fire'].push('swamp'),
      'va46.ritual.place-counter',
    ],
    ['two counters on one symbol', ([mine]) => mine['inner-fire'].push('hill'), 'va46.ritual.place-counter'],
    [
      'counters on a Ritual of somebody else',
      ([mine]) => {
        mine['drowned-moon'] = ['road'];
      },
      'va46.ritual.owner-change',
    ],
    [
      'counters on a Ritual that nobody has',
      ([mine]) => {
        mine['sleeping-giant'] = ['hill'];
      },
      'va46.ritual.owner-change',
    ],
    [
      'counters on a card that is no Ritual',
      ([mine]) => {
        mine['soul-burn'] = ['hill'];
      },
      'va46.ritual.owner-change',
    ],
    [
      'counters on what is no card',
      ([mine]) => {
        mine['no-such-card'] = ['hill'];
      },
      'va46.ritual.owner-change',
    ],
    ['counters for one player too few', (all) => all.pop(), 'va46.ritual.owner-change'],
    ['counters for one player too many', (all) => all.push({}), 'va46.ritual.owner-change'],
  ])('with %s are refused, with the rule', (_, scribble, rule) => {
    expect(problemsOf(forged(scribble)).map((problem) => problem.rule)).toContain(rule);
  });

  it.each<[string, Scribble, string]>([
    [
      'no list of counters',
      (_, memory) => {
        memory.counters = {};
      },
      `ext/${ID}/counters`,
    ],
    [
      'more than counters',
      (_, memory) => {
        memory.more = 1;
      },
      `ext/${ID}/more`,
    ],
    [
      'what is no terrain',
      ([mine]) => {
        mine['inner-fire'] = ['sea'];
      },
      `ext/${ID}/counters/0/inner-fire/0`,
    ],
    [
      'no counters where there should be some',
      ([mine]) => {
        mine['inner-fire'] = [];
      },
      `ext/${ID}/counters/0/inner-fire`,
    ],
    [
      'a number for a player',
      (all) => {
        all[1] = 7;
      },
      `ext/${ID}/counters/1`,
    ],
  ])('with %s are refused, with the place', (_, scribble, path) => {
    expect(problemsOf(forged(scribble)).map((problem) => problem.path)).toContain(path);
  });

  it('va46.ritual.shared-word: of a Hero with two Rituals that share a word are refused', () => {
    const copy = JSON.parse(serialize(midway().state));
    copy.players[0].items.push({ card: 'veil-of-rain', faceDown: false });
    const pool: string[] = copy.decks.market.pool;
    pool.splice(pool.indexOf('veil-of-rain'), 1);
    expect(problemsOf(JSON.stringify(copy)).map((problem) => problem.rule)).toContain(
      'va46.ritual.shared-word',
    );
  });

  it('cannot have an action that names what is no terrain', () => {
    const { state } = midway();
    expect(() => parseActionCode('ritual/fill card=inner-fire terrain=sea die=3', state)).toThrow();
  });
});

describe('invariants', () => {
  const brokenBy = (scribble: Scribble): string[] => {
    const copy = structuredClone(midway().state) as GameState;
    const memory = copy.ext[ID] as unknown as { counters: unknown[] };
    scribble(memory.counters, memory);
    return brokenInvariants(copy).map(({ message }) => message);
  };

  it('hold in a position that is right, and say what is wrong in others', () => {
    expect(brokenBy(() => undefined)).toEqual([]);
    expect(brokenBy(([mine]) => mine['inner-fire'].push('hill')).join()).toContain(
      'inner-fire has 2 counters on hill, and 1 symbols of it',
    );
    expect(
      brokenBy(([mine]) => {
        mine['drowned-moon'] = ['road'];
      }).join(),
    ).toContain('player 0 does not have drowned-moon');
  });
});

describe('described positions', () => {
  const described = (filled: unknown) => () =>
    Table.of({
      game: {
        modules: [ID],
        players: [{ items: ['inner-fire'] }, {}],
        with: { [ID]: filled },
      },
      given: { turn: { player: 0, step: 'movement' } },
    } as never);
  const pathsOf = (filled: unknown): string[] => {
    try {
      described(filled)();
    } catch (error) {
      if (error instanceof InvalidScenarioError) return error.problems.map(({ path }) => path);
      throw error;
    }
    return [];
  };

  it('name the filled symbols in any order, or all of them', () => {
    expect(counters(described({ filled: [{ 'inner-fire': ['mountain', 'road'] }] })())).toEqual([
      { 'inner-fire': ['road', 'mountain'] },
      {},
    ]);
    expect(counters(described({ filled: [{ 'inner-fire': true }] })())).toEqual([
      { 'inner-fire': ['plains', 'road', 'road', 'hill', 'mountain'] },
      {},
    ]);
    expect(counters(described({})())).toEqual([{}, {}]);
  });

  it.each([
    [{ filled: [{}, {}, {}] }, 'filled'],
    [{ filled: [{ 'inner-fire': ['sea'] }] }, 'filled/0/inner-fire/0'],
    [{ filled: [{ 'soul-burn': true }] }, 'filled/0/soul-burn'],
    [{ filled: ['inner-fire'] }, 'filled/0'],
    [{ filled: 1 }, 'filled'],
    [{ symbols: [] }, 'symbols'],
    [7, ''],
  ])('that say %j are refused at %s', (filled, path) => {
    const at = ['game/with', ID, path].filter((part) => part !== '').join('/');
    expect(pathsOf(filled)).toContain(at);
  });

  it('with symbols that are not printed are refused', () => {
    expect(described({ filled: [{ 'inner-fire': ['hill', 'hill'] }] })).toThrow(/2 counters on hill/);
  });
});

describe('events', () => {
  it('tell all that happens to counters: filling, and every way of leaving', () => {
    let { state } = table({
      me: { space: 'tamalir', items: ['inner-fire', 'veil-of-dust'] },
      other: { space: 'tamalir' },
      filled: [{ 'inner-fire': ['road', 'hill'], 'veil-of-dust': ['road'] }],
      given: { movement: { player: 0, dice: [6, 3] } },
    });
    let seen: Parameters<typeof follow>[0] = viewFor(state, 1);
    for (const code of [
      'ritual/fill card=inner-fire terrain=mountain die=6',
      'ritual/fill card=inner-fire terrain=road die=3',
      'card/discard player=0 card=veil-of-dust',
      'hero/negotiate with=1',
      'offer/add-card player=0 card=inner-fire',
      'offer/propose',
      'offer/accept',
    ]) {
      const done = transition(state, parseActionCode(code, state));
      state = done.state;
      seen = follow(seen, done.events);
      expect(seen.ext[ID], code).toEqual(viewFor(state, 1).ext[ID]);
    }
    expect((state.ext[ID] as unknown as { counters: unknown }).counters).toEqual([{}, {}]);
  });
});
