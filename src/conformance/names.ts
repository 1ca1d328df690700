import { isHouseRuleId, isRuleId } from '../register/index.js';
import { nearest } from '../register/nearest.js';
import {
  bundledModules,
  type ContentPack,
  riseOfTheDragonLords,
  type SecondEditionModule,
  type SecondEditionRuleset,
} from '../second-edition/index.js';
import { bonuses, colors, combatTypes } from '../second-edition/internals.js';
import type { Sort } from './shapes.js';
import { strangersIn, type Vocabulary, vocabularyOf } from './vocabulary.js';

/* Which names there are, by sort: so that a vector cannot speak of what does not exist. */

const what: Readonly<Record<Sort, string>> = {
  card: 'card',
  hero: 'Hero',
  space: 'space or town',
  town: 'town',
  deck: 'deck',
  player: 'player',
  actor: 'player, or chance',
  rule: 'rule',
  module: 'module in force here',
  action: 'kind of action',
  event: 'kind of event',
  decision: 'kind of decision',
  how: 'way in which a game ends',
  ability: 'ability',
  choice: 'choice that any card offers',
  character: 'Hero, Ally, or other card that fights',
  integer: 'whole number',
  boolean: 'yes or no',
  text: 'text',
};

/** Choices that are not the name of anything: of dice, of players and their map counters, of map and cataclysm counters, of nobody and nothing. */
const otherChoices =
  /^(?:face-[1-6]|player-[0-5](?:\/(?:blue|green))?|(?:blue|green)-[1-9]|comet-[1-3]|ashen-flock|demon-horde|frenzied-rage|savage-brood|winter-lord|nothing|nobody|take)$/;

/** What there is in the boxes of the package, in play or not: a vector may say that it is not. */
interface Boxes {
  readonly cards: readonly string[];
  readonly heroes: readonly string[];
  readonly spaces: readonly string[];
  readonly towns: readonly string[];
  readonly decks: readonly string[];
}

let packed: Boxes | undefined;

export function boxes(): Boxes {
  if (packed) return packed;
  const brought = Object.values(bundledModules).flatMap(({ content }) =>
    content ? [content as ContentPack] : [],
  );
  const packs = [riseOfTheDragonLords, ...brought];
  const ids = (list: readonly { readonly id: string }[] = []): readonly string[] => list.map(({ id }) => id);
  const heroes = packs.flatMap((pack) => ids(pack.heroes));
  packed = {
    heroes,
    cards: [
      ...heroes,
      ...packs.flatMap((pack) => [...ids(pack.adventures), ...ids(pack.market), ...ids(pack.further)]),
    ],
    spaces: packs.flatMap(({ board }) => [...ids(board?.spaces), ...ids(board?.places)]),
    towns: packs.flatMap(({ board }) => ids(board?.towns)),
    decks: [...colors, 'market', ...packs.flatMap((pack) => ids(pack.decks))],
  };
  return packed;
}

/** Every name of a ruleset, and the players of one game. */
export class Names {
  readonly words: Vocabulary;
  /** Whether modules from outside are in force, whose choices and ends nobody can know beforehand. */
  readonly strange: boolean;
  /** Kinds of action that modules from outside bring: what their parameters name, nobody can know beforehand. */
  readonly ofStrangers: ReadonlySet<string>;
  private readonly towns: ReadonlyMap<string, string>;
  private readonly townAt: ReadonlyMap<string, string>;
  private readonly sets = new Map<Sort, ReadonlySet<string>>();

  constructor(readonly ruleset: SecondEditionRuleset) {
    this.words = vocabularyOf(ruleset);
    const strangers = strangersIn(ruleset);
    this.strange = strangers.length > 0;
    this.ofStrangers = new Set(strangers.flatMap(actionsOf));
    const { towns } = ruleset.rules.content.board;
    this.towns = new Map(towns.map(({ id, space }) => [id, space]));
    this.townAt = new Map(towns.map(({ id, space }) => [space, id]));
  }

  /** What is wrong with a value as one of a sort, in a sentence; `null` if there is such a thing. */
  problem(sort: Sort, value: unknown, players: number): string | null {
    if (sort === 'integer') return Number.isSafeInteger(value) ? null : 'This is a whole number.';
    if (sort === 'boolean') return typeof value === 'boolean' ? null : 'This is true or false.';
    if (sort === 'actor' && value === 'chance') return null;
    if (sort === 'player' || sort === 'actor')
      return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < players
        ? null
        : `There is no player ${JSON.stringify(value)}: they are counted from 0 to ${players - 1}.`;
    if (typeof value !== 'string') return `This is the name of a ${what[sort]}.`;
    if (sort === 'text') return null;
    if (sort === 'rule')
      return this.isRule(value) ? null : `The register has no rule "${value}".${this.near(value, [])}`;
    if (sort === 'choice' && (this.strange || otherChoices.test(value))) return null;
    if (sort === 'how' && this.strange) return null;
    const there = this.there(sort);
    return there.has(value) ? null : `There is no ${what[sort]} "${value}".${this.near(value, there)}`;
  }

  /** The name that the engine has for a thing: a town where a space is asked for is its space, and the other way round. */
  meant(sort: Sort, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (sort === 'space') return this.towns.get(value) ?? value;
    return sort === 'town' ? (this.townAt.get(value) ?? value) : value;
  }

  /** What is wrong with the name of an ability of a card, as actions call it. */
  problemOfAbility(card: unknown, ability: unknown): string | null {
    const { cards, sides, takenSides } = this.ruleset.rules.content;
    if (typeof card !== 'string' || !Object.hasOwn(cards, card)) return null;
    const ids = [sides[card], takenSides[card]].flatMap((side) => side?.used.map(({ id }) => id) ?? []);
    if (typeof ability !== 'string' || ids.includes(ability)) return null;
    return `"${card}" has no ability "${ability}" to be used; it has ${[...new Set(ids)].join(', ') || 'none'}.`;
  }

  /** A hint at what was meant. */
  near(value: string, there: Iterable<string>): string {
    const names = nearest(value, there);
    return names.length > 0 ? ` Did you mean ${names.map((name) => `"${name}"`).join(' or ')}?` : '';
  }

  private isRule(value: string): boolean {
    return isRuleId(value) || (isHouseRuleId(value) && this.ruleset.rules.brought[value] !== undefined);
  }

  private there(sort: Sort): ReadonlySet<string> {
    const known = this.sets.get(sort);
    if (known) return known;
    const found = new Set(this.list(sort));
    this.sets.set(sort, found);
    return found;
  }

  private list(sort: Sort): readonly string[] {
    const { content, moduleIds } = this.ruleset.rules;
    const { board } = content;
    const box = boxes();
    const cards = [...Object.keys(content.cards), ...box.cards];
    switch (sort) {
      case 'hero':
        return [...content.heroes, ...box.heroes];
      case 'space':
        return [
          ...Object.keys(board.spaces),
          ...Object.keys(board.places),
          ...this.towns.keys(),
          ...box.spaces,
          ...box.towns,
        ];
      case 'town':
        return [...this.towns.keys(), ...this.townAt.keys(), ...box.towns];
      case 'deck':
        return [...Object.keys(content.decks), ...box.decks];
      case 'module':
        return moduleIds;
      case 'action':
        return [...Object.keys(this.words.actions), ...Object.keys(this.words.chance)];
      case 'event':
        return Object.keys(this.words.events);
      case 'decision':
        return Object.keys(this.words.decisions);
      case 'how':
        return [...Object.keys(this.words.how), ...cards.filter((id) => wins(content.cards[id]))];
      case 'ability':
        return [...Object.values(content.sides), ...Object.values(content.takenSides)].flatMap(({ used }) =>
          used.map(({ id }) => id),
        );
      case 'choice':
        return [
          ...cards,
          ...this.list('space'),
          ...bonuses,
          ...combatTypes,
          ...Object.values(content.lists).flatMap((list) => list.flatMap(courses)),
        ];
      default:
        return cards;
    }
  }
}

/** The kinds of action that a module brings. */
function actionsOf({ offers = [], frames = [], steps = [] }: SecondEditionModule): readonly string[] {
  const added = steps.flatMap((change) =>
    'insert' in change ? [change.insert] : 'by' in change ? [change.by] : [],
  );
  const offered = [...frames.flatMap((frame) => frame.steps), ...added].flatMap((step) =>
    step.does === 'decide' ? step.offers : [],
  );
  return [...offers.map(({ action }) => action), ...offered].map(({ type }) => type);
}

const wins = (card: object | undefined): boolean =>
  card !== undefined && 'victory' in card && card.victory === true;

const courses = (effect: { readonly do: string }): readonly string[] =>
  effect.do === 'choose'
    ? (effect as unknown as { options: readonly { id: string }[] }).options.map(({ id }) => id)
    : [];
