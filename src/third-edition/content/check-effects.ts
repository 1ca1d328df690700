import type { Problem } from '../../kernel/errors.js';
import { join, show } from '../../kernel/saves/telling.js';
import { guess } from '../../register/nearest.js';
import type { Amount, Cost, Effect, Option, Where } from '../abilities/language.js';
import type { Card } from './cards.js';
import type { Known } from './check-known.js';

/* Lists of effects: whether each can do here what it says. */

/** Tells of something wrong. */
export type Refuse = (path: string, message: string, rule?: Problem['rule']) => void;

/** Where a list of effects stands, and what goes on there. */
export interface Place {
  readonly path: string;
  /** A combat: always, at times (an ability of one's own turn), or never. */
  readonly combat: 'always' | 'perhaps' | 'never';
  /** Surges were spent, as many as somebody liked. */
  readonly x: boolean;
  /** What was counted last, by a test or an exploration. */
  readonly counted: 'successes' | 'matches' | null;
  /** Something that has happened, after which this is done by itself. */
  readonly after?: string;
  /** The card lies in a slot of the story. */
  readonly slot?: true;
}

/** What does nothing outside a combat. */
const fighting: readonly Effect['do'][] = [
  'deal',
  'flip',
  'recast',
  'remove',
  'double',
  'no-surge',
  'reflect',
  'act-again',
  'borrow-surge',
];
/** What nobody does in the middle of a combat. */
const elsewhere: readonly Effect['do'][] = ['move', 'move-by-dice', 'engage', 'challenge'];

const adventureKinds: readonly Card['kind'][] = ['enemy', 'quest', 'event'];

/** Begins a sentence on a name that is not there. */
export function unknown(what: string, name: string, names: Iterable<string>): string {
  const near = guess(name, names);
  return near === undefined ? `${what}.` : `${what}; did you mean ${show(near)}?`;
}

/** A problem for each option that is called like one before. */
export function namedApart(options: readonly { readonly id: string }[], path: string, refuse: Refuse): void {
  const first = new Map<string, number>();
  options.forEach(({ id }, at) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, at);
    else
      refuse(join(join(path, at), 'id'), `Another of this list is called ${show(id)} already, at ${before}.`);
  });
}

/** Checks where something can be done. */
export function checkWhere(
  where: Where,
  path: string,
  { board }: Pick<Known, 'board'>,
  refuse: Refuse,
): void {
  const { regions, places, kinds, terrains } = where;
  if (regions === undefined && places === undefined && kinds === undefined && terrains === undefined)
    refuse(path, 'This is nowhere: name `regions`, `places`, `kinds` of place or `terrains`.');
  if (board === null) return;
  const look = (list: readonly string[] | undefined, key: string, known: ReadonlySet<string>, what: string) =>
    list?.forEach((id, at) => {
      if (!known.has(id))
        refuse(join(join(path, key), at), unknown(`There is no ${what} ${show(id)} on the board`, id, known));
    });
  look(regions, 'regions', board.regions, 'region');
  look(places, 'places', board.places, 'place');
  look(kinds, 'kinds', board.kinds, 'place of kind');
}

/** Checks lists of effects of a card. */
export class EffectCheck {
  constructor(
    private readonly card: Card,
    private readonly known: Known,
    private readonly refuse: Refuse,
  ) {}

  /** A list of effects; in a test or an exploration later ones may count what it gave. */
  list(effects: readonly Effect[], place: Place): void {
    let { counted } = place;
    effects.forEach((effect, at) => {
      this.effect(effect, { ...place, path: join(place.path, at), counted });
      if (effect.do === 'test') counted = 'successes';
      if (effect.do === 'explore') counted = 'matches';
    });
  }

  /** What must be paid. */
  cost(cost: Cost | undefined, path: string): void {
    if (cost?.discardThis && this.card.kind !== 'asset' && this.card.kind !== 'skill')
      this.refuse(
        join(path, 'discardThis'),
        `Only an asset or a skill is discarded to pay; this card is of kind ${show(this.card.kind)}.`,
      );
  }

  /** Options, one of which is taken. */
  options(options: readonly Option[], place: Place): void {
    namedApart(options, place.path, this.refuse);
    options.forEach(({ cost, do: list }, at) => {
      const path = join(place.path, at);
      this.cost(cost, join(path, 'cost'));
      this.list(list, { ...place, path: join(path, 'do') });
    });
  }

  /** A number, or something counted. `least` is the smallest that means anything. */
  amount(amount: Amount, place: Place, least: number): void {
    if (typeof amount === 'number') {
      if (amount < least) this.refuse(place.path, `${amount} does nothing; it should be ${least} or more.`);
      return;
    }
    const { count, and } = amount;
    const at = join(place.path, 'count');
    if (count === 'x' && !place.x)
      this.refuse(
        at,
        'X is what was spent on a surge ability with `surge` "X"; here nothing was.',
        '3e.combat.surge-x',
      );
    if ((count === 'successes' || count === 'matches') && place.counted !== count)
      this.refuse(
        at,
        count === 'successes'
          ? 'Successes are counted after a `test`, or in its `pass` and `fail`; none comes before this.'
          : 'Matches are counted after `explore`; none comes before this.',
      );
    if (and !== undefined)
      this.amount(and, { ...place, path: join(place.path, 'and') }, Number.NEGATIVE_INFINITY);
  }

  private effect(effect: Effect, place: Place): void {
    const { path } = place;
    const inside = (key: string, more: Partial<Place> = {}): Place => ({
      ...place,
      path: join(path, key),
      ...more,
    });
    const word = join(path, 'do');
    if (place.combat === 'never' && fighting.includes(effect.do))
      this.refuse(word, `${show(effect.do)} does something in a combat alone, and here nobody fights.`);
    if (place.combat !== 'never' && elsewhere.includes(effect.do) && !this.isOwnMove(effect, place))
      this.refuse(
        word,
        `${show(effect.do)} has no place in a combat, which a hero leaves by retreating alone.`,
        '3e.combat.no-move',
      );
    if ('amount' in effect && effect.amount !== undefined && effect.amount !== 'all')
      this.amount(effect.amount, inside('amount'), 1);
    if ('hexes' in effect) this.amount(effect.hexes, inside('hexes'), 1);
    switch (effect.do) {
      case 'test':
        this.list(effect.pass ?? [], inside('pass', { counted: 'successes' }));
        this.list(effect.fail ?? [], inside('fail', { counted: 'successes' }));
        break;
      case 'choose':
        this.options(effect.options, inside('options'));
        break;
      case 'challenge':
        this.list(effect.win, inside('win', { counted: null, x: false }));
        break;
      case 'each-hero':
        this.list(effect.effects, inside('effects', { counted: null, combat: 'never' }));
        break;
      case 'deal':
        this.list(effect.then ?? [], inside('then'));
        break;
      case 'gain-asset':
        this.priced(effect, path);
        break;
      case 'remove-zombies':
        if (effect.at !== undefined && effect.at !== 'here')
          checkWhere(effect.at, join(path, 'at'), this.known, this.refuse);
        break;
      case 'place-zombies':
        this.zombies(word);
        checkWhere(effect.at, join(path, 'at'), this.known, this.refuse);
        break;
      case 'engage':
        if (this.card.kind !== 'enemy')
          this.refuse(word, `Only an enemy is engaged; this card is of kind ${show(this.card.kind)}.`);
        break;
      case 'gain-trophy':
        this.endless(place, word);
        break;
      case 'keep-as-trophy':
        this.endless(place, word);
        if ('deck' in this.card && this.card.deck === 'story')
          this.refuse(word, 'A story card becomes no trophy.', '3e.story.no-trophy');
        else if (!adventureKinds.includes(this.card.kind))
          this.refuse(
            word,
            `Only an adventure card becomes a trophy; this card is of kind ${show(this.card.kind)}.`,
          );
        break;
      case 'discard-this':
        if (this.card.kind === 'hero' || this.card.kind === 'villain')
          this.refuse(word, `A card of kind ${show(this.card.kind)} is never discarded.`);
        else if (place.slot)
          this.refuse(
            word,
            'A story quest leaves its slot by itself once it is done.',
            '3e.story.quest-done',
          );
        break;
    }
  }

  /** A card that any scenario may have brings nothing that some have not (3e.margath.tokens), and that of a scenario nothing that none of its cards brings. */
  private zombies(word: string): void {
    const scenario = 'scenario' in this.card ? this.card.scenario : undefined;
    if (scenario === undefined || this.known.zombiesIn.get(scenario) === false)
      this.refuse(
        word,
        'Zombies are not in every scenario: only a card with a `scenario` that has them, such as "corpse-king", places them.',
        '3e.corpse-king.zombies',
      );
  }

  /** What an asset costs is asked where it lies open. */
  private priced({ from, cost }: Extract<Effect, { readonly do: 'gain-asset' }>, path: string): void {
    if (cost === undefined) return;
    const at = join(path, 'cost');
    if (from === 'deck')
      this.refuse(at, 'The top card of the deck is what it is: `cost` is asked in a market.');
    else if (cost.atLeast === undefined && cost.atMost === undefined)
      this.refuse(at, 'This is any cost: name `atLeast`, `atMost` or both.');
    else if ((cost.atLeast ?? 0) > (cost.atMost ?? 99))
      this.refuse(at, `Nothing costs at least ${cost.atLeast} and at most ${cost.atMost}.`);
  }

  /** An ability of one's own turn that moves is not used in a combat, as long as that is what it says first. */
  private isOwnMove(effect: Effect, { combat, path }: Place): boolean {
    return (
      combat === 'perhaps' &&
      (effect.do === 'move' || effect.do === 'move-by-dice') &&
      /\/abilities\/\d+\/do\/\d+$/.test(`/${path}`)
    );
  }

  /** Something that is set off by what it does itself goes on without end. */
  private endless({ after }: Place, word: string): void {
    if (after === 'trophy-gained')
      this.refuse(
        word,
        'This gains a trophy whenever a trophy is gained, without end; give the ability a `cost`.',
      );
  }
}
