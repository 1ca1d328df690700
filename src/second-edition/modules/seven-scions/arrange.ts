import type { Json } from '../../../kernel/index.js';
import type { G } from '../../base/vocabulary.js';
import { anySeats, byName, cardIds, count, listOf, object, seat, whole, word } from '../../saves/words.js';
import { arranging } from '../module-state.js';
import {
  chooseStormlord,
  isScion,
  isStormlord,
  leaveOutStorm,
  memoryOf,
  STORMLORDS,
  stormColors,
  takeOutRed,
} from './memory.js';

const deeds = object('what a Hero has done', { defeated: whole(0, 6).optional(), wounds: count.optional() });
const described = object('the Seven Scions', {
  /** The space of the storm counter. */
  counter: whole(0, 100).optional(),
  /** The highest color defeated in the turn. */
  beaten: word(stormColors).optional(),
  /** Events discarded in the present Adventure step. */
  events: cardIds.optional(),
  /** Scion counters held by players. */
  held: byName('who holds scion counters: the number of a player, by Scion', seat).optional(),
  /** The Stormlords of this game; by default the first of their deck. */
  stormlords: cardIds.optional(),
  /** The Endgame, once begun: the order of players, who is out, and each Hero's results. */
  endgame: object('the Endgame', {
    order: anySeats,
    out: anySeats.optional(),
    deeds: listOf(deeds, 6).optional(),
  }).optional(),
});

/** Sets up the Storm cards, the Stormlords and the Scions. The invariants find impossible parts. */
export const arrange = arranging(described, (g, data, refuse) => {
  const { length } = g.state.players;
  takeOutRed(g);
  const deck = g.state.decks[STORMLORDS];
  const fought = (g.content.decks[STORMLORDS] ?? []).filter((card) => g.state.revealed.includes(card));
  const chosen = data.stormlords ?? [
    ...fought,
    ...(deck?.pool ?? []).slice(0, Math.max(0, length - fought.length)),
  ];
  chosen.forEach((card, at) => {
    if (!Object.hasOwn(g.content.cards, card) || !isStormlord(g, card))
      refuse(`stormlords/${at}`, `There is no Stormlord "${card}".`);
    else if (!fought.includes(card)) chooseStormlord(g, card);
  });
  if (chosen.length !== length)
    refuse('stormlords', `There are as many Stormlords as players: ${length}.`, 'va50.setup.storm-count');
  leaveOutStorm(g, () => length);
  const memory = memoryOf(g);
  memory.counter = data.counter ?? 0;
  memory.beaten = data.beaten ?? null;
  memory.events = [...(data.events ?? [])];
  for (const [card, player] of Object.entries(data.held ?? {}))
    if (!Object.hasOwn(g.content.cards, card) || !isScion(g, card))
      refuse(`held/${card}`, `There is no Scion "${card}".`);
    else if (player >= length) refuse(`held/${card}`, `There are only ${length} players.`);
    else memory.held[card] = player;
  if (data.endgame) {
    const { order, out = [], deeds: done = [] } = data.endgame;
    memory.endgame = {
      order: [...order],
      out: [...out],
      deeds: g.state.players.map((_, at) => ({ defeated: 0, wounds: 0, ...done[at] })),
    };
  }
});

/** The value from which {@link arrange} sets this part up. */
export function describe(g: G): Json {
  const { beaten, endgame, ...memory } = memoryOf(g);
  const fought = g.state.revealed.filter((card) => isStormlord(g, card));
  return {
    ...memory,
    stormlords: [...fought, ...(g.state.decks[STORMLORDS]?.bottom ?? [])],
    ...(beaten === null ? {} : { beaten }),
    ...(endgame === null ? {} : { endgame }),
  };
}
