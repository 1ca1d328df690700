import { forbid, type Refusal, why } from '../../kernel/index.js';

import { isStanding, isUsed, type UsedAs } from '../abilities/uses.js';
import { callEffects } from './calling.js';
import { abilitiesOf, abilitiesUsed, abilityWith, cardsInForce } from './characters.js';
import { acted, foeOf } from './combatants.js';
import { payPrice, refusePrice } from './costs.js';
import { combatAbilityUsed } from './event-kinds/index.js';
import { type CombatFrame, cancel, combat } from './frames.js';
import type { CardId } from './state.js';
import { anyTokens, choicesOf, isChoice, showing, spend, sumOf } from './tokens.js';
import { action, type G } from './vocabulary.js';

/* Abilities in a combat: for surges, as combat actions, or right after an action (3e.combat.action-list). */

/** Learned skills and assets (3e.combat.surge-sources, 3e.skill.surge-ability), or the enemy card (3e.enemy.card-parts). */
export const cardsOf = (g: G, f: CombatFrame, side: 0 | 1): readonly CardId[] => {
  const { player, card } = f.sides[side];
  return player === null ? [card] : cardsInForce(g, player);
};

type CombatAbility = UsedAs<'surge' | 'combat-action' | 'after-combat-action'>;

const abilityIn = <U extends CombatAbility['use']>(
  g: G,
  f: CombatFrame,
  card: CardId,
  id: string,
  use: U,
): UsedAs<U> | null => (cardsOf(g, f, f.acting).includes(card) ? abilityWith(g, card, use, id) : null);

/** A card of the foe or an effect may forbid surge abilities of a side for a time. */
export const refuseSurge = (g: G, f: CombatFrame, side: 0 | 1): Refusal | null =>
  f.sides[side].noSurge ||
  cardsOf(g, f, foeOf(side)).some((card) => abilitiesOf(g, card).some((one) => isStanding(one, 'no-surge')))
    ? forbid('3e.game.precedence-cannot', 'No surge ability can be used against this foe now.')
    : null;

/** Uses limited to once per combat begin with `!`; the others end with the round. */
const keyOf = (card: CardId, ability: CombatAbility): string =>
  'limit' in ability && ability.limit === 'combat' ? `!${card}/${ability.id}` : `${card}/${ability.id}`;

/**
 * A surge ability costs tokens with at least as many surge symbols (3e.combat.surge, 3e.combat.surge-several); the excess is lost
 * (3e.combat.surge-excess). One per action (3e.combat.surge-one-per-action), each once per round (3e.combat.surge-once).
 */
export const surge = action<CombatFrame>()('combat/surge', {
  parameters: { card: 'id', ability: 'id', tokens: 'integers' },
  moment: '3e.combat.surge',
  ranges: [abilitiesUsed('surge'), anyTokens],
  candidates(g, f, add) {
    const choices = choicesOf(showing(g, f.sides[f.acting], 'surge'));
    for (const card of cardsOf(g, f, f.acting))
      for (const one of abilitiesOf(g, card))
        if (isUsed(one, 'surge'))
          for (const tokens of choices) add({ type: 'combat/surge', card, ability: one.id, tokens });
  },
  refuse(g, f, { card, ability, tokens }) {
    const found = abilityIn(g, f, card, ability, 'surge');
    if (found === null)
      return forbid('3e.combat.surge-sources', 'There is no such surge ability on your cards.');
    const side = f.sides[f.acting];
    if (side.used.includes(keyOf(card, found)))
      return forbid('3e.combat.surge-once', 'That ability was used in this round already.');
    if (!isChoice(tokens, showing(g, side, 'surge')))
      return forbid(
        '3e.combat.surge',
        'You spend tokens of your pool that show surges, named by their places in order.',
      );
    const cost = found.surge;
    const spent = sumOf(g, side, tokens);
    if (cost !== 'X' && spent < cost)
      return forbid('3e.combat.surge', () => why`It costs ${cost} surges, and these are ${spent}.`);
    return refuseSurge(g, f, f.acting);
  },
  run(g, f, { card, ability, tokens }) {
    const found = abilityIn(g, f, card, ability, 'surge');
    if (found === null) return;
    const side = f.sides[f.acting];
    const x = found.surge === 'X' ? sumOf(g, side, tokens) : 0;
    spend(g, f, f.acting, tokens, '3e.combat.surge');
    acted(g, f);
    use(g, f, card, found, x);
  },
});

function use(g: G, f: CombatFrame, card: CardId, ability: CombatAbility, x: number): void {
  const side = f.acting;
  f.sides[side].used.push(keyOf(card, ability));
  const rule = '3e.combat.action-list';
  g.emit(combatAbilityUsed, { side, card, ability: ability.id, ...(x > 0 ? { x } : {}), rule });
  if (ability.use === 'surge' && ability.cancel !== undefined)
    g.call(cancel, { side: foeOf(side), card, ability: ability.id, x });
  else carryOut(g, side, card, ability.id, x);
}

export function carryOut(g: G, side: 0 | 1, card: CardId, ability: string, x: number): void {
  const f = g.find(combat) as CombatFrame;
  const at = abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === ability);
  const player = f.sides[side].player ?? f.sides[foeOf(side)].player ?? 0;
  callEffects(g, { player, card, list: `${card}/abilities/${at}/do`, x, side });
}

/** A combat action that costs no surge: Smite (3e.hero.hawthorne.smite). */
const byAbility = <const T extends 'combat/ability' | 'combat/after'>(
  type: T,
  kind: 'combat-action' | 'after-combat-action',
) =>
  action<CombatFrame>()(type, {
    parameters: { card: 'id', ability: 'id' },
    moment: '3e.combat.action-list',
    ranges: [abilitiesUsed(kind)],
    candidates(g, f, add) {
      for (const card of cardsOf(g, f, f.acting))
        for (const one of abilitiesOf(g, card))
          if (isUsed(one, kind)) add({ type, card, ability: one.id } as Parameters<typeof add>[0]);
    },
    refuse(g, f, { card, ability }) {
      const found = abilityIn(g, f, card, ability, kind);
      if (found === null) return forbid('3e.combat.action-list', 'There is no such ability on your cards.');
      if (f.sides[f.acting].used.includes(keyOf(card, found)))
        return forbid('3e.combat.round-effects-end', 'That ability was used already.');
      // A combatant with an empty pool has to pass, whatever its cards say (3e.combat.pass-forced).
      if (kind === 'combat-action' && !f.sides[f.acting].tokens.some(({ at }) => at === 'pool'))
        return forbid('3e.combat.pass-forced', 'There is no token left in your pool: you have to pass.');
      const { player } = f.sides[f.acting];
      return player === null ? null : refusePrice(g, player, found.cost);
    },
    run(g, f, { card, ability }) {
      const found = abilityIn(g, f, card, ability, kind);
      if (found === null) return;
      // An ability right after a combat action is not an action: others may follow (3e.combat.attack).
      if (kind === 'combat-action') acted(g, f);
      const { player } = f.sides[f.acting];
      if (player !== null) payPrice(g, player, card, found.cost);
      use(g, f, card, found, 0);
    },
  });

export const actByAbility = byAbility('combat/ability', 'combat-action');
export const answerByAbility = byAbility('combat/after', 'after-combat-action');
