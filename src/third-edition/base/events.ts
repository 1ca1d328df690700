import { forbid } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { EventCard } from '../content/cards.js';
import { inTurn, on } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { callEffects } from './calling.js';
import { cardOf, discard, playerState, takeOut } from './cards.js';
import { payPrice, refusePrice } from './costs.js';
import { optionChosen, questAttempted, questKept } from './event-kinds/index.js';
import { adventure, type EventFrame, event, type RumorFrame, rumor, type TurnFrame } from './frames.js';
import { isAt } from './places.js';
import type { CardId } from './state.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, decide, type G, steps } from './vocabulary.js';

/* The player resolves one of two options as far as possible (3e.event.choose, 3e.event.must-choose, 3e.event.after). */

const eventOf = (g: G, id: CardId): EventCard => cardOf(g, id) as EventCard;

/** Also one that cannot be carried out (3e.event.must-choose): without its whole cost it does nothing (3e.game.resolve-as-much). */
const choose = action<EventFrame>()('event/choose', {
  parameters: { choice: 'id' },
  moment: '3e.event.choose',
  candidates(g, f, add) {
    for (const { id } of eventOf(g, f.card).options) add({ type: 'event/choose', choice: id });
  },
  exact: true,
  refuse: (g, f, { choice }) =>
    eventOf(g, f.card).options.some(({ id }) => id === choice)
      ? null
      : forbid('3e.event.choose', 'That is none of the two options.'),
  run(g, f, { choice }) {
    const at = eventOf(g, f.card).options.findIndex(({ id }) => id === choice);
    const option = eventOf(g, f.card).options[at as 0 | 1];
    g.emit(optionChosen, { player: f.player, card: f.card, choice, rule: '3e.event.choose' });
    g.next(f);
    if (refusePrice(g, f.player, option.cost) !== null) return;
    payPrice(g, f.player, f.card, option.cost);
    // A rumor stays faceup with the hero until it is carried out (3e.event.rumor, 3e.event.keep).
    if (option.rumor !== undefined)
      g.emit(questKept, { player: f.player, card: f.card, option: choice, rule: '3e.event.rumor' });
    callEffects(g, { player: f.player, card: f.card, list: `${f.card}/options/${at}/do` });
  },
});

export const eventSteps = steps(
  event,
  decide('choose', {
    time: 'an event',
    rule: '3e.event.choose',
    offers: () => [choose],
  }),
  auto('after', (g, f) => {
    if (takeOut(g.state.revealed, f.card)) discard(g, f.card, '3e.event.after');
  }),
);

const rumorOf = (g: G, player: number, card: CardId) => {
  const held = playerState(g, player).rumors.find((one) => one.card === card);
  return held && eventOf(g, card).options.find(({ id }) => id === held.option)?.rumor;
};

/** A hero carries out a rumor like a quest, at the named place and for the named actions (3e.event.keep). */
export const followRumor = action<TurnFrame>()('rumor/follow', {
  parameters: { card: 'id' },
  moment: '3e.event.rumor',
  cost: (g, f, { card }) => rumorOf(g, f.player, card)?.actions ?? 0,
  candidates(g, f, add) {
    for (const { card } of playerState(g, f.player).rumors) add({ type: 'rumor/follow', card });
  },
  refuse(g, f, action) {
    const said = rumorOf(g, f.player, action.card);
    if (said === undefined) return forbid('3e.event.rumor', 'You keep no such rumor.');
    if (!isAt(g, playerState(g, f.player).hex, said.at))
      return forbid('3e.event.keep', 'The rumor is about another place.');
    return refuseAction(g, f, action);
  },
  run(g, f, action) {
    const { card } = action;
    const { rumors } = playerState(g, f.player);
    const held = rumors.find((one) => one.card === card);
    const at = eventOf(g, card).options.findIndex(({ id }) => id === held?.option);
    spendActions(g, f, action, '3e.event.keep');
    g.emit(questAttempted, { player: f.player, card, rule: '3e.event.keep' });
    g.call(rumor, { player: f.player, card, at });
  },
});

export const rumorSteps = steps(
  rumor,
  auto('follow', (g, f: RumorFrame) =>
    callEffects(g, { player: f.player, card: f.card, list: `${f.card}/options/${f.at}/rumor/do` }),
  ),
  auto('after', (g, f) => {
    const { rumors } = playerState(g, f.player);
    const at = rumors.findIndex(({ card }) => card === f.card);
    if (at < 0) return;
    rumors.splice(at, 1);
    discard(g, f.card, '3e.event.after');
  }),
);

export const eventSaves = (): FrameSaves<EventFrame> => ({
  calledFrom: [on(adventure, { after: ['resolve'], shared: ['player', 'card'] })],
  check(look, path, { card }) {
    look.card(`${path}/card`, card, 'event');
  },
});

export const rumorSaves = (): FrameSaves<RumorFrame> => ({
  calledFrom: [inTurn()],
  check(look, path, { card, at }) {
    if (!look.card(`${path}/card`, card, 'event')) return;
    const event = look.content.cards[card];
    if (event?.kind === 'event' && event.options[at as 0 | 1]?.rumor === undefined)
      look.report(`${path}/at`, `That option of ${show(card)} is no rumor.`, '3e.event.rumor');
  },
});
