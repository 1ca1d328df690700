// How strong, dear and likely things are on our cards.
import type { Option } from '../../../src/third-edition/abilities/language.js';
import { covered } from '../../../src/third-edition/base/quests.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import { assetTypes, type QuestCard, skillSets } from '../../../src/third-edition/content/cards.js';
import { table } from '../boards/tables.js';
import { adventures, assets, mean, range, skills, villains } from './cards.js';

const enemies = adventures.flatMap((card) => (card.kind === 'enemy' ? [card] : []));
const quests = adventures.flatMap((card) => (card.kind === 'quest' ? [card] : []));

/** The most gold among the rewards of an enemy. */
const goldOf = (rewards: readonly Option[]): number =>
  Math.max(
    0,
    ...rewards.map(({ do: list }) =>
      list.reduce(
        (sum, effect) =>
          sum + (effect.do === 'gain-gold' && typeof effect.amount === 'number' ? effect.amount : 0),
        0,
      ),
    ),
  );

/** Enemies by deck, and the villains. */
export const enemyTable = (): string =>
  table(['Enemies', 'Cards', 'Health', 'Mean', 'Abilities', 'Gold'], (column) => column > 0, [
    ...adventureTypes.map((deck) => {
      const own = enemies.filter((card) => card.deck === deck);
      const health = own.map((card) => card.health);
      return [
        deck,
        own.length,
        range(health),
        mean(health),
        mean(own.map(({ abilities = [] }) => abilities.length)),
        range(own.map(({ rewards }) => goldOf(rewards))),
      ];
    }),
    ...villains.map(({ name, health, abilities }) => [name, 1, health, health, abilities.length, '–']),
  ]);

/** Every roll of so many dice. */
const rolls = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
const ofThree = rolls(3);

/** How likely three dice cover what an outcome requires, in percent, if none is rolled again. */
export const chanceOf = (requires: QuestCard['outcomes'][number]['requires']): number =>
  (100 * ofThree.filter((roll) => covered(roll, requires)).length) / ofThree.length;

/** Outcomes of quests by how many symbols they require. */
export function questTable(): string {
  const outcomes = quests.flatMap((card) => card.outcomes);
  const sizes = [...new Set(outcomes.map(({ requires }) => requires.length))].sort((a, b) => a - b);
  return table(
    ['Symbols', 'Outcomes', 'Chance', 'Mean'],
    (column) => column > 0,
    sizes.map((size) => {
      const chances = outcomes
        .filter(({ requires }) => requires.length === size)
        .map((one) => chanceOf(one.requires));
      return [
        size,
        chances.length,
        `${range(chances.map((chance) => Math.round(chance)))} %`,
        `${Math.round(Number(mean(chances)))} %`,
      ];
    }),
  );
}

const successes = skills.filter(({ success }) => success === true).length;

/** How likely so many cards off the skill deck have a success among them, in percent. */
export function passWith(drawn: number): number {
  let none = 1;
  for (let at = 0; at < drawn; at++) none *= (skills.length - successes - at) / (skills.length - at);
  return 100 * (1 - none);
}

/** How likely a test is passed. */
export const testTable = (): string =>
  table(['Cards revealed', ...[1, 2, 3, 4, 5].map(String)], () => true, [
    ['Passed', ...[1, 2, 3, 4, 5].map((drawn) => `${Math.round(passWith(drawn))} %`)],
  ]);

/** Skills by set. */
export const skillTable = (): string =>
  table(
    ['Set', 'Cards', 'Body', 'Mind', 'Spirit', 'Successes', 'Trophies', 'Mean'],
    (column) => column > 0,
    skillSets.map((set) => {
      const own = skills.filter((card) => card.set === set);
      const costs = own.map(({ cost }) => Object.values(cost).reduce((sum, many) => sum + many, 0));
      return [
        set.replaceAll('-', ' '),
        own.length,
        ...(['body', 'mind', 'spirit'] as const).map(
          (type) => own.filter((card) => card.type === type).length,
        ),
        own.filter(({ success }) => success === true).length,
        range(costs),
        mean(costs),
      ];
    }),
  );

/** Assets by type. */
export const assetTable = (): string =>
  table(
    ['Type', 'Cards', 'A', 'B', 'C', 'With a token', 'Gold', 'Mean'],
    (column) => column > 0,
    assetTypes.map((type) => {
      const own = assets.filter((card) => card.type === type);
      const costs = own.map(({ cost }) => cost);
      return [
        type,
        own.length,
        ...(['A', 'B', 'C'] as const).map((set) => own.filter((card) => card.set === set).length),
        own.filter(({ token }) => token !== undefined).length,
        range(costs),
        mean(costs),
      ];
    }),
  );
