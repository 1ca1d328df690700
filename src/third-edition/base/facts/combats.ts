import { eventKind, listOf, optional } from '../../../kernel/index.js';
import { ability, card, damageType, integer, player, text, token, yesNo } from './details.js';

/* What happens in combats. A side is 0 for the attacker and 1 for its foe. */

const side = (meaning: string) => integer(meaning);

/** A combat begins. */
export const combatBegan = eventKind('combat/began', 'A combat begins.', {
  player: player('The attacker.'),
  card: optional(card('The enemy.')),
  foe: optional(player('The player whose hero is the foe.')),
  controller: player('Who decides for the foe.'),
});
/** A round begins. */
export const combatRound = eventKind(
  'combat/round',
  'A combat round begins.',
  { round: integer('Counted from 1.') },
  { rules: ['3e.combat.rounds', '3e.combat.new-round'] },
);
/** Tokens are cast. */
export const tokensCast = eventKind(
  'tokens/cast',
  'A combatant casts its tokens.',
  {
    side: side('Whose.'),
    tokens: listOf(token('A token.')),
    faces: listOf(integer('The face it shows, 0 or 1, in the same order.')),
  },
  { rules: ['3e.combat.cast'] },
);
/** Who is first. */
export const initiativeTaken = eventKind(
  'combat/initiative',
  'It is settled who has initiative.',
  {
    side: side('Who has it.'),
    golden: listOf(integer('How many golden faces each side shows, the attacker first.')),
  },
  { rules: ['3e.combat.initiative', '3e.combat.initiative-tie'] },
);
/** Tokens are spent. */
export const tokensSpent = eventKind('tokens/spent', 'A combatant spends tokens.', {
  side: side('Whose.'),
  tokens: listOf(token('A token.')),
});
/** A token is turned. */
export const tokenTurned = eventKind('token/turned', 'A token is turned to another face, or cast again.', {
  side: side('Whose.'),
  token: token('Which.'),
  face: integer('The face it shows now.'),
  cast: yesNo('Whether chance decided it.'),
  back: yesNo('Whether it came back to the pool.'),
});
/** A token is removed. */
export const tokenRemoved = eventKind(
  'token/removed',
  'A token is removed for the rest of the round.',
  { side: side('Whose.'), token: token('Which.') },
  { rules: ['3e.combat.remove'] },
);
/** A token is doubled. */
export const tokenDoubled = eventKind(
  'token/doubled',
  'A token is laid on a double token.',
  { side: side('Whose.'), token: token('Which.'), on: token('The double token.') },
  { rules: ['3e.combat.double'] },
);
/** A surge ability or another is used in combat. */
export const combatAbilityUsed = eventKind('combat/ability', 'A combatant uses an ability.', {
  side: side('Who.'),
  card: card('The card it stands on.'),
  ability: ability('Which.'),
  x: optional(integer('The surge symbols that are X.')),
});
/** An ability is cancelled. */
export const abilityCancelled = eventKind('ability/cancelled', 'The foe cancels an ability.', {
  side: side('Who cancels it.'),
  card: card('The card it stands on.'),
  ability: ability('Which.'),
});
/** Damage is dealt. */
export const damageDealt = eventKind('damage/dealt', 'Damage is dealt in a combat.', {
  side: side('Who is to suffer it.'),
  damage: damageType('Which kind.'),
  amount: integer('How much.'),
  attack: yesNo('Whether it is an attack.'),
});
/** Damage is blocked. */
export const damageBlocked = eventKind(
  'damage/blocked',
  'Damage is blocked with shields.',
  { side: side('Who blocks.'), tokens: listOf(token('A token.')), amount: integer('How much is prevented.') },
  { rules: ['3e.combat.block'] },
);
/** An enemy suffers damage. */
export const enemyHurt = eventKind(
  'enemy/hurt',
  'An enemy suffers damage.',
  { side: side('Which.'), amount: integer('How much.'), total: integer('What it has now.') },
  { rules: ['3e.combat.suffer'] },
);
/** An enemy heals. */
export const enemyHealed = eventKind('enemy/healed', 'An enemy heals damage.', {
  side: side('Which.'),
  amount: integer('How much.'),
  total: integer('What is left.'),
});
/** Something holds for the round. */
export const roundChanged = eventKind(
  'combat/changed',
  'Something holds until the end of the combat round.',
  {
    side: side('For whom.'),
    what: text('What: `double` and a symbol, `no-surge`, or `reflect` and a kind of damage.'),
  },
);
/** A combatant passes. */
export const combatPassed = eventKind(
  'combat/passed',
  'A combatant passes.',
  { side: side('Who.') },
  { rules: ['3e.combat.pass', '3e.combat.pass-forced', '3e.combat.pass-useless'] },
);
/** A hero retreats. */
export const retreatTried = eventKind(
  'combat/retreat',
  'A hero tries to retreat.',
  { player: player('Who.') },
  { rules: ['3e.combat.retreat'] },
);
/** A combat is over. */
export const combatEnded = eventKind('combat/ended', 'A combat is over.', {
  winner: optional(integer('The side that has won; nobody if it is not there.')),
  retreated: yesNo('Whether a hero got away.'),
});

/** All events of this chapter. */
export const combatFacts = [
  combatBegan,
  combatRound,
  tokensCast,
  initiativeTaken,
  tokensSpent,
  tokenTurned,
  tokenRemoved,
  tokenDoubled,
  combatAbilityUsed,
  abilityCancelled,
  damageDealt,
  damageBlocked,
  enemyHurt,
  enemyHealed,
  roundChanged,
  combatPassed,
  retreatTried,
  combatEnded,
];
