import { forbid, why } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import { on } from '../saves/called.js';
import { type FrameSaves, fightBelow } from '../saves/frame-checks.js';
import { abilitiesOf, abilityWith } from './characters.js';
import { cardsOf, carryOut } from './combat-abilities.js';
import { foeOf, roleOn } from './combatants.js';
import { abilityCancelled } from './event-kinds/index.js';
import { type CancelFrame, type CombatFrame, cancel, combat } from './frames.js';
import { anyTokens, choicesOf, isChoice, showing, spend, sumOf } from './tokens.js';
import { action, auto, decide, type G, steps } from './vocabulary.js';

/* The foe can cancel some abilities just before they take effect (3e.game.cancel). Their cost stays paid. */

/** The foe spends surges to cancel (3e.hero.corbin.assault, 3e.game.cancel). */
const refute = action<CancelFrame>()('combat/cancel', {
  parameters: { tokens: 'integers' },
  moment: '3e.game.cancel',
  ranges: [anyTokens],
  candidates(g, f, add) {
    const fight = g.find(combat) as CombatFrame;
    for (const tokens of choicesOf(showing(g, fight.sides[f.side], 'surge')))
      add({ type: 'combat/cancel', tokens });
  },
  refuse(g, f, { tokens }) {
    const fight = g.find(combat) as CombatFrame;
    const side = fight.sides[f.side];
    if (!isChoice(tokens, showing(g, side, 'surge')))
      return forbid(
        '3e.combat.surge',
        'You spend tokens of your pool that show surges, named by their places in order.',
      );
    const cost = priceOfCancel(g, f);
    return sumOf(g, side, tokens) >= cost
      ? null
      : forbid('3e.game.cancel', () => why`It takes ${cost} surges to cancel that.`);
  },
  run(g, f, { tokens }) {
    spend(g, g.find(combat) as CombatFrame, f.side, tokens, '3e.game.cancel');
    g.emit(abilityCancelled, { side: f.side, card: f.card, ability: f.ability, rule: '3e.game.cancel' });
    g.finish();
  },
});

const letIt = action<CancelFrame>()('combat/let', { moment: '3e.game.cancel', run: (g, f) => g.next(f) });

function priceOfCancel(g: G, { card, ability, x }: CancelFrame): number {
  const cost = abilityWith(g, card, 'surge', ability)?.cancel;
  return cost === 'X' ? x : (cost ?? 0);
}

export const cancelSteps = steps(
  cancel,
  decide('answer', {
    time: 'the moment before an ability takes effect',
    rule: '3e.game.cancel',
    actor: (g, f) => (g.find(combat) as CombatFrame).sides[f.side].controller,
    role: (g, f) => roleOn(g.find(combat) as CombatFrame, f.side),
    offers: () => [refute, letIt],
    skip: (g, f) => {
      const fight = g.find(combat) as CombatFrame;
      const side = fight.sides[f.side];
      return sumOf(g, side, showing(g, side, 'surge')) < priceOfCancel(g, f);
    },
  }),
  auto('carry-out', (g, f) => carryOut(g, foeOf(f.side), f.card, f.ability, f.x)),
);

/** The ability to cancel is one of the foe's. */
export const cancelSaves = (): FrameSaves<CancelFrame> => ({
  calledFrom: [on(combat, {})],
  check(look, path, f, at) {
    const fight = fightBelow(look, at);
    if (!look.card(`${path}/card`, f.card) || fight === undefined || look.problems.length > 0) return;
    const found = abilitiesOf(look.g, f.card).find((one) => 'id' in one && one.id === f.ability);
    const isThere = cardsOf(look.g, fight, foeOf(f.side)).includes(f.card);
    if (!isThere || found === undefined || !('cancel' in found))
      look.report(
        `${path}/ability`,
        `The foe has no ability ${show(f.ability)} of ${show(f.card)} that can be cancelled.`,
        '3e.game.cancel',
      );
  },
});
