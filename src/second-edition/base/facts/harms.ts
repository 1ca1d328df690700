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
export const woundsTaken = eventKind(
  'wounds/taken',
  'A Hero or an Ally takes wounds.',
  {
    player: player('Whose it is.'),
    character: card('The Hero or Ally.'),
    amount: integer('How many.'),
    by: orNull(card('The card they come from; `null` if from none.')),
  },
  {
    rules: [
      '2e.combat.magic-attack-failure',
      '2e.combat.magic-defend-failure',
      '2e.combat.melee-attack-failure',
      '2e.combat.melee-defend-failure',
      '2e.combat.ranged-attack-failure',
      '2e.combat.ranged-defend-failure',
      '2e.escape.fail',
      '2e.harm.exhaustion-excess',
      '2e.harm.wounds-place',
    ],
  },
);
/**
 * A Hero or an Ally takes exhaustion.
 *
 * @hidden
 */
export const exhaustionTaken = eventKind(
  'exhaustion/taken',
  'A Hero or an Ally takes exhaustion.',
  {
    player: player('Whose it is.'),
    character: card('The Hero or Ally.'),
    amount: integer('How many counters.'),
    by: optional(
      orNull(card('The card it comes from; `null` if from none, and not told where it is taken as a cost.')),
    ),
  },
  { rules: ['2e.harm.exhaustion-as-cost', '2e.harm.exhaustion-place'] },
);
/**
 * Exhaustion beyond Stamina is taken off, to become wounds.
 *
 * @hidden
 */
export const exhaustionConverted = eventKind(
  'exhaustion/converted',
  'Exhaustion beyond Stamina is taken off, to become wounds.',
  {
    player: player('Whose it is.'),
    character: card('The Hero or Ally.'),
    amount: integer('How many counters.'),
  },
  { rules: ['2e.harm.exhaustion-excess'] },
);
/**
 * A player lets harm come as it is.
 *
 * @hidden
 */
export const harmAccepted = eventKind('harm/accepted', 'A player lets harm come as it is.', {
  player: player('Whose it is.'),
  character: card('The Hero or Ally that is to take it.'),
  harm: oneOf(harms, 'What comes.'),
  amount: integer('How much of it.'),
});
/**
 * Harm is cancelled before it is taken.
 *
 * @hidden
 */
export const harmCancelled = eventKind(
  'harm/cancelled',
  'Harm is cancelled before it is taken.',
  {
    player: player('Whose it is that is spared.'),
    character: card('The Hero or Ally that is spared.'),
    harm: oneOf(harms, 'What is cancelled.'),
    amount: integer('How much of it.'),
    by: card('The card that cancels it.'),
  },
  { rules: ['2e.terms.cancel'] },
);
/**
 * Another takes the harm in place of its target.
 *
 * @hidden
 */
export const harmRedirected = eventKind(
  'harm/redirected',
  'Another takes the harm in place of its target.',
  {
    player: player('Whose it is that takes it.'),
    character: card('The Hero or Ally that takes it.'),
    harm: oneOf(harms, 'What is taken.'),
    amount: integer('How much of it.'),
    by: card('The card that allows it.'),
  },
  { rules: ['2e.cards.text'] },
);
/**
 * Wounds or exhaustion are discarded.
 *
 * @hidden
 */
export const harmHealed = eventKind(
  'harm/healed',
  'Wounds or exhaustion are discarded.',
  {
    player: player('Whose it is.'),
    character: card('The Hero or Ally.'),
    wounds: integer('How many wounds.'),
    exhaustion: integer('How many exhaustion counters.'),
  },
  { rules: ['2e.harm.discarded-counters', '2e.knockout.counters', '2e.movement.rest-discard'] },
);
/**
 * A Challenge or a foe takes wounds.
 *
 * @hidden
 */
export const enemyWounded = eventKind(
  'enemy/wounded',
  'A Challenge or a foe takes wounds.',
  {
    player: player('Whose enemy it is.'),
    card: card('The Challenge, or the card that describes the foe.'),
    amount: integer('How many.'),
    wounds: integer('How many it has now.'),
  },
  { rules: ['2e.harm.wounds-place'] },
);
/**
 * Wounds of a Challenge or a foe are discarded.
 *
 * @hidden
 */
export const enemyHealed = eventKind(
  'enemy/healed',
  'Wounds of a Challenge or a foe are discarded.',
  {
    player: player('Whose enemy it is.'),
    card: card('The Challenge, or the card that describes the foe.'),
    amount: integer('How many.'),
    wounds: integer('How many it has now.'),
  },
  { rules: ['2e.harm.discarded-counters'] },
);
/**
 * An Ally is killed.
 *
 * @hidden
 */
export const allyKilled = eventKind(
  'ally/killed',
  'An Ally is killed.',
  {
    player: player('Whose it was.'),
    card: card('The Ally.'),
  },
  { rules: ['2e.allies.killed'] },
);

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
