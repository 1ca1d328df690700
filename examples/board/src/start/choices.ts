import type { EditionId } from 'runebound-engine';
import { rulesOf } from '../editions/rules.js';
import { aboutOf, titleOf } from '../things/index.js';

/* What can be played: the editions, with the modules of the one and the scenarios of the other. */

export type EditionChoice = EditionId;

export interface Choice {
  readonly id: string;
  readonly title: string;
  /** What it is, in two sentences. */
  readonly about: string;
}

/** The modules of Second Edition or the scenarios of Third that come with the package. */
export const choicesOf = (edition: EditionChoice): readonly Choice[] =>
  rulesOf(edition).modules.map(({ id }) => aboutOf(edition, id));

const module = (id: string) => rulesOf('second-edition').modules.find((one) => one.id === id);
const needsOf = (id: string): readonly string[] => module(id)?.needs ?? [];
const named = (id: string): string => titleOf('second-edition', id);

/** The titles of the modules that one brings along. */
export const broughtBy = (id: string): readonly string[] => needsOf(id).map(named);

/** The modules chosen after one was ticked or unticked: those that need each other come and go together. */
export function chosenWith(chosen: readonly string[], id: string, on: boolean): readonly string[] {
  const one = new Set(chosen);
  const put = (which: string): void => {
    one.add(which);
    for (const needed of needsOf(which)) put(needed);
  };
  const take = (which: string): void => {
    one.delete(which);
    for (const other of [...one]) if (needsOf(other).includes(which)) take(other);
  };
  if (on) put(id);
  else take(id);
  return [...one];
}

/** Which of the chosen modules another cannot be played with, by its title; `null` if it goes with all. */
export function barredBy(chosen: readonly string[], id: string): string | null {
  const bars = (one: string, other: string): boolean => (module(one)?.bars ?? []).includes(other);
  const needed = chosenWith([], id, true);
  const by = chosen.find((other) => needed.some((one) => bars(one, other) || bars(other, one)));
  return by === undefined ? null : named(by);
}

/** How many may sit down: the package refuses other numbers, so this only shapes the page. */
export const places: Readonly<Record<EditionChoice, readonly [least: number, most: number]>> = {
  'second-edition': [1, 6],
  'third-edition': [2, 4],
};
