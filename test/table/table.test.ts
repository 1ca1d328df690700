import { describe, expect, it, vi } from 'vitest';
import {
  type Action,
  createGame,
  createTable,
  legalActions,
  serialize,
  type Table as TableOf,
  transition,
  viewFor,
} from '../../src/index.js';
import { composeRuleset, rulesetOf, type SecondEditionTypes } from '../../src/second-edition/index.js';
import * as table from '../../src/table/index.js';
import { auto, decide, frame, go, rest, tinyGame, win } from '../kernel/tiny-game.js';

type Table = TableOf<SecondEditionTypes>;

const options = { players: 2, seed: 7 };
const begun = (): Table => createTable({ options });
const now = (at: Table) => at.getSnapshot();
/** An action after which chance has not answered. */
const walk: Action = { type: 'move/adjacent', to: 'h0707' };
const roll = (at: Table): Action =>
  legalActions(now(at).state).find(({ type }) => type === 'move/roll') as Action;

/** Plays the first actions that are listed. */
function playOn(at: Table, count: number): void {
  for (let n = 0; n < count; n++) {
    const listed = legalActions(now(at).state);
    if (listed.length > 0) at.act(listed[(n * 7) % listed.length] as Action);
  }
}

/** What the code of an error is. */
const codeOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
};

describe('a table', () => {
  it('begins like the game, with the facts of the setup in its log', () => {
    const at = begun();
    expect(now(at).state).toEqual(createGame(options));
    expect(now(at)).toMatchObject({ step: 0, canUndo: false, canRedo: false });
    expect(now(at).log).toHaveLength(1);
    expect(now(at).log[0]).toMatchObject({ step: 0, action: null, by: null });
    expect(now(at).log[0]?.events.length).toBeGreaterThan(0);
    expect(now(at).decision).toBe(at.ruleset.decision(now(at).state));
  });

  it('acts as the rules say, and says what happened and whose it was', () => {
    const at = begun();
    const before = now(at).state;
    const player = now(at).decision?.actor as number;
    const entry = at.act(walk, { by: player });
    expect(now(at).state).toEqual(transition(before, walk).state);
    expect(entry).toEqual({ step: 1, action: walk, by: player, events: transition(before, walk).events });
    expect(now(at).log[1]).toBe(entry);
  });

  it('refuses what is not legal or another’s, and then nothing is changed and nobody called', () => {
    const at = begun();
    const listener = vi.fn();
    at.subscribe(listener);
    const before = now(at);
    const player = before.decision?.actor as number;
    expect(codeOf(() => at.act({ type: 'market/done' }))).toBe('illegal-action');
    expect(codeOf(() => at.act(walk, { by: 1 - player }))).toBe('illegal-action');
    expect(codeOf(() => at.act(null as never))).toBe('illegal-action');
    expect(codeOf(() => at.undo())).toBe('no-undo');
    expect(codeOf(() => at.redo())).toBe('no-redo');
    expect(now(at)).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps a copy of an action that somebody changes afterwards', () => {
    const at = begun();
    const action = { ...roll(at) };
    at.act(action);
    Object.assign(action, { dice: 99 });
    expect(now(at).log[1]?.action).not.toEqual(action);
    expect(() => at.record()).not.toThrow();
  });
});

describe('listeners', () => {
  it('are called once for each change, and see it', () => {
    const at = begun();
    const seen: unknown[] = [];
    at.subscribe(() => seen.push(now(at).state));
    at.act(walk);
    const after = now(at).state;
    at.undo();
    const undone = now(at).state;
    at.redo();
    expect(seen).toEqual([after, undone, after]);
  });

  it('see the same snapshot until something changes', () => {
    const at = begun();
    const first = now(at);
    expect(now(at)).toBe(first);
    at.act(walk);
    expect(now(at)).not.toBe(first);
    expect(now(at)).toBe(now(at));
  });

  it('may leave while they are called, themselves and others', () => {
    const at = begun();
    const other = vi.fn();
    const last = vi.fn();
    const leave = at.subscribe(() => {
      leave();
      leaveOther();
    });
    const leaveOther = at.subscribe(other);
    at.subscribe(last);
    at.act(walk);
    at.undo();
    expect(other).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledTimes(2);
  });

  it('that come while others are called wait for the next change', () => {
    const at = begun();
    const late = vi.fn();
    const stop = at.subscribe(() => {
      stop();
      at.subscribe(late);
    });
    at.act(walk);
    expect(late).not.toHaveBeenCalled();
    at.undo();
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('that subscribe twice are called twice, and leave one by one', () => {
    const at = begun();
    const listener = vi.fn();
    const stop = at.subscribe(listener);
    at.subscribe(listener);
    stop();
    stop();
    at.act(walk);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that fail keep nobody else from being called, and the change stands', () => {
    const at = begun();
    const other = vi.fn();
    at.subscribe(() => {
      throw new Error('no screen');
    });
    at.subscribe(other);
    expect(() => at.act(walk)).toThrow('no screen');
    expect(other).toHaveBeenCalledTimes(1);
    expect(now(at).step).toBe(1);
  });
});

describe('undo and redo', () => {
  it('go back and forth over the same states', () => {
    const at = begun();
    const before = now(at);
    at.act(walk);
    const after = now(at);
    expect(after.canUndo).toBe(true);
    at.undo();
    expect(now(at).state).toBe(before.state);
    expect(now(at).log).toEqual(before.log);
    expect(now(at).canRedo).toBe(true);
    at.redo();
    expect(now(at).state).toBe(after.state);
    expect(now(at).log).toEqual(after.log);
    expect(now(at).canRedo).toBe(false);
  });

  it('do not take back what chance has answered', () => {
    const at = begun();
    at.act(roll(at));
    expect(now(at).canUndo).toBe(false);
    expect(codeOf(() => at.undo())).toBe('no-undo');
    expect(now(at).step).toBe(1);
  });

  it('forget what was taken back once something else is done', () => {
    const at = begun();
    at.act(walk);
    at.undo();
    at.act(roll(at));
    expect(now(at).canRedo).toBe(false);
    expect(codeOf(() => at.redo())).toBe('no-redo');
  });

  it('keep what was taken back when an action is refused', () => {
    const at = begun();
    at.act(walk);
    at.undo();
    expect(codeOf(() => at.act({ type: 'market/done' }))).toBe('illegal-action');
    expect(now(at).canRedo).toBe(true);
  });
});

describe('saves and records', () => {
  it('go on where a save was made', () => {
    const at = begun();
    playOn(at, 12);
    const again: Table = createTable({ from: at.save() });
    expect(now(again).state).toEqual(now(at).state);
    expect(now(again)).toMatchObject({ step: 0, canUndo: false });
    expect(codeOf(() => again.record())).toBe('no-record');
  });

  it('go on from a state, too, and keep no hold on one that can be written to', () => {
    const state = createGame(options);
    expect(now(createTable({ from: state })).state).toBe(state);
    const loose = JSON.parse(serialize(state));
    const at: Table = createTable({ from: loose });
    loose.players[0].gold = 99;
    expect(now(at).state).toEqual(state);
  });

  it('play a record again: the same states, the same log', () => {
    const at = begun();
    playOn(at, 60);
    const again: Table = createTable({ from: at.record() });
    expect(now(again)).toEqual(now(at));
    for (let step = 0; step <= now(at).step; step++) expect(again.at(step)).toEqual(at.at(step));
    expect(again.record()).toEqual(at.record());
  });

  it('record without what was taken back', () => {
    const at = begun();
    at.act(walk);
    at.undo();
    expect(at.record().actions).toEqual([]);
  });

  it('refuse invalid options', () => {
    expect(codeOf(() => createTable({ from: 'x' }))).toBe('invalid-save');
    expect(codeOf(() => createTable({ from: {} as never }))).toBe('unknown-ruleset');
    expect(codeOf(() => createTable({ from: viewFor(createGame(options), 0) as never }))).toBe(
      'invalid-argument',
    );
    expect(codeOf(() => createTable({}))).toMatch(/^invalid-(argument|options)$/);
    expect(codeOf(() => createTable({ options, from: createGame(options) }))).toBe('invalid-argument');
    const record = { ...begun().record(), checkpoints: [{ after: 0, hash: 'another' }] };
    expect(codeOf(() => createTable({ from: record }))).toBe('invalid-save');
  });

  it('show any state on the way', () => {
    const at = begun();
    playOn(at, 5);
    expect(at.at(0)).toEqual(createGame(options));
    expect(at.at(now(at).step)).toBe(now(at).state);
    for (const wrong of [-1, 0.5, now(at).step + 1, Number.NaN, '1'])
      expect(codeOf(() => at.at(wrong as number))).toBe('invalid-argument');
  });
});

describe('views', () => {
  it('are what each player may know', () => {
    const at = begun();
    for (const player of [0, 1, null]) expect(at.view(player)).toBe(viewFor(now(at).state, player));
    expect(codeOf(() => at.view(2))).toBe('invalid-argument');
  });
});

describe('with a ruleset of your own', () => {
  it('plays any game', () => {
    const tiny = tinyGame({ frames: [frame('main', rest, decide('more', [go]), auto('end', win))] });
    const at = table.createTable({ ruleset: tiny, options: { seed: 1 } });
    at.act({ type: 'go' });
    expect(at.getSnapshot().state.notes).toEqual(['go']);
    at.undo();
    expect(at.getSnapshot().state.notes).toEqual([]);
    at.redo();
    at.act({ type: 'go' });
    expect(at.getSnapshot()).toMatchObject({ decision: null, step: 2 });
    expect(at.record().actions).toEqual([{ type: 'go' }, { type: 'go' }]);
  });

  it('plays without checks of saves, and says that they are missing', () => {
    const ruleset = composeRuleset([]);
    const at = table.createTable({ ruleset, options });
    at.act(walk);
    expect(at.getSnapshot().step).toBe(1);
    const full = table.createTable({ ruleset: rulesetOf([]), from: at.save() });
    expect(full.getSnapshot().state).toEqual(at.getSnapshot().state);
    expect(codeOf(() => table.createTable({ options } as never))).toBe('invalid-argument');
    expect(codeOf(() => table.createTable({ ruleset: {} as never, options }))).toBe('invalid-argument');
  });
});
