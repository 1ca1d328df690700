// What is in the box, by the rules, and what of it is in the data.
import { cite, type RuleId } from '../../../src/register/index.js';
import { adventureTypes, placeKinds, terrains } from '../../../src/third-edition/content/board-types.js';
import { terrainDice } from '../../../src/third-edition/content/terrain-dice.js';
import { table } from '../boards/tables.js';
import { adventures, assets, board, heroes, packs, skills, stories, tokens, villains } from './cards.js';

/** A kind of component: what the rule says, and what there is. */
export interface Counted {
  readonly what: string;
  readonly rule: RuleId;
  /** By the rule. */
  readonly wanted: number;
  /** In the data. */
  readonly found: number;
}

/** The number that a rule begins with: "The box contains 60 skill cards." */
const numberIn = (rule: RuleId): number => Number(/\d+/.exec(cite(rule).text)?.[0] ?? Number.NaN);

const count = (what: string, rule: RuleId, found: number): Counted => ({
  what,
  rule,
  wanted: numberIn(rule),
  found,
});

/** Every component that is data, by its rule. */
export const counted: readonly Counted[] = [
  count('boards', '3e.components.board', packs.filter((pack) => pack.board !== undefined).length),
  count('hero cards', '3e.components.hero-cards', heroes.length),
  count('scenario cards with a villain', '3e.components.scenario-cards', villains.length),
  count('adventure cards', '3e.components.adventure-cards', adventures.length),
  count('story cards', '3e.components.story-cards', stories.length),
  count('skill cards', '3e.components.skill-cards', skills.length),
  count('asset cards', '3e.components.asset-cards', assets.length),
  count('adventure gems', '3e.components.adventure-gems', board.hexes.filter(({ gem }) => gem).length),
  count('combat tokens', '3e.components.combat-tokens', tokens.length),
];

/** The table of components. */
export const componentTable = (): string =>
  table(
    ['Component', 'Rule', 'In the box', 'In the data'],
    (column) => column > 1,
    counted.map(({ what, rule, wanted, found }) => [what, `\`${rule}\``, wanted, found]),
  );

/** Cards of each adventure deck, by scenario. */
export function adventureTable(): string {
  const owners = [undefined, ...packs.slice(1).map(({ id }) => id)] as const;
  const titles = ['No scenario', ...packs.slice(1).map(({ name }) => name)];
  return table(
    ['Deck', ...titles, 'Enemies', 'Quests', 'Events'],
    (column) => column > 0,
    adventureTypes.map((deck) => {
      const own = adventures.filter((card) => card.deck === deck);
      return [
        deck,
        ...owners.map((owner) => own.filter(({ scenario }) => scenario === owner).length),
        ...(['enemy', 'quest', 'event'] as const).map(
          (kind) => own.filter((card) => card.kind === kind).length,
        ),
      ];
    }),
  );
}

/** What the board has of each thing, in lines of a list. */
export function boardList(): string {
  const { hexes, places, regions, rivers, roads, bridges } = board;
  const some = (words: readonly (readonly [number, string])[]): string =>
    words.map(([many, word]) => `${many} ${word}`).join(', ');
  return [
    `- ${hexes.length} hexes: ${some([...terrains, 'city' as const].map((ground) => [hexes.filter(({ terrain }) => terrain === ground).length, ground]))}`,
    `- places: ${some(placeKinds.map((kind) => [places.filter((place) => place.kind === kind).length, kind]))}; ${regions.length} further names`,
    `- gems: ${some(adventureTypes.map((type) => [hexes.filter(({ gem }) => gem === type).length, type]))}`,
    `- edges with a river: ${rivers.length}; with a road: ${roads.length}; with a bridge: ${bridges.length}`,
    `- a terrain die: ${terrainDice.map((face) => face.join(' and ')).join(', ')}`,
  ].join('\n');
}
