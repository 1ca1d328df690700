import { oneOf, optional, orNull } from '../../../kernel/index.js';
import { card, integer, player } from './details.js';
import { fact } from './fact.js';

/* What happens to those who are hurt and tired. */

/** Wounds or exhaustion. */
const harms = ['wounds', 'exhaustion'] as const;

/**
 * A Hero or an Ally takes wounds.
 *
 * @hidden
 */
export const woundsTaken = fact('wounds/taken', {
  player: player(),
  character: card(),
  amount: integer(),
  by: orNull(card()),
});
/**
 * A Hero or an Ally takes exhaustion.
 *
 * @hidden
 */
export const exhaustionTaken = fact('exhaustion/taken', {
  player: player(),
  character: card(),
  amount: integer(),
  by: optional(orNull(card())),
});
/**
 * Exhaustion beyond Stamina is taken off, to become wounds.
 *
 * @hidden
 */
export const exhaustionConverted = fact('exhaustion/converted', {
  player: player(),
  character: card(),
  amount: integer(),
});
/**
 * A player lets harm come as it is.
 *
 * @hidden
 */
export const harmAccepted = fact('harm/accepted', {
  player: player(),
  character: card(),
  harm: oneOf(harms),
  amount: integer(),
});
/**
 * Harm is cancelled before it is taken.
 *
 * @hidden
 */
export const harmCancelled = fact('harm/cancelled', {
  player: player(),
  character: card(),
  harm: oneOf(harms),
  amount: integer(),
  by: card(),
});
/**
 * Another takes the harm in place of its target.
 *
 * @hidden
 */
export const harmRedirected = fact('harm/redirected', {
  player: player(),
  character: card(),
  harm: oneOf(harms),
  amount: integer(),
  by: card(),
});
/**
 * Wounds or exhaustion are discarded.
 *
 * @hidden
 */
export const harmHealed = fact('harm/healed', {
  player: player(),
  character: card(),
  wounds: integer(),
  exhaustion: integer(),
});
/**
 * A Challenge or a foe takes wounds.
 *
 * @hidden
 */
export const enemyWounded = fact('enemy/wounded', {
  player: player(),
  card: card(),
  amount: integer(),
  wounds: integer(),
});
/**
 * Wounds of a Challenge or a foe are discarded.
 *
 * @hidden
 */
export const enemyHealed = fact('enemy/healed', {
  player: player(),
  card: card(),
  amount: integer(),
  wounds: integer(),
});
/**
 * An Ally is killed.
 *
 * @hidden
 */
export const allyKilled = fact('ally/killed', {
  player: player(),
  card: card(),
});

/**
 * Events of harm.
 *
 * @hidden
 */
export const harmFacts = [
  woundsTaken,
  exhaustionTaken,
  exhaustionConverted,
  harmAccepted,
  harmCancelled,
  harmRedirected,
  harmHealed,
  enemyWounded,
  enemyHealed,
  allyKilled,
];
