import { listOf, oneOf } from '../../../kernel/index.js';
import { eventKind } from '../../base/event-kinds/event.js';
import { details } from '../../base/event-kinds/index.js';
import { chooseStormlord, leaveOutStorm, memoryOf, takeOutRed } from './memory.js';

export { endgameBegan, endgameEliminated, endgameLevel, endgameOrder } from '../endgame/event-kinds.js';

const { card, integer, player, space } = details;

// Shows: cards, `card` from the box to the Stormlords.
export const stormlordChosen = eventKind('stormlord/chosen', {
  meaning: 'A Stormlord of this game is picked at random.',
  details: { card: card('The Stormlord.') },
  rules: ['va50.setup.storm-count'],
}).changes((g, { card }) => {
  chooseStormlord(g, card);
});
// Shows: cards, `amount` cards from the box to the Storm deck.
export const stormLaidOut = eventKind('storm/laid-out', {
  meaning: 'The Storm cards of this game are picked at random, unseen; the others go back to the box.',
  details: { amount: integer('How many of each color.') },
  rules: ['va50.setup.storm-unused'],
}).changes((g, { amount }) => leaveOutStorm(g, () => amount));
// Shows: cards, `cards` from the red deck to the box.
export const stormRedOut = eventKind('storm/red-out', {
  meaning: 'The red adventure cards go back to the box.',
  details: { cards: listOf(card('A card that was in the red deck.')) },
  rules: ['va50.setup.red-cards-out'],
}).changes(takeOutRed);

// Shows: tokens.
export const stormMoved = eventKind('storm/moved', {
  meaning: 'The storm counter moves up along the market stacks.',
  details: {
    player: player('Whose Storm step it is.'),
    spaces: integer('How many spaces it moves.'),
    at: integer('The space it comes to, from 1; one more than there are if it leaves the top.'),
  },
  rules: [
    'va50.storm-step.advance-none',
    'va50.storm-step.advance-green',
    'va50.storm-step.advance-yellow',
    'va50.storm-step.advance-blue',
  ],
}).changes((g, { at }) => {
  Object.assign(memoryOf(g), { counter: at, beaten: null });
});
// Shows: tokens.
export const stormBroke = eventKind('storm/broke', {
  meaning: 'The storm counter has left the top: it is reset, and a Storm card is triggered.',
  details: { player: player('Whose Hero triggers it.') },
  rules: ['va50.storm-step.off-top'],
}).changes((g) => {
  memoryOf(g).counter = 0;
});
// Shows: cards.
export const stormHero = eventKind('storm/hero', {
  meaning: 'A Hero resolves a Storm Event.',
  details: { player: player('Whose Hero.'), card: card('The Storm Event.') },
  rules: ['va50.storm-event.order'],
});
// Shows: choices.
export const stormWaited = eventKind('storm/waited', {
  meaning: 'A player calls on no Scion for now.',
  details: { player: player('Who.') },
  rules: ['va50.scion.spend-counter'],
});
// Shows: fights.
export const stormRejoined = eventKind('storm/rejoined', {
  meaning: 'A Hero that had escaped joins the fight again.',
  details: { player: player('Whose Hero.') },
  rules: ['va50.storm-challenge.rejoin'],
});
// Shows: fights.
export const stormShared = eventKind('storm/shared', {
  meaning: 'A Hero claims the reward of a Storm Challenge.',
  details: { player: player('Whose Hero.'), card: card('The Storm Challenge.') },
  rules: ['va50.storm-challenge.reward-each'],
});

// Shows: cards.
export const encounterPassed = eventKind('encounter/passed', {
  meaning: 'An Encounter is discarded without effect.',
  details: { player: player('Who drew it.'), card: card('The Encounter.') },
  rules: ['va50.encounter.discard'],
});
// Shows: cards.
export const eventOver = eventKind('event/over', {
  meaning: 'Everybody has had a choice of scion counters: an Event is done with.',
  details: { player: player('Who drew it.'), card: card('The Event.') },
  rules: ['va50.event.discard-and-draw'],
}).changes((g, { card }) => {
  memoryOf(g).events.push(card);
});

// Shows: tokens, a scion counter from `card` to `player`.
export const counterTaken = eventKind('scion/counter-taken', {
  meaning: 'A player takes a scion counter.',
  details: { player: player('Who.'), card: card('The Scion.') },
  rules: ['va50.event.choose-one'],
}).changes((g, { player, card }) => {
  memoryOf(g).held[card] = player;
});
// Shows: choices.
export const counterDeclined = eventKind('scion/counter-declined', {
  meaning: 'A player takes no scion counter.',
  details: { player: player('Who.') },
  rules: ['va50.event.choose-one'],
});
// Shows: tokens, a scion counter from `player` to `card`.
export const counterReturned = eventKind('scion/counter-returned', {
  meaning: 'A scion counter goes from a player: back on its Scion, or aside if that awakes.',
  details: { player: player('Who held it.'), card: card('The Scion.') },
  rules: ['va50.event.return-counters', 'va50.scion.spent-counter-goes', 'va50.scion.held-counter-removed'],
}).changes((g, { card }) => {
  delete memoryOf(g).held[card];
});
// Shows: choices.
export const scionCalled = eventKind('scion/called', {
  meaning: 'A player calls on a slumbering Scion for its benefit.',
  details: { player: player('Who.'), card: card('The Scion.') },
  rules: ['va50.scion.spend-counter'],
});
// Shows: fights.
export const scionSought = eventKind('scion/sought', {
  meaning: 'A Hero tries to awaken a Scion.',
  details: { player: player('Whose Hero.'), card: card('The Scion.') },
  rules: ['va50.scion.awaken-attempt'],
});
// Shows: tokens, the red counter from `space` to the pile.
export const scionAwakened = eventKind('scion/awakened', {
  meaning: 'A Scion awakens, and the red adventure counter of the space is discarded.',
  details: {
    player: player('Whose Hero awakened it.'),
    card: card('The Scion.'),
    space: space('The space of the counter.'),
  },
  rules: ['va50.scion.awaken-uses-red-counter'],
}).changes((g, { space }) => {
  g.own('counters').red.splice(g.own('counters').red.indexOf(space), 1);
  g.state.pile.red += 1;
});

// Shows: harm.
export const reliefGiven = eventKind('relief/given', {
  meaning: 'The townsfolk help a Hero before the Endgame.',
  details: {
    player: player('Whose Hero.'),
    card: card('The Hero, Ally or Item that is helped.'),
    what: oneOf(['wound', 'exhaustion', 'item'], 'What is discarded from it, or that it is made ready.'),
  },
  rules: ['va50.endgame.relief-wounds', 'va50.endgame.relief-exhaustion', 'va50.endgame.relief-items'],
});
// Shows: choices.
export const reliefOver = eventKind('relief/over', {
  meaning: 'A player needs no more help.',
  details: { player: player('Who.') },
  rules: ['va50.endgame.x'],
});
// Shows: fights.
export const stormlordMet = eventKind('stormlord/met', {
  meaning: 'A Hero comes before a Stormlord.',
  details: { player: player('Whose Hero.'), card: card('The Stormlord.') },
  rules: ['va50.endgame.random-order'],
});
// Shows: fights.
export const stormlordDefeated = eventKind('stormlord/defeated', {
  meaning: 'A Stormlord is tallied for its victor.',
  details: {
    player: player('Whose Hero.'),
    card: card('The Stormlord.'),
    defeated: integer('How many the Hero has defeated now.'),
  },
  rules: ['va50.endgame.one-by-one'],
}).changes((g, { player, defeated }) => {
  const deeds = memoryOf(g).endgame?.deeds[player];
  if (deeds) deeds.defeated = defeated;
});
// Shows: fights.
export const stormlordStood = eventKind('stormlord/stood', {
  meaning: 'A Stormlord has withstood a Hero.',
  details: {
    player: player('Whose Hero.'),
    card: card('The Stormlord.'),
    wounds: integer('Wounds that it carried.'),
  },
  rules: ['va50.endgame.tie'],
}).changes((g, { player, wounds }) => {
  const deeds = memoryOf(g).endgame?.deeds[player];
  if (deeds) deeds.wounds = wounds;
});
