import * as language from '../abilities/language.js';
import type { Becomes, Card } from '../content/cards.js';

/* The abilities of cards, sorted for queries that run many times a second. */

/** An ability that its owner may use, with its id in actions and the key of its effects. */
export interface UsedEntry {
  /** The id of its card. */
  readonly card: string;
  /** The id that it has on the card and in `ability/use`. */
  readonly id: string;
  /** The ability itself. */
  readonly ability: language.UsedAbility;
  /** The key of its effects in `lists` of the content. */
  readonly list: string;
  /** Whether using it is an escape. */
  readonly getsAway: boolean;
}

/** A triggered ability, with the key of its effects. */
export interface TriggeredEntry {
  /** The ability itself. */
  readonly ability: language.TriggeredAbility;
  /** The key of its effects in `lists` of the content. */
  readonly list: string;
}

/** One side of a card, sorted for quick look-up. */
export interface CardSide {
  /** The id of the card. */
  readonly card: string;
  /** Abilities that hold while the card is in play and face up. */
  readonly standing: readonly language.StandingAbility[];
  /** Abilities that its owner may use. */
  readonly used: readonly UsedEntry[];
  /** Abilities that a trigger sets off. */
  readonly triggered: readonly TriggeredEntry[];
  /** Everything that these abilities can affect, for a quick test. */
  readonly bears: Bearing;
}

/** Everything that cards can affect, as sets of bits. A query about anything else can skip them. */
export interface Bearing {
  /** The windows in which an ability of theirs may be used, each a bit of `bitOf`. */
  readonly windows: number;
  /** The values that they change while they are in play. */
  readonly stats: number;
  /** The triggers of their abilities. */
  readonly triggers: number;
}

const bitsOf = <W extends string>(words: readonly W[]): ((word: W) => number) => {
  const bits = new Map(words.map((word, at) => [word, 1 << at]));
  return (word) => bits.get(word) ?? 0;
};

/** The bit that stands for a window, a value or a trigger in a {@link Bearing}. */
export const bitOf = {
  window: bitsOf(language.windows),
  stat: bitsOf(language.stats),
  trigger: bitsOf(language.triggers),
};

export function bearingOf(abilities: readonly language.Ability[]): Bearing {
  const bears = { windows: 0, stats: 0, triggers: 0 };
  for (const ability of abilities)
    if ('use' in ability) bears.windows |= bitOf.window(ability.use);
    else if ('on' in ability) bears.triggers |= bitOf.trigger(ability.on);
    else for (const { stat } of ability.always) bears.stats |= bitOf.stat(stat);
  return bears;
}

/** The card of a list of effects: the key of a list is `card#where`. */
export const cardOfList = (list: string): string => list.slice(0, list.indexOf('#'));

export interface CompiledCard {
  readonly lists: Readonly<Record<string, readonly language.Effect[]>>;
  readonly printed: CardSide;
  readonly taken: CardSide | null;
  readonly ally: CardSide | null;
}

/** Packs share frozen cards and are combined again and again. Each card is compiled once. */
const compiled = new WeakMap<Card, CompiledCard>();

export function compileCard(card: Card): CompiledCard {
  const known = compiled.get(card);
  if (known !== undefined) return known;
  const lists: Record<string, readonly language.Effect[]> = Object.create(null);
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

function sideOf(card: string, abilities: readonly language.Ability[], path: string): CardSide {
  const standing: language.StandingAbility[] = [];
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

/** Files every list of effects in a card under its path, however deeply it is nested. */
function collectLists(value: unknown, path: string, lists: Record<string, readonly language.Effect[]>): void {
  if (Array.isArray(value)) {
    const first: unknown = value[0];
    if (typeof first === 'object' && first !== null && 'do' in first && typeof first.do === 'string')
      lists[path] = value as language.Effect[];
    for (const [at, item] of value.entries()) collectLists(item, `${path}/${at}`, lists);
  } else if (typeof value === 'object' && value !== null) {
    const prefix = path.endsWith('#') ? path : `${path}/`;
    for (const [key, item] of Object.entries(value)) collectLists(item, `${prefix}${key}`, lists);
  }
}
