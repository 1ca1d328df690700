import { raised } from '../../../kernel/index.js';
import { deal, healSide } from '../../base/blows.js';
import { callEffects } from '../../base/calling.js';
import { cardOf } from '../../base/cards.js';
import { abilitiesOf } from '../../base/characters.js';
import { foeOf } from '../../base/combatants.js';
import { roundChanged } from '../../base/facts/index.js';
import { type CombatFrame, combat, type EffectsFrame, type SideState } from '../../base/frames.js';
import { faceOf, isCovered, remove, turn } from '../../base/tokens.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf } from '../amounts.js';
import type { TokenChoice } from '../language.js';
import { below, DONE, type EffectRules } from '../rule.js';
import { isUsed } from '../uses.js';
import { having } from './having.js';

/* What abilities do in a combat. Outside of one they do nothing. */

const CARD = '3e.game.ability-order';

/** Stands among what was chosen once the tokens have been cast again. */
const FELL = 'fell:';

/** The side that uses the ability: named by it, or the one whose hero it is. */
function ownSide(f: EffectsFrame, fight: CombatFrame): 0 | 1 {
  return f.side ?? (fight.sides[1].player === f.player ? 1 : 0);
}

const sideOf = (f: EffectsFrame, fight: CombatFrame, { whose }: TokenChoice): 0 | 1 => {
  const own = ownSide(f, fight);
  return whose === 'own' ? own : foeOf(own);
};

/** The places of the tokens that an effect can reach: those in the pool, or the spent ones where it says so (3e.combat.effect-targets, 3e.hero.laurel.speed). */
function reached(g: G, side: SideState, { showing, spent }: TokenChoice): number[] {
  return side.tokens.flatMap((token, at) => {
    const lies = spent ? token.at !== 'pool' : token.at === 'pool' && !isCovered(side, token);
    return lies && (showing === undefined || showing.includes(faceOf(g, token).symbol)) ? [at] : [];
  });
}

/** Tokens still to be chosen; for any number, or up to one, that it is enough as well. */
function optionsOf(g: G, f: EffectsFrame, choice: TokenChoice): readonly string[] | null {
  const fight = g.find(combat);
  const { many } = choice;
  if (fight === undefined || many === 'all' || f.chosen.includes(DONE)) return null;
  const most = many === 'any' ? Number.POSITIVE_INFINITY : typeof many === 'number' ? many : many.upTo;
  if (f.chosen.length >= most) return null;
  const left = reached(g, fight.sides[sideOf(f, fight, choice)], choice).filter(
    (at) => !f.chosen.includes(`${at}`),
  );
  if (left.length === 0) return null;
  return typeof many === 'number' ? left.map(String) : [...left.map(String), DONE];
}

function chosenPlaces(g: G, f: EffectsFrame, choice: TokenChoice): number[] {
  const fight = g.find(combat);
  if (fight === undefined) return [];
  if (choice.many === 'all') return reached(g, fight.sides[sideOf(f, fight, choice)], choice);
  return f.chosen.filter((one) => one !== DONE).map(Number);
}

/** Only the damage of a combat action is an attack: not that of what acts upon engaging, or right after an action (3e.combat.attack). */
const isAttack = (g: G, { card, list }: EffectsFrame): boolean =>
  abilitiesOf(g, card).some(
    (one, at) =>
      'use' in one &&
      (one.use === 'surge' || one.use === 'combat-action') &&
      list.startsWith(`${card}/abilities/${at}/`),
  );

/** Something holds for the rest of the round. */
function untilEnd(
  g: G,
  f: EffectsFrame,
  own: boolean,
  change: (side: SideState) => void,
  what: string,
): void {
  const fight = g.find(combat);
  if (fight === undefined) return;
  const mine = ownSide(f, fight);
  const side = own ? mine : foeOf(mine);
  change(fight.sides[side]);
  g.emit(roundChanged, { side, what, rule: CARD });
}

export const fighting: EffectRules<
  | 'deal'
  | 'flip'
  | 'recast'
  | 'remove'
  | 'double'
  | 'no-surge'
  | 'reflect'
  | 'act-again'
  | 'borrow-surge'
  | 'heal'
  | 'suffer'
  | 'keep-as-trophy'
> = {
  deal: {
    act(g, f, e) {
      const fight = g.find(combat);
      if (fight === undefined) return;
      const own = ownSide(f, fight);
      // What was suffered before is not what this deals.
      if (e.then !== undefined) f.result = {};
      // What is dealt upon engaging cannot be blocked (3e.combat.engage-trigger).
      deal(g, foeOf(own), e.damage, amountOf(g, f, e.amount), {
        attack: isAttack(g, f),
        unblockable: e.unblockable === true || fight.round === 0,
      });
    },
    // What needs dealt damage does not happen where all of it was blocked (3e.combat.blocked-effects).
    after(g, f, e) {
      const { suffered = 0 } = (f.result ?? {}) as { readonly suffered?: number };
      if (e.then === undefined || suffered === 0) return;
      const list = below(f.list, f.at, 'then');
      callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: f.counted });
    },
  },
  // One token of the controller's choice (3e.margath.taunt), or all that are in the pool (3e.corpse-king.curse).
  flip: {
    options: (g, f, e) => optionsOf(g, f, e.tokens),
    act(g, f, e) {
      const fight = g.find(combat);
      if (fight === undefined) return;
      const side = sideOf(f, fight, e.tokens);
      for (const at of chosenPlaces(g, f, e.tokens)) {
        const token = fight.sides[side].tokens[at];
        if (token) turn(g, fight, side, at, token.face === 0 ? 1 : 0, false, '3e.combat.flip');
      }
    },
  },
  recast: {
    options: (g, f, e) => (f.chosen.includes(FELL) ? null : optionsOf(g, f, e.tokens)),
    ask(g, f, e) {
      const fight = g.find(combat);
      const places = chosenPlaces(g, f, e.tokens);
      if (fight === undefined || places.length === 0 || f.chosen.includes(FELL)) return null;
      const { tokens } = fight.sides[sideOf(f, fight, e.tokens)];
      return { kind: 'toss', things: places.flatMap((at) => tokens[at]?.id ?? []) };
    },
    answer(g, f, e, answer) {
      const fight = g.find(combat);
      if (answer.type !== 'chance/toss' || fight === undefined) return;
      const side = sideOf(f, fight, e.tokens);
      chosenPlaces(g, f, e.tokens).forEach((at, i) => {
        turn(g, fight, side, at, answer.sides[i] === 1 ? 1 : 0, true, '3e.combat.flip');
      });
      f.chosen.push(FELL);
    },
    act: () => {},
  },
  remove: {
    options: (g, f, e) => optionsOf(g, f, e.tokens),
    act(g, f, e) {
      const fight = g.find(combat);
      if (fight === undefined) return;
      for (const at of chosenPlaces(g, f, e.tokens)) remove(g, fight, sideOf(f, fight, e.tokens), at);
    },
  },
  double: {
    act(g, f, e) {
      for (const symbol of e.symbols)
        untilEnd(g, f, true, (side) => side.doubled.push(symbol), `double ${symbol}`);
    },
  },
  'no-surge': {
    act: (g, f) =>
      untilEnd(
        g,
        f,
        false,
        (side) => {
          side.noSurge = true;
        },
        'no-surge',
      ),
  },
  reflect: {
    act: (g, f, e) =>
      untilEnd(
        g,
        f,
        true,
        (side) => {
          side.reflect.push(e.damage);
        },
        `reflect ${e.damage}`,
      ),
  },
  // The foe's turn waits (3e.hero.hawthorne.onslaught).
  'act-again': {
    act(g) {
      const fight = g.find(combat);
      if (fight !== undefined) fight.again = raised(fight.again);
    },
  },
  // A random enemy card of the combat discard pile lends any one of its surge abilities, with X as 1 (3e.corpse-king.raise-dead, 3e.combat.surge-x).
  'borrow-surge': {
    ask(g, f) {
      const enemies = (g.state.discards.combat ?? []).filter((id) => cardOf(g, id).kind === 'enemy');
      return f.chosen.length === 0 && enemies.length > 0 ? { kind: 'pick', from: enemies } : null;
    },
    answer(g, f, _e, answer) {
      if (answer.type !== 'chance/pick') return;
      f.chosen.push(answer.choice);
      g.goto(f, 'choose');
    },
    options(g, f) {
      const [card] = f.chosen;
      if (card === undefined || f.chosen.length > 1) return null;
      return abilitiesOf(g, card).flatMap((one) => (isUsed(one, 'surge') ? [one.id] : []));
    },
    act(g, f) {
      const [card, ability] = f.chosen;
      if (card === undefined || ability === undefined) return;
      const at = abilitiesOf(g, card).findIndex((one) => 'id' in one && one.id === ability);
      callEffects(g, { player: f.player, card, list: `${card}/abilities/${at}/do`, x: 1, side: f.side });
    },
  },
  // Damage of whoever uses it (3e.margath.will), also beside damage that is dealt (3e.corpse-king.vampirism).
  heal: {
    act(g, f, e) {
      const fight = g.find(combat);
      if (fight === undefined || f.side === null) return having.heal.act(g, f, e);
      const { damage, player } = fight.sides[f.side];
      const all = player === null ? damage : (g.state.players[player]?.damage ?? 0);
      healSide(g, fight, f.side, e.amount === 'all' ? all : amountOf(g, f, e.amount));
    },
  },
  // In a combat damage that a hero has to take can be blocked like any other (3e.combat.take-damage-text), but not upon engaging.
  suffer: {
    act(g, f, e) {
      const fight = g.find(combat);
      const side = fight?.sides.findIndex(({ player }) => player === f.player);
      if (fight === undefined || (side !== 0 && side !== 1)) return having.suffer.act(g, f, e);
      deal(g, side, 'enemy', amountOf(g, f, e.amount), { unblockable: fight.round === 0 });
    },
  },
  // Whoever takes the enemy itself has no more foe: the combat ends, without a reward (3e.enemy.taken-by-ability).
  'keep-as-trophy': {
    act(g, f, e) {
      const fight = g.find(combat);
      if (fight === undefined || fight.sides[1].card !== f.card) return having['keep-as-trophy'].act(g, f, e);
      fight.taken = true;
      g.unwind(combat, 'over');
    },
  },
};
