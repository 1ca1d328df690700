export const courses = {
  'frame.game': 'The game',
  'frame.turn': 'A turn',
  'frame.story': 'A story card',
  'frame.march': 'A march of the villain',
  'frame.omen': 'The march on Tamalir',

  'ask.game/first-player': 'Choose at random who is the first player.',
  'ask.game/hero': 'Which hero do you play?',
  'ask.game/place': 'Where does your hero begin?',
  'ask.game/markets': 'Draw a card for a market.',
  'ask.turn/act': 'What do you do?',
  'ask.story/draw': 'Draw a card from {deck}.',
  'ask.march/lead': 'Where does the villain go?',
  'ask.omen/roll': 'Roll {count, plural, one {# terrain die} other {# terrain dice}} for the villain.',

  'action.setup/hero': 'Play {card}.',
  'action.setup/hero.short': '{card}',
  'action.setup/place': 'Begin at {to}.',
  'action.setup/place.short': '{to}',
  'action.turn/end': 'End your turn.',
  'action.turn/end.short': 'End turn',
  'action.villain/engage': 'Fight the villain.',
  'action.villain/engage.short': 'Fight the villain',
  'action.villain/lead': 'The villain goes to {to}.',
  'action.villain/lead.short': '{to}',
  'action.zombie/kill': 'Kill a zombie.',
  'action.zombie/kill.short': 'Kill a zombie',

  'event.game/first-player': '{player} is the first player.',
  'event.hero/chosen': '{player} plays {card}.',
  'event.hero/placed': '{player} begins at {to}.',
  'event.market/stocked': '{card} is on offer in {city}.',
  'event.round/began': 'Round {round}.',
  'event.turn/began': 'It is the turn of {player}.',
  'event.turn/ended':
    '{left, plural, =0 {The turn of {player} is over.} one {{player} ends the turn with # action left.} other {{player} ends the turn with # actions left.}}',
  'event.actions/spent': '{player} spends {amount, plural, one {# action} other {# actions}}.',
  'event.time/advanced': 'The time token comes to space {space} of Act {act}.',
  'event.act/ended': 'Act {act} is over.',
  'event.gems/refreshed':
    '{hexes, plural, one {An adventure gem is faceup again: {hexes}.} other {{hexes, number} adventure gems are faceup again.}}',
  'event.player/eliminated':
    '{player} is eliminated by {by}{cards, plural, =0 {} other {, and leaves {cards} behind}}.',
  'event.game/won': '{player} wins the game: {how}.',
  'event.game/lost': 'Everybody has lost: {how}.',
  'event.villain/spawned': '{card} appears at {to}!',
  'event.villain/moved': 'The villain goes from {from} to {to}.',
  'event.villain/rolled':
    '{player} rolls {dice} for the villain: {hexes, plural, =0 {it stays} one {it goes on by # hex} other {it goes on by # hexes}}.',
  'event.zombie/placed': 'A zombie rises at {at}.',
  'event.zombie/removed': '{killed, select, yes {A zombie at {at} is killed.} other {A zombie leaves {at}.}}',
  'event.story/quest': '{card} is a story quest from now on{at, select, none {} other {, at {at}}}.',

  'how.villain-defeated': 'the villain is defeated',
  'how.all-eliminated': 'all heroes are eliminated',
  'how.margath-in-tamalir': 'Margath has entered Tamalir',
  'how.vorakesh-stands': 'Vorakesh still stands at the end of Act 2',

  'outcome.won':
    '{players, plural, =0 {Everybody has lost} =1 {{players} wins} other {{players} share the victory}}: {how}.',
};
