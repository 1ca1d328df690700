import type { CitedRules, Detail, EventKind } from '../../../../kernel/index.js';
import { adventureMeanings } from './adventures.js';
import { combatMeanings } from './combats.js';
import { harmMeanings } from './harms.js';
import { lyingMeanings } from './lying.js';
import { possessionMeanings } from './possessions.js';
import { turnMeanings } from './turns.js';

/*
 * What the events of the base game mean and by which rules they happen, apart from their kinds: for the pages, types and vocabularies that are
 * printed of them. Kinds of modules say it themselves.
 */

type Said = readonly [meaning: string, details: Readonly<Record<string, string>>, rules: CitedRules];

const meanings: Readonly<Record<string, Said>> = {
  ...turnMeanings,
  ...adventureMeanings,
  ...combatMeanings,
  ...harmMeanings,
  ...possessionMeanings,
  ...lyingMeanings,
};

/** A kind of event with what it means and the rules by which it happens, wherever that stands. */
export function withMeaning(kind: EventKind): EventKind {
  const said = Object.hasOwn(meanings, kind.type) ? meanings[kind.type] : undefined;
  if (said === undefined || kind.meaning !== '') return kind;
  const [meaning, of, rules] = said;
  const details = Object.entries(kind.details).map(([name, detail]): [string, Detail] => [
    name,
    { ...detail, meaning: of[name] ?? '' },
  ]);
  return { ...kind, meaning, details: Object.fromEntries(details), rules };
}
