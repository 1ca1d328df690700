import type { Values, Wording } from '../../second-edition/abilities/card-effect.js';
import { conditionTextOf, textOf } from '../../second-edition/abilities/effect-parts.js';
import type { ConditionKind, Course } from '../../second-edition/abilities/language.js';
import type {
  Ability,
  Amount,
  Becomes,
  Card,
  Condition,
  Cost,
  Effect,
  Equips,
  Modifier,
  Span,
} from '../../second-edition/index.js';
import type { Value } from '../format.js';
import { nobody, selector } from '../values.js';
import { coursesOf, type Naming } from './naming.js';

/* The text of a card made from its data: one message for each word of the ability language. */

export class CardTexts {
  private readonly naming: Naming;
  /** Whom a change is about that does not name its character. */
  private bearer = 'self';
  private card = '';

  private readonly wording: Wording = {
    word: (id, of) => this.naming.word(id, of),
    words: (ids, of, how) => this.words(ids, of, how),
    named: (id, of) => ({ plain: this.naming.word(id, of), raw: selector(id) }),
    worded: (sort, word) => this.worded(sort, word),
    amount: (amount) => this.amount(amount),
    list: (effects) => effects && this.list(effects),
    condition: (condition) => this.condition(condition),
    meaning: (word) => this.special(word),
    listed: (texts, how) => this.naming.setting.book.list(texts, how),
    changes: (modifiers) => this.changes(modifiers),
    courses: (courses) => this.courses(courses),
    rows: (rows) =>
      rows.map((row) => this.say('text.row', { to: row.upTo, effects: this.list(row.do) })).join('; '),
    fighter: (foe) => this.fighter(foe),
    place: (where) => ({ plain: this.place(where), raw: selector(where) }),
    card: (id) => this.naming.card(id),
    foe: (name) => this.naming.setting.book.say([`card.${this.card}.foe`], {}) ?? name,
    die: (face) => this.naming.die(face),
    special: (name, values, condition) => this.moduleEffect(name, values, condition),
  };

  constructor(naming: Naming) {
    this.naming = naming;
  }

  /** Empty for a card that only has values. */
  textOf(card: Card): string {
    this.begin(card);
    const parts: string[] = [];
    const add = (key: string, effects: readonly Effect[] | undefined): void => {
      if (effects?.length) parts.push(this.say(key, { effects: this.list(effects) }));
    };
    if (card.kind === 'encounter') parts.push(`${this.list(card.effects)}.`);
    if (card.kind === 'challenge') {
      add('text.before-combat', card.beforeCombat);
      if (card.escape === false) parts.push(this.say('text.no-escape'));
    }
    const how = card.kind === 'item' ? card.use : undefined;
    if ('abilities' in card)
      for (const ability of card.abilities ?? []) parts.push(this.ability(ability, how));
    if (card.kind === 'ally' && card.equips) parts.push(...this.equips(card.equips));
    if (card.kind === 'challenge') {
      if (card.victory) parts.push(this.say('text.victory'));
      add('text.reward', card.reward);
    }
    if ('becomes' in card && card.becomes) parts.push(...this.taken(card.becomes));
    return parts.map((part) => this.naming.setting.book.sentence(part)).join(' ');
  }

  /** What one course of a card does; empty where it has no such course. */
  courseOf(card: Card, choice: string): string {
    this.begin(card);
    const { content } = this.naming.setting;
    const course = coursesOf(content).get(card.id)?.get(choice);
    return course === undefined ? '' : this.whole(this.course(course));
  }

  /** What one ability of a card costs and does, also one that it has once it is taken; empty where it has no such ability. */
  abilityOf(card: Card, id: string): string {
    this.begin(card);
    const becomes = 'becomes' in card ? card.becomes : undefined;
    const sides = [
      { bearer: this.bearer, abilities: 'abilities' in card ? card.abilities : undefined },
      { bearer: becomes?.as === 'ally' ? 'self' : 'you', abilities: becomes?.abilities },
      { bearer: 'you', abilities: card.kind === 'ally' ? card.equips?.abilities : undefined },
    ];
    for (const { bearer, abilities = [] } of sides)
      for (const ability of abilities)
        if ('use' in ability && ability.id === id) {
          this.bearer = bearer;
          const cost = ability.cost ? `${this.cost(ability.cost)}: ` : '';
          return this.whole(`${cost}${this.list(ability.do)}`);
        }
    return '';
  }

  /** What a roll of this total brings on the table of a card; empty for a card that has none, or several. */
  rowOf(card: Card, total: number): string {
    this.begin(card);
    const [table, more] = tablesIn(card);
    const row = more === undefined ? table?.find(({ upTo }) => total <= upTo) : undefined;
    return row === undefined ? '' : this.whole(this.list(row.do));
  }

  /** The values of a card as an Ally once it is taken; empty for a card that becomes none. */
  allyOf(card: Card): string {
    if (!('becomes' in card) || card.becomes?.as !== 'ally') return '';
    const [becomes = ''] = this.taken(card.becomes);
    return becomes;
  }

  /** A text that stands alone, without its full stop. */
  private whole(text: string): string {
    return this.naming.setting.book.sentence(text).replace(/\.$/, '');
  }

  private begin(card: Card): void {
    this.card = card.id;
    this.bearer = card.kind === 'item' ? 'you' : card.kind === 'event' ? 'every-hero' : 'self';
  }

  private say(key: string, values: Values = {}): string {
    const given = Object.entries(values).map(([name, value]): [string, Value] => {
      if (value === undefined || value === '') return [name, nobody];
      if (typeof value === 'object') return [name, value];
      return [name, { plain: `${value}`, raw: typeof value === 'number' ? value : selector(value) }];
    });
    return this.naming.setting.book.say([key], Object.fromEntries(given)) ?? key;
  }

  private worded(kind: string, word: string): Value {
    return { plain: this.say(`text.${kind}.${word}`), raw: selector(word) };
  }

  private words(list: readonly string[], of: string, how: 'and' | 'or' = 'or'): string {
    const isCard = (word: string) => Object.hasOwn(this.naming.setting.content.cards, word);
    return this.naming.setting.book.list(
      list.map((word) => (isCard(word) ? this.naming.card(word) : this.naming.word(word, of))),
      how,
    );
  }

  private list(effects: readonly Effect[]): string {
    const said = effects.map((effect) => this.effect(effect));
    return said.length === 0 ? this.say('text.effect.nothing') : said.join('; ');
  }

  private taken(becomes: Becomes): string[] {
    this.bearer = becomes.as === 'ally' ? 'self' : 'you';
    const fighter = becomes.as === 'ally' ? this.fighter(becomes) : undefined;
    const { life, stamina } = becomes.as === 'ally' ? becomes : { life: undefined, stamina: undefined };
    const abilities = becomes.abilities ?? [];
    return [
      this.say('text.becomes', { as: becomes.as, life, stamina, fighter }),
      ...abilities.map((ability) =>
        this.say('text.taken', {
          text: this.ability(ability, becomes.as === 'item' ? becomes.use : undefined),
        }),
      ),
    ];
  }

  private equips({ use, abilities }: Equips): string[] {
    this.bearer = 'you';
    return abilities.map((ability) => this.say('text.equips', { text: this.ability(ability, use) }));
  }

  private fighter(values: Pick<Extract<Becomes, { as: 'ally' }>, 'mind' | 'body' | 'spirit'>): string {
    const { mind, body, spirit } = values;
    return this.say('text.fighter', {
      mind: mind.value,
      mind_damage: mind.damage,
      body: body.value,
      body_damage: body.damage,
      spirit: spirit.value,
      spirit_damage: spirit.damage,
    });
  }

  private ability(ability: Ability, how: string | undefined): string {
    const condition = ability.if && this.condition(ability.if);
    if ('always' in ability)
      return this.say('text.always', { condition, changes: this.changes(ability.always) });
    if ('on' in ability)
      return this.say('text.on', {
        when: this.worded('trigger', ability.on).plain,
        condition,
        effects: this.list(ability.do),
      });
    return this.say('text.use', {
      how: how ?? 'always',
      when: this.naming.setting.book.sentence(this.worded('window', ability.use).plain),
      condition,
      limit: ability.limit && this.worded('limit', ability.limit).plain,
      cost: ability.cost && this.cost(ability.cost),
      effects: this.list(ability.do),
    });
  }

  private changes(modifiers: readonly Modifier[]): string {
    return this.naming.setting.book.list(
      modifiers.map(({ stat, of, add }) => {
        const amount = typeof add === 'number' ? add : (add.times ?? 1);
        return this.say('text.change', {
          sign: amount < 0 ? 'down' : 'up',
          amount: Math.abs(amount),
          stat: this.worded('stat', stat).plain,
          who: this.worded('who', of ?? this.bearer).plain,
          count: typeof add === 'number' ? undefined : this.worded('count', add.count).plain,
          plus: typeof add === 'number' ? 0 : (add.plus ?? 0),
        });
      }),
    );
  }

  private amount(amount: Amount | 'all'): Value {
    if (typeof amount === 'number') return { plain: `${amount}`, raw: amount };
    // A high count selects the plural.
    if (amount === 'all') return { plain: this.say('text.amount.all'), raw: 99 };
    const plain = this.say('text.amount', {
      count: this.worded('count', amount.count).plain,
      times: amount.times ?? 1,
      plus: amount.plus ?? 0,
    });
    return { plain, raw: 99 };
  }

  private cost(cost: Cost): string {
    const parts = Object.entries(cost).map(([what, amount]) =>
      this.say(`text.cost.${what}`, { amount: typeof amount === 'number' ? amount : undefined }),
    );
    return this.naming.setting.book.list(parts);
  }

  private span({ atLeast, atMost }: Span): string {
    return this.say('text.span', { least: atLeast, most: atMost, same: atLeast === atMost ? 'yes' : 'no' });
  }

  private condition(condition: Condition): string {
    const said = (Object.keys(condition) as ConditionKind[]).map((kind) => {
      const value = condition[kind] as never;
      const values = conditionTextOf(kind).values?.(value, this.wording) ?? this.valuesOf(kind, value);
      return this.say(`text.if.${kind}`, values);
    });
    return said.join(', ');
  }

  /** The values that follow from the type of a part of a condition. */
  private valuesOf(kind: ConditionKind, value: boolean | string | readonly string[] | Span): Values {
    if (typeof value === 'boolean') return { yes: value ? 'yes' : 'no' };
    if (typeof value === 'string') return { word: { plain: this.naming.any(value), raw: selector(value) } };
    return 'length' in value ? { list: this.words(value, kind) } : { span: this.span(value) };
  }

  private special(word: string): string {
    const [name = '', what = ''] = word.split(':');
    return this.say(`text.special.${name}`, { what: this.naming.word(what, name) });
  }

  private place(where: string): string {
    const town = where.startsWith('town:') ? where.slice('town:'.length) : null;
    return town === null ? this.naming.word(where, 'place') : this.naming.town(town);
  }

  private effect(effect: Effect): string {
    return this.say(`text.effect.${effect.do}`, textOf(effect).values?.(effect, this.wording));
  }

  private courses(courses: readonly Course[]): string {
    return this.naming.setting.book.list(
      courses.map((course) => this.course(course)),
      'or',
    );
  }

  private course(course: Course): string {
    return this.say('text.option', {
      condition: course.if && this.condition(course.if),
      cost: course.cost && this.cost(course.cost),
      effects: course.cost && course.do.length === 0 ? undefined : this.list(course.do),
    });
  }

  private moduleEffect(name: string, values: Values, condition: Condition | undefined): string {
    const then = this.say(`text.special.${name}`, values);
    if (condition === undefined) return then;
    return this.say('text.effect.when', { condition: this.condition(condition), then, else: undefined });
  }
}

/** All tables of dice in the data of a card. */
function tablesIn(part: unknown): readonly (readonly TableRow[])[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('do' in part && part.do === 'roll-table') return [(part as Extract<Effect, { do: 'roll-table' }>).rows];
  return Object.values(part).flatMap(tablesIn);
}

type TableRow = Extract<Effect, { do: 'roll-table' }>['rows'][number];
