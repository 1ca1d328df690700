import '../spoken-here.js';
import { bundledModules } from 'runebound-engine';
import { composeRuleset } from 'runebound-engine/second-edition';
import { rulesetOf, type ScenarioId, scenarioIds } from 'runebound-engine/third-edition';
import { wordsOf as wordsOfThird } from 'runebound-engine/third-edition/words';
import { wordsOf } from 'runebound-engine/words';
import { catalogues } from '../spoken.js';
import { texts } from '../texts.js';

/* What can be played: the editions, with the modules of the one and the scenarios of the other. */

export type EditionChoice = 'second-edition' | 'third-edition';

export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** What it is, in two sentences. */
  readonly about: string;
}

const sayings = new Map<EditionChoice, { readonly message: (key: string) => string }>();

/** The words of an edition, whatever is in force. */
function saidOf(edition: EditionChoice) {
  const said =
    sayings.get(edition) ??
    (edition === 'second-edition'
      ? wordsOf(composeRuleset([]), { catalogues: catalogues()[edition] })
      : wordsOfThird(rulesetOf(scenarioIds[0] ?? 'corpse-king'), { catalogues: catalogues()[edition] }));
  sayings.set(edition, said);
  return said;
}

/** A module by its name in the language of the page. */
function nameOf(id: string): string {
  return texts().modules[id] ?? Object.values(bundledModules).find((module) => module.id === id)?.title ?? id;
}

const titleOf = (edition: EditionChoice, id: string): string =>
  edition === 'second-edition'
    ? nameOf(id)
    : (texts().modules[id] ??
      wordsOfThird(rulesetOf(id as ScenarioId), { catalogues: catalogues()[edition] }).name('module', id));

/** What an edition, a module or a scenario is; modules from elsewhere need no text. */
export function aboutOf(edition: EditionChoice, id: string): Choice {
  const key = `module.${id}.about`;
  const about = saidOf(edition).message(key);
  return { id, title: id === edition ? id : titleOf(edition, id), about: about === key ? '' : about };
}

/** The rule modules of Second Edition that come with the package. */
export const modules: readonly Choice[] = Object.values(bundledModules).map(({ id }) =>
  aboutOf('second-edition', id),
);

const needsOf = (id: string): readonly string[] =>
  Object.values(bundledModules).find((module) => module.id === id)?.requires ?? [];

/** The titles of the modules that one brings along. */
export const broughtBy = (id: string): readonly string[] =>
  needsOf(id).map((needed) => titleOf('second-edition', needed));

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
  const module = (which: string) => Object.values(bundledModules).find((one) => one.id === which);
  const bars = (one: string, other: string): boolean =>
    (module(one)?.conflicts ?? []).some((conflict) => conflict.module === other);
  const needed = chosenWith([], id, true);
  const by = chosen.find((other) => needed.some((one) => bars(one, other) || bars(other, one)));
  return by === undefined ? null : nameOf(by);
}

/** The scenarios of Third Edition. */
export const scenarios: readonly Choice<ScenarioId>[] = scenarioIds.map((id) => ({
  ...aboutOf('third-edition', id),
  id,
}));

/** How many may sit down: the package refuses other numbers, so this only shapes the page. */
export const places: Readonly<Record<EditionChoice, readonly [least: number, most: number]>> = {
  'second-edition': [1, 6],
  'third-edition': [2, 4],
};
