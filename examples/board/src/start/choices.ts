import { bundledModules } from 'runebound-engine';
import { rulesetOf, type ScenarioId, scenarioIds } from 'runebound-engine/third-edition';
import { wordsOf } from 'runebound-engine/third-edition/words';

/* What can be played: the editions, with the modules of the one and the scenarios of the other. */

export type EditionChoice = 'second-edition' | 'third-edition';

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
}

/** The rule modules of Second Edition that come with the package. */
export const modules: readonly Choice[] = Object.values(bundledModules).map(({ id, title }) => ({
  id,
  title,
}));

/** The modules chosen after one was ticked or unticked: those that need each other come and go together. */
export function chosenWith(chosen: readonly string[], id: string, on: boolean): readonly string[] {
  const needs = (one: string): readonly string[] =>
    Object.values(bundledModules).find((module) => module.id === one)?.requires ?? [];
  const one = new Set(chosen);
  const put = (which: string): void => {
    one.add(which);
    for (const needed of needs(which)) put(needed);
  };
  const take = (which: string): void => {
    one.delete(which);
    for (const other of [...one]) if (needs(other).includes(which)) take(other);
  };
  if (on) put(id);
  else take(id);
  return [...one];
}

/** Which of the chosen modules another cannot be played with, by its title; `null` if it goes with all. */
export function barredBy(chosen: readonly string[], id: string): string | null {
  const module = (which: string) => Object.values(bundledModules).find((one) => one.id === which);
  const bars = (one: string, other: string): boolean =>
    (module(one)?.conflicts ?? []).some((conflict) => conflict.module === other);
  const needed = chosenWith([], id, true);
  const by = chosen.find((other) => needed.some((one) => bars(one, other) || bars(other, one)));
  return by === undefined ? null : (module(by)?.title ?? by);
}

/** The scenarios of Third Edition. */
export const scenarios: readonly Choice<ScenarioId>[] = scenarioIds.map((id) => ({
  id,
  title: wordsOf(rulesetOf(id)).name('module', id),
}));

/** How many may sit down: the package refuses other numbers, so this only shapes the page. */
export const places: Readonly<Record<EditionChoice, readonly [least: number, most: number]>> = {
  'second-edition': [1, 6],
  'third-edition': [2, 4],
};
