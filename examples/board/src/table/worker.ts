import { expose } from 'comlink';
import type { EditionId } from 'runebound-engine';
import type { Advice } from '../bots/advice.js';
import { mindsOf } from '../bots/minds.js';
import type { Ending } from '../ending/past.js';
import { speakIn } from '../spoken.js';
import type { Move, Seat, View } from './client.js';
import { House, type News, type Setting } from './house.js';
import { keep, keptText } from './keep.js';

/* The worker in which a game is kept. What the page asks of it goes through here. */

let house: House | null = null;

const table = (): House => {
  if (house === null) throw new Error('No table is laid.');
  return house;
};

/** What a player who sits down receives. */
export interface Seated {
  readonly seats: readonly Seat[];
  readonly edition: EditionId;
  readonly asked: number | null;
}

const seated = async (laying: Promise<House>): Promise<Seated> => {
  const laid = await laying;
  house = laid;
  return { seats: laid.seats, edition: laid.edition, asked: laid.asked };
};

/** All that the page may ask. */
const service = {
  speakIn,
  open: (setting: Setting): Promise<Seated> => seated(House.open(setting)),
  resumeText: (text: string): Promise<Seated> => seated(House.resume(text)),
  resumeKept: async (id: string): Promise<Seated> => seated(House.resume(await keptText(id))),
  asked: (): number | null => table().asked,
  news: (viewer: number | null, since: number, at: number | null = null, open = false): News =>
    table().news(viewer, since, at, open),
  answersOpenly: (seat: number): boolean => table().answersOpenly(seat),
  act: (action: Move, by: number): void => table().act(action, by),
  undo: (): void => table().undo(),
  redo: (): void => table().redo(),
  playBots: (most: number): void => table().playBots(most),
  advise: (player: number): Advice => table().advise(player),
  /** How likely the fight is won that an action begins; `null` if it begins none, or nobody knows. */
  fightOdds: (view: View, after: Move): number | null => mindsOf(view.edition).fightOdds(view, after),
  review: (viewer: number | null, open: boolean): Ending => table().review(viewer, open),
  again: (): Promise<Seated> => seated(table().another()),
  save: (): Blob => new Blob([table().saved()], { type: 'application/json' }),
  keep: (id: string, title: string): Promise<void> =>
    keep({ id, title, at: Date.now(), text: table().saved() }),
};

export type Service = typeof service;

expose(service);
