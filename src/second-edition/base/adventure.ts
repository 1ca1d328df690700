import { and, type Deck, type Frame, forbid, ofSort, type Refusal, why } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import { type Color, colors } from '../abilities/language.js';
import { runTriggers } from '../abilities/triggers.js';
import { usableIn, useAbility } from '../abilities/use.js';
import { stepOfTurn } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { canDraw, cardOf, colorOf, drawFrom, playerState, readyDeck } from './cards.js';
import { startCombat } from './combat.js';
import { leaveFor } from './early-exit.js';
import {
  adventureAttempted,
  adventureDeclined,
  adventureFaced,
  adventurePassed,
  cardDrawn,
  heroNegotiated,
} from './event-kinds/index.js';
import { type AdventureFrame, adventure, encounter, event, negotiation, turn } from './frames.js';
import type { CardId, SpaceId } from './state.js';
import { followsSomebody, undefeatedAt } from './undefeated.js';
import { action, auto, chance, command, decide, type G, query, steps } from './vocabulary.js';

/* Step 3: Adventure (2e.components.adventure-counter-place). It may have nothing to offer (2e.movement.skip-adventure-market). */

/** The colors of the adventure counters on a space that are adventures to a Hero who ends a movement there. */
export const countersAt = query(
  'which adventures have a counter on a space',
  (g: G, space: SpaceId | null): readonly Color[] => {
    if (space === null) return noColor;
    // Every step calls this. Four named properties are faster than a look-up by a variable color.
    const { green, yellow, blue, red } = g.state.counters;
    let here = noColor;
    if (green.includes(space)) here = [...here, 'green'];
    if (yellow.includes(space)) here = [...here, 'yellow'];
    if (blue.includes(space)) here = [...here, 'blue'];
    if (red.includes(space)) here = [...here, 'red'];
    return here;
  },
);
const noColor: readonly Color[] = [];

/** The players of the other Heroes on a player's space. */
export function heroesAt(g: G, player: number): readonly number[] {
  const { players } = g.state;
  const { space } = playerState(g, player).hero;
  let here = nobody;
  for (let other = 0; other < players.length; other++)
    if (other !== player && space !== null && players[other]?.hero.space === space) here = [...here, other];
  return here;
}
const nobody: readonly number[] = [];

const hereOf = (g: G, f: AdventureFrame): SpaceId | null => playerState(g, f.player).hero.space;

/** Each Life counter bars drawing from the easiest color left: green, yellow, then blue (2e.experience.life-forbids-color). */
export const refuseColor = query(
  'may a hero draw from this deck',
  (g: G, player: number, color: Color): Refusal | null => {
    const barred = playerState(g, player).hero.experience.life;
    const at = colors.indexOf(color);
    if (at >= barred) return null;
    return forbid(
      at === 0
        ? '2e.experience.life-first-green'
        : at === 1
          ? '2e.experience.life-second-yellow'
          : '2e.experience.life-third-blue',
    );
  },
);

/**
 * Attempt the adventure of a counter here (2e.adventure.may-attempt). With several colors the player chooses one
 * (faq.adventure.two-colors). An undefeated Challenge here comes first (2e.undefeated.attempt, faq.undefeated.other-color-first).
 */
const attempt = action<AdventureFrame>()('adventure/attempt', {
  parameters: { color: colors },
  moment: '2e.adventure.may-attempt',
  candidates(g, f, add) {
    for (const color of countersAt(g, hereOf(g, f))) add({ type: 'adventure/attempt', color });
  },
  tries(_g, _f, add) {
    for (const color of colors) add({ type: 'adventure/attempt', color });
  },
  refuse(g, f, { color }) {
    const here = hereOf(g, f);
    if (!countersAt(g, here).includes(color))
      return forbid('2e.adventure.may-attempt', () =>
        countersAt(g, here).length > 0
          ? why`There is no ${color} adventure counter here, but ${and(countersAt(g, here))}.`
          : why`There is no adventure counter here.`,
      );
    if (f.interacted) return forbid('2e.hero-combat.adventure-or-interact');
    const waiting = undefeatedAt(g, here)[0];
    if (waiting !== undefined)
      return forbid(
        colorOf(g, waiting) === color ? '2e.undefeated.attempt' : 'faq.undefeated.other-color-first',
        () => why`${waiting} waits here undefeated: face it, or decline.`,
      );
    const barred = refuseColor(g, f.player, color);
    if (barred) return barred;
    return canDraw(g, deckFor(g, f.player, color))
      ? null
      : forbid(
          '2e.adventure.draw',
          () => why`There is no card left in the deck ${deckFor(g, f.player, color)}.`,
        );
  },
  run(g, f, { color }) {
    f.color = color;
    g.emit(adventureAttempted, { player: f.player, color, rule: '2e.adventure.may-attempt' });
    g.goto(f, 'ready');
  },
});

/** Face the undefeated Challenge here. The player may look at it before choosing (2e.undefeated.look, 2e.undefeated.attempt). */
const face = action<AdventureFrame>()('adventure/face', {
  parameters: { card: 'id' },
  moment: '2e.undefeated.attempt',
  candidates(g, f, add) {
    for (const card of undefeatedAt(g, hereOf(g, f))) add({ type: 'adventure/face', card });
  },
  refuse(g, f, { card }) {
    if (!undefeatedAt(g, hereOf(g, f)).includes(card))
      return forbid('2e.undefeated.look', 'That Challenge is not waiting here.');
    return f.interacted ? forbid('2e.hero-combat.adventure-or-interact') : null;
  },
  run(g, f, { card }) {
    f.card = card;
    g.goto(f, 'over');
    g.emit(adventureFaced, { player: f.player, card, rule: '2e.undefeated.attempt' });
    const follows = followsSomebody(g, card) ? { follows: true } : {};
    startCombat(g, f.player, { is: 'challenge', card, wounds: 0, from: 'track', ...follows });
  },
});

/** The deck that an adventure of a color is drawn from (2e.adventure.draw). */
export const deckFor = query(
  'from which deck is an adventure drawn',
  (_g: G, _player: number, color: Color): string => color,
);

/** Whether a counter or an undefeated Challenge waits where a player's Hero is. */
export const hasAdventure = query('does an adventure wait for this hero', (g: G, player: number): boolean => {
  const { space } = playerState(g, player).hero;
  return countersAt(g, space).length > 0 || undefeatedAt(g, space).length > 0;
});

const offersAdventure = (g: G, f: AdventureFrame): boolean => !f.interacted && hasAdventure(g, f.player);

/** Decline the adventure: the turn goes on with the Experience step (2e.adventure.decline). */
const decline = action<AdventureFrame>()('adventure/decline', {
  moment: '2e.adventure.decline',
  refuse: (g, f) =>
    offersAdventure(g, f) ? null : forbid('2e.adventure.decline', 'There is no adventure here to decline.'),
  run(g, f) {
    g.emit(adventureDeclined, { player: f.player, rule: '2e.adventure.decline' });
    leaveFor(g, 'experience', f.player);
  },
});

/** Leave the Heroes here alone, or stop dealing with them (2e.interaction.choice). */
const pass = action<AdventureFrame>()('adventure/pass', {
  moment: '2e.interaction.choice',
  refuse: (g, f) =>
    offersAdventure(g, f)
      ? forbid('2e.adventure.decline', 'Decline the adventure, attempt it, or deal with a Hero.')
      : null,
  run(g, f) {
    g.emit(adventurePassed, { player: f.player, rule: '2e.interaction.choice' });
    g.finish();
  },
});

/** Where an adventure waits too, a player deals with one Hero at most (2e.hero-combat.adventure-or-interact). */
function refuseInteraction(g: G, f: AdventureFrame, other: number): Refusal | null {
  if (!heroesAt(g, f.player).includes(other))
    return forbid('2e.interaction.choice', () =>
      other === f.player ? why`That is your own Hero.` : why`No Hero of ${ofSort('player', other)} is here.`,
    );
  return f.interacted && hasAdventure(g, f.player) ? forbid('2e.hero-combat.adventure-or-interact') : null;
}

/** Negotiate with a Hero here (2e.interaction.two-ways). */
const negotiate = action<AdventureFrame>()('hero/negotiate', {
  parameters: { with: 'integer' },
  moment: '2e.interaction.choice',
  candidates(g, f, add) {
    for (const other of heroesAt(g, f.player)) add({ type: 'hero/negotiate', with: other });
  },
  refuse(g, f, { with: other }) {
    const refusal = refuseInteraction(g, f, other);
    if (refusal) return refusal;
    return g.find(turn)?.negotiated.includes(other)
      ? forbid('2e.interaction.choice', 'You have negotiated with this Hero this turn.')
      : null;
  },
  run(g, f, { with: other }) {
    f.interacted = true;
    g.find(turn)?.negotiated.push(other);
    g.emit(heroNegotiated, { player: f.player, other, rule: '2e.interaction.negotiate-forfeits-attack' });
    g.call(negotiation, { player: f.player, other, gold: [0, 0], cards: [[], []] });
  },
});

/**
 * Attack a Hero here (2e.interaction.attack): once a turn, because the combat ends the turn (2e.hero-combat.one-target,
 * 2e.hero-combat.turn-over), and never together with an adventure (2e.hero-combat.not-both). It is allowed after a one-space move too
 * (faq.hero-combat.after-one-space).
 */
const attackHero = action<AdventureFrame>()('hero/attack', {
  parameters: { player: 'integer' },
  moment: '2e.interaction.attack',
  // The rule of attacking names no time: an attack is a choice of the Adventure step.
  untimely: (g) => forbid('2e.interaction.choice', () => g.otherTime('hero/attack')),
  candidates(g, f, add) {
    for (const player of heroesAt(g, f.player)) add({ type: 'hero/attack', player });
  },
  refuse(g, f, { player }) {
    const refusal = refuseInteraction(g, f, player);
    if (refusal) return refusal;
    return g.find(turn)?.negotiated.includes(player)
      ? forbid('2e.interaction.negotiate-forfeits-attack')
      : null;
  },
  run(g, f, { player }) {
    g.goto(f, 'over');
    startCombat(g, f.player, { is: 'hero', player });
  },
});

export const adventureSteps = steps(
  adventure,
  decide('choose', {
    time: 'the Adventure step',
    rule: '2e.adventure.may-attempt',
    offers: () => [face, attempt, decline, attackHero, negotiate, pass, useAbility],
    open: true,
    skip(g, f) {
      if (hasAdventure(g, f.player) || heroesAt(g, f.player).length > 0) return false;
      // The step is over if nothing is here and no ability can be used in it.
      if (usableIn(g, f.player, 'adventure')) return false;
      f.card = null;
      return true;
    },
  }),
  auto('ready', (g, f) => {
    if (f.color !== null) readyDeck(g, deckFor(g, f.player, f.color));
  }),
  // The top card of the deck of that color, shown to all players (2e.adventure.draw, 2e.adventure.reveal).
  chance('draw', {
    rule: '2e.adventure.draw',
    ask: (g, f) => (f.color === null ? null : drawFrom(g, deckFor(g, f.player, f.color))),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw' || f.color === null) return;
      f.card = answer.card;
      reveal(g, f.player, deckFor(g, f.player, f.color), answer.card);
      g.goto(f, 'resolve');
    },
  }),
  auto('over', (g) => g.finish()),
  // Challenges, Events and Encounters are each resolved in their own way (2e.adventure.resolve-by-type).
  auto('resolve', (g, f) => {
    if (f.card !== null) resolveCard(g, f.player, f.card);
  }),
  // After an Event or an Encounter the player draws again (2e.event.draw-again, 2e.encounter.draw-again), as often as one comes
  // (2e.event.several, 2e.encounter.several). After a Challenge the adventure is over (2e.adventure.one-challenge).
  auto('again', (g, f) => g.goto(f, drawsAgain(g, f) ? 'ready' : 'over')),
);

/** Lays a drawn adventure card face up for all players (2e.adventure.reveal). */
export function reveal(
  g: G,
  player: number,
  deck: string,
  card: CardId,
  rule: RuleId = '2e.adventure.reveal',
): void {
  g.emit(cardDrawn, { player, deck, card, rule });
  runTriggers(g, 'adventure-drawn', player);
}

/** A step that draws the card of a frame and lays it open; `null` in place of a deck draws none. */
export const drawOpenly = <F extends Frame & { player: number; card: CardId | null }>(
  rule: RuleId,
  deckOf: (g: G, f: F) => string | null,
  ruleOf: (f: F) => RuleId = () => rule,
) =>
  chance<F, 'draw'>('draw', {
    rule,
    ask(g, f) {
      const deck = deckOf(g, f);
      return deck === null ? null : drawFrom(g, deck);
    },
    answer(g, f, answer) {
      const deck = deckOf(g, f);
      if (answer.type !== 'chance/draw' || deck === null) return;
      f.card = answer.card;
      reveal(g, f.player, deck, answer.card, ruleOf(f));
    },
  });

/** Whether another card is drawn. A deck of only Events ends the adventure: Events go back under it, so drawing would never end. */
export const drawsAgain = query(
  'is another card drawn',
  (g: G, { player, card, color }: AdventureFrame): boolean => {
    if (card === null || color === null) return false;
    const { kind } = cardOf(g, card);
    if (kind !== 'event') return kind === 'encounter';
    const { top, pool, bottom } = g.state.decks[deckFor(g, player, color)] as Deck;
    return [top, pool, bottom].some((part) => part.some((id) => cardOf(g, id).kind !== 'event'));
  },
);

/** Resolves a drawn adventure card by its type (2e.challenge.combat, 2e.event.global, 2e.encounter.follow). */
export const resolveCard = command('resolve an adventure card', (g: G, player: number, id: CardId): void => {
  const card = cardOf(g, id);
  if (card.kind === 'challenge')
    startCombat(g, player, { is: 'challenge', card: id, wounds: 0, from: 'deck' });
  else if (card.kind === 'event') g.call(event, { player, card: id });
  else g.call(encounter, { player, card: id, activations: [] });
});

export const adventureSaves = (): FrameSaves<AdventureFrame> => ({
  calledFrom: [stepOfTurn('adventure')],
  check(look, path, f) {
    if (f.card !== null) look.openCard(`${path}/card`, f.card, sorts.adventure);
    if (f.step === 'choose') {
      if (f.card !== null) look.report(`${path}/card`, 'No card is drawn or faced yet.');
      if (f.color !== null) look.report(`${path}/color`, 'No adventure is attempted yet.');
    }
    if (f.step === 'draw' && f.color === null)
      look.report(`${path}/color`, 'The color of the deck that is drawn from should be named here.');
    const drawn = f.card === null ? undefined : look.content.cards[f.card];
    const color = drawn && 'color' in drawn ? drawn.color : undefined;
    if (f.color !== null && color !== undefined && color !== f.color)
      look.report(`${path}/color`, `${f.card} is ${color}, and is not drawn in an adventure of ${f.color}.`);
    if (f.step !== 'resolve') return;
    if (f.card === null) look.report(`${path}/card`, 'The card to be resolved should be named here.');
    else look.onTable(`${path}/card`, f.card);
  },
});
