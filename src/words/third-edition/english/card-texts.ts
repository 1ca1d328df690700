import type { EffectText } from '../../../third-edition/abilities/card-effect.js';
import { effectTexts } from '../../../third-edition/abilities/effects/index.js';
import type { EffectKind } from '../../../third-edition/abilities/language.js';
import { countWords, momentWords, statWords } from '../../../third-edition/abilities/word-tables.js';
import { textsOf } from '../../keys.js';

/** The texts of cards made from their data. `voice` is `you` on cards of heroes, `it` on cards of enemies. */
export const cardTexts = {
  'text.setup': 'setup: {effects}.',
  'text.bonuses': '{bonuses}.',
  'text.bonus': '{stat} {sign, select, down {-} other {+}}{amount}{for}',
  'text.die-as': 'once per turn, you may spend any terrain die as {terrain}.',
  'text.no-surge': 'the foe cannot use surge abilities.',
  'text.ability': '{label} ({how}{cost, select, none {} other {; {cost}}}): {effects}.',
  'text.cancel': 'the foe may spend {amount} surge to cancel this.',
  'text.reroll-terrain': 'reroll all of your terrain dice',
  'text.reward': 'reward: {effects}.',
  'text.or': '{first}, or {second}',
  'text.quest': 'explore at {where} ({actions, plural, one {# action} other {# actions}}).',
  'text.outcome':
    '{label} ({requires, select, none {nothing} other {{requires}}}): {effects, select, none {no bonus} other {{effects}}}{discard, select, yes {, then discard this card} other {}}.',
  'text.option': '{label}{bracket, select, none {} other { ({bracket})}}: {effects}.',
  'text.rumor': 'rumor; {actions, plural, one {# action} other {# actions}} at {where}',
  'text.trade':
    '{actions, plural, one {# action} other {# actions}} at {where}; discard this card: gain {value} gold.',
  'text.story': '{effects}.',
  'text.story-quest': 'story quest.',
  'text.health': 'health {changes}{floor, select, none {} other {, never below {floor}}}.',
  'text.health.change': '{sign, select, down {-} other {+}}{amount} {for}',

  'text.how.surge': '{amount} surge',
  'text.how.action':
    '{amount, plural, one {# action} other {# actions}}{where, select, none {} other { at {where}}}',
  'text.how.turn': '{limit, select, turn {once per turn} other {in your turn}}',
  'text.how.combat-action': 'once per {limit, select, round {combat round} other {combat}}, a combat action',
  'text.how.after-combat-action':
    'once per {limit, select, round {combat round} other {combat}}, after a combat action of yours',
  'text.how.reroll-terrain': 'once per turn',

  'text.cost.exert': '{amount, plural, =1 {exert} other {exert # cards}}',
  'text.cost.gold': 'pay {amount} gold',
  'text.cost.delayed': 'become delayed',
  'text.cost.trophies': 'discard {amount, plural, =1 {a trophy} other {# trophies}}',
  'text.cost.discardThis': 'discard this card',

  'text.where.kind': 'any {kind}',
  'text.where.terrain': 'any {terrain} hex',

  'text.for.more': 'and {amount} more',
  'text.being': 'X being your {attribute}',
  'story-token.ascendance-of-margath': 'lore',
  'story-token.corpse-king': 'companion',
  'story-token': 'story token',

  'text.symbol.physical': 'physical damage',
  'text.symbol.magic': 'magic damage',
  'text.symbol.enemy': 'enemy damage',

  'text.range':
    '{atLeast, select, none {} other {{atLeast} gold or more}}{atMost, select, none {} other {{atLeast, select, none {} other {, and }}{atMost} gold or less}}',
  'text.tokens':
    '{many, select, all {all of} any {any number of} up_to {up to {most} of} other {{many} of}} {whose, select, foe {the foe’s} own {{voice, select, it {its} other {your}}} other {}} {spent, select, yes {spent } other {}}tokens{showing, select, none {} other { that show {showing}}}',
  'text.course': '{cost, select, none {} other {{cost} to }}{effects}',
  ...textsOf('text.how', momentWords),
  ...textsOf('text.stat', statWords),
  ...textsOf('text.for', countWords),
  // Each kind of effect has its own message.
  ...Object.fromEntries<string>(
    Object.entries<Pick<EffectText<EffectKind>, 'text' | 'lasting'>>(effectTexts).flatMap(
      ([kind, { text, lasting }]) => [
        [`text.effect.${kind}`, text] as const,
        ...(lasting === undefined ? [] : [[`change.${kind}`, lasting] as const]),
      ],
    ),
  ),
};
