import type { Json, Problem } from '../../../kernel/index.js';
import type { Terrain } from '../../abilities/language.js';
import type { G } from '../../base/vocabulary.js';
import { isRecord } from '../../content/check-plain.js';
import { check, is, listOf, object, type ValueOf } from '../../saves/words.js';
import { countersForm, memoryOf } from './memory.js';
import { inPrintedOrder, ritualOf } from './rituals.js';

/*
 * Rituals in a described position, under `with`: `filled`, by player and in their order, has the filled symbols of each Ritual, or `true`
 * for all.
 */

const described = object('Rituals and Runes', {
  filled: listOf(
    is<unknown>('filled symbols by Ritual', () => true),
    6,
  ).optional(),
});

/** Lays counters on Rituals. The invariants find impossible ones. */
export function arrange(g: G, said: Json): readonly Problem[] {
  const problems = check(described, said, '');
  if (problems.length > 0) return problems;
  const { filled = [] } = said as ValueOf<typeof described>;
  const { players } = g.state;
  if (filled.length > players.length)
    return [{ path: 'filled', message: `There are only ${players.length} players.` }];
  return filled.flatMap((each, player): readonly Problem[] => {
    const path = `filled/${player}`;
    const known = isRecord(each)
      ? Object.entries(each).map(([id, symbols]): [string, unknown] => [
          id,
          symbols === true ? printedOn(g, id) : symbols,
        ])
      : [];
    const counters = isRecord(each) ? Object.fromEntries(known) : each;
    const problems = check(countersForm, counters, path);
    if (problems.length > 0) return problems;
    const lying = memoryOf(g).counters[player] ?? {};
    for (const [id, symbols] of known as [string, Terrain[]][]) {
      const inOrder = inPrintedOrder(printedOn(g, id), symbols);
      // Symbols that the card does not print stay, and the invariants find them.
      lying[id] = inOrder.length === symbols.length ? inOrder : symbols;
    }
    return [];
  });
}

const printedOn = (g: G, id: string): readonly Terrain[] =>
  (Object.hasOwn(g.content.cards, id) && ritualOf(g, id)?.symbols) || [];
