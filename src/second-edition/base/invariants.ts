import { type Frame, reasonOf, type Violation } from '../../kernel/index.js';
import { colors } from '../abilities/language.js';
import type { Card } from '../content/cards.js';
import { isAdventure, playerState } from './cards.js';
import { type Check, cardsBelong, cardsConserved, eachPlayer } from './cards-in-place.js';
import { isOvercome, lifeOf, partyOf, staminaOf } from './characters.js';
import { lifeCounterLimit } from './experience.js';
import { type HarmFrame, harm, knockout } from './frames.js';
import { isInPlay } from './hoards.js';
import { becomesAlly, becomesItem, refuseAllies, refuseItems } from './possessions.js';
import { bonuses, type CardId } from './state.js';
import { hasWon } from './victory.js';
import type { G } from './vocabulary.js';

/* Invariants of every state between two actions. The validators of saves and scenarios check them too. */

/** Whether values can be computed from the players' cards and the Event. `cardsBelong` reports what is wrong with them. */
function canBeWeighed(g: G): boolean {
  const { cards } = g.content;
  const is = (id: CardId, belongs: (card: Card) => boolean): boolean => {
    const card = cards[id];
    return card !== undefined && belongs(card);
  };
  const { event, players } = g.state;
  return (
    (event === null || is(event, ({ kind }) => kind === 'event')) &&
    players.every(
      ({ hero, allies, items, kept, quests }) =>
        (hero.card === '' || is(hero.card, ({ kind }) => kind === 'hero')) &&
        allies.every(({ card }) => is(card, ({ id }) => becomesAlly(g, id))) &&
        items.every(({ card }) => is(card, ({ id }) => becomesItem(g, id))) &&
        kept.every((card) => is(card, isAdventure)) &&
        quests.every(({ card }) => is(card, ({ kind }) => kind === 'encounter')),
    )
  );
}

/** A check of each player's Heroes, Allies and Items with their values. */
const eachParty = (g: G, check: (player: number) => Violation | null): Violation | null =>
  // A game that ends in the middle of a step leaves these rules unfinished.
  g.state.outcome === null && canBeWeighed(g)
    ? eachPlayer(g, (player) => (playerState(g, player).hero.card === '' ? null : check(player)))
    : null;

/** While harm is dealt or a knockout is resolved, counters may already exceed a limit whose consequence comes later. */
function isPending(
  g: G,
  player: number,
  card: CardId,
  does: (g: G, f: HarmFrame) => boolean = isBegun,
): boolean {
  const { frames } = g.state;
  const isKnockout = (f: Frame): boolean =>
    f.kind === knockout.kind && (f as { player?: number }).player === player;
  // For the Hero, harm that led to a knockout is over once its counters are gone.
  const isHero = g.state.players[player]?.hero.card === card;
  const begun = isHero ? frames.findLastIndex((f) => isKnockout(f) && !hasCounters(g, f)) : -1;
  return frames.some(
    (f, at) =>
      (isKnockout(f) && hasCounters(g, f)) ||
      (at > begun &&
        f.kind === harm.kind &&
        (f as { target?: string }).target === card &&
        does(g, f as HarmFrame)),
  );
}

const isBegun = (_g: G, { step }: HarmFrame): boolean => step !== '';

/** Wounds leave exhaustion as it is. Exhaustion that has landed does not exceed Stamina. */
const willLandExhaustion = (g: G, { harm: what, kind, step }: HarmFrame): boolean =>
  what === 'exhaustion' && isUpTo(g, kind, step, 'land');

/** A knockout discards the Hero's counters early. Nothing else in it is delayed. */
const hasCounters = (g: G, { kind, step }: Frame): boolean => isUpTo(g, kind, step, 'counters');

/** Whether a frame is at a step or before it. */
function isUpTo(g: G, kind: string, step: string, last: string): boolean {
  const { order = [] } = g.rules.frames[kind] ?? {};
  const at = order.indexOf(step);
  return at >= 0 && at <= order.indexOf(last);
}

/** The names of the invariants that say only where cards lie. */
export const placesOfCards: readonly string[] = [cardsBelong.name, cardsConserved.name];

export const invariants: readonly Check[] = [
  cardsBelong,
  cardsConserved,
  {
    name: 'adventure counters are conserved',
    rule: '2e.components.adventure-counters',
    check(g) {
      const { counters, pile, players } = g.state;
      for (const color of colors) {
        const count =
          counters[color].length + pile[color] + players.reduce((sum, p) => sum + p.counters[color], 0);
        const box = Math.max(g.content.counters[color], g.content.board.jewels[color].length);
        if (count !== box)
          return {
            message: `there are ${count} ${color} counters, and the box holds ${box}`,
            at: `pile/${color}`,
          };
        const owing = players.findIndex((p) => p.counters[color] < 0);
        if (pile[color] < 0 || owing >= 0)
          return {
            message: `a number of ${color} counters is negative`,
            at: owing < 0 ? `pile/${color}` : `players/${owing}/counters/${color}`,
          };
      }
      return null;
    },
  },
  {
    name: 'wounds are below Life, or a defeat is being resolved',
    rule: '2e.harm.defeated-threshold',
    check: (g) =>
      eachParty(g, (player) => {
        for (const { card, wounds } of partyOf(g, player)) {
          if (wounds < 0) return `${card} has a negative number of wounds`;
          if (isOvercome(g, wounds, lifeOf(g, player, card)) && !isPending(g, player, card))
            return `${card} has ${wounds} wounds and is not defeated`;
        }
        return null;
      }),
  },
  {
    name: 'exhaustion is at most Stamina',
    rule: '2e.harm.exhaustion-excess',
    check: (g) =>
      eachParty(g, (player) => {
        for (const { card, exhaustion } of partyOf(g, player)) {
          if (exhaustion < 0) return `${card} has a negative number of exhaustion counters`;
          if (exhaustion > staminaOf(g, player, card) && !isPending(g, player, card, willLandExhaustion))
            return `${card} has ${exhaustion} exhaustion counters`;
        }
        return null;
      }),
  },
  {
    name: 'no more Allies and Items than a player may have',
    check: (g) =>
      eachParty(g, (player) => {
        const p = playerState(g, player);
        const manyAllies = refuseAllies(
          g,
          player,
          p.allies.map((ally) => ally.card),
        );
        if (manyAllies) return { message: `${p.allies.length} Allies`, rule: manyAllies.rule, at: 'allies' };
        const tooMany = refuseItems(
          g,
          p.items.map((item) => item.card),
        );
        return (
          tooMany && {
            message: reasonOf(tooMany) ?? 'too many Items of one kind',
            rule: tooMany.rule,
            at: 'items',
          }
        );
      }),
  },
  {
    name: 'gold is never negative',
    rule: '2e.bank.spending',
    check: (g) =>
      eachPlayer(g, (player) =>
        playerState(g, player).gold < 0 || playerState(g, player).points < 0
          ? 'negative gold or points'
          : null,
      ),
  },
  {
    name: 'no more Life counters than allowed',
    rule: '2e.experience.life-max-three',
    check: (g) =>
      eachPlayer(g, (player) => {
        const { experience } = playerState(g, player).hero;
        if (bonuses.some((bonus) => experience[bonus] < 0)) return 'a negative number of experience counters';
        const limit = lifeCounterLimit(g);
        return experience.life > limit
          ? { message: `more than ${limit} Life counters`, at: 'hero/experience/life' }
          : null;
      }),
  },
  {
    name: 'every Hero is played by one player',
    rule: '2e.setup.unused-heroes',
    check(g) {
      const heroes = g.state.players.map((p) => p.hero.card).filter((card) => card !== '');
      return new Set(heroes).size === heroes.length ? null : 'two players have the same Hero';
    },
  },
  /** Half spaces at the edge of the board are not in play. */
  {
    name: 'Heroes and counters are on spaces in play',
    rule: '2e.movement.half-spaces',
    check({ state, content: { board } }) {
      const places = [
        ...state.players.flatMap(({ hero }) => [hero.space, hero.cameFrom]),
        ...colors.flatMap((color) => state.counters[color]),
        ...state.track.map((entry) => entry?.space ?? null),
        ...(state.laid ?? []).map(({ space }) => space),
      ];
      const other = places.find(
        (space) =>
          space !== null && board.neighbours[space] === undefined && board.places[space] === undefined,
      );
      return other ? `${other} is no space in play` : null;
    },
  },
  {
    name: 'the track holds six at most, each of its own age, and Challenges only',
    rule: '2e.undefeated.track',
    check(g) {
      const entries = g.state.track.flatMap((entry) => (entry ? [entry] : []));
      if (g.state.track.length !== 6) return 'the track has six positions';
      if (new Set(entries.map((entry) => entry.order)).size !== entries.length)
        return 'two Challenges are of the same age';
      const other = entries.find((entry) => g.content.cards[entry.card]?.kind !== 'challenge');
      return other ? { message: `${other.card} is no Challenge`, at: 'track' } : null;
    },
  },
  {
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
  },
  {
    name: 'the Event area holds Events',
    rule: '2e.event.first',
    check: (g) =>
      g.state.event !== null && g.content.cards[g.state.event]?.kind !== 'event'
        ? { message: `${g.state.event} is no Event`, at: 'event' }
        : null,
  },
  {
    name: 'cards lie on the table only while they are resolved',
    check(g) {
      const inTurn = g.state.frames.some((f) => f.kind === 'turn');
      return g.state.revealed.length > 0 && !inTurn && g.state.outcome === null
        ? `${g.state.revealed.join(', ')} lie on the table`
        : null;
    },
  },
  /** A player wins at once: no game goes on after a victory (2e.game.first-wins). */
  {
    name: 'the game goes on only while nobody has won it',
    rule: '2e.game.first-wins',
    check: (g) =>
      g.state.outcome === null && canBeWeighed(g) ? eachPlayer(g, (player) => hasWon(g, player)) : null,
  },
  /** A card leaves play with everything on it, so only cards in play have something on them. */
  {
    name: 'what lies on an adventure card lies there while the card is in play',
    rule: 'faq.discard.takes-all',
    check(g) {
      for (const [card, { gold, cards, progress }] of Object.entries(g.state.hoards ?? {})) {
        if (gold < 0 || progress < 0 || gold + cards.length + progress === 0)
          return { message: `what lies on ${card} is nothing, or less`, at: `hoards/${card}` };
        if (!isInPlay(g, card))
          return { message: `something lies on ${card}, which is not in play`, at: `hoards/${card}` };
      }
      return g.state.laid?.length === 0 ? 'a list of Encounters on spaces that is empty is left out' : null;
    },
  },
];
