import type { Card, Content, Effect, Modifier } from '../../../../src/second-edition/index.js';

export const kinds = {
  hero: 'Heroes played',
  drawn: 'Cards drawn',
  event: 'Events in play',
  encounter: 'Encounters resolved',
  finished: 'Encounters that left play',
  won: 'Challenges and foes defeated',
  lost: 'Challenges and foes lost to',
  reward: 'Rewards given',
  taken: 'Adventure cards taken or kept',
  offered: 'Used abilities offered',
  used: 'Used abilities used',
  triggered: 'Triggered abilities set off',
  modifier: 'Changes of values that changed one',
  list: 'Lists of effects begun',
  effect: 'Effects that did something',
  test: 'Outcomes of tests',
  course: 'Courses taken',
  fork: 'Forks taken',
  row: 'Rows of tables rolled',
} as const;
export type BehaviorKind = keyof typeof kinds;

export interface Behavior {
  /** The kind and the place: `course the-rune-broker#effects/0/options/1`. */
  readonly id: string;
  readonly kind: BehaviorKind;
  readonly card: string;
  /** Its place in the card, as in `content.lists`. */
  readonly place: string;
}

export const behaviorId = (kind: BehaviorKind, place: string): string => `${kind} ${place}`;

function branchesOf(e: Effect): readonly (readonly [BehaviorKind, string])[] {
  switch (e.do) {
    case 'test':
      return [
        ['test', 'success'],
        ['test', 'failure'],
      ];
    case 'fight':
      return [
        ['won', ''],
        ['lost', ''],
      ];
    case 'when':
      return [
        ['fork', 'then'],
        ['fork', 'else'],
      ];
    case 'choose':
      return e.options.map((_, at) => ['course', `options/${at}`] as const);
    case 'roll-table':
      return e.rows.map((_, at) => ['row', `rows/${at}`] as const);
    default:
      return [];
  }
}

export function eachModifier(
  value: unknown,
  place: string,
  visit: (modifier: Modifier, place: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) eachModifier(item, `${place}/${at}`, visit);
  } else if (typeof value === 'object' && value !== null) {
    if ('stat' in value && 'add' in value) return visit(value as Modifier, place);
    const prefix = place.endsWith('#') ? place : `${place}/`;
    for (const [key, item] of Object.entries(value)) eachModifier(item, `${prefix}${key}`, visit);
  }
}

export function behaviorsOf(content: Content): ReadonlyMap<string, Behavior> {
  const deeds = new Map<string, Behavior>();
  const add = (kind: BehaviorKind, place: string): void => {
    const id = behaviorId(kind, place);
    deeds.set(id, { id, kind, card: place.split('#')[0] ?? '', place });
  };
  for (const hero of content.heroes) add('hero', hero);
  for (const card of Object.values(content.decks).flat()) add('drawn', card);
  for (const card of Object.values(content.cards)) addCard(card, content, add);
  for (const [list, effects] of Object.entries(content.lists)) {
    add('list', list);
    for (const [at, e] of effects.entries()) {
      add('effect', `${list}/${at}`);
      for (const [kind, branch] of branchesOf(e))
        add(kind, branch === '' ? `${list}/${at}` : `${list}/${at}/${branch}`);
    }
  }
  return deeds;
}

function addCard(card: Card, content: Content, add: (kind: BehaviorKind, place: string) => void): void {
  if (card.kind === 'event') add('event', card.id);
  if (card.kind === 'encounter') {
    add('encounter', card.id);
    add('finished', card.id);
  }
  if (card.kind === 'challenge') {
    add('won', card.id);
    add('lost', card.id);
    if (card.reward && card.reward.length > 0) add('reward', `${card.id}#reward`);
  }
  if ('becomes' in card && card.becomes) add('taken', card.id);
  const sides = new Set([content.sides.get(card.id), content.takenSides.get(card.id)]);
  for (const side of sides)
    for (const { list } of side?.used ?? []) {
      add('offered', list);
      add('used', list);
    }
  eachModifier(card, `${card.id}#`, (_, place) => add('modifier', place));
  // Foes have abilities deep in the effects of their cards, so every list of effects is searched.
  for (const list of Object.keys(content.lists))
    if (list.startsWith(`${card.id}#`) && /abilities\/\d+\/do$/.test(list) && isTriggered(card, list))
      add('triggered', list);
}

function isTriggered(card: Card, list: string): boolean {
  const path = (list.split('#')[1] ?? '').split('/').slice(0, -1);
  const ability = path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    card,
  );
  return typeof ability === 'object' && ability !== null && 'on' in ability;
}
