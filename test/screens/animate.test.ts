import { describe, expect, it } from 'vitest';
import { firstTurn, kindsOf, type Step, stepsOf } from '../../examples/animate-a-turn.js';
import {
  bundledModules,
  createGame,
  type EditionId,
  eventsFor,
  follow,
  type GameOptions,
  type GameState,
  legalActions,
  transition,
  viewFor,
} from '../../src/index.js';
import { unknownCard } from '../../src/kernel/index.js';
import type { SecondEditionModuleId } from '../../src/second-edition/known-ids.js';

/* The example that animates: what the vocabulary says of an event is what happens on the table, for each player as they may know it. */

const third = (seed: string) =>
  ({ edition: 'third-edition', scenario: 'corpse-king', players: 3, seed }) as const;

interface Player {
  readonly gold: number;
  readonly hand?: readonly string[];
}
interface Table {
  /** Modules keep there what lies with a player beside Items and Allies. */
  readonly ext?: unknown;
  readonly players: readonly Player[];
  readonly stacks?: Readonly<Record<string, readonly string[]>>;
  readonly markets?: Readonly<Record<string, readonly string[]>>;
}

/** A part of the table as text: what lies at a place of a step. */
function lyingAt(table: Table, place: string): string | null {
  const [, inHand, player] = /^(the hand of )?player (\d+)$/.exec(place) ?? [];
  if (player !== undefined) {
    const { hand, ...others } = table.players[Number(player)] as Player;
    return JSON.stringify(inHand ? hand : others);
  }
  const market = /^the market of (.+)$/.exec(place)?.[1];
  if (market !== undefined) return JSON.stringify((table.stacks ?? table.markets)?.[market] ?? null);
  return null;
}

const lies = ({ ext }: Table, card: string, there: string): boolean =>
  there.includes(`"${card}"`) || JSON.stringify(ext ?? null).includes(`"${card}"`);

/** What is wrong with a step, by the table before it and after it; counts what was judged. */
function wrong(step: Step, before: Table, after: Table, judged: Map<string, number>): readonly string[] {
  const { shows, what, from = '', to = '', faceDown } = step;
  const problems: string[] = [];
  const judge = (right: boolean, problem: string) => {
    judged.set(shows, (judged.get(shows) ?? 0) + 1);
    if (!right) problems.push(`${JSON.stringify(step)}: ${problem}`);
  };
  const figure = /^the Hero of (player \d+)$/i.exec(what)?.[1];
  if (figure !== undefined) {
    judge(lyingAt(after, figure)?.includes(`"${to}"`) === true, 'the figure is not there');
    if (/^h\d+$/.test(from))
      judge(lyingAt(before, figure)?.includes(`"${from}"`) === true, 'the figure was not there');
  }
  if ((shows === 'cards' || shows === 'markets') && /^[a-z0-9-]+$/.test(what) && !faceDown) {
    const [started, ended] = [lyingAt(before, from), lyingAt(after, to)];
    if (started !== null)
      judge(lies(before, what, started) || started.includes(`"${unknownCard}"`), 'the card was not there');
    if (ended !== null) judge(lies(after, what, ended), 'the card is not there');
    // A new place is none that the card had before.
    if (ended !== null && from !== to)
      judge(lyingAt(before, to)?.includes(`"${what}"`) === false, 'it lay there');
  }
  const gold = /^(\d+) gold$/.exec(what)?.[1];
  if (gold !== undefined)
    for (const [place, sign] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const at = /^player (\d+)$/.exec(place)?.[1];
      if (at === undefined) continue;
      const [had = 0, has = 0] = [before, after].map(({ players }) => players[Number(at)]?.gold);
      judge(has - had === sign * Number(gold), 'the gold is another');
    }
  return problems;
}

/** Plays on by legal actions in turn, and judges each step that a player sees. */
function played<E extends EditionId>(
  options: GameOptions<E>,
  chapters: readonly string[],
  viewer: number,
  most = 1500,
) {
  const kinds = kindsOf(chapters);
  const judged = new Map<string, number>();
  const problems: string[] = [];
  let state: GameState<EditionId> = createGame(options);
  for (let at = 0; at < most; at++) {
    const legal = legalActions(state);
    const action = legal[(at * 7) % legal.length];
    if (action === undefined) break;
    const next = transition(state, action as never);
    let table = follow(viewFor(state, viewer), []) as unknown as Table;
    for (const event of eventsFor(next.events, viewer)) {
      const then = follow(table as never, [event as never]) as unknown as Table;
      for (const step of stepsOf([event], kinds)) problems.push(...wrong(step, table, then, judged));
      table = then;
    }
    state = next.state;
  }
  return { problems, judged };
}

describe('the example that animates', () => {
  it.each([0, 1])('moves each thing of Second Edition as the table changes, for player %i', (viewer) => {
    const { problems, judged } = played(
      { players: 3, seed: `animate ${viewer}` },
      ['second-edition'],
      viewer,
    );
    expect(problems).toEqual([]);
    for (const group of ['figures', 'cards', 'markets', 'gold'])
      expect(judged.get(group), group).toBeGreaterThan(3);
  });

  it.each(Object.values(bundledModules).map(({ id, requires = [] }) => [id, requires] as const))(
    'moves each thing of a game with modules: %s',
    (id, requires) => {
      const modules = [...requires, id] as SecondEditionModuleId[];
      const { problems, judged } = played(
        { players: 2, seed: 'modules', modules },
        ['second-edition', ...modules],
        0,
        400,
      );
      expect(problems).toEqual([]);
      expect(judged.get('figures')).toBeGreaterThan(3);
    },
  );

  it.each([0, 1])('moves each thing of Third Edition as the table changes, for player %i', (viewer) => {
    const { problems, judged } = played(third(`animate ${viewer}`), ['third-edition', 'corpse-king'], viewer);
    expect(problems).toEqual([]);
    for (const group of ['figures', 'cards', 'markets', 'gold'])
      expect(judged.get(group), group).toBeGreaterThan(3);
  });

  it('moves a card that the viewer may not know face down', () => {
    const events = firstTurn(third('hidden'));
    const kinds = kindsOf(['third-edition', 'corpse-king']);
    const drawn = events.filter(({ type }) => type === 'skill/drawn');
    expect(drawn.length).toBeGreaterThan(8);
    for (const viewer of [0, 1, 2, null]) {
      const steps = stepsOf(eventsFor(drawn, viewer), kinds);
      expect(steps).toHaveLength(drawn.length);
      for (const [at, { what, to, faceDown }] of steps.entries()) {
        const { player, card } = drawn[at] as { readonly player: number; readonly card: string };
        expect([what, to, faceDown]).toEqual(
          player === viewer
            ? [card, `the hand of player ${player}`, false]
            : ['a card', `the hand of player ${player}`, true],
        );
      }
    }
  });
});
