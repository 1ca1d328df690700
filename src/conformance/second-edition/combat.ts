import type { SecondEditionState } from '../../second-edition/index.js';
import type { frames } from '../../second-edition/internal.js';
import { keys, list, one, type Shape, word } from '../shapes.js';

const phases = ['start', 'before-combat', 'opening', 'escape', 'ranged', 'melee', 'magic', 'end'] as const;

const player = one('player');

export const combatShape: Shape = keys('a combat', {
  /** The player who attacks in this round. */
  hero: player,
  /** The card; absent in a combat between Heroes. */
  challenge: one('card'),
  /** The defending player; absent against a card. */
  against: player,
  phase: word(phases),
  /** 0 before the first round. */
  round: one('integer'),
  /** Wounds on the card; absent in a combat between Heroes. */
  wounds: one('integer'),
  attacked: list(one('card')),
  /** Players who have activated a card Before Combat or in this round. */
  activated: list(player),
  /** The Challenge's origin; absent for any other opponent. */
  from: word(['deck', 'track', 'card']),
  /** Players whose Heroes have escaped from a battle of several Heroes; absent in any other. */
  away: list(player),
});

/** The phase of each step of the combat; the three phases of attack and defense have their own frames. */
const phaseOfStep: Readonly<Record<string, (typeof phases)[number]>> = {
  drawn: 'start',
  'challenge-first': 'start',
  'defender-before': 'before-combat',
  'attacker-before': 'before-combat',
  round: 'before-combat',
  'defender-opening': 'opening',
  'attacker-opening': 'opening',
  escape: 'escape',
  ranged: 'escape',
};

export function combatIn({ frames: stack }: SecondEditionState) {
  const at = stack.findLastIndex(({ kind }) => kind === 'combat');
  const fight = stack[at] as frames.CombatFrame | undefined;
  if (fight === undefined) return null;
  const inPhase = stack.slice(at).find(({ kind }) => kind === 'phase') as frames.PhaseFrame | undefined;
  const { opponent } = fight;
  const below = stack[at - 1] as { readonly away?: readonly number[] } | undefined;
  return {
    hero: fight.attacker,
    ...(opponent.is === 'hero'
      ? { against: opponent.player }
      : { challenge: opponent.card, wounds: opponent.wounds }),
    ...(opponent.is === 'challenge' ? { from: opponent.from } : {}),
    ...(below?.away === undefined ? {} : { away: below.away }),
    phase: inPhase?.type ?? phaseOfStep[fight.step] ?? 'end',
    round: fight.round,
    attacked: fight.attacked,
    activated: fight.activations,
  };
}
