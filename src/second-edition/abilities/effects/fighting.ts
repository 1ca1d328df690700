import { cardsIn, type Frame } from '../../../kernel/index.js';
import { homeOf, playerState } from '../../base/cards.js';
import { startCombat } from '../../base/combat.js';
import { isDecided, isFalling } from '../../base/defeat.js';
import { leaveFor } from '../../base/early-exit.js';
import { getAway } from '../../base/escape.js';
import { cardDrawn } from '../../base/event-kinds/index.js';
import { type CombatFrame, combat as combatRef, phase, turn } from '../../base/frames.js';
import type { EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import type { EffectRule } from '../rule.js';
import { callEffects } from '../triggers.js';
import { worthOfBlow } from './who.js';

/** A fight against an enemy of this card's. */
export const fightSchema: EffectSchema<'fight'> = {
  fields: {
    /** Who is fought. It is no Challenge: no counter is earned, and nothing goes on the track. */
    foe: 'Foe',
    /** What comes of defeating it; nothing if left out. */
    'won?': 'Effect[0..20]',
    /** What comes of escaping from it or being knocked out; nothing if left out. */
    'lost?': 'Effect[0..20]',
  },
  // The fight is over before these happen, and so are any roll and any harm.
  inside: { rolling: false, harm: false, turnStart: false },
};

/** A fight against an enemy of the card's own (2e.combat.when). */
export const fight: EffectRule<'fight'> = {
  act: (g, f) => startCombat(g, f.player, { is: 'foe', card: f.card, wounds: 0, list: f.list, at: f.at }),
  then(g, f) {
    const won = f.result === 'won';
    callEffects(g, f.player, f.card, f.bearer, `${f.list}/${f.at}/${won ? 'won' : 'lost'}`);
  },
};
export const fightText: EffectText<'fight'> = {
  text: 'fight {foe} (Life {life}, {fighter}){won, select, none {} other {; if you win, {won}}}{lost, select, none {} other {; if you do not, {lost}}}',
  values: ({ foe, won, lost }, say) => ({
    foe: say.foe(foe.name),
    life: foe.life,
    fighter: say.fighter(foe),
    won: say.list(won),
    lost: say.list(lost),
  }),
};
export const fightWorth: EffectWorth<'fight'> = {
  worth: (e, { list }) => 2 * list(e.won) * 0.3 - 1,
};

/** A Challenge is faced now, from its deck or the undefeated challenge track; if it is in neither, nothing happens. */
export const faceSchema: EffectSchema<'face'> = {
  fields: {
    /** The id of the Challenge. */
    card: 'string',
    /** `false` if there is no escape from it this time. */
    'escape?': 'false',
  },
  check: (e, { challenge }) => challenge('card', e.card),
};
/** The Challenge comes from its deck or the undefeated challenge track; if it is in neither, nothing happens. */
export const face: EffectRule<'face'> = {
  act(g, f, e) {
    // A Challenge in combat cannot be faced again.
    if (g.state.frames.some((frame) => isFoughtIn(frame, e.card))) return;
    const home = homeOf(g, e.card);
    const deck = g.state.decks[home];
    if (deck && cardsIn(deck).includes(e.card)) {
      g.emit(cardDrawn, { player: f.player, deck: home, card: e.card, rule: '2e.cards.text' });
    } else if (!g.state.track.some((entry) => entry?.card === e.card)) return;
    const noEscape = e.escape === false ? { noEscape: true } : {};
    startCombat(g, f.player, { is: 'challenge', card: e.card, wounds: 0, from: 'card', ...noEscape });
  },
};
export const faceText: EffectText<'face'> = {
  text: 'face {card}{escape, select, none {} other {, without escape}}',
  values: (e, say) => ({ card: say.card(e.card), escape: e.escape === false ? 'no' : undefined }),
};
export const faceWorth: EffectWorth<'face'> = {};

const isFoughtIn = (frame: Frame, card: string): boolean => {
  if (frame.kind !== combatRef.kind) return false;
  const { opponent } = frame as CombatFrame;
  return opponent.is === 'challenge' && opponent.card === card;
};

/** The enemy is defeated at once, whatever its wounds. Does nothing to another Hero. */
export const defeatEnemySchema: EffectSchema<'defeat-enemy'> = {};
/** An enemy is defeated once: effects of its defeat cannot defeat it again. */
export const defeatEnemy: EffectRule<'defeat-enemy'> = {
  act(g) {
    const battle = g.find(combatRef);
    if (battle && battle.opponent.is !== 'hero' && !isDecided(g, battle)) g.unwind(combatRef, 'won');
  },
};
export const defeatEnemyText: EffectText<'defeat-enemy'> = {
  text: 'the enemy is defeated',
};
export const defeatEnemyWorth: EffectWorth<'defeat-enemy'> = {
  worth: () => 6,
  use: (_e, { stakes }) => 0.5 + stakes(),
  helps: () => true,
};

/** Your Hero gets away as if its escape test had succeeded (2e.escape.success). */
export const getAwayEffectSchema: EffectSchema<'get-away'> = {};
export const getAwayEffect: EffectRule<'get-away'> = {
  act(g, f) {
    const battle = g.find(combatRef);
    if (battle && !isDecided(g, battle)) getAway(g, battle, f.player);
  },
};
export const getAwayEffectText: EffectText<'get-away'> = {
  text: 'you get away',
};
export const getAwayEffectWorth: EffectWorth<'get-away'> = {
  use: (_e, { flight }) => flight(),
};

/** This round, the character may attack once more. */
export const extraAttackSchema: EffectSchema<'extra-attack'> = {
  fields: {
    /** The Hero or Ally that bears the card, or your Hero. */
    who: "'bearer' | 'you'",
  },
};
export const extraAttack: EffectRule<'extra-attack'> = {
  act(g, f, e) {
    g.find(combatRef)?.extra.push(e.who === 'you' ? playerState(g, f.player).hero.card : f.bearer);
  },
};
export const extraAttackText: EffectText<'extra-attack'> = {
  text: '{who} may attack once more in this round',
  values: (e, say) => ({ who: say.worded('who', e.who) }),
};
export const extraAttackWorth: EffectWorth<'extra-attack'> = {
  use: (_e, measure) => worthOfBlow(measure),
  helps: () => true,
};

/** Phases of the present round are left out. */
export const skipPhaseSchema: EffectSchema<'skip-phase'> = {
  fields: {
    /** Which ones; the phase under way is cut short if nobody has acted in it yet. */
    phases: 'CombatType[1..3]',
  },
};
export const skipPhase: EffectRule<'skip-phase'> = {
  act(g, _f, e) {
    g.find(combatRef)?.skipped.push(...e.phases);
    const now = g.find(phase);
    if (now && now.act === null && e.phases.includes(now.type)) g.unwind(phase, '');
  },
};
export const skipPhaseText: EffectText<'skip-phase'> = {
  text: 'there is no {phases} phase in this round',
  values: (e, say) => ({ phases: say.words(e.phases, 'phase') }),
};
export const skipPhaseWorth: EffectWorth<'skip-phase'> = {
  use: (_e, { stakes }) => 2.5 * stakes(),
};

/** Your turn ends at once. */
export const endTurnSchema: EffectSchema<'end-turn'> = {
  check(_e, { place, refuse }) {
    if (place.turnStart)
      refuse(
        'do',
        'A turn that ends as it begins leaves its player nothing to decide, and if it did so for all, the game would stand still.',
      );
  },
};
/** Ends the turn early. At the end of a turn it does nothing; a knockout ends the turn itself. */
export const endTurn: EffectRule<'end-turn'> = {
  act(g, f) {
    if (isFalling(g)) return;
    if (g.find(turn)?.step === 'over') g.unwind(turn, 'over');
    else leaveFor(g, 'end', f.player);
  },
};
export const endTurnText: EffectText<'end-turn'> = {
  text: 'your turn ends',
};
export const endTurnWorth: EffectWorth<'end-turn'> = {
  worth: () => -2,
};
