import { cardsIn } from '../../../kernel/index.js';
import { game } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import type { Check, G } from '../../base/vocabulary.js';
import { type Curse, countersInBox, curseCard, curses } from './curses.js';
import { memoryOf } from './memory.js';
import { taskOf } from './quests.js';
import { trade } from './trade.js';

function isPast(g: G, step: string): boolean {
  const order = g.rules.frames[game.kind]?.order ?? [];
  const first = g.state.frames[0];
  return first === undefined || order.indexOf(first.step) > order.indexOf(step);
}

const isCurse = (g: G, card: CardId): boolean =>
  g.content.cards[card] !== undefined && curseCard(g, card) !== null;

const freedCurses = (g: G): readonly Curse[] => Object.values(memoryOf(g).freed).map(({ curse }) => curse);

export const invariants: readonly Check[] = [
  {
    name: 'every town has its counter, or is freed',
    rule: 'va51.counters.split',
    check(g) {
      const { counters: lying, freed } = memoryOf(g);
      const { towns } = g.content.board;
      const known = (id: string): boolean => towns.some((town) => town.id === id);
      const strange = [...Object.keys(lying), ...Object.keys(freed)].find((id) => !known(id));
      if (strange !== undefined) return `there is no town ${strange}`;
      const both = Object.keys(lying).find((id) => freed[id] !== undefined);
      if (both !== undefined) return `${both} is freed, and has a counter`;
      const shown = [...Object.values(lying), ...Object.values(freed).map(({ curse }) => curse)];
      const box = Object.values(countersInBox);
      for (const face of new Set(shown)) {
        const [there, owned] = [shown, box].map((all) => all.filter((one) => one === face).length);
        if ((there ?? 0) > (owned ?? 0)) return `there are ${there} counters with ${face}`;
      }
      if (isPast(g, 'cataclysm') && shown.length !== Math.min(box.length, towns.length))
        return `${shown.length} counters are turned over`;
      return Object.values(freed).every(({ by }) => g.state.players[by] !== undefined)
        ? null
        : 'somebody freed a town who does not play';
    },
  },
  {
    name: 'no market card lies in a town that is not freed',
    rule: 'va51.setup.no-market-cards',
    check(g) {
      const { freed } = memoryOf(g);
      const town = Object.keys(g.state.stacks).find(
        (id) => freed[id] === undefined && (g.state.stacks[id]?.length ?? 0) > 0,
      );
      return town === undefined ? null : `market cards lie in ${town}`;
    },
  },
  {
    name: 'every player has a quest counter, and its space is free of Challenges',
    rule: 'va51.setup.undefeated-left',
    check(g) {
      const { questCounters: chosen } = memoryOf(g);
      if (chosen.length !== g.state.players.length) return 'there is a place for one quest counter a player';
      const numbers = chosen.flatMap((number) => number ?? []);
      if (new Set(numbers).size !== numbers.length) return 'two players have the same quest counter';
      if (isPast(g, 'quest-counters') && numbers.length < chosen.length)
        return 'a player has no quest counter';
      const taken = numbers.find((number) => g.state.track[number - 1]);
      return taken === undefined ? null : `a Challenge waits on quest space ${taken}`;
    },
  },
  {
    name: 'Curse cards that were claimed are with players, one of each level of a town for each Hero',
    rule: 'va51.level1.limit',
    check(g) {
      const { claimed, freed } = memoryOf(g);
      if (claimed.length !== g.state.players.length) return 'claims are counted for each player';
      const all = claimed.flat();
      if (new Set(all).size !== all.length) return 'a card was claimed twice';
      const held = g.state.players.flatMap(({ kept }) => kept);
      const other = all.find((card) => !isCurse(g, card) || !held.includes(card));
      if (other !== undefined) return `${other} was claimed, and nobody has it`;
      const unclaimed = held.find((card) => isCurse(g, card) && !all.includes(card));
      if (unclaimed !== undefined) return `${unclaimed} is kept, and nobody has claimed it`;
      for (const cards of claimed) {
        const kinds = cards.map((card) => `${curseCard(g, card)?.curse} ${curseCard(g, card)?.level}`);
        if (new Set(kinds).size !== kinds.length) return 'a Hero has claimed two cards of a level';
      }
      for (const [player, cards] of claimed.entries())
        for (const card of cards) {
          const found = curseCard(g, card);
          const isFree = Object.values(freed).some(
            ({ curse, by }) => curse === found?.curse && by === player,
          );
          if (found?.level === 3 && !isFree) return `${card} was claimed, and its town is not freed`;
        }
      return null;
    },
  },
  {
    name: 'quests lie open in towns under their curse',
    rule: 'va51.level2.reveal',
    check(g) {
      const { quests: open, marks } = memoryOf(g);
      if (new Set(open).size !== open.length) return 'a quest lies open twice';
      for (const card of open) {
        const found = isCurse(g, card) ? curseCard(g, card) : null;
        if (found?.level !== 2 || taskOf(g, card) === null) return `${card} is no quest`;
        if (freedCurses(g).includes(found.curse)) return `${card} lies in a town that is freed`;
      }
      if (marks.length !== g.state.players.length) return 'marks are kept for each player';
      for (const [player, list] of marks.entries()) {
        const other = Object.keys(list).find((card) => !open.includes(card));
        if (other !== undefined) return `player ${player} has marks for ${other}, which is not open`;
        if (Object.values(list).filter((all) => all.includes('counter')).length > 1)
          return `the quest counter of player ${player} lies on two cards`;
        // A returning Challenge can be defeated again; a place is marked once (va51.level2.progress-counters).
        for (const [card, all] of Object.entries(list))
          if (taskOf(g, card)?.kind !== 'defeat' && new Set(all).size !== all.length)
            return `player ${player} has marked the same twice`;
      }
      return null;
    },
  },
  {
    name: 'no Curse card waits on the track, nor in the deck of a freed town',
    rule: 'va51.level3.unclaimed-out',
    check(g) {
      const waiting = g.state.track.find((entry) => entry !== null && isCurse(g, entry.card));
      if (waiting) return `${waiting.card} is on the undefeated challenge track`;
      for (const curse of curses.filter((one) => freedCurses(g).includes(one)))
        for (const [id, deck] of Object.entries(g.state.decks))
          if (id.startsWith(`${curse}-`) && cardsIn(deck).length > 0)
            return `cards lie in the deck ${id}, and its town is freed`;
      return null;
    },
  },
  {
    name: 'only claimed cards are activated, each once',
    rule: 'va51.level3.ability',
    check(g) {
      const cards = memoryOf(g).activated;
      if (new Set(cards).size !== cards.length) return 'a card is activated twice';
      const held = g.state.players.flatMap(({ kept }) => kept);
      const other = cards.find((card) => !held.includes(card));
      return other === undefined ? null : `${other} is activated, and nobody has it`;
    },
  },
  {
    name: 'the trading pool is there while somebody moves',
    rule: 'va51.movement.split',
    check: (g) =>
      memoryOf(g).trading > 0 &&
      g.state.outcome === null &&
      !g.state.frames.some((f) => f.kind === 'movement' || f.kind === 'turn')
        ? 'dice lie in a trading pool, and nobody moves'
        : null,
  },
  {
    name: 'market cards met on the road lie on the table',
    rule: 'va51.trade.market-draw',
    check(g) {
      const { offers: met = [] } = g.find(trade) ?? {};
      const other = met.find(
        (card, at) =>
          !g.content.decks.market.includes(card) ||
          !g.state.revealed.includes(card) ||
          met.indexOf(card) < at,
      );
      return other === undefined
        ? null
        : `${other} is no market card that lies on the table, or stands there twice`;
    },
  },
];
