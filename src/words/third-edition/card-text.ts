import type { Values, Wording } from '../../third-edition/abilities/card-effect.js';
import { textOf } from '../../third-edition/abilities/effect-parts.js';
import type * as language from '../../third-edition/abilities/language.js';
import type { Card, EventOption, Outcome } from '../../third-edition/content/cards.js';
import type { Value } from '../format.js';
import { plain } from '../names.js';
import { nobody, selector } from '../values.js';
import { storyTokens } from './besides.js';
import type { Naming } from './naming.js';

/* The text of a card made from its data: one message for each word of the ability language. */

const many = 99;
const empty = plain('');

export class CardTexts {
  private readonly naming: Naming;
  /** The card addresses its player, or speaks of an enemy. */
  private voice: 'you' | 'it' = 'you';
  private card = '';

  private get wording(): Wording {
    return {
      voice: this.voice,
      word: (id) => this.naming.word(id),
      listed: (items, how) => this.listed(items, how),
      list: (effects = []) => (effects.length === 0 ? undefined : this.list(effects)),
      options: (options) => this.courses(options),
      counted: (amount) => this.counted(amount),
      story: (amount) => this.story(amount),
      range: (cost) => this.range(cost),
      where: (where) => this.where(where),
      tokens: (choice) => this.tokens(choice),
      symbols: (symbols, how) => this.symbols(symbols, how),
    };
  }

  constructor(naming: Naming) {
    this.naming = naming;
  }

  /** Empty for a card that only has values. */
  textOf(card: Card): string {
    this.card = card.id;
    this.voice = card.kind === 'enemy' || card.kind === 'villain' ? 'it' : 'you';
    return this.partsOf(card)
      .map((part) => this.naming.setting.book.sentence(part))
      .join(' ');
  }

  private partsOf(card: Card): readonly string[] {
    switch (card.kind) {
      case 'hero':
        return [
          this.say('text.setup', { effects: this.list(card.setup) }),
          ...this.abilities(card.abilities),
        ];
      case 'asset':
        return [
          ...this.abilities(card.abilities),
          ...(card.trade
            ? [
                this.say('text.trade', {
                  actions: card.trade.actions,
                  where: this.where(card.trade.at),
                  value: card.trade.value,
                }),
              ]
            : []),
        ];
      case 'skill':
        return this.abilities(card.abilities);
      case 'enemy': {
        const fight = [...this.health(card.healthPlus), ...this.abilities(card.abilities)];
        this.voice = 'you';
        const rewards = this.either(card.rewards.map((reward) => this.list(reward.do)));
        return [...fight, ...(rewards === '' ? [] : [this.say('text.reward', { effects: rewards })])];
      }
      case 'villain':
        return [...this.health(card.healthPlus, card.healthFloor), ...this.abilities(card.abilities)];
      case 'quest':
        return this.quest(card.at, card.actions, card.outcomes);
      case 'event':
        return card.options.map((option) => this.option(option));
      case 'story':
        return [
          ...card.do.map((effect) => this.say('text.story', { effects: this.effect(effect) })),
          ...(card.quest
            ? [
                this.say('text.story-quest'),
                ...this.quest(card.quest.at, card.quest.actions, card.quest.outcomes),
              ]
            : []),
        ];
    }
  }

  private say(key: string, values: Values = {}): string {
    const given = Object.entries(values).map(([name, value]): [string, Value] => {
      if (value === undefined || value === '') return [name, nobody];
      if (typeof value === 'object') return [name, value];
      return [name, { plain: `${value}`, raw: typeof value === 'number' ? value : selector(value) }];
    });
    return this.naming.setting.book.say([key], Object.fromEntries(given)) ?? key;
  }

  private listed(items: readonly string[], how: 'and' | 'or' = 'and'): string {
    return this.naming.setting.book.list(items, how);
  }

  private list(effects: readonly language.Effect[]): string {
    return this.listed(effects.map((effect) => this.effect(effect)));
  }

  /** Joins alternatives that are longer than a word. */
  private either(texts: readonly string[]): string {
    return texts.reduce(
      (first, second) => (first === '' ? second : this.say('text.or', { first, second })),
      '',
    );
  }

  private quest(at: language.Where, actions: number, outcomes: readonly Outcome[]): readonly string[] {
    return [
      this.say('text.quest', { where: this.where(at), actions }),
      ...outcomes.map(({ id, requires, do: effects, discard }) =>
        this.say('text.outcome', {
          label: this.naming.choice(id, this.card),
          requires: this.listed(requires.map((one) => this.naming.word(one))),
          effects: this.list(effects),
          discard: discard ? 'yes' : 'no',
        }),
      ),
    ];
  }

  private option({ id, cost, rumor, do: effects }: EventOption): string {
    const bracket = [
      ...(cost ? [this.cost(cost)] : []),
      ...(rumor ? [this.say('text.rumor', { actions: rumor.actions, where: this.where(rumor.at) })] : []),
    ];
    return this.say('text.option', {
      label: this.naming.choice(id, this.card),
      bracket: bracket.join('; '),
      effects: this.list([...effects, ...(rumor?.do ?? [])]),
    });
  }

  private health(plus: language.Amount | undefined, floor?: number): readonly string[] {
    const changes: string[] = [];
    for (let one = plus; typeof one === 'object'; one = one.and) {
      const times = one.times ?? 1;
      changes.push(
        this.say('text.health.change', {
          sign: times < 0 ? 'down' : 'up',
          amount: Math.abs(times),
          for: this.counted({ count: one.count }).for.plain.trim(),
        }),
      );
    }
    return changes.length === 0 ? [] : [this.say('text.health', { changes: this.listed(changes), floor })];
  }

  private abilities(all: readonly language.Ability[] = []): readonly string[] {
    const bonuses = all.flatMap((one) =>
      'always' in one && one.always === 'bonus' ? [this.bonus(one)] : [],
    );
    return [
      ...(bonuses.length > 0 ? [this.say('text.bonuses', { bonuses: this.listed(bonuses) })] : []),
      ...all.flatMap((one) => ('always' in one && one.always === 'bonus' ? [] : this.ability(one))),
    ];
  }

  private bonus({ stat, add }: Extract<language.Ability, { always: 'bonus' }>): string {
    const counted = this.counted(typeof add === 'number' ? Math.abs(add) : add);
    return this.say('text.bonus', {
      stat: this.say(`text.stat.${stat}`),
      sign: typeof add === 'number' && add < 0 ? 'down' : 'up',
      ...counted,
    });
  }

  private ability(ability: language.Ability): readonly string[] {
    if ('always' in ability) {
      if (ability.always === 'die-as')
        return [this.say('text.die-as', { terrain: this.naming.word(ability.terrain) })];
      return ability.always === 'no-surge' ? [this.say('text.no-surge')] : [];
    }
    const use = 'use' in ability ? ability.use : ability.when;
    const cost = 'cost' in ability ? ability.cost : undefined;
    const cancel = 'cancel' in ability ? ability.cancel : undefined;
    return [
      this.say('text.ability', {
        label: this.naming.ability(`${this.card}/${ability.id}`),
        how: this.say(`text.how.${use}`, {
          voice: this.voice,
          amount: 'surge' in ability ? ability.surge : 'actions' in ability ? ability.actions : undefined,
          where: 'at' in ability && ability.at ? this.where(ability.at) : undefined,
          limit: 'limit' in ability ? ability.limit : undefined,
        }),
        cost: cost && this.cost(cost),
        effects: 'do' in ability ? this.list(ability.do) : this.say('text.reroll-terrain'),
      }),
      ...(cancel === undefined ? [] : [this.say('text.cancel', { amount: cancel })]),
    ];
  }

  private cost(cost: language.Cost): string {
    return this.listed(
      Object.entries(cost).map(([what, amount]) =>
        this.say(`text.cost.${what}`, { amount: typeof amount === 'number' ? amount : undefined }),
      ),
    );
  }

  private where({ regions = [], places = [], kinds = [], terrains = [] }: language.Where): string {
    const { naming } = this;
    return this.listed(
      [
        ...regions.map((id) => naming.region(id)),
        ...places.map((id) => naming.place(id)),
        ...kinds.map((kind) => this.say('text.where.kind', { kind: naming.word(kind) })),
        ...terrains.map((terrain) => this.say('text.where.terrain', { terrain: naming.word(terrain) })),
      ],
      'or',
    );
  }

  /** A plain number, X, or an amount for each thing that is counted. */
  private counted(amount: language.Amount): ReturnType<Wording['counted']> {
    const number = (value: number): Value => ({ plain: `${value}`, raw: value });
    if (typeof amount === 'number') return { amount: number(amount), number: number(amount), for: empty };
    const { count, times = 1, plus = 0, and } = amount;
    const more = [
      ...(plus === 0 ? [] : [this.say('text.for.more', { amount: plus })]),
      ...(and === undefined ? [] : [this.say('text.for.more', { amount: this.counted(and).amount })]),
    ];
    const isStat = count === 'body' || count === 'mind' || count === 'spirit';
    if (count === 'x' || isStat) {
      const being = isStat ? `, ${this.say('text.being', { attribute: this.naming.word(count) })}` : '';
      const x = times === 1 ? 'X' : `${times} X`;
      return { amount: { plain: x, raw: 'X' }, number: number(many), for: plain([being, ...more].join(' ')) };
    }
    const story = this.naming.setting.book.say(
      [...Object.keys(this.naming.setting.titles).map((id) => `story-token.${id}`), 'story-token'],
      {},
    );
    const each = this.say(`text.for.${count}`, { story: story ?? '' });
    return { amount: number(times), number: number(times), for: plain(` ${[each, ...more].join(' ')}`) };
  }

  private tokens({ whose, many: some, showing, spent }: language.TokenChoice): string {
    return this.say('text.tokens', {
      many: typeof some === 'object' ? 'up-to' : some,
      most: typeof some === 'object' ? some.upTo : undefined,
      whose,
      voice: this.voice,
      spent: spent ? 'yes' : 'no',
      showing: this.symbols(showing ?? [], 'or'),
    });
  }

  private symbols(symbols: readonly string[], how: 'and' | 'or'): string {
    const { book } = this.naming.setting;
    return this.listed(
      symbols.map((one) => book.say([`text.symbol.${one}`], {}) ?? this.naming.word(one)),
      how,
    );
  }

  private effect(effect: language.Effect): string {
    return this.say(`text.effect.${effect.do}`, textOf(effect).values?.(effect, this.wording));
  }

  private range(cost: language.CostRange | undefined): string | undefined {
    return cost && this.say('text.range', { atLeast: cost.atLeast, atMost: cost.atMost });
  }

  private story(amount: language.Amount): string {
    if (typeof amount === 'number') return storyTokens(this.naming, amount).plain;
    const counted = this.counted(amount);
    return `${storyTokens(this.naming, counted.number.raw).plain}${counted.for.plain}`;
  }

  private courses(options: readonly language.Option[]): string {
    return this.either(
      options.map(({ cost, do: effects }) =>
        this.say('text.course', { cost: cost && this.cost(cost), effects: this.list(effects) }),
      ),
    );
  }
}
