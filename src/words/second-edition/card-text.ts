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
import type { Naming } from './naming.js';

/* The text of a card, made from what it can do: a message for each word of the ability language. */

type Given = Value | string | number | undefined;

/** Says what cards can do. */
export class CardTexts {
  private readonly naming: Naming;
  /** What a change without a word for whose it is is about. */
  private bearer = 'self';

  constructor(naming: Naming) {
    this.naming = naming;
  }

  /** The text made from a card's data; empty for a card that only has values. */
  textOf(card: Card): string {
    this.bearer = card.kind === 'item' ? 'you' : card.kind === 'event' ? 'every-hero' : 'self';
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

  private say(key: string, values: Readonly<Record<string, Given>> = {}): string {
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
    return this.naming.setting.book.list(
      list.map((word) => this.naming.word(word, of)),
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
    // Read as many, so that what is counted has its plural.
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
    const { book } = this.naming.setting;
    const one = ([word, value]: [string, unknown]): string => {
      const key = `text.if.${word}`;
      if (typeof value === 'boolean') return this.say(key, { yes: value ? 'yes' : 'no' });
      if (typeof value === 'string')
        return this.say(key, { word: { plain: this.naming.any(value), raw: selector(value) } });
      if (word === 'not') return this.say(key, { condition: this.condition(value as Condition) });
      if (word === 'any')
        return this.say(key, {
          list: book.list(
            (value as Condition[]).map((each) => this.condition(each)),
            'or',
          ),
        });
      if (word === 'special')
        return this.say(key, { list: book.list((value as string[]).map((each) => this.special(each))) });
      if (word === 'space')
        return this.say(key, {
          list: book.list(
            (value as string[]).map((each) => this.place(each)),
            'or',
          ),
        });
      if (Array.isArray(value)) return this.say(key, { list: this.words(value as string[], word) });
      return this.say(key, { span: this.span(value as Span) });
    };
    return Object.entries(condition).map(one).join(', ');
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
    const { naming } = this;
    const key = `text.effect.${effect.do}`;
    const inner = (effects: readonly Effect[] | undefined): string | undefined =>
      effects === undefined ? undefined : this.list(effects);
    switch (effect.do) {
      case 'test':
        return this.say(key, {
          attribute: naming.word(effect.attribute),
          skill: effect.skill && naming.word(effect.skill, 'skill'),
          target: effect.target,
          success: inner(effect.success),
          failure: inner(effect.failure),
        });
      case 'wounds':
      case 'exhaustion':
        return this.say(key, { who: this.worded('who', effect.to), amount: this.amount(effect.amount) });
      case 'heal':
        return this.say(key, {
          who: this.worded('who', effect.who),
          wounds: this.amount(effect.wounds ?? 0),
          exhaustion: this.amount(effect.exhaustion ?? 0),
        });
      case 'gain-gold':
      case 'cancel':
        return this.say(key, { amount: this.amount(effect.amount) });
      case 'lose-gold':
        return this.say(key, { amount: this.amount(effect.amount), onto: effect.onto });
      case 'attack':
        return this.say(key, {
          by: effect.by ?? 'bearer',
          type: naming.word(effect.type, 'phase'),
          damage: effect.damage === undefined ? undefined : this.amount(effect.damage),
          bonus: effect.bonus ?? 0,
        });
      case 'change':
        return this.say(key, {
          changes: this.changes(effect.modifiers),
          for: this.worded('limit', effect.for),
        });
      case 'redirect':
        return this.say(key, { who: this.worded('who', effect.to) });
      case 'extra-attack':
        return this.say(key, { who: this.worded('who', effect.who) });
      case 'skip-phase':
        return this.say(key, { phases: this.words(effect.phases, 'phase') });
      case 'lose-card':
        return this.say(key, { kind: effect.kind, which: effect.which, onto: effect.onto });
      case 'draw-market':
        return this.say(key, { count: effect.count, take: effect.take, pay: effect.pay, kind: effect.kind });
      case 'stock-market':
        return this.say(key, { count: effect.count, towns: effect.towns });
      case 'move':
        return this.say(key, {
          spaces: effect.spaces,
          through: effect.through && this.words(effect.through, 'terrain', 'and'),
        });
      case 'teleport':
        return this.say(key, { to: { plain: this.place(effect.to), raw: selector(effect.to) } });
      case 'reroll-movement':
        return this.say(key, { dice: effect.dice });
      case 'extra-movement':
        return this.say(key, {
          count: effect.faces.length,
          faces: effect.faces.map((face) => naming.die(face)).join(', '),
        });
      case 'replenish':
        return this.say(key, { colors: effect.colors && this.words(effect.colors, 'color', 'and') });
      case 'gain-counter':
        return this.say(key, { color: naming.word(effect.color, 'color') });
      case 'gain-experience':
        return this.say(key, { bonus: { plain: naming.word(effect.bonus, 'bonus'), raw: effect.bonus } });
      case 'refresh':
        return this.say(key, { cards: effect.cards });
      case 'choose': {
        const options = effect.options.map((option) =>
          this.say('text.option', {
            condition: option.if && this.condition(option.if),
            cost: option.cost && this.cost(option.cost),
            effects: option.cost && option.do.length === 0 ? undefined : this.list(option.do),
          }),
        );
        return this.say(key, { options: naming.setting.book.list(options, 'or') });
      }
      case 'when':
        return this.say(key, {
          condition: this.condition(effect.if),
          then: this.list(effect.then),
          else: inner(effect.else),
        });
      case 'roll-table':
        return this.say(key, {
          rows: effect.rows
            .map((row) => this.say('text.row', { to: row.upTo, effects: this.list(row.do) }))
            .join('; '),
        });
      case 'fight':
        return this.say(key, {
          foe: effect.foe.name,
          life: effect.foe.life,
          fighter: this.fighter(effect.foe),
          won: inner(effect.won),
          lost: inner(effect.lost),
        });
      case 'face':
        return this.say(key, {
          card: naming.card(effect.card),
          escape: effect.escape === false ? 'no' : undefined,
        });
      case 'progress':
        return this.say(key, { sign: effect.add < 0 ? 'down' : 'up', amount: Math.abs(effect.add) });
      case 'special': {
        const then = this.say(`text.special.${effect.effect}`, {
          amount: this.amount(effect.amount ?? 1),
          what: effect.what === undefined ? undefined : naming.word(effect.what),
        });
        if (effect.if === undefined) return then;
        return this.say('text.effect.when', { condition: this.condition(effect.if), then, else: undefined });
      }
      default:
        return this.say(key);
    }
  }
}
