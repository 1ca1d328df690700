import { fieldsOf, mentions } from '../../kernel/content/field-types.js';
import type { Problem } from '../../kernel/errors.js';
import { countWords } from '../abilities/amounts.js';
import type { Place } from '../abilities/card-effect.js';
import { conditionSchemaOf, schemaOf } from '../abilities/effect-parts.js';
import { effectSchemas } from '../abilities/effects/index.js';
import type {
  Ability,
  Amount,
  Condition,
  ConditionKind,
  Cost,
  Course,
  Effect,
  Foe,
  Modifier,
  Row,
  Span,
  Window,
} from '../abilities/language.js';
import { triggerWords } from '../abilities/triggers.js';
import type { Becomes, Card, ItemCard } from './cards.js';
import { namesIn, type Surroundings } from './check-names.js';
import { endOf, isRecord, join, show } from './check-plain.js';
import { problemsOfClass, problemsOfSort } from './check-sorts.js';

/** The windows within a roll. Triggers of a roll, such as `attack-hit`, come after it. */
const rollWindows: Readonly<Partial<Record<Window, Place['rolling']>>> = {
  'before-roll': 'before',
  'after-roll': 'after',
};

/** Checks what a schema cannot: whether the parts of a card fit together, and whether the names in it exist. */
export function checkCard(card: Card, path: string, surroundings: Surroundings): Problem[] {
  const problems: Problem[] = [];
  const refuse = (at: string, message: string, rule?: Problem['rule']): void => {
    problems.push(rule === undefined ? { path: at, message } : { path: at, message, rule });
  };
  const quiet = (at: string): Place => ({ path: join(path, at), rolling: false, harm: false });
  const { skill, town, space, face } = namesIn(surroundings, refuse);
  const inside = (place: Place, ...keys: readonly (string | number)[]): Place => ({
    ...place,
    path: keys.reduce<string>(join, place.path),
  });

  // Actions name an ability by its id and its card, a course by its id only.
  const taken = { ability: new Map<string, string>(), course: new Map<string, string>() };
  function call(what: keyof typeof taken, id: string, place: Place): void {
    const { path: at } = inside(place, 'id');
    const before = taken[what].get(id);
    if (before === undefined) taken[what].set(id, at);
    else refuse(at, `Another ${what} of this card is called ${show(id)} already, at ${before}.`);
  }

  function abilities(list: readonly Ability[] = [], place: Place): void {
    list.forEach((ability, at) => {
      checkAbility(ability, inside(place, at));
    });
  }

  function checkAbility(ability: Ability, place: Place): void {
    if ('always' in ability) {
      condition(ability.if, { ...inside(place, 'if'), standing: true });
      modifiers(ability.always, inside(place, 'always'));
      ability.always.forEach((modifier, at) => {
        measure(modifier, inside(place, 'always', at), ability.if !== undefined);
      });
      return;
    }
    condition(ability.if, inside(place, 'if'));
    if ('use' in ability) {
      call('ability', ability.id, place);
      cost(ability.cost, inside(place, 'cost'));
    }
    const only = 'on' in ability ? triggerWords[ability.on].only : undefined;
    if (only !== undefined && card.kind !== only)
      refuse(
        inside(place, 'on').path,
        `Only an Event comes into play and goes; this card is of kind ${show(card.kind)}.`,
      );
    const rolling = ('use' in ability && rollWindows[ability.use]) || false;
    const harm = 'use' in ability && ability.use === 'harm';
    const turnStart = 'on' in ability && ability.on === 'turn-start';
    effects(ability.do, { ...inside(place, 'do'), rolling, harm, turnStart });
  }

  /** The part of the card at a place: `abilities`, `becomes`, `reward` … */
  const partOf = (place: Place): string | undefined => place.path.slice(path.length + 1).split('/')[0];

  const isEnemys = (place: Place): boolean =>
    place.path.includes('/foe/') ||
    (card.kind === 'challenge' && ['abilities', 'beforeCombat'].includes(partOf(place) ?? ''));

  function refuseDiscard(place: Place): string | null {
    if (card.kind === 'hero') return 'A Hero is no card that is discarded.';
    if (card.kind === 'further')
      return `Whether a card of sort ${show(card.sort)} is discarded is for its module to say.`;
    if (card.kind === 'challenge' && !['reward', 'becomes'].includes(partOf(place) ?? ''))
      return 'A Challenge is not discarded while it is fought: that may stand in its `reward`, or in what it `becomes`.';
    return null;
  }

  function cost(said: Cost | undefined, place: Place): void {
    if (said?.discard) {
      const at = inside(place, 'discard').path;
      const refusal = refuseDiscard(place);
      if (refusal !== null) refuse(at, refusal);
      else if (card.kind === 'event')
        refuse(at, 'Nobody has an Event to pay with; the effect "discard-this" ends it.');
    }
    if (said?.activate && !mayCarryIcon(place))
      refuse(
        inside(place, 'activate').path,
        'Only Items, Heroes and Allies are activated; let this cost something else, or give it a `limit`.',
        '2e.activation.abilities',
      );
  }

  const mayCarryIcon = (place: Place): boolean =>
    card.kind === 'item' ||
    card.kind === 'ally' ||
    card.kind === 'hero' ||
    (partOf(place) === 'becomes' &&
      'becomes' in card &&
      (card.becomes?.as !== 'kept' || surroundings.understood.activatedWhenKept.has(card.deck ?? '')));

  /**
   * Counters are limited by Life and Stamina, and checked only when cards come and go. So changes of these must be
   * constant meanwhile.
   */
  function measure({ stat, of, add }: Modifier, place: Place, conditional: boolean): void {
    if ((stat !== 'life' && stat !== 'stamina') || of === 'enemy') return;
    if (of === undefined && isEnemys(place)) return;
    const what = stat === 'life' ? 'Life' : 'Stamina';
    if (isEnemys(place) || card.kind === 'further')
      refuse(place.path, `${what} of Heroes and Allies does not change for a battle or a voyage.`);
    else if (conditional)
      refuse(
        place.path,
        `${what} of Heroes and Allies changes as long as a card lies there, without any \`if\`.`,
      );
    else if (typeof add !== 'number')
      refuse(
        inside(place, 'add').path,
        `${what} of Heroes and Allies changes by a plain number; nothing is counted for it.`,
      );
    else if (of !== undefined && !lasting.includes(of))
      refuse(
        inside(place, 'of').path,
        `${show(of)} is now this one, now that one; ${what} changes for ${anyOf(lasting)}.`,
      );
  }

  function effects(list: readonly Effect[] = [], place: Place): void {
    list.forEach((effect, at) => {
      checkEffect(effect, inside(place, at));
    });
  }

  function checkEffect(effect: Effect, place: Place): void {
    const { fields = {}, inside: more, check } = schemaOf(effect);
    for (const { name, type } of fieldsOf(fields)) {
      const value = (effect as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) continue;
      const here = inside(place, name);
      if (mentions(type, 'Amount')) amount(value as Amount | 'all', here);
      if (mentions(type, 'Condition')) condition(value as Condition, here);
      if (mentions(type, 'Modifier')) modifiers(value as readonly Modifier[], here);
      if (mentions(type, 'Course')) courses(value as readonly Course[], here);
      if (mentions(type, 'Foe')) foe((value as Foe).abilities, inside(here, 'abilities'));
      if (mentions(type, 'Effect')) effects(value as readonly Effect[], { ...here, ...more });
      if (mentions(type, 'Row'))
        (value as readonly Row[]).forEach((row, at) => {
          effects(row.do, inside(here, at, 'do'));
        });
    }
    const at = (field: string): Place => (field === '' ? place : inside(place, field));
    check?.(effect, {
      card,
      place,
      part: partOf(place) ?? '',
      isEnemys: isEnemys(place),
      hasEnd: 'abilities' in card && (card.abilities ?? []).some(endsEncounter),
      undiscardable: refuseDiscard(place),
      refuse: (field, message, rule) => refuse(at(field).path, message, rule),
      hoard: (field, what) => hoard(at(field).path, place, what),
      skill: (field, name) => skill(name, at(field)),
      town: (field, name) => town(name, at(field)),
      challenge: (field, id) => face(id, at(field).path),
    });
  }

  function courses(options: readonly Course[], place: Place): void {
    options.forEach((option, at) => {
      const here = inside(place, at);
      call('course', option.id, here);
      condition(option.if, inside(here, 'if'));
      cost(option.cost, inside(here, 'cost'));
      effects(option.do, inside(here, 'do'));
    });
  }

  function foe(list: readonly Ability[] = [], place: Place): void {
    abilities(list, place);
    list.forEach((ability, at) => {
      if ('use' in ability)
        refuse(
          inside(place, at, 'use').path,
          `A foe decides nothing and uses no abilities: its abilities are \`always\` or \`on\`.${
            card.kind === 'challenge' ? ' What its winner may use stands under `becomes`.' : ''
          }`,
        );
    });
  }

  function condition(said: Condition | undefined, place: Place): void {
    if (said === undefined) return;
    for (const kind of Object.keys(said) as ConditionKind[]) {
      const here = inside(place, kind);
      const { value: type, check } = conditionSchemaOf(kind);
      const value = said[kind] as never;
      if (type === 'Span') span(value, here.path);
      if (type === 'Condition') condition(value, here);
      if (type.startsWith('Condition['))
        (value as readonly Condition[]).forEach((one, at) => {
          condition(one, inside(here, at));
        });
      check?.(value, {
        standing: place.standing === true,
        refuse: (message) => refuse(here.path, message),
        hoard: (what) => hoard(here.path, place, what),
        skill: (name) => skill(name, here),
        space: (name, at) => space(name, inside(here, at)),
      });
    }
  }

  function span({ atLeast, atMost }: Span, at: string): void {
    if (atLeast === undefined && atMost === undefined)
      refuse(at, 'This says nothing: give `atLeast`, `atMost` or both.');
    else if (atLeast !== undefined && atMost !== undefined && atLeast > atMost)
      refuse(at, `Nothing is at least ${atLeast} and at most ${atMost}.`);
  }

  function modifiers(list: readonly Modifier[], place: Place): void {
    list.forEach(({ add, of }, at) => {
      amount(add, inside(place, at, 'add'));
      if (of === 'one-of-your-allies' || of === 'one-of-your-party')
        refuse(
          inside(place, at, 'of').path,
          `${show(of)} is a choice, and nobody is asked whose value changes; use "your-allies" or "your-party".`,
        );
    });
  }

  function amount(said: Amount | 'all' | undefined, place: Place): void {
    const held = typeof said === 'object' ? countWords[said.count].hoard : undefined;
    if (held !== undefined) hoard(inside(place, 'count').path, place, held);
  }

  /** Only an adventure card in play that no player has can hold cards and gold. */
  function hoard(at: string, place: Place, what: string): void {
    if (card.kind !== 'challenge' && card.kind !== 'encounter' && card.kind !== 'event')
      refuse(at, `Only an adventure card can ${what}; this card is of kind ${show(card.kind)}.`);
    else if (partOf(place) === 'becomes')
      refuse(at, `The card has been taken: it can ${what} only while it is nobody's.`);
  }

  function item({ use, abilities: list }: Pick<ItemCard, 'use' | 'abilities'>, place: Place): void {
    const used = list.filter((ability) => 'use' in ability).length;
    const here = inside(place, 'abilities');
    if (use === 'always') {
      if (used > 0)
        refuse(
          here.path,
          'An Always-On Item is not used: its abilities are `always` or `on`.',
          '2e.items.use-modes',
        );
    } else if (used !== 1)
      refuse(
        here.path,
        `An Item of use ${show(use)} has exactly one ability with \`use\`; this one has ${used === 0 ? 'none' : used}.`,
        '2e.items.use-modes',
      );
    list.forEach((ability, at) => {
      const cost: Cost | undefined = 'use' in ability ? ability.cost : undefined;
      if (use !== 'always' && cost?.[use] !== undefined)
        refuse(
          inside(here, at, 'cost', use).path,
          `An Item of use ${show(use)} costs that anyway, without saying so.`,
        );
    });
  }

  function becomes(said: Becomes | undefined): void {
    if (said === undefined) return;
    abilities(said.abilities, quiet('becomes/abilities'));
    if (said.as === 'item') item(said, quiet('becomes'));
  }

  if (card.kind === 'challenge' || card.kind === 'event' || card.kind === 'encounter') {
    if (card.color === undefined && card.deck === undefined)
      refuse(path, 'An adventure card is drawn from some deck: give it a `color`, or name its `deck`.');
  }
  if (card.kind === 'item' && card.deck === undefined)
    for (const part of ['class', 'type'] as const)
      if (card[part] === undefined)
        refuse(join(path, part), `An Item of the market deck has a ${part} (2e.cards.item-class-and-type).`);
  if ('deck' in card && card.deck !== undefined && surroundings.decks?.has(card.deck) === false)
    refuse(join(path, 'deck'), `There is no deck ${show(card.deck)}${endOf(card.deck, surroundings.decks)}`);
  if (card.kind === 'further') problems.push(...problemsOfSort({ ...card }, path, surroundings.understood));
  if (card.kind === 'item') problems.push(...problemsOfClass({ ...card }, path, surroundings.understood));
  if (reserved.includes(card.id))
    refuse(
      join(path, 'id'),
      `${show(card.id)} is what a choice of cards calls something else; call the card otherwise.`,
    );
  for (const [name, list] of Object.entries((card.kind === 'ally' ? card.lists : undefined) ?? {})) {
    // Only the module knows what is in progress when it carries a list out.
    const inTheMidst = surroundings.understood.lists.get(name) !== 'by itself';
    effects(list, {
      path: join(join(path, 'lists'), name),
      rolling: inTheMidst && 'after',
      harm: inTheMidst,
    });
  }
  if (card.kind === 'item') item(card, { path, rolling: false, harm: false });
  if (card.kind === 'challenge') {
    foe(card.abilities, quiet('abilities'));
    effects(card.beforeCombat, quiet('beforeCombat'));
    effects(card.reward, quiet('reward'));
    becomes(card.becomes);
  } else abilities(card.abilities, quiet('abilities'));
  if (card.kind === 'ally' && card.equips !== undefined) {
    abilities(card.equips.abilities, quiet('equips/abilities'));
    item(card.equips, quiet('equips'));
  }
  if (card.kind === 'encounter') {
    effects(card.effects, quiet('effects'));
    becomes(card.becomes);
  }
  return problems;
}

/** Whether an ability can end an open Encounter. A module's effect may. */
const endsEncounter = (ability: Ability): boolean =>
  !('always' in ability) &&
  (('use' in ability && ability.cost?.discard === true) || somewhere(ability.do, isEnd));

const ending = Object.entries<{ readonly ends?: true }>(effectSchemas).flatMap(([kind, { ends }]) =>
  ends ? [kind] : [],
);

const isEnd = (part: Readonly<Record<string, unknown>>): boolean =>
  ending.some((word) => part.do === word) || (isRecord(part.cost) && part.cost.discard === true);

/** Whether a value, or any part of it, satisfies `is`. */
const somewhere = (value: unknown, is: (part: Readonly<Record<string, unknown>>) => boolean): boolean =>
  Array.isArray(value)
    ? value.some((item) => somewhere(item, is))
    : isRecord(value) && (is(value) || Object.values(value).some((part) => somewhere(part, is)));

/** Subjects that stay the same while a card is in play. */
const lasting: readonly string[] = [
  'you',
  'bearer',
  'your-allies',
  'your-party',
  'every-hero',
  'every-other-hero',
];

/** Other options among card ids in decisions. */
const reserved: readonly string[] = ['nothing', 'take'];

const anyOf = (words: readonly string[]): string => words.map(show).join(' or ');
