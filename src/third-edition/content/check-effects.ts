import { fieldsOf, mentions } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import { join, show } from '../../kernel/saves/describe-value.js';
import { endOf } from '../../spelling/nearest.js';
import type { Checked, Place } from '../abilities/card-effect.js';
import { schemaOf } from '../abilities/effect-parts.js';
import type { Amount, Cost, Effect, Option, Where } from '../abilities/language.js';
import type { Card } from './cards.js';
import type { Known } from './check-known.js';

export type Refuse = (path: string, message: string, rule?: Problem['rule']) => void;

/** A problem for each repeated option id. */
export function namedApart(options: readonly { readonly id: string }[], path: string, refuse: Refuse): void {
  const first = new Map<string, number>();
  options.forEach(({ id }, at) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, at);
    else
      refuse(join(join(path, at), 'id'), `Another of this list is called ${show(id)} already, at ${before}.`);
  });
}

/** Checks places and regions. */
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
        refuse(join(join(path, key), at), `There is no ${what} ${show(id)} on the board${endOf(id, known)}`);
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

  /** A list of effects. After a test or an exploration, later effects may use its count. */
  list(effects: readonly Effect[], place: Place): void {
    let { counted } = place;
    effects.forEach((effect, at) => {
      this.effect(effect, { ...place, path: join(place.path, at), counted });
      counted = schemaOf(effect).counts ?? counted;
    });
  }

  cost(cost: Cost | undefined, path: string): void {
    if (cost?.discardThis && this.card.kind !== 'asset' && this.card.kind !== 'skill')
      this.refuse(
        join(path, 'discardThis'),
        `Only an asset or a skill is discarded to pay; this card is of kind ${show(this.card.kind)}.`,
      );
  }

  options(options: readonly Option[], place: Place): void {
    namedApart(options, place.path, this.refuse);
    options.forEach(({ cost, do: list }, at) => {
      const path = join(place.path, at);
      this.cost(cost, join(path, 'cost'));
      this.list(list, { ...place, path: join(path, 'do') });
    });
  }

  /** A number, or something counted; `least` is the smallest useful number. */
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
    const { card } = this;
    const { only, moves, inside, fields = {}, check } = schemaOf(effect);
    const refuse: Checked['refuse'] = (field, message, rule) =>
      this.refuse(join(place.path, field), message, rule);
    if (only === 'in combat' && place.combat === 'never')
      refuse('do', `${show(effect.do)} does something in a combat alone, and here nobody fights.`);
    // An ability of your own turn is not used in a combat if its first effect moves.
    const first = place.combat === 'perhaps' && /\/abilities\/\d+\/do\/\d+$/.test(`/${place.path}`);
    if (only === 'outside combat' && place.combat !== 'never' && !(moves && first))
      refuse(
        'do',
        `${show(effect.do)} has no place in a combat, which a hero leaves by retreating alone.`,
        '3e.combat.no-move',
      );
    for (const { name, type } of fieldsOf(fields)) {
      const value = (effect as Readonly<Record<string, unknown>>)[name];
      if (value === undefined || value === 'all' || value === 'here') continue;
      const at = { ...place, path: join(place.path, name) };
      if (mentions(type, 'Amount')) this.amount(value as Amount, at, 1);
      if (mentions(type, 'Where')) checkWhere(value as Where, at.path, this.known, this.refuse);
      if (mentions(type, 'Option')) this.options(value as readonly Option[], { ...at, ...inside });
      if (mentions(type, 'Effect')) this.list(value as readonly Effect[], { ...at, ...inside });
    }
    const scenario = 'scenario' in card ? card.scenario : undefined;
    const hasZombies = scenario !== undefined && this.known.zombiesIn.get(scenario) !== false;
    check?.(effect, { card, place, hasZombies, refuse });
  }
}
