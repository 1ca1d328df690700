import {
  type Ability,
  type Cost,
  damageTypes,
  type Effect,
  type Where,
} from '../../../src/third-edition/abilities/language.js';
import { board } from '../../../src/third-edition/content/board.js';

/* What the text of a card must contain to say what its data say. Written apart from the texts, so that a slip in either shows. */

type UsedAbility = Extract<Ability, { id: string }>;

/** An ability that somebody uses or that answers something, and so has a name. */
export const isUsed = (ability: Ability): ability is UsedAbility => 'id' in ability;

/** How many times each value is there. */
export const count = <T>(values: readonly T[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

/** Every object inside a piece of data, itself first. */
export function* partsOf(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return;
  yield data as Record<string, unknown>;
  for (const value of Object.values(data)) yield* partsOf(value);
}

const nameOf = new Map([...board.regions, ...board.places].map(({ id, name }) => [id, name]));

/** The names of where something can be done. */
export const placesOf = ({ regions = [], places = [], kinds = [], terrains = [] }: Where): string[] => [
  ...[...regions, ...places].map(
    (id) => nameOf.get(id)?.replace(/^The /, 'the ') ?? `${id}, which is nowhere`,
  ),
  ...kinds.map((kind) => `any ${kind}`),
  ...terrains.map((terrain) => `any ${terrain} hex`),
];

const moments: Record<string, string> = {
  engage: 'when you engage',
  defeated: 'after you are defeated',
  'trophy-gained': 'when you gain a trophy',
  'combat-won': 'when you win a combat',
  rested: 'after you rest',
  trained: 'after you train',
  shopped: 'after you shop',
};

export const ofCost = ({ exert, gold, delayed, trophies, discardThis }: Cost): string[] => [
  ...(exert === 1 ? ['exert'] : []),
  ...(gold === undefined ? [] : [`pay ${gold} gold`]),
  ...(delayed ? ['become delayed'] : []),
  ...(trophies === 1 ? ['discard a trophy'] : []),
  ...(discardThis ? ['discard this card'] : []),
];

const limits = { turn: 'once per turn', round: 'once per combat round', combat: 'once per combat' } as const;

/** What stands in the brackets behind the name of an ability, in any order. */
function bracketOf(ability: UsedAbility): string[] {
  const cost = 'cost' in ability && ability.cost ? ofCost(ability.cost) : [];
  if ('when' in ability) return [moments[ability.when] ?? '?', ...cost];
  if (ability.use === 'surge') return [`${ability.surge} surge`];
  if (ability.use === 'action')
    return [`${ability.actions} action${ability.actions === 1 ? '' : 's'}`, ...cost];
  const limit = ability.limit === 'none' ? [] : [limits[ability.limit]];
  if (ability.use === 'combat-action') return [...limit, 'a combat action', ...cost];
  if (ability.use === 'after-combat-action') return [...limit, 'after a combat action of yours', ...cost];
  return [...limit, ...cost];
}

/** Whose card it is: what it calls its own tokens, and what story tokens are called there. */
export interface Voice {
  readonly own: 'your' | 'its';
  readonly story: 'lore' | 'companion';
}
const hero: Voice = { own: 'your', story: 'lore' };
const many = (amount: unknown, one: string, several = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : several}`;

const symbolName = (symbol: string): string =>
  damageTypes.some((type) => type === symbol) ? `${symbol} damage` : symbol;

/** Words that the effects of an ability must be told with. */
export function wordsOf(effect: Effect, voice: Voice = hero): string[] {
  const all = (effects: readonly Effect[] = []): string[] => effects.flatMap((one) => wordsOf(one, voice));
  switch (effect.do) {
    case 'gain-gold':
      return [
        typeof effect.amount === 'number' ? `gain ${effect.amount} gold` : 'gain 1 gold for each success',
      ];
    case 'gain-trophy':
      return [`gain 1 ${effect.of ? `${effect.of} ` : ''}trophy`];
    case 'lose-gold':
      return [voice.own === 'its' ? `the foe loses ${effect.amount} gold` : `lose ${effect.amount} gold`];
    case 'gain-story':
      return [
        voice.story === 'lore' ? `gain ${effect.amount} lore` : `gain ${many(effect.amount, 'companion')}`,
      ];
    case 'learn-skill':
      return ['learn a skill from your hand without its cost'];
    case 'gain-asset':
      return ['gain the top card of the asset deck'];
    case 'suffer':
      return [`suffer ${effect.amount} damage`];
    case 'become-delayed':
      return ['become delayed'];
    case 'keep-as-trophy':
      return ['keep this card as a trophy'];
    case 'refresh-gems':
      return [`turn all facedown ${effect.of?.join(' and ')} gems faceup`];
    case 'place-zombies':
      return [`place ${many(effect.amount, 'zombie')}`, ...placesOf(effect.at)];
    case 'move-villain':
      return ['if Margath is on the board', `he moves ${many(effect.hexes, 'hex', 'hexes')} toward Tamalir`];
    case 'borrow-surge':
      return [
        'choose at random 1 enemy card in the combat discard pile and carry out any 1 surge ability of it, X being 1',
      ];
    case 'choose':
      return effect.options.flatMap((option) => [
        ...(option.cost?.delayed ? ['become delayed to'] : []),
        ...all(option.do),
      ]);
    case 'draw-skills':
      return [`draw ${many(effect.amount, 'skill card')}`];
    case 'heal':
      return typeof effect.amount === 'object' ? ['X damage'] : [`${effect.amount} damage`];
    case 'move':
      return typeof effect.hexes === 'object'
        ? ['up to X hexes', 'your mind']
        : [many(effect.hexes, 'hex', 'hexes'), 'without dice'];
    case 'move-by-dice':
      return [`roll ${effect.dice} terrain dice`];
    case 'challenge':
      return ['each hero once per game', 'if you win', ...all(effect.win)];
    case 'test':
      return [
        `test${voice.own === 'its' ? 's' : ''} ${effect.attribute}${effect.modifier ? ` ${effect.modifier < 0 ? '' : '+'}${effect.modifier}` : ''}`,
        ...(effect.pass ? ['on a pass', ...all(effect.pass)] : []),
        ...(effect.fail ? ['on a fail', ...all(effect.fail)] : []),
      ];
    case 'explore':
      return ['explore'];
    case 'deal': {
      const { amount, damage, unblockable } = effect;
      const blocked = unblockable ? ['that cannot be blocked'] : [];
      if (typeof amount === 'number') return [`deal ${amount} ${damage} damage`, ...blocked];
      if (amount.count === 'x') return [`deal X ${damage} damage`];
      return [
        `deal 1 ${damage} damage for each ${amount.count === 'matches' ? 'die that matches' : 'success'}`,
      ];
    }
    case 'flip':
    case 'recast':
    case 'remove': {
      const { many, whose, showing = [], spent } = effect.tokens;
      const amount = many === 'any' ? 'any number of' : many === 'all' ? 'all of' : `${many} of`;
      const tokens = `${whose === 'own' ? voice.own : "the foe's"} ${spent ? 'spent ' : ''}tokens`;
      return [`${effect.do} ${amount} ${tokens}`, ...showing.map(symbolName)];
    }
    case 'double':
      return [...effect.symbols.map(symbolName), 'symbols count double', 'until the end of the combat round'];
    case 'no-surge':
      return ['cannot use surge abilities', 'until the end of the combat round'];
    case 'reflect':
      return [
        `damage that ${voice.own === 'its' ? 'it suffers' : 'you suffer'} from the foe's attacks is dealt back as ${effect.damage} damage`,
        'until the end of the combat round',
      ];
    case 'act-again':
      return ['take another combat action'];
    case 'each-hero':
      return ['each hero', ...all(effect.effects)];
    default:
      throw new Error(`No card was to have the effect ${effect.do}.`);
  }
}

const statNames: Record<string, string> = { hand: 'maximum hand size' };

/** What of the data of a card its text leaves out. */
export function untold(text: string, abilities: readonly Ability[]): string[] {
  const missing: string[] = [];
  for (const ability of abilities) {
    if (isUsed(ability)) {
      const at = text.indexOf(`${ability.label} (`);
      const [bracket = '', rest = ''] = text.slice(at + ability.label.length + 2).split('): ', 2);
      const sentence = rest.slice(0, rest.indexOf('.'));
      if (at < 0) missing.push(ability.label);
      for (const part of bracketOf(ability)) if (!bracket.includes(part)) missing.push(`(${part})`);
      const told =
        'do' in ability ? ability.do.flatMap((one) => wordsOf(one)) : ['reroll all of your terrain dice'];
      for (const part of told) if (!sentence.includes(part)) missing.push(part);
    } else if (ability.always === 'bonus') {
      const { stat, add } = ability;
      const sum = typeof add === 'number' ? `${add < 0 ? '' : '+'}${add}` : '+X';
      if (!text.toLowerCase().includes(`${statNames[stat] ?? stat} ${sum.toLowerCase()}`))
        missing.push(`${stat} ${sum}`);
    } else if (ability.always === 'die-as') {
      if (!text.includes(`Once per turn, you may spend any terrain die as ${ability.terrain}.`))
        missing.push(ability.terrain);
    } else if (!text.includes('The foe cannot use surge abilities.')) missing.push('no surge');
  }
  return missing;
}
