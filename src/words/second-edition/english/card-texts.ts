import { countWords } from '../../../second-edition/abilities/amounts.js';
import { conditionTexts } from '../../../second-edition/abilities/conditions/index.js';
import { effectTexts } from '../../../second-edition/abilities/effects/index.js';
import { statWords } from '../../../second-edition/abilities/modifiers.js';
import { triggerWords } from '../../../second-edition/abilities/triggers.js';
import { textsOf } from '../../keys.js';

/** The texts of cards made from their data. Effects address "you", the player whose Hero resolves the card. */
export const cardTexts = {
  'text.use':
    '{how, select, activate {Activate. } discard {Discard. } other {}}{when}{condition, select, none {} other {, {condition}}}{limit, select, none {} other {, once a {limit}}}{cost, select, none {} other {, {cost}}}: {effects}.',
  'text.always': '{condition, select, none {{changes}.} other {{condition}: {changes}.}}',
  'text.on': '{when}{condition, select, none {} other {, {condition}}}: {effects}.',
  'text.before-combat': 'Before combat: {effects}.',
  'text.no-escape': 'There is no escape from it.',
  'text.victory': 'Who defeats it wins the game.',
  'text.reward': 'Reward: {effects}.',
  'text.taken': 'Once taken: {text}',
  'text.equips': 'As an Item: {text}',
  'text.becomes':
    '{as, select, ally {It becomes an Ally: Life {life}, Stamina {stamina}, {fighter}.} item {It becomes an Item.} other {It is kept.}}',
  'text.fighter': 'Mind {mind}/{mind_damage}, Body {body}/{body_damage}, Spirit {spirit}/{spirit_damage}',

  'text.cost.exhaustion': '{amount} exhaustion',
  'text.cost.wounds': '{amount, plural, one {# wound} other {# wounds}}',
  'text.cost.gold': '{amount} gold',
  'text.cost.activate': 'activate the card',
  'text.cost.discard': 'discard the card',

  'text.limit.roll': 'roll',
  'text.limit.phase': 'phase',
  'text.limit.round': 'round',
  'text.limit.combat': 'combat',
  'text.limit.turn': 'turn',

  'text.window.before-moving': 'before moving',
  'text.window.moving': 'while moving',
  'text.window.after-moving': 'after moving',
  'text.window.adventure': 'in your Adventure step',
  'text.window.drawn': 'when you have drawn a Challenge',
  'text.window.round-start': 'at the beginning of a round',
  'text.window.before-combat': 'Before Combat',
  'text.window.escape': 'in the escape phase',
  'text.window.ranged': 'in the ranged phase',
  'text.window.melee': 'in the melee phase',
  'text.window.magic': 'in the magic phase',
  'text.window.before-roll': 'before a roll',
  'text.window.after-roll': 'after a roll',
  'text.window.harm': 'when harm is about to be taken',
  'text.window.market': 'in your Market step',
  'text.window.experience': 'in your Experience step',
  'text.window.any': 'at any time in your turn',

  'text.who.you': 'your Hero',
  'text.who.bearer': 'the one whose card it is',
  'text.who.your-allies': 'each of your Allies',
  'text.who.your-party': 'your Hero and each Ally',
  'text.who.your-companions': 'your companions',
  'text.who.one-of-your-allies': 'one of your Allies',
  'text.who.one-of-your-party': 'your Hero or one of your Allies',
  'text.who.every-hero': 'every Hero',
  'text.who.every-other-hero': 'every other Hero',
  'text.who.heroes-here': 'every Hero in your space',
  'text.who.every-ally': 'every Ally',
  'text.who.enemy': 'the enemy',
  'text.who.roller': 'the one who rolls',
  'text.who.harmed': 'the one who is harmed',
  'text.who.self': 'it',

  'text.change':
    '{sign, select, down {−} other {+}}{amount} {stat} for {who}{count, select, none {} other {, times {count}{plus, plural, =0 {} other {, and {plus} more}}}}',

  'text.amount':
    '{plus, plural, =0 {} other {{plus} and }}{times, plural, =1 {} other {{times} times }}{count}',
  'text.amount.all': 'all',

  'text.span':
    '{least, select, none {{most} or less} other {{most, select, none {{least} or more} other {{same, select, yes {{least}} other {{least} to {most}}}}}}}',
  'text.special.voyaging': 'on a voyage',
  'text.special.tile': 'on {what}',
  'word.roll.attack': 'an attack',
  'word.roll.defend': 'a defense',
  'word.roll.escape': 'an escape',
  'word.roll.test': 'a test',
  'word.enemy.spirit': 'spirit',
  'word.from.enemy': 'the enemy',
  'word.from.escape': 'a failed escape',
  'word.from.card': 'a card',

  'text.option':
    '{condition, select, none {} other {{condition}, }}{cost, select, none {} other {pay {cost}{effects, select, none {} other { and }}}}{effects}',
  'text.row': 'up to {to}: {effects}',
  'text.effect.nothing': 'nothing happens',
  'text.special.gain-map': 'gain {amount, plural, one {# map counter} other {# map counters}}',
  'text.special.gain-legendary': 'take a Legendary Item of your choice',
  'text.special.lay-tiles': '{what} tiles are laid',
  'text.special.sail': 'sail on {amount, plural, one {# stop} other {# stops}}',
  'text.special.blunt-enemy': 'the enemy inflicts exhaustion in place of wounds in this round',
  'text.special.choose-first-phase':
    'there is no Before Combat, and the first round begins in the phase of your choice',
  'text.special.bind-the-god':
    'the Life of the enemy is 7 at most for this combat, and it inflicts nothing in the first round',
  ...textsOf('text.count', countWords),
  ...textsOf('text.trigger', triggerWords),
  ...textsOf('text.stat', statWords),
  // Each effect and each part of a condition has its own message.
  ...textsOf('text.if', conditionTexts),
  ...textsOf('text.effect', effectTexts),
};
