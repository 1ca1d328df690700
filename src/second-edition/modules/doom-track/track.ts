import { forbid } from '../../../kernel/index.js';
import { canDraw } from '../../base/cards.js';
import { type GameFrame, type TurnFrame, turn } from '../../base/frames.js';
import { action, auto, decide, type G, steps } from '../../base/vocabulary.js';
import { endNormalGame } from './endgame.js';
import { doomCarriedOver, doomCleared, doomCounter, doomDue, doomPlaced } from './event-kinds.js';
import { type DoomFrame, doom } from './frames.js';
import { backOf, colorOfBack, memoryOf } from './memory.js';
import { place } from './piles.js';
import type { DoomSetting } from './setting.js';

/** Whether this number of cards on the track adds a counter: not once all spaces have one. */
const addsCounter = (g: G, setting: DoomSetting, cards: number): boolean =>
  memoryOf(g, setting).counters < setting.towns(g).length && cards >= setting.trigger(g.state.players.length);

/** The last card is carried over to the first space, the others go to their discard piles, and a counter is placed. */
function addCounter(g: G, setting: DoomSetting): void {
  const { cite } = setting;
  const memory = memoryOf(g, setting);
  const towns = setting.towns(g);
  const track = [...memory.track];
  g.emit(doomDue, { amount: track.length, rule: cite.trigger(g.state.players.length) });
  const last = track.pop();
  if (last)
    g.emit(doomCarriedOver, {
      card: 'card' in last ? last.card : null,
      color: backOf(g.content, last),
      rule: cite.carryOver,
    });
  g.emit(doomCleared, {
    cards: track.map((doomed) => ('card' in doomed ? doomed.card : `unseen-${doomed.unseen}`)),
    rule: cite.clear,
  });
  const counters = memory.counters + 1;
  g.emit(doomCounter, {
    counters,
    town: towns[counters - 1] ?? null,
    rule: counters >= towns.length ? cite.lastSpace : cite.placeCounter,
  });
}

/** The order of cards discarded together matters if their backs differ, or if one of them adds a counter and so is carried over. */
function orderMatters(g: G, setting: DoomSetting): boolean {
  const { waiting, track, counters } = memoryOf(g, setting);
  if (waiting.length < 2 || counters >= setting.towns(g).length) return false;
  const reachesTrigger = addsCounter(g, setting, track.length + waiting.length);
  return reachesTrigger || new Set(waiting.map((card) => colorOfBack(g.content, card))).size > 1;
}

/** The player whose turn it is chooses which of several cards discarded at once comes next. */
const placing = (setting: DoomSetting) =>
  action<DoomFrame>()('doom/place', {
    parameters: { card: 'id' },
    moment: setting.cite.discard,
    candidates(g, _f, add) {
      for (const card of memoryOf(g, setting).waiting) add({ type: 'doom/place', card });
    },
    refuse: (g, _f, { card }) =>
      memoryOf(g, setting).waiting.includes(card)
        ? null
        : forbid(setting.cite.discard, 'Name one of the cards that are being discarded.'),
    run(g, f, { card }) {
      const { waiting } = memoryOf(g, setting);
      waiting.splice(waiting.indexOf(card), 1);
      waiting.unshift(card);
      g.next(f);
    },
  });

/** Cards that were discarded go to the track one at a time. */
export function doomSteps(setting: DoomSetting) {
  const offers = [placing(setting)];
  return steps(
    doom,
    decide('order', {
      time: 'the choice which of several discarded cards goes first',
      rule: setting.cite.discard,
      actor: (g) => g.find(turn)?.player ?? (g.state.frames[0] as GameFrame).current,
      role: () => ({ as: 'table' }),
      offers: () => offers,
      skip: (g) => !orderMatters(g, setting),
    }),
    auto('place', (g, f) => {
      const [card] = memoryOf(g, setting).waiting;
      if (card === undefined) return g.finish();
      place(g, setting, card);
      g.goto(f, 'order');
      if (!addsCounter(g, setting, memoryOf(g, setting).track.length)) return;
      addCounter(g, setting);
      if (memoryOf(g, setting).counters >= setting.towns(g).length) endNormalGame(g);
    }),
  );
}

/** The track begins with the top card of the green deck, unseen. */
export const setupCard = (setting: DoomSetting) =>
  auto<GameFrame>('doom-track', (g) => {
    if (!canDraw(g, 'green')) return;
    const town = setting.towns(g)[0] ?? null;
    g.emit(doomPlaced, { card: null, color: 'green', place: 1, town, rule: setting.cite.setup });
  });

/** If a step was cut short, waiting discards are placed before the turn is over. */
export const waitingCards = (setting: DoomSetting) =>
  auto<TurnFrame>('doom-track', (g) => {
    if (memoryOf(g, setting).waiting.length > 0) g.call(doom, {});
  });
