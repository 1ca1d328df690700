/*
 * A game with dice you roll yourself, at a real table: npx tsx examples/manual-dice.ts
 *
 * With `chance: 'manual'` the game never rolls. It waits for results: you enter what the dice show
 * and which card was drawn. Here the answers are in a list, as if a person typed them.
 *
 * It imports the package by its name, as a program of your own does.
 */
import {
  type Action,
  apply,
  chanceOutcomes,
  createGame,
  decision,
  type GameState,
  parseActionCode,
} from 'runebound-engine';

/** What happens at the table, in the order in which it happens: chance's answers and the player's decisions. */
const evening = [
  // The starting player is certain in a game of one. Seven towns begin with a market card: draw them.
  'chance/draw card=healing-draught',
  'chance/draw card=vynelvale-longsword',
  'chance/draw card=loyal-hound',
  'chance/draw card=yew-longbow',
  'chance/draw card=iron-buckler',
  'chance/draw card=marsh-hunter',
  'chance/draw card=smoke-pellets',
  // Corbin rolls five movement dice; face 2 shows river, plains and road, and so on.
  'move/roll dice=5',
  'chance/roll dice=1,2,2,5,6',
  'move/step to=h0707 die=2',
  'move/step to=h0606 die=1',
  'move/stop',
  // A green adventure: the card on top of the deck is the Thornback Boar.
  'adventure/attempt color=green',
  'chance/draw card=thornback-boar',
  'combat/stand',
  // At range it deals a wound, which Corbin dodges with 9 and 8; then he swings his axe, and the dice show 7 and 8.
  'combat/defend',
  'chance/roll dice=8,9',
  'combat/attack by=corbin-axebearer',
  'chance/roll dice=7,8',
  // It has no magic attack, so nobody rolls. It is wounded, not defeated: Corbin fights another round.
  'combat/defend-without-roll',
  'combat/stand',
  'combat/defend',
  'chance/roll dice=8,9',
  'combat/attack by=corbin-axebearer',
  'chance/roll dice=7,8',
];

let game: GameState = createGame({ players: [{ hero: 'corbin-axebearer' }], chance: 'manual' });

for (const code of evening) {
  const asked = decision(game);
  if (asked?.actor === 'chance') console.log(`The game asks: ${request(game)}  [${asked.rule}]`);
  console.log(`  > ${code}`);
  // `parseActionCode` reads what was typed; `apply` would say why, if it were not allowed.
  const action: Action = parseActionCode(code);
  game = apply(game, action);
}

const [corbin] = game.players;
console.log(
  `The boar is defeated. Corbin holds ${corbin?.gold} gold and ${corbin?.counters.green} green adventure counter.`,
);

/** What the game waits for, with the number of possible answers. */
function request(state: GameState): string {
  const asked = decision(state)?.request;
  const answers = chanceOutcomes(state).length;
  if (asked?.kind === 'roll') return `roll ${asked.count} ${asked.die} dice (${answers} different throws)`;
  if (asked?.kind === 'draw') return `draw a card from the ${asked.deck} deck (one of ${answers})`;
  return `pick one of ${answers}`;
}
