import { decision, type EditionId, type GameView, legalActions, rulesetFor } from 'runebound-engine';
import { sensibleBot } from 'runebound-engine/bots';
import { sensibleBot as sensibleThird } from 'runebound-engine/third-edition/bots';
import type { Move } from '../game/game.js';

/* The process in which bots think, so that nobody waits for them. They know what their seat knows: a view. */

/** What a bot is asked, or, without a view, that a game is no more. */
export interface Asking {
  readonly id: number;
  readonly table: string;
  readonly view?: GameView<EditionId>;
}

/** What it answers: an action, or why there is none. */
export interface Answering {
  readonly id: number;
  readonly action?: Move;
  readonly trouble?: string;
}

/** A mind for each seat of each table: bots remember nothing of each other. */
const minds = new Map<
  string,
  Map<number, { second: ReturnType<typeof sensibleBot>; third: ReturnType<typeof sensibleThird> }>
>();

function mindOf(table: string, player: number) {
  const seats = minds.get(table) ?? new Map();
  minds.set(table, seats);
  const mind = seats.get(player) ?? {
    second: sensibleBot(`${table}/${player}`),
    third: sensibleThird(`${table}/${player}`),
  };
  seats.set(player, mind);
  return mind;
}

function choose(table: string, view: GameView<EditionId>): Move {
  const asked = decision(view);
  const player = view.viewer;
  if (asked === null || player === null || asked.actor !== player) throw new Error('This bot is not asked.');
  const { second, third } = mindOf(table, player);
  // Which edition's view, decision and rules these are, the view says.
  const helpers = { player, decision: asked as never, ruleset: rulesetFor(view) as never };
  return view.edition === 'second-edition'
    ? second.choose(view, legalActions(view, player), helpers)
    : third.choose(view, legalActions(view, player), helpers);
}

process.on('message', ({ id, table, view }: Asking) => {
  if (view === undefined) {
    minds.delete(table);
    return;
  }
  let answer: Answering;
  try {
    answer = { id, action: choose(table, view) };
  } catch (error) {
    answer = { id, trouble: error instanceof Error ? error.message : String(error) };
  }
  // If nobody hears it any more, `disconnect` ends this process.
  process.send?.(answer, undefined, undefined, () => {});
});
// The server is gone, however it ended.
process.on('disconnect', () => process.exit());
