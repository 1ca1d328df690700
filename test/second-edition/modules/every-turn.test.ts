import { composeRuleset, defineModule, override } from 'runebound-engine';
import { playGame, randomBot } from 'runebound-engine/bots';
import { eventKind, type Frame, type FrameRef } from 'runebound-engine/kernel';
import {
  auto,
  details,
  type G,
  leaveBy,
  leaveFor,
  reaction,
  steps,
  type TurnFrame,
  turn,
  turnBegan,
} from 'runebound-engine/second-edition/rules';
import { sevenScions } from 'runebound-engine/second-edition/seven-scions';
import { describe, expect, it } from 'vitest';

/* A step that every turn has, however it ends: beside a module of the package that has one, and beside another from outside. */

type To = 'experience' | 'end';
type Memory = { rung: boolean; then: To | null };
type Place = { readonly after: string } | { readonly before: string };

/** A bell that is rung in every turn, as the guide says how. */
function bell(id: string, place: Place) {
  const rule = `house.${id}.ring` as const;
  const rung = eventKind(`${id}/rung`, {
    meaning: 'It is rung.',
    details: { player: details.player('In whose turn.') },
    rules: [rule],
  });
  const memory = (g: G) => g.state.ext[id] as Memory;
  return defineModule({
    id,
    title: id,
    rules: [{ id: rule, text: 'It is rung in every turn.' }],
    events: [rung],
    moduleState: () => ({ rung: false, then: null }),
    reactions: [reaction(turnBegan, (g) => Object.assign(memory(g), { rung: false, then: null }))],
    steps: [
      {
        frame: turn,
        ...place,
        insert: auto<TurnFrame>(id, (g, { player }) => {
          g.emit(rung, { player, rule });
          const { then } = memory(g);
          if (then !== null) leaveFor(g, then, player);
        }),
      },
    ],
    overrides: [
      override(leaveFor, (next) => (g, to, player) => {
        if (leaveBy(g, id, () => next(g, to, player))) memory(g).then = to;
      }),
    ],
  });
}

const tolled = eventKind('house/tolled', {
  meaning: 'It is tolled.',
  details: { player: details.player('In whose turn.') },
  rules: ['house.toll.ring'],
});
const memory = (g: G) => g.state.ext.toll as Memory;
const ofToll = {
  id: 'toll',
  title: 'Toll',
  rules: [{ id: 'house.toll.ring', text: 'It is tolled in every turn.' }] as const,
  events: [tolled],
  moduleState: () => ({ rung: false, then: null }),
  reactions: [reaction(turnBegan, (g) => Object.assign(memory(g), { rung: false, then: null }))],
};
const toll = (g: G, player: number): void => {
  if (memory(g).rung) return;
  memory(g).rung = true;
  g.emit(tolled, { player, rule: 'house.toll.ring' });
};

/** One that goes to its step by itself, and leaves again by the hook. */
const byItself = defineModule({
  ...ofToll,
  steps: [
    {
      frame: turn,
      after: 'adventure',
      insert: auto<TurnFrame>('toll', (g, { player }) => {
        toll(g, player);
        const { then } = memory(g);
        memory(g).then = null;
        if (then !== null) leaveFor(g, then, player);
      }),
    },
  ],
  overrides: [
    override(leaveFor, (next) => (g, to, player) => {
      if (memory(g).rung) return next(g, to, player);
      memory(g).then = to;
      g.unwind(turn, 'toll');
    }),
  ],
});

/** One that lets others leave, and then has its own frame carried out. */
const tolling: FrameRef<Frame & { kind: 'tolling'; player: number }> = { kind: 'tolling' };
const byCalling = defineModule({
  ...ofToll,
  frames: [
    steps(
      tolling,
      auto('toll', (g, { player }) => toll(g, player)),
    ),
  ],
  steps: [
    {
      frame: turn,
      after: 'adventure',
      insert: auto<TurnFrame>('toll', (g, { player }) => g.call(tolling, { player })),
    },
  ],
  overrides: [
    override(leaveFor, (next) => (g, to, player) => {
      next(g, to, player);
      if (!memory(g).rung) g.call(tolling, { player: g.find(turn)?.player ?? player });
    }),
  ],
});

/** How often each of these happened in every turn of a game that is played at random, up to the Endgame, which has no Storm step. */
function eachTurn(modules: Parameters<typeof composeRuleset>[0], types: readonly string[]) {
  const counts: number[][] = [];
  let now: string[] = [];
  let over = false;
  playGame({
    players: 2,
    seed: 'scions',
    ruleset: composeRuleset(modules),
    maxTurns: 40,
    bots: [randomBot(1), randomBot(2)],
    onEvents(events) {
      for (const { type } of events) {
        now.push(type);
        over ||= type === 'endgame/began';
        if (type !== 'turn/ended' || over) continue;
        counts.push(types.map((one) => now.filter((other) => other === one).length));
        now = [];
      }
    },
  });
  expect(counts.length).toBeGreaterThan(20);
  return [...new Set(counts.map((one) => one.join()))];
}

const STORM = 'storm/moved';
const places: Readonly<Record<string, Place>> = {
  'before the Adventure step': { after: 'movement' },
  'after the Adventure step': { after: 'adventure' },
  'before the Market step': { before: 'market' },
};

describe('a step of every turn', () => {
  it.each(Object.entries(places))(
    'va50.storm-step.every-turn: %s, in whatever order the modules are named',
    (_, place) => {
      const mine = bell('bell', place);
      for (const modules of [
        [sevenScions, mine],
        [mine, sevenScions],
      ])
        expect(eachTurn(modules, [STORM, 'bell/rung'])).toEqual(['1,1']);
    },
  );

  it('comes beside two others', () => {
    const [early, late] = [bell('early', { after: 'adventure' }), bell('late', { before: 'market' })];
    for (const modules of [
      [early, sevenScions, late],
      [late, early, sevenScions],
      [sevenScions, late, early],
    ])
      expect(eachTurn(modules, [STORM, 'early/rung', 'late/rung'])).toEqual(['1,1,1']);
  });

  it.each([
    ['goes to it by itself', byItself],
    ['calls a frame', byCalling],
  ])('comes where its module %s', (_, mine) => {
    for (const modules of [
      [sevenScions, mine],
      [mine, sevenScions],
    ])
      expect(eachTurn(modules, [STORM, 'house/tolled'])).toEqual(['1,1']);
  });
});
