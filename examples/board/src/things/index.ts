import type { Happening, View } from '../table/client.js';
import type { Drawn } from './board.js';
import type { BoardThing } from './board-things.js';
import type { Throw } from './combat-things.js';
import { screenOfSecond } from './second.js';
import { boardOfSecond, throwOfSecond } from './second-board.js';
import type { Screenful } from './things.js';
import { screenOfThird } from './third.js';
import { boardOfThird, throwOfThird } from './third-board.js';

/* The one place that asks of which edition a game is. */

export const screenOf = (view: View, players: readonly string[]): Screenful =>
  view.edition === 'second-edition' ? screenOfSecond(view, players) : screenOfThird(view, players);

export const boardOfView = (view: View, drawn: Drawn): BoardThing =>
  view.edition === 'second-edition' ? boardOfSecond(view, drawn) : boardOfThird(view, drawn);

export const throwOf = (
  view: View,
  events: readonly Happening[],
  players: readonly string[],
): Throw | null =>
  view.edition === 'second-edition'
    ? throwOfSecond(view, events, players)
    : throwOfThird(view, events, players);
