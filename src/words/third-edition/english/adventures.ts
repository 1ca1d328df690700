import type { Messages } from '../../messages.js';

export const adventures: Messages = {
  'frame.adventure': 'An adventure',
  'frame.reward': 'A reward',
  'frame.event': 'An event',
  'frame.rumor': 'A rumor',
  'frame.test': 'A test',
  'frame.effects': 'What a card does',
  'frame.offer': 'An ability that may be used',
  'frame.triggers': 'Several abilities at one moment',

  'ask.adventure/draw': 'Draw a card from {deck}.',
  'ask.reward/choose':
    '{card, select, none {Which reward do you take?} other {Which reward do you take for {card}?}}',
  'ask.event/choose':
    '{card, select, none {Which option do you choose?} other {{card}: which option do you choose?}}',
  'ask.test/reveal': 'Reveal a skill card.',
  'ask.test/more': 'Do you exert a skill card to reveal another?',
  'ask.effects/choose': '{card, select, none {What do you choose?} other {{card}: what do you choose?}}',
  'ask.effects/chance': 'See what comes of {card, select, none {the card} other {{card}}}.',
  'ask.offer/answer':
    '{card, select, none {Do you use the ability?} other {Do you use {card}{ability, select, none {} other {: {ability}}}?}}',

  'ask.triggers/order': 'Several of your abilities act now. Which one comes first?',

  'action.adventure/begin': 'Adventure.',
  'action.quest/attempt': 'Attempt {card}.',
  'action.quest/attempt.short': 'Attempt {card}',
  'action.quest/outcome': 'Choose: {choice}.',
  'action.quest/outcome.short': '{choice}',
  'action.quest/decline': 'Leave the quest as it is.',
  'action.quest/decline.short': 'Leave it',
  'action.rumor/follow': 'Follow the rumor of {card}.',
  'action.rumor/follow.short': 'Follow {card}',
  'action.event/choose': 'Choose: {choice}.',
  'action.event/choose.short': '{choice}',
  'action.reward/choose': 'Take: {choice}.',
  'action.reward/choose.short': '{choice}',
  'action.test/exert': 'Exert {card} to reveal another card.',
  'action.test/exert.short': 'Exert {card}',
  'action.test/judge': 'Leave the test as it is.',
  'action.test/judge.short': 'Go on',
  'action.effect/choose': 'Choose: {choice}.',
  'action.effect/choose.short': '{choice}',
  'action.ability/use': 'Use {card}: {ability}.',
  'action.ability/use.short': '{card}: {ability}',
  'action.ability/act': 'Use {card}: {ability}.',
  'action.ability/act.short': '{card}: {ability}',
  'action.triggers/next': '{card} first.',
  'action.triggers/next.short': '{card}',
  'action.offer/use': 'Use the ability.',
  'action.offer/use.short': 'Use it',
  'action.offer/decline': 'Do not use the ability.',
  'action.offer/decline.short': 'Not now',

  'event.ability/used': '{player} uses {own, select, yes {} other {{card}: }}{ability}.',
  'event.gem/turned':
    '{player} sets out on {of, select, exploration {an exploration} combat {a combat} other {a social}} adventure at {at}.',
  'event.card/drawn': '{player} draws {kind, select, none {} other {{kind} }}{card}.',
  'event.card/drawn.short': '{kind, select, none {} other {{kind} }}{card}',
  'event.card/discarded': '{card} is discarded.',
  'event.deck/reshuffled': 'The discard pile of {deck} is shuffled.',
  'event.quest/kept': '{player} keeps {card}{option, select, none {} other { as a rumor}}.',
  'event.quest/attempted': '{player} attempts {card}.',
  'event.quest/resolved':
    '{outcome, select, none {{player} achieves nothing with {card}.} other {{player} completes {card}: {outcome}.}}',
  'event.option/chosen': '{player} chooses: {choice}.',
  'event.test/began':
    '{player} tests {attribute}, with {cards, plural, =0 {no card} one {# card} other {# cards}}.',
  'event.skill/revealed': '{card} is revealed{success, select, yes {: a success} other {}}.',
  'event.test/judged':
    '{player} {successes, plural, =0 {fails the test of {attribute}.} one {passes the test of {attribute} with # success.} other {passes the test of {attribute} with # successes.}}',
  'event.hero/challenged': '{player} challenges {foe} by {card}.',
};
