import type { EditionId } from 'runebound-engine';
import type { MapSign } from 'runebound-engine/picture';
import { openRules, rulesOf } from '../editions/rules.js';
import type { Happening, View } from '../table/client.js';
import type { EditionTexts } from '../texts/english-second.js';
import { texts } from '../texts.js';
import type { Drawn } from './board.js';
import type { BoardThing } from './board-things.js';
import type { Throw } from './combat-things.js';
import type { CardThing, Screenful } from './things.js';

/* The one place that asks of which edition a game is. What the screen needs of an edition is loaded when its table is laid, or chosen. */

/** What is played, but for who plays it. */
export interface Played {
  readonly edition: EditionId;
  readonly modules: readonly string[];
  readonly scenario: string;
}

/** How a screen shows an edition. */
export interface EditionScreen {
  screenOf(view: View, players: readonly string[]): Screenful;
  boardOf(view: View, drawn: Drawn): BoardThing;
  throwOf(view: View, events: readonly Happening[], players: readonly string[]): Throw | null;
  /** The signs of the map. */
  signsOf(modules: readonly string[]): readonly MapSign[];
  /** The heroes that a game can have, as cards, in the order of the box. */
  heroesOf(played: Played): readonly CardThing[];
  readonly texts: EditionTexts;
}

const shelf = new Map<EditionId, EditionScreen>();
const opening = new Map<EditionId, Promise<void>>();

const bring: Readonly<Record<EditionId, () => Promise<EditionScreen>>> = {
  'second-edition': async () => (await import('./second-edition.js')).second(),
  'third-edition': async () => (await import('./third-edition.js')).third(),
};

/** Brings what the screen needs of an edition, its rules among it. The same promise each time, unless it failed. */
export function openScreen(edition: EditionId): Promise<void> {
  const known = opening.get(edition);
  if (known !== undefined) return known;
  const opened = Promise.all([bring[edition](), openRules(edition)]).then(
    ([screen]) => void shelf.set(edition, screen),
  );
  opening.set(edition, opened);
  opened.catch(() => opening.delete(edition));
  return opened;
}

/** The screen of an edition that was brought. */
export function screenOfEdition(edition: EditionId): EditionScreen {
  const screen = shelf.get(edition);
  if (screen === undefined) throw new Error(`The screen of ${edition} is not there yet.`);
  return screen;
}

export const screenOf: EditionScreen['screenOf'] = (view, players) =>
  screenOfEdition(view.edition).screenOf(view, players);

export const boardOfView: EditionScreen['boardOf'] = (view, drawn) =>
  screenOfEdition(view.edition).boardOf(view, drawn);

export const throwOf: EditionScreen['throwOf'] = (view, events, players) =>
  screenOfEdition(view.edition).throwOf(view, events, players);

/** A module or a scenario by its name in the language of the page. */
export const titleOf = (edition: EditionId, id: string): string =>
  texts().modules[id] ?? rulesOf(edition).modules.find((module) => module.id === id)?.title ?? id;

/** A module or a scenario, with what it is; modules from elsewhere need no text. */
export const aboutOf = (edition: EditionId, id: string) => ({
  id,
  title: titleOf(edition, id),
  about: rulesOf(edition).aboutOf(id),
});
