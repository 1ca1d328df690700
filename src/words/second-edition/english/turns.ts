export const turns = {
  'frame.game': 'The game',
  'frame.turn': 'A turn',

  'ask.game/heroes': 'Draw a Hero.',
  'ask.game/starting-player': 'Choose at random who begins.',
  'ask.game/market-stacks': 'Draw a card for a market.',

  'event.game/starting-player': '{player} begins.',
  'event.game/won': '{player} wins the game: {how}.',
  'event.game/lost': 'Nobody wins the game: {how}.',
  'event.hero/given': '{player} plays {card}.',
  'event.turn/began': 'Turn {turn}: {player}.',
  'event.turn/ended': 'The turn of {player} is over.',

  'how.dragon-runes': 'the third Dragon Rune is found',
  'how.high-lord-margath': 'High Lord Margath is slain',
  'how.challenge': '{card} is defeated',

  'outcome.won':
    '{players, plural, =0 {Nobody wins} =1 {{players} wins} other {{players} share the victory}}: {how}.',
};
