import { type Frame, forbid, takeCard, why } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import type { EffectRule } from '../../abilities/rule.js';
import { callEffects } from '../../abilities/triggers.js';
import { countersAt } from '../../base/adventure.js';
import { leaveTable, loseCard, ownedBy, playerState } from '../../base/cards.js';
import { cardDiscarded } from '../../base/event-kinds/index.js';
import { type AdventureFrame, combat, type HarmFrame, harm, knockout } from '../../base/frames.js';
import { acquire } from '../../base/possessions.js';
import type { CardId } from '../../base/state.js';
import { action, type G } from '../../base/vocabulary.js';
import { counterReturned, scionAwakened, scionCalled, scionSought } from './event-kinds.js';
import { storm } from './frames.js';
import { endgameOf, isScion, memoryOf, SCIONS, slumbering } from './memory.js';

/*
 * Scions (va50.scion.definition) slumber or are awake (va50.scion.two-states). Slumbering ones benefit the holder of
 * their counter; awakened ones are Allies (va50.scion.slumbering-use, va50.scion.like-ally): they are hurt, healed,
 * traded and lost like any other, at a cost of zero (va50.scion.cost-zero), so that a knockout takes one only if no
 * other card costs more (va50.scion.knockout-loss).
 */

export const scionsOf = (g: G, player: number): readonly CardId[] =>
  playerState(g, player).allies.flatMap(({ card }) => (isScion(g, card) ? [card] : []));

/** Awakened Scions act only in a Storm step or against Stormlords (va50.scion.use-window). */
export const isStormy = (g: G): boolean =>
  g.find(storm) !== undefined || (endgameOf(g) !== null && g.find(combat) !== undefined);

export function returnCounter(g: G, card: CardId, rule: RuleId): void {
  const player = memoryOf(g).held[card];
  if (player !== undefined) g.emit(counterReturned, { player, card, rule });
}

/** Attempts to awaken a Scion of the player's choice, with its counter anywhere, at a red adventure counter (va50.scion.awaken-attempt). */
export const awaken = action<AdventureFrame>()('scion/awaken', {
  parameters: { card: 'id' },
  moment: 'va50.scion.awaken-attempt',
  candidates(g, f, add) {
    if (!countersAt(g, playerState(g, f.player).hero.space).includes('red')) return;
    for (const card of slumbering(g)) add({ type: 'scion/awaken', card });
  },
  tries(g, _f, add) {
    for (const card of g.content.decks[SCIONS] ?? []) add({ type: 'scion/awaken', card });
  },
  refuse(g, f, { card }) {
    // A red counter is needed, and red jewels get theirs back only by a sunburst (va50.scion.red-counter-supply).
    if (!countersAt(g, playerState(g, f.player).hero.space).includes('red'))
      return forbid('va50.scion.awaken-attempt', 'There is no red adventure counter here.');
    if (f.interacted) return forbid('2e.hero-combat.adventure-or-interact');
    return slumbering(g).includes(card)
      ? null
      : forbid('va50.scion.awaken-attempt', 'Name a Scion that slumbers.');
  },
  run(g, f, { card }) {
    g.emit(scionSought, { player: f.player, card, rule: 'va50.scion.awaken-attempt' });
    // The card has the requirements (va50.scion.awaken-requirements); a failure changes nothing (va50.scion.awaken-failure).
    g.goto(f, 'over');
    callEffects(g, f.player, card, playerState(g, f.player).hero.card, `${card}#lists/awaken`);
  },
});

/** The requirements of this Scion are met. */
export const awakenScion: EffectRule<'special'> = {
  act(g, f) {
    if (!slumbering(g).includes(f.card)) return;
    const { space } = playerState(g, f.player).hero;
    // One Scion per Hero: a second replaces the first (va50.scion.one-per-hero, va50.scion.second-replaces).
    for (const card of scionsOf(g, f.player)) loseCard(g, f.player, card, 'va50.scion.second-replaces');
    if (space === null || !g.state.counters.red.includes(space)) return;
    g.emit(scionAwakened, {
      player: f.player,
      card: f.card,
      space,
      rule: 'va50.scion.awaken-uses-red-counter',
    });
    // An awakened Scion has no counter (va50.scion.awakened-no-counter).
    returnCounter(g, f.card, 'va50.scion.held-counter-removed');
    // From its space to the player (va50.scion.awaken-take-card).
    takeCard(g, SCIONS, f.card);
    acquire(g, f.player, f.card);
  },
};

/** A killed or discarded Scion slumbers again, unhurt, with its counter (va50.scion.killed-returns, va50.scion.discarded-returns). */
export function sleepAgain(g: G, card: CardId, rule: RuleId, owner?: number): void {
  leaveTable(g, card);
  const deck = g.own('decks')[SCIONS];
  if (!deck) return;
  const lying = [...deck.top, card];
  deck.top = (g.content.decks[SCIONS] ?? []).filter((scion) => lying.includes(scion));
  g.emit(
    cardDiscarded,
    ownedBy(owner, {
      card,
      deck: SCIONS,
      rule:
        rule === '2e.allies.killed'
          ? 'va50.scion.killed-returns'
          : rule === 'va50.scion.second-replaces'
            ? rule
            : 'va50.scion.discarded-returns',
    }),
  );
}

/** Why no Scion can be called now, or `null`: not in the Endgame, and not during a knockout. */
const refuseNow = (g: G) =>
  g.find(storm) === undefined
    ? forbid('va50.scion.spend-counter', 'Scions are called on in a Storm step.')
    : g.find(knockout) !== undefined
      ? forbid('2e.knockout.order', 'The knockout comes to its end first.')
      : null;

/** The Scion whose counter a player can spend now, or `null`. */
export function counterOf(g: G, player: number): CardId | null {
  const { held } = memoryOf(g);
  for (const card in held) if (held[card] === player) return refuseNow(g) === null ? card : null;
  return null;
}

export const canCall = (g: G, player: number): boolean => counterOf(g, player) !== null;

/** Marks harm that was answered by a Scion. */
export const CALLED = 'scion/called';

/** Discards a scion counter for the benefit of its Scion, at any moment of a Storm step (va50.scion.spend-counter). */
export const callOn = action<Frame>()('scion/call', {
  parameters: { player: 'integer', card: 'id' },
  moment: 'va50.scion.spend-counter',
  by: (_g, _f, { player }) => player,
  candidates(g, _f, add, player) {
    const { held } = memoryOf(g);
    for (const card in held) if (held[card] === player) add({ type: 'scion/call', player, card });
  },
  refuse(g, _f, { player, card }) {
    if (memoryOf(g).held[card] !== player)
      return forbid(
        isScion(g, card) && !slumbering(g).includes(card)
          ? 'va50.scion.awakened-no-counter'
          : 'va50.scion.spend-counter',
        'Name a Scion whose counter that player holds.',
      );
    return refuseNow(g);
  },
  run(g, f, { player, card }) {
    if (f.kind === harm.kind && (f as HarmFrame).player === player) (f as HarmFrame).used.push(CALLED);
    g.emit(scionCalled, { player, card, rule: 'va50.scion.spend-counter' });
    returnCounter(g, card, 'va50.scion.spent-counter-goes');
    callEffects(g, player, card, playerState(g, player).hero.card, `${card}#lists/benefit`);
  },
});

/** Why a player may not have these Allies together: at most one Scion (va50.scion.one-per-hero). */
export const refuseScions = (g: G, allies: readonly CardId[]) =>
  allies.filter((card) => isScion(g, card)).length > 1
    ? forbid('va50.scion.one-per-hero', why`A Hero has one awakened Scion at most.`)
    : null;
