import type { EffectKind } from '../language.js';
import type { EffectRule } from '../rule.js';
import * as fighting from './fighting.js';
import * as gaining from './gaining.js';
import * as harming from './harming.js';
import * as lying from './lying.js';
import * as moving from './moving.js';
import * as rolling from './rolling.js';
import { special } from './special.js';
import * as telling from './telling.js';

/** Every kind of effect and how it is carried out. A kind without a rule does not compile. */
export const effectRules: { readonly [K in EffectKind]: EffectRule<K> } = {
  test: rolling.test,
  attack: rolling.attack,
  change: rolling.change,
  succeed: rolling.succeed,
  fail: rolling.fail,
  reroll: rolling.reroll,
  'roll-table': rolling.rollTable,
  wounds: harming.wounds,
  exhaustion: harming.exhaustion,
  heal: harming.healing,
  cancel: harming.cancel,
  redirect: harming.redirect,
  'gain-gold': gaining.gainGold,
  'lose-gold': gaining.loseGold,
  'take-card': gaining.takeThisCard,
  'discard-this': gaining.discardThis,
  'lose-card': gaining.loseOne,
  'draw-market': gaining.drawMarket,
  'stock-market': gaining.stockMarket,
  replenish: gaining.replenish,
  'gain-counter': gaining.gainCounter,
  'gain-experience': gaining.gainExperience,
  refresh: gaining.refresh,
  'stay-open': gaining.stayOpen,
  progress: gaining.progress,
  finish: gaining.finish,
  'take-back': lying.takeBack,
  follow: lying.follow,
  lay: lying.lay,
  move: moving.move,
  teleport: moving.teleport,
  'reroll-movement': moving.rerollMovement,
  'extra-movement': moving.extraMovement,
  fight: fighting.fight,
  face: fighting.face,
  'defeat-enemy': fighting.defeatEnemy,
  'get-away': fighting.getAwayEffect,
  'extra-attack': fighting.extraAttack,
  'skip-phase': fighting.skipPhase,
  'end-turn': fighting.endTurn,
  special,
  choose: telling.choose,
  when: telling.when,
};
