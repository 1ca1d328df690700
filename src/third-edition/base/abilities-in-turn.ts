import { type Frame, forbid } from '../../kernel/index.js';
import type { Effect } from '../abilities/language.js';
import { isUsed, type UsedAs } from '../abilities/uses.js';
import { callEffects } from './calling.js';
import { playerState } from './cards.js';
import { challenged } from './challenges.js';
import { abilitiesOf, abilitiesUsed, abilityWith, cardsInForce } from './characters.js';
import { payPrice, refusePrice } from './costs.js';
import { abilityUsed } from './event-kinds/index.js';
import { combat, type TurnFrame, turn } from './frames.js';
import { isAt } from './places.js';
import type { CardId } from './state.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, type G } from './vocabulary.js';

/* Abilities that a player uses in its own turn: at any moment (3e.game.once-per-turn), or for actions (3e.turn.printed-action). */

/** A player uses abilities of its own cards only (3e.game.others-components). */
const abilityOf = <U extends 'turn' | 'action'>(
  g: G,
  player: number,
  card: CardId,
  id: string,
  use: U,
): UsedAs<U> | null => (cardsInForce(g, player).includes(card) ? abilityWith(g, card, use, id) : null);

const pathOf = (g: G, card: CardId, id: string): string =>
  `${card}/abilities/${abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === id)}/do`;

/** Also during a move (3e.game.once-per-turn, 3e.turn.one-at-a-time): Restore Spirit (3e.hero.mok.restore). */
export const useInTurn = action<Frame>()('ability/use', {
  parameters: { card: 'id', ability: 'id' },
  moment: '3e.game.once-per-turn',
  by: (g) => g.find(turn)?.player ?? -1,
  ranges: [abilitiesUsed('turn')],
  candidates(g, _f, add, player) {
    if (g.find(turn)?.player !== player) return;
    for (const card of cardsInForce(g, player))
      for (const one of abilitiesOf(g, card))
        if (isUsed(one, 'turn')) add({ type: 'ability/use', card, ability: one.id });
  },
  refuse(g, _f, { card, ability }) {
    const now = g.find(turn);
    if (now === undefined) return forbid('3e.game.once-per-turn', 'That ability is used in a turn.');
    const found = abilityOf(g, now.player, card, ability, 'turn');
    if (found === null) return forbid('3e.game.once-per-turn', 'There is no such ability on your cards.');
    if (
      g.find(combat) !== undefined &&
      found.do.some(({ do: what }) => what === 'move' || what === 'move-by-dice')
    )
      return forbid('3e.combat.no-move', 'Your hero leaves a combat by retreating alone.');
    if (found.limit === 'turn' && now.used.includes(`${card}/${ability}`))
      return forbid('3e.game.once-per-turn', 'That ability was used in this turn already.');
    return refusePrice(g, now.player, found.cost);
  },
  run(g, _f, { card, ability }) {
    const now = g.find(turn) as TurnFrame;
    const found = abilityOf(g, now.player, card, ability, 'turn');
    if (found === null) return;
    now.used.push(`${card}/${ability}`);
    g.emit(abilityUsed, { player: now.player, card, ability, rule: '3e.game.once-per-turn' });
    payPrice(g, now.player, card, found.cost);
    callEffects(g, { player: now.player, card, list: pathOf(g, card, ability) });
  },
});

/** Whether a player has an ability for any moment that does this now (3e.game.once-per-turn). */
export const canNow = (g: G, player: number, what: Effect['do']): boolean => {
  const now = g.find(turn);
  return (
    now?.player === player &&
    cardsInForce(g, player).some((card) =>
      abilitiesOf(g, card).some(
        (one) =>
          isUsed(one, 'turn') &&
          one.do.some((effect) => effect.do === what) &&
          useInTurn.refuse(g, now, { type: 'ability/use', card, ability: one.id }) === null,
      ),
    )
  );
};

/** The card states the number of actions (3e.turn.printed-action). */
export const useAction = action<TurnFrame>()('ability/act', {
  parameters: { card: 'id', ability: 'id' },
  moment: '3e.turn.printed-action',
  cost: (g, f, { card, ability }) => abilityOf(g, f.player, card, ability, 'action')?.actions ?? 0,
  ranges: [abilitiesUsed('action')],
  candidates(g, f, add) {
    for (const card of cardsInForce(g, f.player))
      for (const one of abilitiesOf(g, card))
        if (isUsed(one, 'action')) add({ type: 'ability/act', card, ability: one.id });
  },
  refuse(g, f, action) {
    const { card, ability } = action;
    const found = abilityOf(g, f.player, card, ability, 'action');
    if (found === null) return forbid('3e.turn.printed-action', 'There is no such ability on your cards.');
    if (found.at !== undefined && !isAt(g, playerState(g, f.player).hex, found.at))
      return forbid('3e.turn.printed-action', 'That ability is used elsewhere.');
    return (
      refuseAction(g, f, action) ?? refusePrice(g, f.player, found.cost) ?? refuseDeeds(g, f, card, found)
    );
  },
  run(g, f, action) {
    const { card, ability } = action;
    const found = abilityOf(g, f.player, card, ability, 'action');
    if (found === null) return;
    spendActions(g, f, action, '3e.turn.printed-action');
    g.emit(abilityUsed, { player: f.player, card, ability, rule: '3e.turn.printed-action' });
    payPrice(g, f.player, card, found.cost);
    callEffects(g, { player: f.player, card, list: pathOf(g, card, ability) });
  },
});

/** An ability that challenges a hero needs a hero to challenge (3e.hero.corbin.bounty). */
const refuseDeeds = (g: G, { player }: TurnFrame, card: CardId, { do: deeds }: UsedAs<'action'>) =>
  deeds.some((effect) => effect.do === 'challenge') && challenged(g, player, card).length === 0
    ? forbid('3e.hero.corbin.bounty', 'No hero in your hex can be challenged.')
    : null;
