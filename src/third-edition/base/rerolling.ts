import { forbid } from '../../kernel/index.js';
import { isUsed } from '../abilities/uses.js';
import { known, playerState, takeOut } from './cards.js';
import { abilitiesOf, abilitiesUsed, abilityWith, cardsInForce } from './characters.js';
import { exert, payPrice, refusePrice } from './costs.js';
import { abilityUsed, diceTaken } from './event-kinds/index.js';
import { type Dice, turn } from './frames.js';
import { SKILLS } from './state.js';
import { action, type G } from './vocabulary.js';

/* Rerolls of terrain dice: one by exerting, or all by an ability. */

function takeUp(g: G, f: Dice, dice: readonly number[]): void {
  for (const die of dice) takeOut(f.dice, die);
  f.rolling = dice.length;
  g.goto(f, 'roll');
}

/** A player rerolls one of its dice on any roll (3e.exert.reroll) before it spends the die (3e.move.reroll-before-spend). */
export const reroll = action<Dice>()('exert/reroll', {
  parameters: { die: 'integer', card: 'id' },
  moment: '3e.exert.reroll',
  ranges: [{ of: ['card'], values: ({ decks }) => (decks[SKILLS] ?? []).map((card) => [card]) }],
  candidates(g, f, add) {
    const { hand } = playerState(g, f.player);
    for (const die of new Set(f.dice))
      for (const card of known(hand)) add({ type: 'exert/reroll', die, card });
  },
  refuse(g, f, { die, card }) {
    if (card === '' || !playerState(g, f.player).hand.includes(card))
      return forbid('3e.exert.cost', 'To exert you discard a skill card from your hand.');
    if (!f.dice.includes(die))
      return forbid('3e.move.reroll-before-spend', 'No die shows that face any more.');
    return null;
  },
  run(g, f, { die, card }) {
    exert(g, f.player, card);
    g.emit(diceTaken, { player: f.player, dice: [die], rule: '3e.exert.reroll' });
    takeUp(g, f, [die]);
  },
});

/** An ability rerolls all dice: Pathfinding (3e.hero.laurel.pathfinding). */
export const rerollAll = action<Dice>()('ability/reroll', {
  parameters: { card: 'id', ability: 'id' },
  moment: '3e.hero.laurel.pathfinding',
  ranges: [abilitiesUsed('reroll-terrain')],
  candidates(g, f, add) {
    if (f.dice.length === 0) return;
    for (const card of cardsInForce(g, f.player))
      for (const one of abilitiesOf(g, card))
        if (isUsed(one, 'reroll-terrain')) add({ type: 'ability/reroll', card, ability: one.id });
  },
  refuse(g, f, { card, ability }) {
    const found = cardsInForce(g, f.player).includes(card)
      ? abilityWith(g, card, 'reroll-terrain', ability)
      : null;
    if (found === null || f.dice.length === 0)
      return forbid('3e.hero.laurel.pathfinding', 'There is no such ability for these dice.');
    const now = g.find(turn);
    // Once per turn means only in the owner's turn (3e.game.once-per-turn); setup is not a turn.
    if (now === undefined || now.player !== f.player || now.used.includes(`${card}/${ability}`))
      return forbid('3e.game.once-per-turn', 'That ability is used once in each turn of yours.');
    return refusePrice(g, f.player, found.cost);
  },
  run(g, f, { card, ability }) {
    g.find(turn)?.used.push(`${card}/${ability}`);
    const rule = '3e.hero.laurel.pathfinding';
    g.emit(abilityUsed, { player: f.player, card, ability, rule });
    payPrice(g, f.player, card, abilityWith(g, card, 'reroll-terrain', ability)?.cost);
    g.emit(diceTaken, { player: f.player, dice: [...f.dice], rule });
    takeUp(g, f, [...f.dice]);
  },
});
