import { isUsed } from '../abilities/uses.js';
import { abilitiesOf } from './characters.js';
import { actByAbility, answerByAbility, cardsOf, surge } from './combat-abilities.js';
import { double, flipOwn, pass, recastFoe, strike } from './combat-actions.js';
import { endIfBeaten, foeOf, roleOn } from './combatants.js';
import type { CombatFrame } from './frames.js';
import { turn } from './tokens.js';
import { runTriggersOf } from './triggers.js';
import { action, auto, chance, decide, type G } from './vocabulary.js';

/* The second phase of a combat round: the combatants take turns until both have passed (3e.combat.alternate). */

const enough = action<CombatFrame>()('combat/go-on', {
  moment: '3e.combat.alternate',
  run: (g, f) => g.next(f),
});

const hasAnswer = (g: G, f: CombatFrame): boolean =>
  cardsOf(g, f, f.acting).some((card) =>
    abilitiesOf(g, card).some(
      (one) =>
        isUsed(one, 'after-combat-action') &&
        answerByAbility.refuse(g, f, { type: 'combat/after', card, ability: one.id }) === null,
    ),
  );

export const actSteps = [
  decide<CombatFrame, 'act'>('act', {
    time: 'a combat action',
    rule: '3e.combat.alternate',
    actor: (_g, f) => f.sides[f.acting].controller,
    role: (_g, f) => roleOn(f, f.acting),
    // Abilities for any moment of a turn work here too (3e.game.once-per-turn).
    open: true,
    offers: () => [strike, flipOwn, recastFoe, double, surge, actByAbility, pass],
    skip: (_g, f) => f.sides[f.acting].passed,
  }),
  // Chance decides how the token that agility casts again falls (3e.combat.flip).
  chance<CombatFrame, 'recast'>('recast', {
    rule: '3e.combat.agility-foe',
    ask: (_g, f) => {
      const token = f.recast === null ? undefined : f.sides[foeOf(f.acting)].tokens[f.recast];
      return token === undefined ? null : { kind: 'toss', things: [token.id] };
    },
    answer(g, f, answer) {
      if (answer.type !== 'chance/toss' || f.recast === null) return;
      turn(g, f, foeOf(f.acting), f.recast, answer.sides[0] === 1 ? 1 : 0, true, '3e.combat.agility-foe');
      f.recast = null;
    },
  }),
  // The foe's cards answer agility after its effect (3e.game.ability-order).
  auto<CombatFrame>('agility', (g, f) => {
    if (f.agility !== true) return;
    delete f.agility;
    runTriggersOf(g, 'foe-agility', f, foeOf(f.acting));
  }),
  decide<CombatFrame, 'after'>('after', {
    time: 'the moment after a combat action',
    rule: '3e.combat.alternate',
    actor: (_g, f) => f.sides[f.acting].controller,
    role: (_g, f) => roleOn(f, f.acting),
    offers: () => [answerByAbility, enough],
    skip: (g, f) => !f.acted || !hasAnswer(g, f),
  }),
  // The turns alternate; after one side has passed the other goes on (3e.combat.pass-other), until both have passed (3e.combat.end-round).
  auto<CombatFrame>('turn-over', (g, f) => {
    f.acted = false;
    if (endIfBeaten(g) || (f.sides[0].passed && f.sides[1].passed)) return;
    if (f.again > 0) f.again -= 1;
    else if (!f.sides[foeOf(f.acting)].passed) f.acting = foeOf(f.acting);
    g.goto(f, 'act');
  }),
] as const;
