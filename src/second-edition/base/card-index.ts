import {
  type Ability,
  type Effect,
  type StandingAbility,
  stats,
  type TriggeredAbility,
  triggers,
  type UsedAbility,
  windows,
} from '../abilities/language.js';
import type { Becomes, Card } from '../content/cards.js';

/* What cards can do, sorted for those who ask many times a second. */

/** An ability its owner may use, with the name actions call it by and the place of its effects. */
export interface UsedEntry {
  /** The card on which it stands. */
  readonly card: string;
  /** What `ability/use` calls it: the id that it has on the card. */
  readonly id: string;
  /** As it stands on the card. */
  readonly ability: UsedAbility;
  /** The key of its effects in `lists` of the content. */
  readonly list: string;
  /** Whether using it is an escape. */
  readonly getsAway: boolean;
}

/** An ability that something sets off, with the place of its effects. */
export interface TriggeredEntry {
  /** As it stands on the card. */
  readonly ability: TriggeredAbility;
  /** The key of its effects in `lists` of the content. */
  readonly list: string;
}

/** A side of a card, sorted for quick look-up. */
export interface CardSide {
  /** The id of the card. */
  readonly card: string;
  /** What holds as long as the card is in play and face up. */
  readonly standing: readonly StandingAbility[];
  /** What its owner may use. */
  readonly used: readonly UsedEntry[];
  /** What comes by itself. */
  readonly triggered: readonly TriggeredEntry[];
  /** What it can bear on at all. */
  readonly bears: Bearing;
}

/** What cards can bear on, as sets of bits: whoever asks about anything else need not look at them. */
export interface Bearing {
  /** The windows in which something of them may be used, each a bit of `bitOf`. */
  readonly windows: number;
  /** The values they change as long as they are in play. */
  readonly stats: number;
  /** What sets something of them off. */
  readonly triggers: number;
}

const bitsOf = <W extends string>(words: readonly W[]): ((word: W) => number) => {
  const bits = new Map(words.map((word, at) => [word, 1 << at]));
  return (word) => bits.get(word) ?? 0;
};

/** The bit that stands for a window, a value or a trigger in a {@link Bearing}. */
export const bitOf = { window: bitsOf(windows), stat: bitsOf(stats), trigger: bitsOf(triggers) };

/** What abilities can bear on. */
export function bearingOf(abilities: readonly Ability[]): Bearing {
  const bears = { windows: 0, stats: 0, triggers: 0 };
  for (const ability of abilities)
    if ('use' in ability) bears.windows |= bitOf.window(ability.use);
    else if ('on' in ability) bears.triggers |= bitOf.trigger(ability.on);
    else for (const { stat } of ability.always) bears.stats |= bitOf.stat(stat);
  return bears;
}

/** The card that a list of effects stands on: lists are filed under `card#where`. */
export const cardOfList = (list: string): string => list.slice(0, list.indexOf('#'));

/** What a card can do, wherever it lies. */
export interface CompiledCard {
  readonly lists: Readonly<Record<string, readonly Effect[]>>;
  readonly printed: CardSide;
  readonly taken: CardSide | null;
  readonly ally: CardSide | null;
}

/** Cards are those of the frozen copies of packs, which are put together again and again: each is made ready once. */
const compiled = new WeakMap<Card, CompiledCard>();

/** Makes a card that nobody can change any more ready to play with. */
export function compileCard(card: Card): CompiledCard {
  const known = compiled.get(card);
  if (known !== undefined) return known;
  const lists: Record<string, readonly Effect[]> = Object.create(null);
  collectLists(card, `${card.id}#`, lists);
  const own = 'abilities' in card ? (card.abilities ?? []) : [];
  const printed = sideOf(card.id, own, `${card.id}#abilities`);
  const becomes: Becomes | undefined = 'becomes' in card ? card.becomes : undefined;
  const ally = becomes
    ? sideOf(card.id, becomes.abilities ?? [], `${card.id}#becomes/abilities`)
    : card.kind === 'challenge'
      ? null
      : printed;
  const taken =
    card.kind === 'ally' && card.equips !== undefined
      ? sideOf(card.id, card.equips.abilities, `${card.id}#equips/abilities`)
      : ally;
  const made = { lists, printed, taken, ally };
  compiled.set(card, made);
  return made;
}

function sideOf(card: string, abilities: readonly Ability[], path: string): CardSide {
  const standing: StandingAbility[] = [];
  const used: UsedEntry[] = [];
  const triggered: TriggeredEntry[] = [];
  abilities.forEach((ability, at) => {
    const list = `${path}/${at}/do`;
    if ('always' in ability) standing.push(ability);
    else if ('on' in ability) triggered.push({ ability, list });
    else {
      const getsAway = ability.do.some((effect) => effect.do === 'get-away');
      used.push({ card, id: ability.id, ability, list, getsAway });
    }
  });
  return { card, standing, used, triggered, bears: bearingOf(abilities) };
}

/** Finds every list of effects in a card, whatever it is nested in, and files it under its path. */
function collectLists(value: unknown, path: string, lists: Record<string, readonly Effect[]>): void {
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    if (typeof first === 'object' && first !== null && 'do' in first && typeof first.do === 'string')
      lists[path] = value as Effect[];
    for (const [at, item] of value.entries()) collectLists(item, `${path}/${at}`, lists);
  } else if (typeof value === 'object' && value !== null) {
    const prefix = path.endsWith('#') ? path : `${path}/`;
    for (const [key, item] of Object.entries(value)) collectLists(item, `${prefix}${key}`, lists);
  }
}
