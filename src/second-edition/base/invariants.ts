import type { Invariant } from '../../kernel/index.js';
import { colors } from '../abilities/language.js';
import { countItems, playerState } from './cards.js';
import { characterIn, isOvercome, lifeOf, staminaOf } from './characters.js';
import type { Content } from './content.js';
import { harm, knockout } from './frames.js';
import { allyLimit, itemLimit } from './possessions.js';
import { countersInBox } from './setup.js';
import type { CardId, SecondEditionState } from './state.js';
import type { G } from './vocabulary.js';

/* What is true in every state between two actions. The validators of saves and scenarios check the same. */

type Check = Invariant<SecondEditionState, Content>;

const eachPlayer = (g: G, check: (player: number) => string | null): string | null => {
  for (let player = 0; player < g.state.players.length; player++) {
    const broken = check(player);
    if (broken !== null) return `player ${player}: ${broken}`;
  }
  return null;
};

/** Every card of the decks is in exactly one place. */
const cardsConserved: Check = {
  name: 'cards are conserved',
  check(g) {
    const { state } = g;
    const seen = new Map<CardId, string>();
    const found: string[] = [];
    const put = (where: string, cards: readonly CardId[]): void => {
      for (const card of cards) {
        const before = seen.get(card);
        if (before !== undefined) found.push(`${card} is in ${before} and in ${where}`);
        seen.set(card, where);
      }
    };
    for (const [id, deck] of Object.entries(state.decks))
      put(`the ${id} deck`, [...deck.top, ...deck.pool, ...deck.bottom]);
    for (const [town, stack] of Object.entries(state.stacks)) put(`the stack of ${town}`, stack);
    put(
      'the track',
      state.track.flatMap((entry) => (entry ? [entry.card] : [])),
    );
    if (state.event !== null) put('the Event area', [state.event]);
    put('the table', state.revealed);
    put('the cards out of play', state.removed);
    state.players.forEach((p, at) => {
      put(`the cards of player ${at}`, [
        ...p.allies.map((a) => a.card),
        ...p.items.map((i) => i.card),
        ...p.kept,
        ...p.quests.map((q) => q.card),
      ]);
    });
    const { decks } = g.content;
    for (const card of [...decks.green, ...decks.yellow, ...decks.blue, ...decks.red, ...decks.market])
      if (!seen.delete(card)) found.push(`${card} is nowhere`);
    for (const card of seen.keys()) found.push(`${card} belongs to no deck of this game`);
    return found.length > 0 ? found.slice(0, 5).join('; ') : null;
  },
};

/** Every adventure counter of the box is on the board, with a player, or in the pile. */
const countersConserved: Check = {
  name: 'adventure counters are conserved',
  rule: '2e.components.adventure-counters',
  check(g) {
    const { counters, pile, players } = g.state;
    for (const color of colors) {
      const count =
        counters[color].length + pile[color] + players.reduce((sum, p) => sum + p.counters[color], 0);
      const box = Math.max(countersInBox[color], g.content.board.jewels[color].length);
      if (count !== box) return `there are ${count} ${color} counters, and the box holds ${box}`;
      if (pile[color] < 0 || players.some((p) => p.counters[color] < 0))
        return `a number of ${color} counters is negative`;
    }
    return null;
  },
};

const woundThreshold: Check = {
  name: 'wounds are below Life, or a defeat is being resolved',
  rule: '2e.harm.defeated-threshold',
  check: (g) =>
    eachPlayer(g, (player) => {
      const p = playerState(g, player);
      if (p.hero.card === '') return null;
      for (const who of [p.hero, ...p.allies]) {
        if (who.wounds < 0 || who.exhaustion < 0) return `${who.card} has a negative number of counters`;
        const pending = g.state.frames.some(
          (f) =>
            (f.kind === knockout.kind && (f as { player?: number }).player === player) ||
            (f.kind === harm.kind && (f as { target?: string }).target === who.card),
        );
        if (!pending && isOvercome(g, who.wounds, lifeOf(g, player, who.card)))
          return `${who.card} has ${who.wounds} wounds and is not defeated`;
      }
      return null;
    }),
};

const exhaustionLimit: Check = {
  name: 'exhaustion is at most Stamina',
  rule: '2e.harm.exhaustion-excess',
  check: (g) =>
    eachPlayer(g, (player) => {
      const p = playerState(g, player);
      if (p.hero.card === '') return null;
      for (const who of [p.hero, ...p.allies])
        if (who.exhaustion > Math.max(staminaOf(g, player, who.card), 0))
          return `${who.card} has ${who.exhaustion} exhaustion counters`;
      return null;
    }),
};

const possessionLimits: Check = {
  name: 'at most two Allies, two Weapons, one Armor',
  rule: '2e.limits.make-room-first',
  check: (g) =>
    eachPlayer(g, (player) => {
      const p = playerState(g, player);
      if (p.allies.length > allyLimit(g, player)) return `${p.allies.length} Allies`;
      for (const of of ['weapon', 'armor'] as const)
        if (countItems(g, p, of) > itemLimit(g, of)) return `too many Items of class ${of}`;
      return null;
    }),
};

const goldNotNegative: Check = {
  name: 'gold is never negative',
  rule: '2e.bank.spending',
  check: (g) =>
    eachPlayer(g, (player) =>
      playerState(g, player).gold < 0 || playerState(g, player).points < 0 ? 'negative gold or points' : null,
    ),
};

const lifeCounters: Check = {
  name: 'at most three Life counters',
  rule: '2e.experience.life-max-three',
  check: (g) =>
    eachPlayer(g, (player) =>
      playerState(g, player).hero.experience.life > 3 ? 'more than three Life counters' : null,
    ),
};

const heroesApart: Check = {
  name: 'every Hero is played by one player and stands on a space in play',
  rule: '2e.setup.unused-heroes',
  check(g) {
    const heroes = g.state.players.map((p) => p.hero.card).filter((card) => card !== '');
    if (new Set(heroes).size !== heroes.length) return 'two players have the same Hero';
    return eachPlayer(g, (player) => {
      const { hero } = playerState(g, player);
      if (hero.space !== null && g.content.board.neighbours[hero.space] === undefined)
        return `${hero.space} is no space in play`;
      return hero.card === '' || characterIn(playerState(g, player), hero.card) ? null : 'no Hero';
    });
  },
};

const trackOrder: Check = {
  name: 'the track holds six at most, each of its own age, and Challenges only',
  rule: '2e.undefeated.track',
  check(g) {
    const entries = g.state.track.flatMap((entry) => (entry ? [entry] : []));
    if (g.state.track.length !== 6) return 'the track has six positions';
    if (new Set(entries.map((entry) => entry.order)).size !== entries.length)
      return 'two Challenges are of the same age';
    const other = entries.find((entry) => g.content.cards[entry.card]?.kind !== 'challenge');
    return other ? `${other.card} is no Challenge` : null;
  },
};

const oneActivationEach: Check = {
  name: 'one activation a player in each step and round',
  rule: '2e.activation.limited',
  check(g) {
    for (const f of g.state.frames) {
      const { activations } = f as { activations?: number[] };
      if (activations && new Set(activations).size !== activations.length)
        return `a player activated two cards in one ${f.kind}`;
    }
    return null;
  },
};

const oneEvent: Check = {
  name: 'the Event area holds Events',
  rule: '2e.event.first',
  check: (g) =>
    g.state.event !== null && g.content.cards[g.state.event]?.kind !== 'event'
      ? `${g.state.event} is no Event`
      : null,
};

const tableIsClear: Check = {
  name: 'cards lie on the table only while they are resolved',
  check(g) {
    const inTurn = g.state.frames.some((f) => f.kind === 'turn');
    return g.state.revealed.length > 0 && !inTurn && g.state.outcome === null
      ? `${g.state.revealed.join(', ')} lie on the table`
      : null;
  },
};

export const invariants: readonly Check[] = [
  cardsConserved,
  countersConserved,
  woundThreshold,
  exhaustionLimit,
  possessionLimits,
  goldNotNegative,
  lifeCounters,
  heroesApart,
  trackOrder,
  oneActivationEach,
  oneEvent,
  tableIsClear,
];
