import chapters from 'virtual:moves';
import type { Happening, View } from '../table/client.js';

/* What flies over the table with an action: cards, gold, counters and damage, from where to where, as the vocabulary of events says. */

/** Where something is: the parts of the screen that show it, the best first; none for what lies beside the table. */
export type Place = readonly string[];

export interface Flight {
  readonly is: 'card' | 'gold' | 'harm' | 'token';
  /** The card, where this seat knows it. */
  readonly card: string | null;
  /** How many; 1 for one thing. */
  readonly amount: number;
  readonly from: Place;
  readonly to: Place;
}

type Kind = (typeof chapters)[string][string];
type Details = Readonly<Record<string, unknown>>;

/** What the vocabulary says of an event of this game. */
export function kindOf({ edition, modules }: View, type: string): Kind | undefined {
  return [...modules, edition].map((chapter) => chapters[chapter]?.[type]).find((kind) => kind !== undefined);
}

const sheet = (name: string): string => `[id$="trigger-${name}"]`;
const ofPlayer = (player: unknown): Place => [
  `.player[data-player="${player}"]`,
  `.figure[data-player="${player}"]`,
];
const ofCard = (card: unknown): Place => [`.fighter[data-card="${card}"]`, `[data-card="${card}"]`];

/** Places that are no detail of the event, by a word in their name. */
const known: readonly (readonly [word: RegExp, place: Place])[] = [
  [/market/, [sheet('market')]],
  [/track|slot|area|Stormlords|deck/, [sheet('tracks')]],
  [/table/, ['.question .card', '.now']],
];

/** A place by its name in the vocabulary, such as `{card:card} or the table`: the first whose details the event tells counts. */
function placeOf(name: string, details: Details): Place {
  for (const one of name.split(' or ')) {
    const [, detail, kind] = /\{(\w+):(\w+)\}/.exec(one) ?? [];
    if (detail === undefined) return known.find(([word]) => word.test(one))?.[1] ?? [];
    const value = details[detail];
    if (value === undefined || value === null) continue;
    if (one.includes('market')) return [`.offers [data-card="${details.card}"]`, sheet('market')];
    if (kind === 'player') return ofPlayer(value);
    if (kind === 'space' || kind === 'hex') return [`.spot[data-space="${value}"]`];
    if (kind === 'card') return ofCard(value);
    return [sheet('tracks')];
  }
  return [];
}

const isShown = (shows: string): Flight['is'] | null =>
  shows === 'cards' || shows === 'markets'
    ? 'card'
    : shows === 'gold' || shows === 'harm'
      ? shows
      : shows === 'tokens'
        ? 'token'
        : null;

const sideOf = (side: unknown): Place => [`.side[data-side="${side}"] .fighter`];
/** The other side of a combat than that of a fighter: harm comes from there. */
const foeOf = (fighter: string): Place =>
  [0, 1].map(
    (side) => `.sides:has(.side[data-side="${side}"] ${fighter}) .side[data-side="${1 - side}"] .fighter`,
  );

/** What harms somebody comes from the other side. */
function harmOf(details: Details, heroes: readonly (string | undefined)[]): Flight {
  const { amount = 1, side, card, character, player } = details;
  const shared = { is: 'harm', card: null, amount: Number(amount) } as const;
  if (side !== undefined) return { ...shared, from: sideOf(1 - Number(side)), to: sideOf(side) };
  const hurt = card ?? character ?? heroes[Number(player)];
  return {
    ...shared,
    from: foeOf(`.fighter[data-card="${hurt}"]`),
    to: [...ofCard(hurt), ...ofPlayer(player)],
  };
}

/** Harm that has come; what is healed, and what shields or cards hold off, does not fly. */
const harms = /(?:taken|wounded|dealt)$/;

/**
 * What flies with these events.
 *
 * @param heroes - the hero of each player, by its card
 */
export function flightsOf(
  view: View,
  events: readonly Happening[],
  heroes: readonly (string | undefined)[],
): readonly Flight[] {
  return events.flatMap((event): readonly Flight[] => {
    const kind = kindOf(view, event.type);
    const is = kind === undefined ? null : isShown(kind.shows);
    if (kind === undefined || is === null) return [];
    const details = event as unknown as Details;
    if (is === 'harm') return harms.test(event.type) ? [harmOf(details, heroes)] : [];
    return kind.moves.flatMap(([what, from, to]): Flight | readonly Flight[] => {
      const start = placeOf(from, details);
      const end = placeOf(to, details);
      if (start.length + end.length === 0) return [];
      const { card = null, amount = 1 } = details;
      return {
        is,
        card: is === 'card' && what.includes('card:') ? (card as string | null) : null,
        amount: what.includes('amount') ? Number(amount) : 1,
        from: start,
        to: end,
      };
    });
  });
}
