import type { Json } from '../../../kernel/index.js';
import type { Terrain } from '../../abilities/language.js';
import type { G } from '../../base/vocabulary.js';
import { isRecord } from '../../content/check-plain.js';
import { check, is, listOf, object } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import { countersForm, memoryOf } from './memory.js';
import { inPrintedOrder, ritualOf } from './rituals.js';

/* Rituals in a described position, under `with`: `filled` has the filled symbols of each by player, or `true` for all. */

const described = object('Rituals and Runes', {
  filled: listOf(
    is<unknown>('filled symbols by Ritual', () => true),
    6,
  ).optional(),
});

/** Lays counters on Rituals. The invariants find impossible ones. */
export const arrange = arranging(described, (g, { filled = [] }, refuse) => {
  const { length } = g.state.players;
  if (filled.length > length) return refuse('filled', `There are only ${length} players.`);
  for (const [player, each] of filled.entries()) {
    const known = isRecord(each)
      ? Object.entries(each).map(([id, symbols]): [string, unknown] => [
          id,
          symbols === true ? printedOn(g, id) : symbols,
        ])
      : [];
    const counters = isRecord(each) ? Object.fromEntries(known) : each;
    const problems = check(countersForm, counters, `filled/${player}`);
    for (const { path, message } of problems) refuse(path, message);
    if (problems.length > 0) continue;
    const lying = memoryOf(g).counters[player] ?? {};
    for (const [id, symbols] of known as [string, Terrain[]][]) {
      const inOrder = inPrintedOrder(printedOn(g, id), symbols);
      // Symbols that the card does not print stay, and the invariants find them.
      lying[id] = inOrder.length === symbols.length ? inOrder : symbols;
    }
  }
});

const printedOn = (g: G, id: string): readonly Terrain[] =>
  (Object.hasOwn(g.content.cards, id) && ritualOf(g, id)?.symbols) || [];

/** The value from which {@link arrange} sets this part up. */
export const describe = (g: G): Json => ({ filled: memoryOf(g).counters });
