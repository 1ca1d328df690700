import { expose } from 'comlink';
import type { EditionId } from 'runebound-engine';
import type { Strength } from '../../../server/src/bots/strengths.js';
import { type Advice, takesOffer } from '../bots/advice.js';
import { type FightOdds, mindsOf, openMinds } from '../bots/minds.js';
import { openRules } from '../editions/rules.js';
import { type Ending, endingOf } from '../ending/past.js';
import { speakIn } from '../spoken.js';
import type { Happening, Move, View } from './client.js';
import { House, type News, type Setting } from './house.js';
import { type KeptGame, keep, keptText } from './keep.js';

/* The worker in which a game is kept. What the page asks of it goes through here. */

let house: House | null = null;

const table = (): House => {
  if (house === null) throw new Error('No table is laid.');
  return house;
};

/** What a player who sits down receives. */
export interface Seated {
  /** What its game was begun with. */
  readonly setting: Setting;
  readonly asked: number | null;
}

const seated = async (laying: Promise<House>): Promise<Seated> => {
  const laid = await laying;
  house = laid;
  return { setting: laid.setting, asked: laid.asked };
};

/** How long the worker reads a game before it hears what else is asked, in milliseconds. */
const patience = 20;

/** Lets other questions in, now and then. */
function waits(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < patience) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** What somebody saw of a game on a server, step by step. */
export interface SeenStep {
  readonly view: View;
  readonly events: readonly Happening[];
}

/** What the page has told so far of a game on a server. */
let seen: SeenStep[] = [];

/** Brings what an edition needs: at a table on a server no game was laid here before. */
const bring = (edition: EditionId): Promise<unknown> => Promise.all([openRules(edition), openMinds(edition)]);

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
  fightOdds: async (view: View, after: Move): Promise<FightOdds | null> => {
    await bring(view.edition);
    return mindsOf(view.edition).fightOdds(view, after);
  },
  /** Whether a bot of this strength would take the offer that a player may make. */
  takesOffer: async (view: View, strength: Strength): Promise<boolean | null> => {
    await bring(view.edition);
    return takesOffer(view, strength);
  },
  /** Tells the game after its end; `show` gets what is known already. */
  review: (viewer: number | null, open: boolean, show: (ending: Ending) => void): Promise<Ending> =>
    endingOf(table().seenBy(viewer, open), show, waits()),
  /** Hears a part of a game on a server, the first from the beginning. */
  hear: (from: number, steps: readonly SeenStep[]): void => {
    seen = [...seen.slice(0, from), ...steps];
  },
  /** Tells the game that it heard; its first step is `first`. */
  reviewHeard: async (first: number, show: (ending: Ending) => void): Promise<Ending> => {
    const heard = seen;
    const [opening] = heard;
    if (opening === undefined) throw new Error('Nothing was seen of the game.');
    const { edition } = opening.view;
    await bring(edition);
    const at = (step: number): SeenStep => heard[step - first] as SeenStep;
    const past = {
      first,
      steps: heard.length,
      view: (step: number) => at(step).view,
      events: (step: number) => at(step).events,
    };
    return endingOf(past, show, waits());
  },
  again: (): Promise<Seated> => seated(table().another()),
  save: (): Blob => new Blob([table().saved()], { type: 'application/json' }),
  keep: (game: Omit<KeptGame, 'at'>): Promise<void> =>
    keep({ ...game, at: Date.now(), text: table().saved() }),
};

export type Service = typeof service;

expose(service);
