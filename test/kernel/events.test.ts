import { describe, expect, it } from 'vitest';
import {
  detail,
  eventKind,
  type GameEvent,
  isEvent,
  oneOf,
  optional,
  orNull,
  reaction,
} from '../../src/kernel/index.js';
import {
  act,
  decide,
  frame,
  type G,
  manual,
  note,
  RULE,
  rest,
  type TinyModule,
  tinyGame,
} from './tiny-game.js';

const player = detail<number>('player');
const fell = eventKind('fell', {
  meaning: 'Somebody falls.',
  details: {
    player: player('Who.'),
    from: orNull(detail<string>('place')('From where; `null` if from nowhere.')),
    how: optional(oneOf(['hard', 'softly'], 'How.')),
  },
});

const fall = act('fall', (g, f) => {
  g.emit(fell, { player: 1, from: null, rule: RULE });
  g.next(f);
});
const frames = [frame('main', decide('ask', [fall]), rest)];

describe('kinds of event', () => {
  it('give events their type first, then what is told', () => {
    const game = tinyGame({ frames, events: [fell] });
    const { events } = game.transition(manual(game), { type: 'fall' });
    expect(JSON.stringify(events)).toBe(`[{"type":"fell","player":1,"from":null,"rule":"${RULE}"}]`);
  });

  it('that no module in force declares cannot be reported', () => {
    const game = tinyGame({ frames });
    expect(() => game.transition(manual(game), { type: 'fall' })).toThrow(
      'No module in force declares the event fell',
    );
  });

  it('are one a type: another of the same type is refused when rules are composed', () => {
    const other: TinyModule = {
      id: 'other',
      title: '',
      events: [
        eventKind('fell', {
          meaning: 'It rains.',
          details: {},
        }),
      ],
    };
    expect(() => tinyGame({ frames, events: [fell], modules: [other] })).toThrow(
      'The modules tiny and other both bring the kind of event fell',
    );
    const same: TinyModule = { id: 'same', title: '', events: [fell] };
    expect(Object.keys(tinyGame({ frames, events: [fell], modules: [same] }).rules.events)).toEqual(['fell']);
  });

  it('must be there for a module to react to them', () => {
    const deaf: TinyModule = { id: 'deaf', title: '', reactions: [{ on: 'feel', run: () => undefined }] };
    expect(() => tinyGame({ frames, events: [fell], modules: [deaf] })).toThrow(
      'The module deaf reacts to feel, an event that nothing in force declares.',
    );
  });

  it('know their details in a reaction', () => {
    const ears: TinyModule = {
      id: 'ears',
      title: '',
      reactions: [reaction(fell, (g: G, event) => note(g, `${event.player + 1} ${event.from ?? 'nowhere'}`))],
    };
    const game = tinyGame({ frames, events: [fell], modules: [ears] });
    expect(game.apply(manual(game), { type: 'fall' }).notes).toEqual(['2 nowhere']);
  });

  it('refuse at compile time what they do not tell', () => {
    const wrong = (g: G): void => {
      // @ts-expect-error a detail is missing
      g.emit(fell, { player: 1, rule: RULE });
      // @ts-expect-error a player is a number
      g.emit(fell, { player: 'one', from: null, rule: RULE });
      // @ts-expect-error one of two words
      g.emit(fell, { player: 1, from: null, how: 'loudly', rule: RULE });
      // @ts-expect-error nothing of the kind is told
      g.emit(fell, { player: 1, from: null, color: 'red', rule: RULE });
      // @ts-expect-error every fact has its rule
      g.emit(fell, { player: 1, from: null });
    };
    const event: GameEvent = { type: 'fell', player: 1, from: 'a tree', rule: RULE };
    const from: string | null | undefined = isEvent(fell, event) ? event.from : undefined;
    expect([typeof wrong, from]).toEqual(['function', 'a tree']);
  });
});
