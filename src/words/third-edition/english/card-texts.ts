import type { Messages } from '../../messages.js';

/** The text of a card, made from what it can do. `voice` is `you` on cards of heroes, `it` on those of enemies. */
export const cardTexts: Messages = {
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
  'text.how.engage': '{voice, select, it {when it is engaged} other {when you engage}}',
  'text.how.foe-agility': 'when {voice, select, it {its} other {your}} foe has spent agility',
  'text.how.defeated': 'after {voice, select, it {it is} other {you are}} defeated',
  'text.how.trophy-gained': 'when you gain a trophy',
  'text.how.combat-won': 'when {voice, select, it {it wins the combat} other {you win a combat}}',
  'text.how.rested': 'after you rest',
  'text.how.trained': 'after you train',
  'text.how.shopped': 'after you shop',

  'text.cost.exert': '{amount, plural, =1 {exert} other {exert # cards}}',
  'text.cost.gold': 'pay {amount} gold',
  'text.cost.delayed': 'become delayed',
  'text.cost.trophies': 'discard {amount, plural, =1 {a trophy} other {# trophies}}',
  'text.cost.discardThis': 'discard this card',

  'text.stat.speed': 'speed',
  'text.stat.health': 'health',
  'text.stat.hand': 'maximum hand size',
  'text.stat.body': 'body',
  'text.stat.mind': 'mind',
  'text.stat.spirit': 'spirit',

  'text.where.kind': 'any {kind}',
  'text.where.terrain': 'any {terrain} hex',

  'text.for.x': '',
  'text.for.successes': 'for each success',
  'text.for.matches': 'for each die that matches your hex',
  'text.for.story': 'for each {story} of the foe',
  'text.for.zombies': 'for each zombie on the board',
  'text.for.trophies': 'for each trophy',
  'text.for.skills': 'for each learned skill',
  'text.for.damage': 'for each damage',
  'text.for.more': 'and {amount} more',
  'text.being': 'X being your {attribute}',
  'story-token.ascendance-of-margath': 'lore',
  'story-token.corpse-king': 'companion',
  'story-token': 'story token',

  'text.symbol.physical': 'physical damage',
  'text.symbol.magic': 'magic damage',
  'text.symbol.enemy': 'enemy damage',

  'text.effect.gain-gold': 'gain {amount} gold{for}',
  'text.effect.lose-gold': '{voice, select, it {the foe loses} other {lose}} {amount} gold{for}',
  'text.effect.gain-trophy':
    'gain {amount, plural, one {# {of, select, none {} other {{of} }}trophy} other {# {of, select, none {} other {{of} }}trophies}}',
  'text.effect.gain-story': 'gain {tokens}',
  'text.effect.lose-story': 'lose {tokens}',
  'text.effect.draw-skills': 'draw {amount} {number, plural, one {skill card} other {skill cards}}{for}',
  'text.effect.discard-skills':
    'discard {amount} {number, plural, one {skill card} other {skill cards}}{for}',
  'text.effect.learn-skill': 'learn a skill from your hand without its cost',
  'text.effect.gain-asset':
    '{from, select, deck {gain the top card of the asset deck} any_market {gain a card of any market} other {gain a card of the market where you are}}{cost, select, none {} other { that costs {cost}}}',
  'text.range':
    '{atLeast, select, none {} other {{atLeast} gold or more}}{atMost, select, none {} other {{atLeast, select, none {} other {, and }}{atMost} gold or less}}',
  'text.effect.heal': 'heal {amount} damage{for}',
  'text.effect.suffer': 'suffer {amount} damage{for}',
  'text.effect.become-delayed': 'become delayed',
  'text.effect.move': 'move {number, plural, =1 {1 hex} other {up to {amount} hexes}} without dice{for}',
  'text.effect.move-by-dice': 'roll {amount} terrain dice and move with them if you wish',
  'text.effect.test':
    '{voice, select, it {the foe tests} other {test}} {attribute}{modifier, select, none {} other { {modifier}}}{pass, select, none {} other {; on a pass, {pass}}}{fail, select, none {} other {; on a fail, {fail}}}',
  'text.effect.explore': 'explore',
  'text.effect.engage': 'fight this enemy',
  'text.effect.challenge':
    'fight a hero in your hex who is not defeated until one of you is, each hero once per game; if you win, {win}',
  'text.effect.keep-as-trophy': 'keep this card as a trophy',
  'text.effect.discard-this': 'discard this card',
  'text.effect.each-hero': 'for each hero: {effects}',
  'text.effect.refresh-gems': 'turn all facedown {of, select, none {} other {{of} }}gems faceup',
  'text.effect.place-zombies': 'place {amount, plural, one {# zombie} other {# zombies, each}} in {where}',
  'text.effect.remove-zombies':
    'remove {amount, plural, one {# zombie} other {# zombies}} {where, select, none {from the board} here {where you are} other {from {where}}}',
  'text.effect.move-villain':
    'if the villain is on the board, it moves {amount, plural, one {# hex} other {# hexes}}',
  'text.effect.deal':
    'deal {amount} {damage} damage{for}{unblockable, select, yes { that cannot be blocked} other {}}{then, select, none {} other {; if this deals damage, {then}}}',
  'text.effect.flip': 'flip {tokens}',
  'text.effect.recast': 'recast {tokens}',
  'text.effect.remove': 'remove {tokens}',
  'text.tokens':
    '{many, select, all {all of} any {any number of} up_to {up to {most} of} other {{many} of}} {whose, select, foe {the foe’s} own {{voice, select, it {its} other {your}}} other {}} {spent, select, yes {spent } other {}}tokens{showing, select, none {} other { that show {showing}}}',
  'text.effect.double':
    'until the end of the combat round, {voice, select, it {its} other {your}} {symbols} symbols count double',
  'text.effect.no-surge': 'the foe cannot use surge abilities until the end of the combat round',
  'text.effect.reflect':
    'until the end of the combat round, damage that {voice, select, it {it suffers} other {you suffer}} from the foe’s attacks is dealt back as {damage} damage',
  'text.effect.act-again': 'take another combat action',
  'text.effect.borrow-surge':
    'choose at random 1 enemy card in the combat discard pile and carry out any 1 surge ability of it, X being 1',
  'text.effect.choose': '{options}',
  'text.course': '{cost, select, none {} other {{cost} to }}{effects}',
};
