import { describe, expect, it } from 'vitest';
import {
  createGame,
  EngineError,
  follow,
  type GameState,
  legalActions,
  transition,
  viewFor,
} from '../../src/index.js';
import { detail, eventKind, type GameEvent, onEvent, oneOf, unknownCard } from '../../src/kernel/index.js';
import { hands } from './hands-game.js';
import {
  act,
  decide,
  frame,
  manual,
  note,
  RULE,
  rest,
  type TinyDraft,
  type TinyModule,
  tinyGame,
} from './tiny-game.js';

const noted = eventKind('noted', {
  meaning: 'Somebody notes something down.',
  details: {
    player: detail<number>('player')('Who.'),
    text: detail<string>('text')('What.'),
    how: oneOf(['neatly', 'in haste'], 'How.'),
  },
});
const write = act('write', (g, f) => {
  note(g, 'one');
  g.emit(noted, { player: 0, text: 'one', how: 'neatly', rule: RULE });
  note(g, 'two');
  g.emit(noted, { player: 0, text: 'two', how: 'in haste', rule: RULE });
  g.next(f);
});
const follower = onEvent<TinyDraft, readonly string[], 'noted', (typeof noted)['details']>(
  noted,
  (g, { text }) => {
    g.state.notes.push(text);
  },
);
const frames = [frame('main', decide('ask', [write]), rest)];
const modules: TinyModule[] = [{ id: 'notebook', title: '', events: [noted], follow: [follower] }];
const game = () => tinyGame({ frames, modules });

describe('following events', () => {
  it('gives the table after them, all at once and one by one, and leaves the view as it was', () => {
    const ruleset = game();
    const before = ruleset.viewFor(manual(ruleset), 0);
    const { state, events } = ruleset.transition(manual(ruleset), { type: 'write' });
    const { frames: _, chance: __, ...after } = ruleset.viewFor(state, 0);
    expect(ruleset.follow(before, events)).toEqual(after);
    const first = ruleset.follow(before, events.slice(0, 1));
    expect(first.notes).toEqual(['one']);
    expect(ruleset.follow(first, events.slice(1))).toEqual(after);
    expect(before.notes).toEqual([]);
    expect(first.points).toBe(before.points);
    expect(Object.isFrozen(first.notes)).toBe(true);
  });

  it('with no events gives the same object again', () => {
    const ruleset = game();
    const table = ruleset.follow(ruleset.viewFor(manual(ruleset), null), []);
    expect(ruleset.follow(table, [])).toBe(table);
  });

  it('refuses what is no event of the rules in force, and says which', () => {
    const ruleset = game();
    const view = ruleset.viewFor(manual(ruleset), 0);
    const refused = (event: unknown) => {
      try {
        ruleset.follow(view, [event as GameEvent]);
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
        return (error as Error).message;
      }
      return 'accepted';
    };
    const fine = { type: 'noted', player: 1, text: 'x', how: 'neatly', rule: RULE };
    expect(refused(fine)).toBe('accepted');
    expect(refused({ ...fine, type: 'sung' })).toContain(
      'The event at 0 is a sung, which no module in force',
    );
    expect(refused({ ...fine, player: 2 })).toContain('does not tell its "player" as a noted does: Who.');
    expect(refused({ ...fine, how: 'badly' })).toContain('its "how"');
    const { text: _, ...silent } = fine;
    expect(refused(silent)).toContain('its "text"');
    expect(refused({})).toContain('has no type');
    expect(refused(null)).toContain('no object with a type');
  });

  it('a kind whose events make a change does not say it again for views', () => {
    const said = { meaning: '', details: {}, change: () => {}, follow: () => {} };
    expect(() => eventKind('sung', said)).toThrow(
      'The event sung has change and follow: change is made on the tables of clients, too, so leave out follow.',
    );
  });

  it('a module that follows what nobody declares is refused when rules are composed', () => {
    const deaf: TinyModule = { id: 'deaf', title: '', follow: [follower] };
    expect(() => tinyGame({ frames, modules: [deaf] })).toThrow(
      'The module deaf has a change by noted, an event that nothing in force declares.',
    );
  });
});

describe('following events of which something is hidden', () => {
  const dealt = ['oak', 'ash', 'birch', 'cedar', 'elm'];

  it.each([null, 0, 1])('gives %s the view that this one has of the cards dealt', (viewer) => {
    let state = hands.createGame({ players: 2, chance: 'manual' });
    let seen: Parameters<typeof hands.follow>[0] = hands.viewFor(state, viewer);
    for (const card of dealt) {
      const next = hands.transition(state, { type: 'chance/draw', card });
      seen = hands.follow(seen, hands.eventsFor(next.events, viewer) as readonly GameEvent[]);
      const { frames: _, chance: __, ...view } = hands.viewFor(next.state, viewer);
      expect(seen).toEqual(view);
      state = next.state;
    }
    expect(seen.hands.flat().map(({ card }) => card)).toEqual(
      [0, 0, 1, 1].map((owner, at) => (owner === viewer ? dealt[at + 1] : unknownCard)),
    );
  });

  it('lets only what is hidden be missing', () => {
    const view = hands.viewFor(hands.createGame({ players: 2, seed: 1 }), null);
    const follow = (event: object) => () => hands.follow(view, [{ rule: RULE, ...event } as GameEvent]);
    expect(follow({ type: 'given', player: 0, to: 1 })).not.toThrow();
    expect(follow({ type: 'given', player: 0 })).toThrow(
      'The event at 0 does not tell its "to" as a given does: To whom.',
    );
    expect(follow({ type: 'given', player: 0, to: 1, card: null })).toThrow('its "card"');
    // Of this kind the card is for everybody to know.
    expect(follow({ type: 'played', player: 0 })).toThrow('its "card"');
  });
});

describe('a followed view', () => {
  const state = createGame({ players: 2, seed: 'tamalir' });
  const [action] = legalActions(state);
  if (!action) throw new Error('nothing to do');
  const next = transition(state, action);
  const followed = follow(viewFor(state, 1), next.events);

  it('has crossed a network as JSON, or not', () => {
    const wired = follow(
      JSON.parse(JSON.stringify(viewFor(state, 1))),
      JSON.parse(JSON.stringify(next.events)),
    );
    expect(wired).toEqual(followed);
    expect(follow(JSON.parse(JSON.stringify(followed)), [])).toEqual(followed);
  });

  it('answers no questions of the rules, and says why', () => {
    expect(() => legalActions(followed as never)).toThrow('This view was followed by events');
    expect(() => transition(followed as unknown as GameState, action)).toThrow(
      'This view was followed by events',
    );
  });

  it('is a whole view again with what is being resolved and chance', () => {
    const { frames, chance, ...rest } = viewFor(next.state, 1);
    expect(followed).toEqual(rest);
    const whole = { ...followed, frames, chance };
    expect(legalActions(whole)).toEqual(legalActions(viewFor(next.state, 1)));
  });

  it('begins with a view, not with a state', () => {
    expect(() => follow(state as never, next.events)).toThrow('Events are followed from a view');
  });
});
