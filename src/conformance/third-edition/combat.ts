import { damageTypes, symbols } from '../../third-edition/abilities/language.js';
import type { CombatFrame, SideState } from '../../third-edition/base/frames.js';
import type { ThirdEditionState } from '../../third-edition/types.js';
import { by, keys, list, one, orNull, type Shape, word } from '../shapes.js';

const phases = ['engage', 'cast', 'act', 'retreat', 'end'] as const;
const roles = ['attacker', 'foe'] as const;

const [player, card, integer, boolean, token] = (
  ['player', 'card', 'integer', 'boolean', 'token'] as const
).map(one) as [Shape, Shape, Shape, Shape, Shape];

const side = {
  /** The player who decides for it. */
  controller: player,
  passed: boolean,
  tokens: by(
    'token',
    keys('a combat token', { face: integer, at: word(['pool', 'spent', 'removed']), on: orNull(token) }),
  ),
  /** Abilities used, as `card/ability`; those once per combat with a leading `!`. */
  used: list(one('used')),
  doubled: list(word(symbols)),
  noSurge: boolean,
  reflect: list(word(damageTypes)),
};

export const combatShape: Shape = keys('a combat', {
  player,
  /** The enemy or the villain; absent in a combat between heroes. */
  enemy: card,
  /** The attacked player; absent against a card. */
  against: player,
  phase: word(phases),
  /** 0 before the first round. */
  round: integer,
  acting: word(roles),
  attacker: keys('the attacker', side),
  // Only the foe may be a card, which keeps its damage in the combat.
  foe: keys('the foe', { ...side, damage: integer }),
  noRetreat: boolean,
});

/** The phase of each step of the combat; decisions in between have their own frames. */
const phaseOfStep: Readonly<Record<string, (typeof phases)[number]>> = {
  engage: 'engage',
  round: 'engage',
  'cast-attacker': 'cast',
  'cast-foe': 'cast',
  initiative: 'cast',
  act: 'act',
  recast: 'act',
  after: 'act',
  'turn-over': 'act',
  retreat: 'retreat',
  'retreat-foe': 'retreat',
};

const sideOf = ({ controller, player: hero, damage, tokens, ...lasting }: SideState) => ({
  controller,
  ...(hero === null ? { damage } : {}),
  passed: lasting.passed,
  tokens: Object.fromEntries(tokens.map(({ id, ...rest }) => [id, rest])),
  used: lasting.used,
  doubled: lasting.doubled,
  noSurge: lasting.noSurge,
  reflect: lasting.reflect,
});

export function combatIn({ frames: stack }: ThirdEditionState) {
  const fight = stack.findLast(({ kind }) => kind === 'combat') as CombatFrame | undefined;
  if (fight === undefined) return null;
  const [attacker, foe] = fight.sides;
  return {
    player: attacker.player ?? 0,
    ...(foe.player === null ? { enemy: foe.card } : { against: foe.player }),
    phase: phaseOfStep[fight.step] ?? 'end',
    round: fight.round,
    acting: fight.acting === 0 ? 'attacker' : 'foe',
    attacker: sideOf(attacker),
    foe: sideOf(foe),
    noRetreat: fight.noRetreat,
  };
}
