import { composeRuleset, defineModule, type GameState, override } from 'runebound-engine';
import { takeCard } from 'runebound-engine/kernel';
import { fromScenario } from 'runebound-engine/scenario';
import { advancedRunebound } from 'runebound-engine/second-edition/advanced-runebound';
import { doomTrack } from 'runebound-engine/second-edition/doom-track';
import {
  auto,
  type CombatFrame,
  combat,
  discardAdventure,
  drawsAgain,
  isOvercome,
  leaveTable,
  reveal,
  startCombat,
  type TurnFrame,
  turn,
} from 'runebound-engine/second-edition/rules';
import { describe, expect, it } from 'vitest';

/* A deck that a module brings, beside modules that send discarded cards of the four colors elsewhere. */

const attribute = { value: 9, damage: 1 };
const wolf = (n: number, more: object) => ({
  kind: 'challenge' as const,
  id: `wolf-${n}`,
  name: `Wolf ${n}`,
  source: 'original' as const,
  deck: 'wolves',
  life: 1,
  mind: attribute,
  body: attribute,
  spirit: attribute,
  ...more,
});

/** Every turn begins with a wolf, which goes away again. */
const wolves = (more: object = {}) =>
  defineModule({
    id: 'wolves',
    title: 'Wolves',
    content: {
      id: 'wolves',
      name: 'Wolves',
      decks: [{ id: 'wolves', name: 'Wolves' }],
      adventures: [0, 1, 2].map((n) => wolf(n, more)),
    },
    steps: [
      {
        frame: turn,
        after: 'start',
        insert: auto<TurnFrame>('wolf', (g, { player }) => {
          const card = g.state.decks.wolves?.pool[0];
          if (card === undefined) return;
          takeCard(g, 'wolves', card);
          reveal(g, player, 'wolves', card);
          leaveTable(g, card);
          discardAdventure(g, card);
        }),
      },
    ],
  });

const tracks = { 'doom-track': doomTrack, 'advanced-runebound': advancedRunebound };
const coats = { 'without a color': {}, 'of a color': { color: 'green' } };
const cases = Object.entries(tracks).flatMap(([track, module]) =>
  Object.entries(coats).flatMap(([coat, more]) => [
    { track, coat, order: 'first', modules: [wolves(more), module] },
    { track, coat, order: 'last', modules: [module, wolves(more)] },
  ]),
);

type Doomed = { track: object[]; waiting: string[]; piles: Record<string, { seen: string[] }> };

describe('a deck of a module beside a doom track', () => {
  it.each(cases)('gets its Challenges $coat back: $track, the module named $order', ({ track, modules }) => {
    const ruleset = composeRuleset(modules);
    let state: GameState = ruleset.createGame({ players: 2, seed: 1 });
    while (state.turn < 4) {
      const [action] = ruleset.legalActions(state);
      if (action === undefined) break;
      state = ruleset.apply(state, action);
    }
    const memory = state.ext[track] as unknown as Doomed;
    expect(JSON.stringify(memory)).not.toContain('wolf');
    expect(state.decks.wolves?.bottom).toEqual(['wolf-0', 'wolf-1', 'wolf-2']);
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
  });

  it('has no card in a described track or pile', () => {
    const ruleset = composeRuleset([doomTrack, wolves({ color: 'green' })]);
    const described = (doom: object) => () =>
      fromScenario({ game: { players: 2, with: { 'doom-track': doom as never } } }, ruleset);
    expect(described({ track: ['wolf-0'] })).toThrow('"wolf-0" is no adventure card of a color');
    expect(described({ piles: { green: ['wolf-0'] } })).toThrow('"wolf-0" is no adventure card of a color');
  });

  it('keeps its red Challenges out of the Endgame: a wolf that is beaten in the Endgame is nobody’s', () => {
    const bait = defineModule({
      id: 'bait',
      title: 'Bait',
      steps: [
        {
          frame: turn,
          before: 'confrontation',
          insert: auto<TurnFrame>('bait', (g, { player }) => {
            takeCard(g, 'wolves', 'wolf-0');
            reveal(g, player, 'wolves', 'wolf-0');
            startCombat(g, player, { is: 'challenge', card: 'wolf-0', wounds: 0, from: 'card' });
          }),
        },
        { frame: combat, before: 'drawn', insert: auto<CombatFrame>('beaten', (g, f) => g.goto(f, 'won')) },
      ],
    });
    const quiet = { ...wolves({ color: 'red' }), steps: [] };
    const ruleset = composeRuleset([doomTrack, quiet, bait]);
    const state = fromScenario(
      {
        game: {
          players: [{ space: 'h0707' }, { space: 'h0707' }],
          with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
        },
        given: { turn: { player: 0, step: 'start' } },
      },
      ruleset,
    );
    expect(state.players[0]?.kept).toEqual([]);
    expect(state.decks.wolves?.bottom).toEqual(['wolf-0']);
  });
});

describe('hooks that a doom track and Advanced Runebound answer', () => {
  const asks = <T>(modules: Parameters<typeof composeRuleset>[0], question: (g: never) => T): T => {
    const ruleset = composeRuleset(modules);
    return ruleset.ask(ruleset.createGame({ players: 2, seed: 1 }), question as never) as T;
  };

  it('drawsAgain: whether another card of a module’s own deck is drawn is for others to say', () => {
    const howl = defineModule({
      id: 'howl',
      title: 'Howl',
      overrides: [override(drawsAgain, (next) => (g, f) => f.card === 'wolf-0' || next(g, f))],
    });
    const asked = (modules: Parameters<typeof composeRuleset>[0], card: string) =>
      asks(modules, (g) => drawsAgain(g, { player: 0, card, color: 'green' } as never));
    for (const modules of [
      [howl, doomTrack, wolves()],
      [doomTrack, wolves(), howl],
    ]) {
      expect(asked(modules, 'wolf-0')).toBe(true);
      expect(asked(modules, 'wolf-1')).toBe(false);
    }
  });

  it('isOvercome: one wound more than others ask for', () => {
    const tough = defineModule({
      id: 'tough',
      title: 'Tough',
      overrides: [override(isOvercome, (next) => (g, wounds, life) => next(g, wounds - 2, life))],
    });
    const fall = (modules: Parameters<typeof composeRuleset>[0]) =>
      [3, 4, 5, 6].find((wounds) => asks(modules, (g) => isOvercome(g, wounds, 3)));
    expect(fall([advancedRunebound])).toBe(4);
    expect(fall([tough, advancedRunebound])).toBe(6);
    expect(fall([advancedRunebound, tough])).toBe(6);
  });
});
