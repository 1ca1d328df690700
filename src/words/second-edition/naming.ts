import type { Course } from '../../second-edition/abilities/language.js';
import { cardOfList } from '../../second-edition/base/card-index.js';
import type { EffectsFrame } from '../../second-edition/base/frames.js';
import { parameterSorts } from '../../second-edition/base/parameters.js';
import type { Content } from '../../second-edition/index.js';
import { type NameStyle, Names, own, plain, readable, slug } from '../names.js';

export const nameKinds = [
  'card',
  'space',
  'town',
  'deck',
  'player',
  'module',
  'rule',
  'frame',
  'ability',
  'color',
  'terrain',
  'bonus',
  'attribute',
  'phase',
  'die',
  'how',
  'word',
] as const;
/** The sort of a thing with a name. A color, a terrain, a bonus, an attribute and a phase are a `word`, too. */
export type NameKind = (typeof nameKinds)[number];

/** The id of a character is its card. */
const sorts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parameterSorts).map(([name, sort]) => [name, sort === 'character' ? 'card' : sort]),
);

export class Naming extends Names<Content> {
  protected readonly parameterSorts = sorts;
  protected readonly dice = this.setting.content.dice;

  readonly sharper = {
    'movement/rolled.dice': 'face',
    'movement/rolled-again.dice': 'face',
    'ability/used.ability': 'ability',
    'effect/chosen.choice': 'choice',
  };

  protected ownSort(sort: string, id: string): string | null {
    return sort === 'space' ? this.space(id) : sort === 'town' ? this.town(id) : null;
  }

  protected labelOf(card: string, course: string): string | undefined {
    return coursesOf(this.setting.content).get(card)?.get(course)?.label;
  }

  numbered(sort: string, number: number): string | null {
    if (sort === 'player') return this.player(number);
    return sort === 'face' ? this.die(number) : null;
  }

  /** An adventure card that was won as an Ally is called as the one who was fought on it. */
  override card(id: string): string {
    const { allies, content } = this.setting;
    const foe = allies.includes(id) ? foeIn(content.cards[id]) : undefined;
    return foe === undefined ? super.card(id) : (this.say(`card.${id}.foe`) ?? foe);
  }

  town(id: string): string {
    const { towns } = this.setting.content.board;
    return this.say(`town.${id}.name`) ?? towns.find((town) => town.id === id)?.name ?? readable(id);
  }

  /** The name of a town or place; for any other space its region or terrain, and its printed position. */
  space(id: string, form: NameStyle = 'short'): string {
    const { board } = this.setting.content;
    const named = this.say(`space.${id}.name`);
    if (named !== null) return named;
    const space = own(board.spaces, id);
    if (space?.town !== undefined) return this.town(space.town);
    if (!space) return own(board.places, id)?.name ?? readable(id);
    const nearest = own(board.nearestTowns, id)?.[0];
    const town = board.towns.find((each) => each.space === nearest);
    const region =
      space.name === undefined ? null : (this.say(`region.${slug(space.name)}.name`) ?? space.name);
    const values = {
      name: plain(region ?? this.say(`land.${space.terrain}`) ?? space.terrain),
      place: plain(id.replace(/^\D+/, '')),
      town: plain(town ? this.town(town.id) : ''),
    };
    return this.say(form === 'long' && town ? 'space.land.long' : 'space.land', values) ?? readable(id);
  }

  deck(id: string): string {
    const further = this.setting.content.furtherDecks.find((deck) => deck.id === id);
    return this.say(`deck.${id}.name`) ?? further?.name ?? readable(id);
  }

  /** The printed text of an ability, or what a card is taken for: `card/ability`. */
  ability(id: string): string {
    const cut = id.indexOf('/');
    const card = id.slice(0, cut);
    const ability = id.slice(cut + 1);
    const { sides, takenSides } = this.setting.content;
    const entries = [...(sides.get(card)?.used ?? []), ...(takenSides.get(card)?.used ?? [])];
    const label = entries.find((entry) => entry.id === ability)?.ability.label;
    return this.say(`card.${card}.ability.${ability}`) ?? label ?? readable(ability);
  }

  override how(how: string): string {
    const said = this.say(`how.${how}`);
    if (said !== null) return said;
    const card = own(this.setting.content.cards, how);
    return (card && this.say('how.challenge', { card: plain(this.card(how)) })) ?? readable(how);
  }

  any(id: string): string {
    const { cards, board, furtherDecks } = this.setting.content;
    if (Object.hasOwn(cards, id)) return this.card(id);
    if (Object.hasOwn(board.spaces, id) || Object.hasOwn(board.places, id)) return this.space(id);
    if (board.towns.some((town) => town.id === id)) return this.town(id);
    if (furtherDecks.some((deck) => deck.id === id) || this.setting.book.has(`deck.${id}.name`))
      return this.setting.book.has(`word.${id}`) ? this.word(id) : this.deck(id);
    return this.word(id);
  }

  /** Whether a choice discards a card of the player, so that one which is offered can be taken. */
  private makesRoom(id: string): boolean {
    const { frames, content } = this.setting;
    const { kind, list = '', at = 0, pending } = (frames.at(-1) ?? {}) as Partial<EffectsFrame>;
    const effect = kind === 'effects' ? own(content.lists, list)?.[at]?.do : undefined;
    return (
      (effect === 'draw-market' || effect === 'take-card') &&
      Object.hasOwn(content.cards, id) &&
      pending?.includes(id) === false
    );
  }

  /** The label that all cards with a choice of this id share; `null` without one. */
  private courseAnywhere(id: string): string | null {
    const cards = [...coursesOf(this.setting.content).keys()];
    const [name, ...others] = new Set(cards.flatMap((card) => this.course(card, id) ?? []));
    return name === undefined || others.length > 0 ? null : name;
  }

  /** The name of a choice: its label on the card named or being resolved, a die, a player, a counter, or any other thing with this id. */
  choice(id: string, named = ''): string {
    const { book, resolved } = this.setting;
    const card = named || resolved;
    if (this.makesRoom(id)) return this.say('choice.make-room', { card: plain(this.card(id)) }) ?? id;
    const course = this.course(card, id);
    if (course !== null) return course;
    if (book.has(`choice.${id}`)) return this.say(`choice.${id}`) ?? id;
    const elsewhere = card === '' && !book.has(`word.${id}`) ? this.courseAnywhere(id) : null;
    if (elsewhere !== null) return elsewhere;
    const [, what = '', number = '', color] = /^(face|player)-(\d+)(?:\/(\w+))?$/.exec(id) ?? [];
    if (what === 'face') return this.say('choice.face', { die: plain(this.die(Number(number))) }) ?? id;
    const player = plain(this.player(Number(number)));
    if (what === 'player' && color === undefined) return player.plain;
    if (what === 'player')
      return this.say('choice.map', { player, color: plain(this.word(color ?? '')) }) ?? id;
    // One of several equal things, such as the second blue counter.
    const alike = /^([a-z]+)-\d+$/.exec(id)?.[1];
    return alike !== undefined && !Object.hasOwn(this.setting.content.cards, id)
      ? this.word(alike)
      : this.any(id);
  }
}

/** The name of the foe that a card brings into a fight. */
export function foeIn(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { foe } = part as { readonly foe?: { readonly name: string } };
  return (
    foe?.name ??
    Object.values(part)
      .map(foeIn)
      .find((name) => name !== undefined)
  );
}

type Courses = ReadonlyMap<string, ReadonlyMap<string, Course>>;

const courses = new WeakMap<Content, Courses>();

/** The courses of all cards, by card and by id. */
export function coursesOf(content: Content): Courses {
  const known = courses.get(content);
  if (known) return known;
  const found = new Map<string, Map<string, Course>>();
  for (const [list, effects] of Object.entries(content.lists))
    for (const effect of effects)
      if (effect.do === 'choose') {
        const card = cardOfList(list);
        const courses = found.get(card) ?? new Map<string, Course>();
        for (const course of effect.options) courses.set(course.id, course);
        found.set(card, courses);
      }
  courses.set(content, found);
  return found;
}
