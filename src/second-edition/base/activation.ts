import { forbid, type Refusal } from '../../kernel/index.js';
import type { Window } from '../abilities/language.js';
import { playerState } from './cards.js';
import { cardActivated, cardRefreshed } from './event-kinds/index.js';
import {
  type CombatFrame,
  combat,
  type EncounterFrame,
  encounter,
  type MarketFrame,
  type MovementFrame,
  market,
  movement,
} from './frames.js';
import type { CardId } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* A card is activated by turning it face down, with exceptions (2e.activation.exempt, 2e.activation.abilities). */

const spans: readonly string[] = [movement.kind, market.kind, combat.kind, encounter.kind];

/** Frames in which a player may activate one card. The innermost counts. */
type SpanFrame = MovementFrame | MarketFrame | EncounterFrame | CombatFrame;

function activationSpan(g: G): SpanFrame | null {
  const { frames } = g.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame && spans.includes(frame.kind)) return frame as SpanFrame;
  }
  return null;
}

/**
 * Whether a player may activate one more card now: one in the Movement step (2e.activation.movement), one in the Market step
 * (2e.activation.market), one Before Combat (2e.activation.before-combat, 2e.before-combat.one-item) and one each round
 * (2e.activation.per-round, 2e.hero-combat.activation-limit). `use` is the time for which the ability is meant.
 */
export const refuseActivation = query(
  'may a card be activated',
  (g: G, player: number, use: Window | null): Refusal | null => {
    const span = activationSpan(g);
    if (span === null)
      return forbid(
        '2e.activation.limited',
        'No card can be activated outside the Movement step, the Market step and adventures.',
      );
    if (!span.activations.includes(player)) return null;
    if (span.kind === 'movement') return forbid('2e.activation.movement');
    if (span.kind === 'market') return forbid('2e.activation.market');
    if (span.kind === 'encounter') return forbid('2e.activation.before-combat');
    if (span.round === 0)
      return forbid(
        use === 'before-combat' && hasUsedItem(g, player, span)
          ? '2e.before-combat.one-item'
          : '2e.activation.before-combat',
      );
    return forbid(
      span.opponent.is === 'hero' ? '2e.hero-combat.activation-limit' : '2e.activation.per-round',
    );
  },
);

/** Before the first round, a player may also have activated Armor that answered a wound. Only an Item headed Before Combat counts here. */
const hasUsedItem = (g: G, player: number, { used }: CombatFrame): boolean =>
  playerState(g, player).items.some(
    ({ card, faceDown }) =>
      faceDown &&
      g.content.takenSides
        .get(card)
        ?.used.some(({ id, ability }) => ability.use === 'before-combat' && used.includes(`${card}/${id}`)),
  );

/** Whether a card is activated and waits for its refresh: an Item that lies face down (2e.activation.until-refresh). */
export const isActivated = query(
  'does a card wait to be refreshed',
  (g: G, player: number, card: CardId): boolean =>
    playerState(g, player).items.some((held) => held.card === card && held.faceDown),
);

/** The Items that a Refresh step turns face up. Some may be face up already. */
export const cardsToRefresh = query(
  'which cards does a refresh reach',
  (g: G, player: number): readonly CardId[] => playerState(g, player).items.map(({ card }) => card),
);

/** Turns a card face down once it is used (2e.activation.face-down, 2e.items.activate). */
export const activate = command('activate a card', (g: G, player: number, card: CardId): void => {
  activationSpan(g)?.activations.push(player);
  g.emit(cardActivated, { player, card, rule: '2e.activation.face-down' });
});

/** Turns a card face up again (2e.refresh.reusable). */
export const refreshCard = command('refresh a card', (g: G, player: number, card: CardId): void => {
  const item = playerState(g, player).items.find((held) => held.card === card);
  if (!item?.faceDown) return;
  g.emit(cardRefreshed, { player, card, rule: '2e.refresh.reusable' });
});
