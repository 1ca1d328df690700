import { cardsIn, type Json } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import type { G } from '../../base/vocabulary.js';
import { cardIds, count, is, listOf, object, whole } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import { type CounterFace, type Curse, curseCard, curses, deckOf, levels } from './curses.js';
import { marks, memoryOf } from './memory.js';

/* A scenario's part under `with`. By default the first five towns are cursed, quest counters fall from 6, and nothing is claimed. */

type Said = Record<string, string>;

const towns = is<Said>(
  'towns with what became of them: a curse, "destroyed", or "freed:" with the curse that lay there',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => typeof one === 'string' && /^(freed:)?[a-z-]{1,40}$/.test(one)),
);

const described = object('The Cataclysm', {
  /** The fate of each town. A freed town was freed by the player who claimed its Level III card. */
  towns: towns.optional(),
  /** The number of each player's quest counter. */
  questCounters: listOf(whole(1, 6), 5).optional(),
  /** Curse cards claimed by each player. That player has them, unless the scenario gives them to another. */
  claimed: listOf(cardIds, 5).optional(),
  quests: cardIds.optional(),
  marks: listOf(marks, 5).optional(),
  /** Claimed cards waiting for a refresh. */
  activated: cardIds.optional(),
  /** Dice in the trading pool of the moving player. */
  trading: whole(0, 9).optional(),
  /** What is left of the discount of the present Market step. */
  discount: count.optional(),
});

/** Sets up the variant. The invariants find impossible parts. */
export const arrange = arranging(described, (g, data, refuse, take) => {
  const memory = memoryOf(g);
  const { players } = g.state;
  const tooMany = (path: string, list: readonly unknown[] | undefined): void => {
    if (list !== undefined && list.length > players.length)
      refuse(path, `There are only ${players.length} players.`);
  };
  tooMany('questCounters', data.questCounters);
  tooMany('claimed', data.claimed);
  tooMany('marks', data.marks);
  const known = (path: string, cards: readonly string[]): boolean => {
    const other = cards.find((card) => !Object.hasOwn(g.content.cards, card) || curseCard(g, card) === null);
    if (other !== undefined) refuse(path, `There is no Curse card "${other}".`);
    return other === undefined;
  };
  data.claimed?.forEach((cards, player) => {
    if (!known(`claimed/${player}`, cards) || players[player] === undefined) return;
    memory.claimed[player] = [...cards];
    for (const card of cards)
      if (!players.some(({ kept }) => kept.includes(card))) playerState(g, player).kept.push(take(card));
  });
  if (known('quests', data.quests ?? [])) memory.quests = (data.quests ?? []).map(take);
  players.forEach((_, player) => {
    memory.questCounters[player] = data.questCounters?.[player] ?? 6 - player;
    memory.marks[player] = { ...data.marks?.[player] };
  });
  memory.activated = [...(data.activated ?? [])];
  memory.trading = data.trading ?? 0;
  memory.discount = data.discount ?? 0;
  const { towns: all } = g.content.board;
  const fates = data.towns ?? Object.fromEntries(all.map(({ id }, at) => [id, curses[at] ?? 'destroyed']));
  for (const [name, fate] of Object.entries(fates)) {
    const town = all.find(({ id, space }) => id === name || space === name)?.id;
    const path = `towns/${name}`;
    const isFreed = fate.startsWith('freed:');
    const face = isFreed ? fate.slice('freed:'.length) : fate;
    const curse = curses.find((one) => one === face);
    if (town === undefined) refuse(path, `There is no town "${name}".`);
    else if (curse === undefined && (isFreed || face !== 'destroyed'))
      refuse(path, `"${fate}" becomes of no town: name a curse, "destroyed", or "freed:" and a curse.`);
    else if (isFreed && curse !== undefined) free(g, town, curse);
    else memory.counters[town] = face as CounterFace;
  }
});

/** The player with the claimed Level III card freed the town; by default the first player. Unclaimed cards leave the game. */
function free(g: G, town: string, curse: Curse): void {
  const memory = memoryOf(g);
  const by = memory.claimed.findIndex((cards) =>
    cards.some((card) => curseCard(g, card)?.curse === curse && curseCard(g, card)?.level === 3),
  );
  memory.freed[town] = { curse, by: Math.max(0, by) };
  for (const level of levels) {
    const deck = g.state.decks[deckOf(curse, level)];
    if (!deck) continue;
    g.state.removed.push(...cardsIn(deck));
    Object.assign(deck, { top: [], pool: [], bottom: [] });
  }
}

/** The value from which {@link arrange} sets this part up. */
export function describe(g: G): Json {
  const { counters, freed, ...memory } = memoryOf(g);
  const fates = Object.entries(freed).map(([town, { curse }]) => [town, `freed:${curse}`]);
  return { ...memory, towns: { ...counters, ...Object.fromEntries(fates) } };
}
