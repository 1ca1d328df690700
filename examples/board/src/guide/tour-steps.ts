import { decision } from '../editions/rules.js';
import type { Texts } from '../texts.js';
import type { Screenful } from '../things/things.js';

/* The steps of a guided first turn. Which one is shown follows from what the player does, not from a fixed order. */

interface TourStep {
  readonly id: keyof Texts['tour']['steps'];
  /** What it points at. */
  readonly at: string;
  /** What it points at on a phone, if that is something else. */
  readonly atOnPhone?: string;
  /** Whether the player has to do something: it is over when its moment is. Otherwise it is over when it is read. */
  readonly waits?: true;
  /** Whether it stays while others play. */
  readonly stays?: true;
  readonly when: (now: Moment) => boolean;
}

/** What the steps look at. */
interface Moment {
  /** What the player is asked; empty while others are. */
  readonly asked: string;
  readonly screen: Screenful;
  readonly seen: readonly string[];
}

export const momentOf = (screen: Screenful, viewer: number | null, seen: readonly string[]): Moment => {
  const due = screen.view.outcome === null ? decision(screen.view) : null;
  return { asked: due !== null && due.actor === viewer ? due.kind : '', screen, seen };
};

const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: Moment): boolean =>
    kinds.includes(asked);
const isAsked = ({ asked }: Moment): boolean => asked !== '';
/** Whether the player stands on an adventure. */
const isThere = ({ screen: { figures, view, liesAt } }: Moment): boolean => {
  const space = figures.find(({ player }) => player === view.viewer)?.space ?? null;
  return space !== null && liesAt(space) !== '';
};
/** Whether the player plays an enemy, in a fight of somebody else. */
const isFoe = ({ asked, screen }: Moment): boolean =>
  asked !== '' && screen.combat !== null && screen.role !== '';
/** Whether the player has walked by dice: before that, the guide is not at its end. */
const hasWalked = ({ seen }: Moment): boolean =>
  ['walk', 'walkThird', 'stop'].some((step) => seen.includes(step));
const hasFought = ({ seen }: Moment): boolean => seen.includes('combat') || seen.includes('tokens');

/** Whether the guide has something to say now. */
export const isExplaining = (
  { running, seen }: { readonly running: boolean; readonly seen: readonly string[] },
  screen: Screenful,
  viewer: number | null,
): boolean => running && dueStep(momentOf(screen, viewer, seen)) !== null;

/** The step that is due now; `null` while there is nothing to say. */
export const dueStep = (now: Moment): TourStep | null =>
  tourSteps.find((one) => !now.seen.includes(one.id) && one.when(now)) ?? null;

export const tourSteps: readonly TourStep[] = [
  { id: 'goal', at: '.goal', when: () => true },
  { id: 'draft', at: '.now', waits: true, when: asks('game/hero') },
  { id: 'place', at: '.board-area', waits: true, when: asks('game/place') },
  {
    id: 'hero',
    at: '.sheets',
    when: ({ asked, screen }) =>
      asked !== '' && screen.combat === null && (screen.players[0]?.characters.length ?? 0) > 0,
  },
  { id: 'question', at: '.now', when: (now) => isAsked(now) && !isFoe(now) },
  {
    id: 'foe',
    at: '.now',
    when: (now) => isFoe(now) && now.screen.view.edition === 'third-edition',
  },
  { id: 'roll', at: '.now', waits: true, when: asks('movement/choose') },
  { id: 'turn', at: '.now', when: asks('turn/act') },
  {
    id: 'gem',
    at: '.now',
    when: (now) =>
      asks('turn/act')(now) && now.screen.answers.some(({ action }) => action.type === 'adventure/begin'),
  },
  {
    id: 'stop',
    at: '.now',
    waits: true,
    when: (now) => asks('movement/walk', 'move/spend')(now) && isThere(now),
  },
  {
    id: 'walk',
    at: '.board-area',
    waits: true,
    when: (now) => asks('movement/walk')(now) && !isThere(now),
  },
  {
    id: 'walkThird',
    at: '.board-area',
    waits: true,
    when: (now) => asks('move/spend')(now) && !isThere(now),
  },
  { id: 'adventure', at: '.now', waits: true, when: asks('adventure/choose') },
  {
    id: 'combat',
    at: '.now',
    when: ({ asked, screen }) =>
      asked !== '' && screen.combat !== null && screen.view.edition === 'second-edition',
  },
  {
    id: 'tokens',
    at: '.now',
    when: ({ asked, screen }) =>
      asked !== '' && screen.combat !== null && screen.view.edition === 'third-edition',
  },
  {
    id: 'market',
    at: '.sheets',
    when: ({ asked, screen }) => asked !== '' && screen.trading && screen.view.edition === 'second-edition',
  },
  {
    id: 'shop',
    at: '.sheets',
    when: ({ asked, screen }) => asked !== '' && screen.trading && screen.view.edition === 'third-edition',
  },
  {
    id: 'learn',
    at: '.now',
    when: ({ asked, screen }) =>
      asked !== '' && screen.answers.some(({ action }) => action.type === 'skill/learn'),
  },
  {
    id: 'fought',
    at: '.now',
    when: (now) => isAsked(now) && now.screen.combat === null && hasFought(now),
  },
  {
    id: 'log',
    at: '.log',
    atOnPhone: '.story-tab',
    stays: true,
    when: (now) =>
      hasFought(now) &&
      now.screen.combat === null &&
      (!isAsked(now) || asks('movement/choose', 'turn/act')(now)),
  },
  { id: 'end', at: '.header', stays: true, when: (now) => now.seen.includes('log') && hasWalked(now) },
];
