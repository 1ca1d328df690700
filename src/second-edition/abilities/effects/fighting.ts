import { type Frame, takeCard } from '../../../kernel/index.js';
import { homeOf, playerState } from '../../base/cards.js';
import { startCombat } from '../../base/combat.js';
import { isDecided, isFalling } from '../../base/defeat.js';
import { getAway } from '../../base/escape.js';
import { cardDrawn } from '../../base/facts/index.js';
import { type CombatFrame, combat as combatRef, phase, turn } from '../../base/frames.js';
import { leaveFor } from '../../base/leaving.js';
import type { EffectRule } from '../rule.js';
import { callEffects } from '../triggers.js';

/* Effects that begin, change and end battles. */

/** A fight against an enemy of the card's own (2e.combat.when). */
export const fight: EffectRule<'fight'> = {
  act: (g, f) => startCombat(g, f.player, { is: 'foe', card: f.card, wounds: 0, list: f.list, at: f.at }),
  then(g, f) {
    const won = f.result === 'won';
    callEffects(g, f.player, f.card, f.bearer, `${f.list}/${f.at}/${won ? 'won' : 'lost'}`);
  },
};

/** A named Challenge is faced, whether its card is in its deck or on the undefeated challenge track; if it is in neither, nothing happens. */
export const face: EffectRule<'face'> = {
  act(g, f, e) {
    // Nobody faces the Challenge that is being fought a second time.
    if (g.state.frames.some((frame) => isFoughtIn(frame, e.card))) return;
    const home = homeOf(g, e.card);
    const deck = g.state.decks[home];
    if (deck && [...deck.top, ...deck.pool, ...deck.bottom].includes(e.card)) {
      takeCard(g, home, e.card);
      g.state.revealed.push(e.card);
      g.emit(cardDrawn, { player: f.player, deck: home, card: e.card, rule: '2e.cards.text' });
    } else if (!g.state.track.some((entry) => entry?.card === e.card)) return;
    const noEscape = e.escape === false ? { noEscape: true } : {};
    startCombat(g, f.player, { is: 'challenge', card: e.card, wounds: 0, from: 'card', ...noEscape });
  },
};

const isFoughtIn = (frame: Frame, card: string): boolean => {
  if (frame.kind !== combatRef.kind) return false;
  const { opponent } = frame as CombatFrame;
  return opponent.is === 'challenge' && opponent.card === card;
};

/** An enemy is defeated once: what its defeat brings cannot defeat it again. */
export const defeatEnemy: EffectRule<'defeat-enemy'> = {
  act(g) {
    const battle = g.find(combatRef);
    if (battle && battle.opponent.is !== 'hero' && !isDecided(g, battle)) g.unwind(combatRef, 'won');
  },
};

export const getAwayEffect: EffectRule<'get-away'> = {
  act(g, f) {
    const battle = g.find(combatRef);
    if (battle && !isDecided(g, battle)) getAway(g, battle, f.player);
  },
};

export const extraAttack: EffectRule<'extra-attack'> = {
  act(g, f, e) {
    g.find(combatRef)?.extra.push(e.who === 'you' ? playerState(g, f.player).hero.card : f.bearer);
  },
};

export const skipPhase: EffectRule<'skip-phase'> = {
  act(g, _f, e) {
    g.find(combatRef)?.skipped.push(...e.phases);
    const now = g.find(phase);
    if (now && now.act === null && e.phases.includes(now.type)) g.unwind(phase, '');
  },
};

/** Cuts the turn short. At its end there is nothing left to cut, and what comes then comes once; a knockout ends it itself. */
export const endTurn: EffectRule<'end-turn'> = {
  act(g, f) {
    if (isFalling(g)) return;
    if (g.find(turn)?.step === 'over') g.unwind(turn, 'over');
    else leaveFor(g, 'end', f.player);
  },
};
