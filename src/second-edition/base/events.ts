import { forbid } from '../../kernel/index.js';
import { holds } from '../abilities/conditions.js';
import { type Color, colors } from '../abilities/language.js';
import { callEffects } from '../abilities/triggers.js';
import { byEffect, on } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { sorts } from '../saves/sorts.js';
import { countersAt } from './adventure.js';
import { discardAdventure, eventOf, playerState } from './cards.js';
import { abilityTriggered, counterReplenished, eventEntered, eventIgnored } from './event-kinds/index.js';
import { adventure, type EventFrame, event, type ReplenishFrame, replenish } from './frames.js';
import type { SpaceId } from './state.js';
import { action, auto, command, decide, type G, query, steps } from './vocabulary.js';

/* Events, and the counters that they bring back. An Event in play changes the game for all players (2e.cards.event). */

/** Unless an Event with a higher number is in play: I, II or III (2e.event.numbers, 2e.event.compare, 2e.cards.event-number). */
export const takesEffect = query('does a new event take effect', (g: G, drawn: string): boolean => {
  const { event: inPlay } = g.state;
  return inPlay === null || eventOf(g, drawn).number >= eventOf(g, inPlay).number;
});

/** Puts a drawn Event into effect or ignores it. The counters that it brings back are a step of their own. */
export const meetEvent = command('put a new event into effect or aside', (g: G, f: EventFrame): void => {
  if (takesEffect(g, f.card)) return enter(g, f);
  // A lower number has no effect, and the card goes under its deck (2e.event.lower-ignored, 2e.event.lower-discard).
  g.emit(eventIgnored, { player: f.player, card: f.card, rule: '2e.event.lower-ignored' });
  discardAdventure(g, f.card, '2e.event.lower-discard');
});

export const eventSteps = steps(
  event,
  auto('compare', (g, f) => {
    // Every Event carries the sunburst, also an ignored one (2e.replenish.trigger, 2e.cards.icons-event). The counters come back after the
    // card is placed, and before its effects, which may knock out the player's Hero and so end the turn.
    g.call(replenish, { player: f.player, colors: [...colors] });
    meetEvent(g, f);
  }),
);

/** The Event takes effect at once and stays until another replaces it (2e.event.first, 2e.event.replace, 2e.event.lasts). */
function enter(g: G, f: EventFrame): void {
  const { event: former } = g.state;
  g.emit(eventEntered, {
    player: f.player,
    card: f.card,
    rule: former === null ? '2e.event.first' : '2e.event.replace',
  });
  if (former !== null) {
    // The replaced Event goes under the deck of its own color (2e.event.replaced-discard).
    discardAdventure(g, former, '2e.event.replaced-discard');
    runOwn(g, f, former, 'leaves');
  }
  runOwn(g, f, f.card, 'enters');
}

/** Runs the effects of an Event when it enters or leaves. "You" is the player who drew the card. */
function runOwn(g: G, { player }: EventFrame, card: string, on: 'enters' | 'leaves'): void {
  const bearer = playerState(g, player).hero.card;
  for (const { ability, list } of g.content.sides.get(card)?.triggered ?? [])
    if (ability.on === on && holds(g, ability.if, { player, card, bearer })) {
      g.emit(abilityTriggered, { player, card, trigger: on, rule: '2e.effects.owner-uses' });
      callEffects(g, player, card, bearer, list);
    }
}

/** Sunburst spaces of a color that hold no adventure counter now (2e.replenish.sunburst-only, 2e.replenish.empty-only, 2e.replenish.color). */
export const emptySunbursts = query('spaces to replenish', (g: G, color: Color): readonly SpaceId[] =>
  g.content.board.sunbursts[color].filter((space) => countersAt(g, space).length === 0),
);

/** Puts a counter from the pile on a space. Counters come only from the pile (2e.replenish.from-pile). */
function placeCounter(
  g: G,
  player: number,
  color: Color,
  space: SpaceId,
  rule: '2e.replenish.all' | '2e.replenish.shortage',
): void {
  g.emit(counterReplenished, { player, color, space, rule });
}

/** If the pile has too few counters, the player who drew the Event chooses the spaces (2e.replenish.shortage). */
const choosePlace = action<ReplenishFrame>()('replenish/place', {
  parameters: { space: 'id' },
  moment: '2e.replenish.shortage',
  candidates(g, f, add) {
    const color = f.colors[0];
    if (color) for (const space of emptySunbursts(g, color)) add({ type: 'replenish/place', space });
  },
  refuse(g, f, { space }) {
    const color = f.colors[0];
    return color && emptySunbursts(g, color).includes(space)
      ? null
      : forbid('2e.replenish.sunburst-only', 'Choose an empty sunburst space of this color.');
  },
  run(g, f, { space }) {
    const color = f.colors[0];
    if (color) placeCounter(g, f.player, color, space, '2e.replenish.shortage');
    g.goto(f, 'fill');
  },
});

export const replenishSteps = steps(
  replenish,
  // Color by color: a counter fits only a jewel of its color (2e.replenish.color). No red jewel has a sunburst (faq.replenish.red).
  auto('fill', (g, f) => {
    const color = f.colors[0];
    if (color === undefined) return g.finish();
    const spaces = emptySunbursts(g, color);
    const inPile = g.state.pile[color];
    if (inPile > 0 && inPile < spaces.length) return;
    if (inPile > 0) for (const space of spaces) placeCounter(g, f.player, color, space, '2e.replenish.all');
    f.colors.shift();
    g.goto(f, 'fill');
  }),
  decide('choose', {
    time: 'the choice of the spaces that get a counter',
    rule: '2e.replenish.shortage',
    offers: () => [choosePlace],
  }),
);

export const eventSaves = (): FrameSaves<EventFrame> => ({
  calledFrom: [on(adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  check(look, path, f) {
    look.openCard(`${path}/card`, f.card, sorts.event);
    // At its first step the card is still in its place.
    if (f.step === look.rules.frames.event?.first) look.onTable(`${path}/card`, f.card);
  },
});

export const replenishSaves = (): FrameSaves<ReplenishFrame> => ({
  calledFrom: [on(event, { after: ['compare'], shared: ['player'] }), byEffect('replenish', {})],
  check(look, path, f) {
    const color = f.colors[0];
    if (new Set(f.colors).size !== f.colors.length) look.report(`${path}/colors`, 'Each color comes once.');
    if (f.step === 'choose' && (color === undefined || look.state.pile[color] === 0))
      look.report(
        `${path}/colors`,
        'Places are chosen for a color, and with counters of it in the pile.',
        '2e.replenish.shortage',
      );
  },
});
