// What is known of the printed cards, and what is our own.
import { table } from '../boards/tables.js';
import { cards, knownOf } from './cards.js';

/** Where the facts under a heading come from, and how sure they are: A if two sources, the card itself or the publisher say so, B for one that fits the rest, C for one that may have simplified. */
export const sources: Readonly<Record<string, { readonly from: string; readonly sure: string }>> = {
  Heroes: { from: 'photographs of the cards, a published program', sure: 'A; where heroes begin C' },
  'Asset tokens': {
    from: 'a published program with all 34 tokens; cards by photographs and a second program',
    sure: 'B; A where a card was seen',
  },
  'Assets without a token': { from: 'a published program; some cards by photographs', sure: 'B' },
  Goods: { from: 'a published program; Artifacts by the Learn to Play booklet', sure: 'B' },
  Skills: { from: 'a list of names, types and costs in a published program', sure: 'B' },
  'Skills in the Rules Reference': { from: 'examples in the Rules Reference', sure: 'A' },
  Enemies: { from: 'published programs, photographs, the Learn to Play booklet', sure: 'B, some A; gold C' },
  Titles: { from: 'a list of titles in a published program', sure: 'B' },
  'Exploration quests': { from: 'a published program, which simplifies rewards', sure: 'C' },
  'Social events': {
    from: 'a published program, which simplifies rewards; the publisher’s preview; the Rules Reference',
    sure: 'C',
  },
  Villains: { from: 'photographs of the cards', sure: 'A' },
  'Story cards': { from: 'a list of titles in a published program', sure: 'B' },
};

const kindOf = (kind: string): string =>
  ({ story: 'story cards', hero: 'heroes', enemy: 'enemies' })[kind] ?? `${kind}s`;

/** How many cards of each kind have something known, and how many are our own from end to end. */
export function shareTable(): string {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = cards.filter((card) => card.kind === kind);
    const original = own.filter(({ source }) => source === 'original').length;
    return [kindOf(kind), own.length, own.length - original, original] as const;
  });
  const sum = (column: 1 | 2 | 3): number => rows.reduce((total, row) => total + row[column], 0);
  return table(['Kind', 'Cards', 'With something known', 'Original'], (column) => column > 0, [
    ...rows,
    ['**all**', sum(1), sum(2), sum(3)],
  ]);
}

/** Where facts come from, by heading. */
export const sourceTable = (): string =>
  table(
    ['Heading', 'From', 'How sure'],
    () => false,
    Object.entries(sources).map(([heading, { from, sure }]) => [heading, from, sure]),
  );

/** The names of a group, copies of a card once. */
const named = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const many = names.filter((one) => one === name).length;
      return many > 1 ? `${name} (${many})` : name;
    })
    .join(', ');

/** Every card of which something is known, by what that is. */
export function knownLists(): string {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { name, source } of cards) {
    const known = knownOf(source);
    if (known === null) continue;
    const under = groups.get(known.heading) ?? new Map<string, string[]>();
    groups.set(known.heading, under);
    under.set(known.what, [...(under.get(known.what) ?? []), name]);
  }
  return [...groups]
    .map(
      ([heading, under]) =>
        `### ${heading}\n\n${[...under].map(([what, names]) => `- ${named(names)}: ${what}.`).join('\n')}`,
    )
    .join('\n\n');
}

/** The cards that are our own from end to end, by kind. */
export function originalLists(): string {
  const own = cards.filter(({ source }) => source === 'original');
  return [...new Set(own.map(({ kind }) => kind))]
    .map(
      (kind) =>
        `- ${kindOf(kind)}: ${named(own.filter((card) => card.kind === kind).map(({ name }) => name))}`,
    )
    .join('\n');
}
