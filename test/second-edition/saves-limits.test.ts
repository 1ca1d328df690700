import { describe, expect, it } from 'vitest';
import { walk } from '../../scripts/keep-save.js';
import {
  apply,
  createGame,
  eventsFor,
  follow,
  type GameState,
  InvalidSaveError,
  parseState,
  serialize,
  transition,
  viewFor,
} from '../../src/index.js';
import { mostCounted } from '../../src/kernel/index.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { followOrder, orderAfter } from '../../src/second-edition/base/track-order.js';
import { inheritedNames } from '../properties/mutations.js';

/* Numbers at their limit, which play goes on from and saves again; names of every plain object, and seats named twice. */

// biome-ignore lint/suspicious/noExplicitAny: saves are changed in any place
type Open = any;

const changed = (state: GameState, change: (save: Open) => void): string => {
  const save = JSON.parse(serialize(state)) as Open;
  change(save);
  return JSON.stringify(save);
};

/** Where a save is refused. */
function refused(text: string): readonly string[] {
  try {
    parseState(text);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSaveError)) throw error;
    return error.problems.map(({ path }) => path);
  }
}

describe('what is at its limit is played on, and saved again', () => {
  it('gold, turns, answers of chance', { timeout: 60_000 }, () => {
    const text = changed(createGame({ players: 2, seed: 5 }), (save) => {
      save.turn = mostCounted;
      save.chance.answered = mostCounted;
      for (const p of save.players) p.gold = mostCounted;
    });
    let [states, spent] = [0, 0];
    for (const state of walk(parseState(text), 3, 300)) {
      states++;
      expect(parseState(serialize(state))).toEqual(state);
      expect(state.turn).toBe(mostCounted);
      if (state.players.some(({ gold }) => gold < mostCounted)) spent++;
    }
    expect(states).toBeGreaterThan(200);
    expect(spent).toBeGreaterThan(0);
  });

  it('gold for a sale stays in the bank, on the table and for those who follow events', () => {
    const start = fromScenario({
      game: { players: [{ hero: 'mordrog', space: 'tamalir', items: ['padded-leather-armor'] }, {}] },
      given: { turn: { player: 0, step: 'market' } },
    });
    const drawn = apply(start, { type: 'chance/draw', card: 'yew-longbow' });
    const state = parseState(changed(drawn, (save) => Object.assign(save.players[0], { gold: mostCounted })));
    const { state: after, events } = transition(state, { type: 'market/sell', card: 'padded-leather-armor' });
    expect(events.some(({ type }) => type === 'gold/gained')).toBe(true);
    expect(after.players[0]?.gold).toBe(mostCounted);
    expect(parseState(serialize(after))).toEqual(after);
    const view = follow(viewFor(state, 0), eventsFor(events, 0));
    expect(view.players).toEqual(viewFor(after, 0).players);
  });

  it('the order on the track: who lie there are numbered anew (2e.undefeated.full)', () => {
    const entry = (order: number) => ({ card: `card-${order}`, space: 'h0404', order });
    const track = [entry(3), null, entry(mostCounted), entry(7), null, null];
    const followed = structuredClone(track);
    expect(orderAfter(track, 4)).toBe(4);
    expect(track.map((one) => one?.order)).toEqual([1, undefined, 3, 2, undefined, undefined]);
    // Whoever follows events comes to the same.
    followOrder(followed, 4, 4);
    expect(followed).toEqual(track);
    // The one that makes way is not counted.
    const full = [entry(mostCounted), entry(3)];
    expect(orderAfter(full, 0)).toBe(2);
    expect(full.map((one) => one.order)).toEqual([mostCounted, 1]);
    expect(orderAfter([entry(3), null], 1)).toBe(4);
    expect(orderAfter([null], 0)).toBe(1);
    const calm = [entry(3), null];
    followOrder(calm, 1, 4);
    expect(calm).toEqual([entry(3), null]);
  });
});

it('a Challenge comes to the track after one whose order is at the limit', { timeout: 60_000 }, () => {
  let numbered = 0;
  for (let seed = 1; seed <= 20 && numbered === 0; seed++) {
    const begun = [...walk(createGame({ players: 2, seed }), seed, 400)];
    const undefeated = begun.find(({ track }) => track.some((entry) => entry !== null));
    if (undefeated === undefined) continue;
    const at = undefeated.track.findIndex((entry) => entry !== null);
    const save = changed(undefeated, (s) => Object.assign(s.track[at], { order: mostCounted }));
    for (const state of walk(parseState(save), seed, 400)) {
      expect(parseState(serialize(state))).toEqual(state);
      const orders = state.track.flatMap((entry) => entry?.order ?? []);
      if (orders.length > 1 && Math.max(...orders) <= orders.length) numbered++;
    }
  }
  expect(numbered).toBeGreaterThan(0);
});

describe('names that every plain object has are nobody’s', () => {
  const state = createGame({ players: 2, seed: 5 });
  it.each(inheritedNames)('%s', (name) => {
    const places: readonly [path: string, change: (save: Open) => void][] = [
      ['players/0/hero/space', (save) => Object.assign(save.players[0].hero, { space: name })],
      ['players/0/hero/card', (save) => Object.assign(save.players[0].hero, { card: name })],
      ['counters/green/0', (save) => save.counters.green.splice(0, 1, name)],
      ['revealed/0', (save) => save.revealed.push(name)],
      ['frames/0/kind', (save) => Object.assign(save.frames[0], { kind: name })],
      ['frames/0/step', (save) => Object.assign(save.frames[0], { step: name })],
    ];
    for (const [path, change] of places) expect(refused(changed(state, change))).toContain(path);
    expect(refused(serialize(state).replace('{', `{"${name}":1,`)).length).toBeGreaterThan(0);
  });
});

it('nobody fights twice in a battle of several', { timeout: 60_000 }, () => {
  let found = 0;
  for (let seed = 1; seed <= 40 && found === 0; seed++)
    for (const state of walk(createGame({ players: 3, seed, modules: ['seven-scions'] }), seed, 900)) {
      const at = state.frames.findIndex(({ kind }) => kind === 'joint-battle');
      if (at < 0) continue;
      found++;
      for (const list of ['fighting', 'struck', 'away', 'returning'])
        expect(
          refused(changed(state, (save) => Object.assign(save.frames[at], { [list]: [0, 1, 1] }))),
        ).toContain(`frames/${at}/${list}/2`);
      break;
    }
  expect(found).toBe(1);
});
