import type { Messages } from '../../messages.js';

/** The Island of Dread. */
export const islandOfDread: Messages = {
  'frame.hiring': 'Looking for a Captain',
  'frame.island': 'The Island of Dread',

  'ask.game/captains': 'Draw a Captain for a town.',
  'ask.turn/captains': 'Which Captain stays in the town?',
  'ask.hiring/draw': 'Draw a Captain.',
  'ask.hiring/choose': 'Do you hire a Captain?',
  'ask.hiring/keep': 'Which Captain do you keep?',
  'ask.island/draw': 'Draw a card from {deck}.',

  'action.captain/stay': 'Let {card} stay in the town.',
  'action.captain/stay.short': '{card}',
  'action.voyage/sail': 'Sail to {to}.',
  'action.voyage/sail.short': 'Sail to {to}',
  'action.captain/call': 'Look for a Captain.',
  'action.captain/call.short': 'Call a Captain',
  'action.map/claim': 'Spend a set of map counters for {item}.',
  'action.map/claim.short': 'Claim {item}',
  'action.map/discover': 'Spend a set of map counters to find the Island of Dread.',
  'action.map/discover.short': 'Find the island',
  'action.captain/hire': 'Hire {card} {terms, select, paid {for gold} other {on loan}}.',
  'action.captain/hire.short': '{card} ({terms, select, paid {paid} other {on loan}})',
  'action.captain/decline': 'Hire nobody.',
  'action.captain/decline.short': 'Nobody',
  'action.captain/keep': 'Keep {card}.',
  'action.captain/keep.short': '{card}',

  'event.captain/called': '{player} looks for a Captain in {town}.',
  'event.captain/declined': '{player} hires nobody.',
  'event.captain/engaged': '{card} comes aboard with {player}.',
  'event.captain/arrived': '{card} drops anchor in {town}.',
  'event.captain/hired': '{player} hires {card}{loan, select, yes { on loan} other { for {price} gold}}.',
  'event.captain/stayed': '{card} is the ship that stays in {town}.',
  'event.captain/returned': '{card} stays in {town}.',
  'event.captain/left': '{card} leaves {player}.',
  'event.captain/killed': 'The Captain of {card} is killed.',
  'event.hero/sailed': '{player} sails to {to}.',
  'event.hero/shipwrecked': '{player} is shipwrecked!',
  'event.voyage/adventure': '{player} meets an adventure at sea.',
  'event.voyage/ended': 'The voyage of {player} is over.',
  'event.reward/forfeited':
    'With a Captain on loan, {player} goes without {what, select, gain_gold {its gold} gain_map {its map counter} gain_legendary {its Legendary Item} take_card {the card} draw_market {what it has to offer} gain_counter {its adventure counter} gain_experience {its lesson} experience {its experience} other {the reward}}.',
  'event.map/gained': '{player} draws a {color} map counter.',
  'event.map/taken': '{player} takes a {color} map counter from {other}: none are left.',
  'event.map/spent': '{player} spends a {color} map counter.',
  'event.island/discovered': '{player} sets foot on the Island of Dread.',
  'event.island/refreshed': '{player} refreshes all cards.',
  'event.legendary/claimed': '{player} finds {card}.',
  'event.tile/laid':
    '{tile, select, sea_lane {The sea breaks through} sea {The sea swallows} plains {Plains spread over} other {Ruins come to light at}} {space}.',

  'how.assif-shib-sa': 'Assif Shib-Sa is destroyed',

  'deck.sea.name': 'the sea deck',
  'deck.silver.name': 'the silver deck',
  'deck.captains.name': 'the Captains deck',
  'deck.legendary.name': 'the pool of Legendary Items',

  'word.sea-lane': 'sea lane',
  'word.sea': 'sea',
  'word.ruins': 'ruins',
  'word.paid': 'paid',
  'word.on-loan': 'on loan',
};
