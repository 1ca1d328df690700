import { eventKind, oneOf, optional, orNull } from '../../../kernel/index.js';
import { card, integer, player } from './details.js';

/* What happens to those who are hurt and tired. */

/** Wounds or exhaustion. */
const harms = ['wounds', 'exhaustion'] as const;

/**
 * A Hero or an Ally takes wounds.
 *
 * @hidden
 */
export const woundsTaken = eventKind('wounds/taken', 'A Hero or an Ally takes wounds.', {
  player: player('Whose it is.'),
  character: card('The Hero or Ally.'),
  amount: integer('How many.'),
  by: orNull(card('The card they come from; `null` if from none.')),
});
/**
 * A Hero or an Ally takes exhaustion.
 *
 * @hidden
 */
export const exhaustionTaken = eventKind('exhaustion/taken', 'A Hero or an Ally takes exhaustion.', {
  player: optional(player('Whose it is; not told where it is taken as a cost.')),
  character: card('The Hero or Ally.'),
  amount: integer('How many counters.'),
  by: optional(
    orNull(card('The card it comes from; `null` if from none, and not told where it is taken as a cost.')),
  ),
});
/**
 * Harm is cancelled before it is taken.
 *
 * @hidden
 */
export const harmCancelled = eventKind('harm/cancelled', 'Harm is cancelled before it is taken.', {
  character: card('The Hero or Ally that is spared.'),
  harm: oneOf(harms, 'What is cancelled.'),
  amount: integer('How much of it.'),
  by: card('The card that cancels it.'),
});
/**
 * Another takes the harm in place of its target.
 *
 * @hidden
 */
export const harmRedirected = eventKind('harm/redirected', 'Another takes the harm in place of its target.', {
  character: card('The Hero or Ally that takes it.'),
  harm: oneOf(harms, 'What is taken.'),
  amount: integer('How much of it.'),
  by: card('The card that allows it.'),
});
/**
 * Wounds or exhaustion are discarded.
 *
 * @hidden
 */
export const harmHealed = eventKind('harm/healed', 'Wounds or exhaustion are discarded.', {
  character: card('The Hero or Ally.'),
  wounds: integer('How many wounds.'),
  exhaustion: integer('How many exhaustion counters.'),
});
/**
 * A Challenge or a foe takes wounds.
 *
 * @hidden
 */
export const enemyWounded = eventKind('enemy/wounded', 'A Challenge or a foe takes wounds.', {
  card: card('The Challenge, or the card that describes the foe.'),
  amount: integer('How many.'),
  wounds: integer('How many it has now.'),
});
/**
 * Wounds of a Challenge or a foe are discarded.
 *
 * @hidden
 */
export const enemyHealed = eventKind('enemy/healed', 'Wounds of a Challenge or a foe are discarded.', {
  card: card('The Challenge, or the card that describes the foe.'),
  amount: integer('How many.'),
  wounds: integer('How many it has now.'),
});
/**
 * An Ally is killed.
 *
 * @hidden
 */
export const allyKilled = eventKind('ally/killed', 'An Ally is killed.', {
  player: player('Whose it was.'),
  card: card('The Ally.'),
});

/**
 * Events of harm.
 *
 * @hidden
 */
export const harmFacts = [
  woundsTaken,
  exhaustionTaken,
  harmCancelled,
  harmRedirected,
  harmHealed,
  enemyWounded,
  enemyHealed,
  allyKilled,
];
