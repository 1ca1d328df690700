import { constants, setPriority } from 'node:os';
import { decision, type EditionId, type GameView, legalActions, rulesetFor } from 'runebound-engine';
import * as second from 'runebound-engine/bots';
import * as third from 'runebound-engine/third-edition/bots';
import type { Move } from '../game/game.js';
import type { Strength } from './strengths.js';

/* A process in which bots think, so that nobody waits for them. They know what their seat knows: a view. */

/** What a bot is asked. */
export interface Asking {
  readonly id: number;
  readonly table: string;
  readonly view: GameView<EditionId>;
  readonly strength: Strength;
  /** Milliseconds for the choice of a bot that searches. */
  readonly budget: number;
}

/** That a game is no more. */
export type Forgetting = Pick<Asking, 'table'>;

/** What it answers: an action, or why there is none. */
export interface Answering {
  readonly id: number;
  readonly action?: Move;
  readonly trouble?: string;
}

interface Mind {
  choose(view: never, legal: never, helpers: never): Move;
}

/** The clock of each choice is shorter. */
const search = { budget: 60_000 };

const makers: Readonly<Record<EditionId, Partial<Record<Strength, (seed: string) => Mind>>>> = {
  'second-edition': {
    easy: second.easyBot,
    sensible: second.sensibleBot,
    planner: second.plannerBot,
    search: (seed) => second.searchBot(seed, search),
  },
  'third-edition': {
    easy: third.easyBot,
    sensible: third.sensibleBot,
    search: (seed) => third.searchBot(seed, search),
  },
};

/** A mind for each seat of each table: bots remember nothing of each other. */
const minds = new Map<string, Map<number, Mind>>();

function mindOf(table: string, player: number, edition: EditionId, strength: Strength): Mind {
  const seats = minds.get(table) ?? new Map<number, Mind>();
  minds.set(table, seats);
  const made = seats.get(player) ?? makers[edition][strength]?.(`${table}/${player}`);
  if (made === undefined) throw new Error(`No bot of ${edition} plays so: ${strength}.`);
  seats.set(player, made);
  return made;
}

function clockOf(budget: number): second.Clock {
  const end = performance.now() + budget;
  const { signal } = new AbortController();
  return { budget, remaining: () => Math.max(0, end - performance.now()), signal };
}

function choose({ table, view, strength, budget }: Asking): Move {
  const asked = decision(view);
  const player = view.viewer;
  if (asked === null || player === null || asked.actor !== player) throw new Error('This bot is not asked.');
  const helpers = { player, decision: asked, ruleset: rulesetFor(view), clock: clockOf(budget) };
  // Which edition's view, decision and rules these are, the view says.
  return mindOf(table, player, view.edition, strength).choose(
    view as never,
    legalActions(view, player) as never,
    helpers as never,
  );
}

// Where there are few cores, the server and its database come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (asking: Asking | Forgetting) => {
  if (!('view' in asking)) {
    minds.delete(asking.table);
    return;
  }
  const { id } = asking;
  let answer: Answering;
  try {
    answer = { id, action: choose(asking) };
  } catch (error) {
    answer = { id, trouble: error instanceof Error ? error.message : String(error) };
  }
  // If nobody hears it any more, `disconnect` ends this process.
  process.send?.(answer, undefined, undefined, () => {});
});
// The server is gone, however it ended.
process.on('disconnect', () => process.exit());
