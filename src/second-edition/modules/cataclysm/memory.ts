import type { Json } from '../../../kernel/index.js';
import { cardActivated, cardRefreshed, turnBegan } from '../../base/event-kinds/index.js';
import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import * as schema from '../../saves/words.js';
import { type Extended, forEachPlayer, problemsBy } from '../module-state.js';
import { curses, faces } from './curses.js';

export const ID = 'cataclysm';

/** Marks by quest: spaces, defeated Challenges, or the quest counter on the card. */
export const marks = schema.byName(
  'marks by quest, each a list of texts',
  schema.listOf(schema.text('a mark'), 20),
);
export type Marks = schema.ValueOf<typeof marks>;

const form = schema.object('what is remembered of The Cataclysm', {
  /** The turned counters on towns. */
  counters: schema.byName('counters by town', schema.word(faces)),
  /** Towns that were freed: the former curse, and the player who freed it. */
  freed: schema.byName(
    'freed towns',
    schema.object('a freed town', { curse: schema.word(curses), by: schema.seat }),
  ),
  /** The number of each player's quest counter, 1 to 6; `null` until it is chosen. */
  questCounters: schema.listOf(schema.whole(1, 6).nullable(), 5),
  /** The Curse cards that each Hero claimed, even if another player has them now (va51.curse.taken-by-other-hero). */
  claimed: schema.listOf(schema.cardIds, 5),
  /** Open quests, beside the market stacks of their towns (va51.level2.reveal). */
  quests: schema.cardIds,
  /** The marks of each player for open quests. */
  marks: schema.listOf(marks, 5),
  /** Activated claimed cards, waiting for a refresh (va51.level3.ability). */
  activated: schema.cardIds,
  /** Unrolled trading dice of the moving player: more than any Hero has, but few enough to list every roll. */
  trading: schema.whole(0, 20),
  /** The rest of the present Market step's discount (va51.market.discount-once). */
  discount: schema.count,
});
/** The module state, in `ext.cataclysm`. */
export type Memory = schema.ValueOf<typeof form>;

export const memoryOf = ({ state }: Extended): Memory => state.ext[ID] as unknown as Memory;
export const problemsOfModuleState = problemsBy(form);

/** Initially nothing is claimed and no counter is turned. */
export function moduleState(players: number): Json {
  return {
    counters: {},
    freed: {},
    questCounters: forEachPlayer(players, () => null),
    claimed: forEachPlayer(players, () => []),
    quests: [],
    marks: forEachPlayer(players, () => ({})),
    activated: [],
    trading: 0,
    discount: 0,
  };
}

/** What events of others change in the module's state. */
export const changes = [
  // A turn that was cut short leaves no pool and no discount.
  onEvent(turnBegan, (g) => {
    memoryOf(g).trading = 0;
    memoryOf(g).discount = 0;
  }),
  onEvent(cardActivated, (g, { player, card }) => {
    if (playerAt(g, player).kept.includes(card)) memoryOf(g).activated.push(card);
  }),
  onEvent(cardRefreshed, (g, { card }) => {
    const memory = memoryOf(g);
    memory.activated = memory.activated.filter((one) => one !== card);
  }),
];
