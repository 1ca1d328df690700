import { forbid } from '../../kernel/index.js';
import type { DamageType } from '../abilities/language.js';
import { byEffect, on, should } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { canNow } from './abilities-in-turn.js';
import { healthOf } from './characters.js';
import { endIfBeaten, foeOf, healthIn, roleOn } from './combatants.js';
import { damageBlocked, damageDealt, enemyHealed, enemyHurt } from './event-kinds/index.js';
import { type BlowFrame, blow, type CombatFrame, combat } from './frames.js';
import { heal, suffer } from './possessions.js';
import { anyTokens, choicesOf, isChoice, showing, spend, sumOf } from './tokens.js';
import { action, auto, command, decide, type G, steps } from './vocabulary.js';

/* Shields may block damage of every kind (3e.combat.block-all-types); the hero or enemy suffers the rest (3e.combat.suffer). */

/** The foe takes the damage (3e.combat.only-foe), or the side that the text names (3e.combat.take-damage-text). */
export const deal = command(
  'deal damage in a combat',
  (
    g: G,
    side: 0 | 1,
    damage: DamageType,
    amount: number,
    { attack = false, unblockable = false }: { attack?: boolean; unblockable?: boolean } = {},
  ): void => {
    if (amount <= 0) return;
    g.emit(damageDealt, { side, damage, amount, attack, rule: '3e.combat.damage' });
    g.call(blow, { side, damage, amount, attack, unblockable });
  },
);

const fightOf = (g: G): CombatFrame => g.find(combat) as CombatFrame;

/** No shields if the damage cannot be blocked. */
const shields = (g: G, f: BlowFrame): number[] =>
  f.unblockable ? [] : showing(g, fightOf(g).sides[f.side], 'shield');

/** Whether a hero about to be defeated can still heal by an ability for any moment of its turn (3e.game.once-per-turn). */
function canStand(g: G, f: BlowFrame): boolean {
  const { player } = fightOf(g).sides[f.side];
  if (player === null) return false;
  const damage = g.state.players[player]?.damage ?? 0;
  return damage > 0 && damage + f.amount >= healthOf(g, player) && canNow(g, player, 'heal');
}

/**
 * A combatant spends any number of shields, each as a whole (3e.combat.block, 3e.combat.block-excess), also after it has passed
 * (3e.combat.block-after-pass). To block is not a combat action (3e.combat.block-not-action).
 */
const block = action<BlowFrame>()('block/shields', {
  parameters: { tokens: 'integers' },
  moment: '3e.combat.block',
  exact: true,
  ranges: [anyTokens],
  candidates(g, f, add) {
    for (const tokens of choicesOf(shields(g, f))) add({ type: 'block/shields', tokens });
  },
  refuse: (g, f, { tokens }) =>
    isChoice(tokens, shields(g, f))
      ? null
      : forbid('3e.combat.block', 'You block with shields of your own pool, named by their places in order.'),
  run(g, f, { tokens }) {
    const fight = fightOf(g);
    const side = fight.sides[f.side];
    const prevented = Math.min(f.amount, sumOf(g, side, tokens));
    const spent = tokens.flatMap((at) => side.tokens[at]?.id ?? []);
    spend(g, fight, f.side, tokens, '3e.combat.block');
    g.emit(damageBlocked, { side: f.side, tokens: spent, amount: prevented, rule: '3e.combat.block' });
    f.amount -= prevented;
    g.next(f);
  },
});

const takeIt = action<BlowFrame>()('block/none', { moment: '3e.combat.block', run: (g, f) => g.next(f) });

/** An enemy keeps its damage until the combat ends (3e.enemy.heal), and never more than its health (3e.defeat.no-more-damage). */
function hurt(g: G, f: CombatFrame, side: 0 | 1, amount: number): number {
  const state = f.sides[side];
  if (state.player !== null) {
    const before = g.state.players[state.player]?.damage ?? 0;
    suffer(g, state.player, amount, '3e.combat.suffer');
    return (g.state.players[state.player]?.damage ?? 0) - before;
  }
  const taken = Math.min(amount, Math.max(0, healthIn(g, f, side) - state.damage));
  if (taken <= 0) return 0;
  state.damage += taken;
  g.emit(enemyHurt, { side, amount: taken, total: state.damage, rule: '3e.combat.suffer' });
  return taken;
}

/** A combatant heals (3e.damage.heal): an enemy at most the damage it has, whatever its health is now (3e.villain.heal-cap). */
export function healSide(g: G, f: CombatFrame, side: 0 | 1, amount: number): void {
  const state = f.sides[side];
  if (state.player !== null) return heal(g, state.player, amount, '3e.damage.heal');
  const healed = Math.min(amount, state.damage);
  if (healed <= 0) return;
  state.damage -= healed;
  g.emit(enemyHealed, { side, amount: healed, total: state.damage, rule: '3e.damage.heal' });
}

export const blowSteps = steps(
  blow,
  decide('block', {
    time: 'the moment in which damage is dealt',
    rule: '3e.combat.block',
    actor: (g, f) => fightOf(g).sides[f.side].controller,
    role: (g, f) => roleOn(fightOf(g), f.side),
    open: true,
    offers: () => [block, takeIt],
    skip: (g, f) => f.amount <= 0 || (shields(g, f).length === 0 && !canStand(g, f)),
  }),
  auto('suffer', (g, f) => {
    const fight = fightOf(g);
    const suffered = hurt(g, fight, f.side, f.amount);
    if (endIfBeaten(g)) return;
    f.amount = suffered;
    // Damage that answers an attack is not an attack (3e.combat.attack, 3e.hero.thorn.mind-meld).
    if (f.attack) for (const damage of fight.sides[f.side].reflect) deal(g, foeOf(f.side), damage, suffered);
  }),
  // Other effects of the ability happen even if its damage was blocked (3e.combat.blocked-effects).
  auto('done', (g, f) => g.finish({ suffered: f.amount })),
);

export const blowSaves = (): FrameSaves<BlowFrame> => ({
  calledFrom: [
    on(combat, {}),
    byEffect(['deal', 'suffer'], { shared: [] }),
    // Damage that answers an attack (3e.hero.thorn.mind-meld).
    on<BlowFrame, BlowFrame>(blow, {
      after: ['suffer'],
      problemsOf: (_g, f, below) => [
        ...should('side', f.side, foeOf(below.side), 'it goes back to the one who dealt it.'),
        ...should('attack', f.attack, false, 'damage that answers an attack is not an attack.'),
      ],
    }),
  ],
  check: null,
});
