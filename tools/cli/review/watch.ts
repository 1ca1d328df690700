import { emitKeypressEvents } from 'node:readline';
import type { GameEvent } from '../../../src/kernel/index.js';
import type { StoryLine } from '../../../src/words/second-edition/index.js';
import { cataloguesOf, languageIn } from '../language.js';
import type { Game } from '../play/game.js';
import { enterScreen, leaveScreen, Turned } from '../play/prompt.js';
import { recorded } from '../play/saved.js';
import { gameScreen } from '../play/screen.js';
import { speak, texts } from '../play/texts.js';
import { CommandError, plain } from '../terminal.js';
import type { Given } from '../workshop/orders.js';

export type WatchOptions = Given<never, 'from' | 'to' | 'step' | 'language'>;

/** The sentences of each step, hidden cards too. */
function tellings(game: Game): readonly (readonly StoryLine[])[] {
  const narrator = game.narrator();
  return game.table
    .getSnapshot()
    .log.map(({ events, step }) => [
      ...narrator.tell(events as readonly GameEvent[], game.table.at(step)),
      ...narrator.rest(),
    ]);
}

/** @throws CommandError for a number that is no step of the game */
function stepIn(name: string, text: string | undefined, last: number, otherwise: number): number {
  if (text === undefined) return otherwise;
  const step = Number(text);
  if (/^\d+$/.test(text) && step <= last) return step;
  throw new CommandError(`${name} is a step of the game, from 0 to ${last}, not "${plain(text)}".`);
}

const write = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** A sentence in a file, with its rule: whole, however long. */
const lineOf = ({ text, rule, heading }: StoryLine): string =>
  heading ? text : `  ${text.replaceAll('\n', ' ').padEnd(80)} ${rule}`.trimEnd();

/** The screen of a step: the board as it then was, and what has just been told. */
function screenAt(
  game: Game,
  told: readonly (readonly StoryLine[])[],
  step: number,
  columns: number,
  rows: number,
) {
  const decision = game.decisionAt(step);
  const seat = typeof decision?.actor === 'number' ? decision.actor : 0;
  const sight = game.sight(seat, step);
  const next =
    decision === null ? sight.speaks.outcome(game.table.at(step).outcome) : sight.speaks.ask(decision);
  const question = `${texts().stepOf(step, told.length - 1)}${next === '' ? '' : ` · ${next}`}`;
  return gameScreen(
    { sight, question, news: told[step] ?? [], hint: texts().watchHint, to: () => null, withRules: true },
    { items: [], focused: undefined, input: null, problem: '', columns, rows, turned: new Turned() },
  );
}

export async function watchGame(file: string, options: WatchOptions): Promise<void> {
  const language = languageIn(options.language);
  speak(language);
  const game = recorded(file, await cataloguesOf(language));
  const told = tellings(game);
  const last = told.length - 1;
  const from = stepIn('--from', options.from, last, 0);
  const to = stepIn('--to', options.to, last, last);
  const step = stepIn('--step', options.step, last, from);
  if (from > to) throw new CommandError('--from comes before --to.');
  if (process.stdin.isTTY && process.stdout.isTTY) return paged(game, told, { from, to, step });
  if (options.step !== undefined) return write(screenAt(game, told, step, 101, 40));
  for (let at = from; at <= to; at++) {
    const lines = (told[at] ?? []).map(lineOf);
    if (lines.length > 0) write([texts().step(at), ...lines]);
  }
}

/** The step at which the turn of another step begins: before it, or after it. */
function turnFrom(game: Game, at: number, way: 1 | -1): number {
  const { log } = game.table.getSnapshot();
  for (let step = at + way; log[step] !== undefined; step += way)
    if (log[step]?.events.some(({ type }) => type === 'turn/began')) return step;
  return way === 1 ? log.length - 1 : 0;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

function paged(
  game: Game,
  told: readonly (readonly StoryLine[])[],
  { from, to, step }: Range,
): Promise<void> {
  const { stdin, stdout } = process;
  let at = Math.min(to, Math.max(from, step));
  const draw = (): void => {
    const { columns = 80, rows = 24 } = stdout;
    const lines = screenAt(game, told, at, columns, rows);
    stdout.write(`\u001b[2J\u001b[H${lines.slice(0, rows).join('\r\n')}`);
  };
  return new Promise((resolve) => {
    const leave = (): void => {
      stdin.off('keypress', pressed);
      stdout.off('resize', draw);
      stdin.setRawMode(false);
      stdin.pause();
      leaveScreen();
      resolve();
    };
    const go = (next: number): void => {
      at = Math.min(to, Math.max(from, next));
      draw();
    };
    const keys: Readonly<Record<string, () => void>> = {
      right: () => go(at + 1),
      space: () => go(at + 1),
      return: () => go(at + 1),
      left: () => go(at - 1),
      backspace: () => go(at - 1),
      down: () => go(turnFrom(game, at, 1)),
      up: () => go(turnFrom(game, at, -1)),
      home: () => go(from),
      end: () => go(to),
      q: leave,
      escape: leave,
    };
    const pressed = (
      _: string | undefined,
      key: { readonly name?: string; readonly ctrl?: boolean },
    ): void => {
      if (key.ctrl) return key.name === 'c' || key.name === 'd' ? leave() : undefined;
      keys[key.name ?? '']?.();
    };
    enterScreen();
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdin.on('keypress', pressed);
    stdout.on('resize', draw);
    draw();
  });
}
