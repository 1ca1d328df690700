/*
 * Ask why an action is not legal: npx tsx examples/ask-why.ts
 *
 * `explain` judges any value, and returns the rules that decide. It never throws.
 *
 * It imports the package by its name, as a program of your own does.
 */
import { apply, createGame, explain, legalActions } from 'runebound-engine';

const start = createGame({ players: [{ hero: 'mordrog' }, { hero: 'red-scorpion' }], seed: 'why' });

/** Actions to try in the first Movement step of a game. */
const attempts: readonly [string, unknown][] = [
  ['I roll all five dice.', { type: 'move/roll', dice: 5 }],
  ['I roll two dice, but I do not want to rest.', { type: 'move/roll', dice: 2 }],
  ['I roll six dice!', { type: 'move/roll', dice: 6 }],
  ['I walk straight to Forge.', { type: 'move/adjacent', to: 'h1203' }],
  ['I buy that sword.', { type: 'market/buy', card: 'vynelvale-longsword' }],
  ['I attack.', { type: 'combat/attack', by: 'mordrog' }],
  ['I tell the dice.', { type: 'chance/roll', dice: [6, 6, 6, 6, 6] }],
  ['I do a somersault.', { type: 'hero/somersault' }],
];

for (const [words, action] of attempts) {
  const { legal, reason, rules } = explain(start, action);
  console.log(`"${words}" ${legal ? 'Yes.' : 'No.'} ${reason}`);
  for (const { id, text } of rules) console.log(`    ${id}: ${text}`);
}

// The same question a moment later may have another answer.
const later = apply(start, legalActions(start)[0] ?? { type: 'move/stay' });
const again = explain(later, { type: 'move/roll', dice: 5 });
console.log(
  `After rolling, "I roll all five dice." ${again.legal ? 'Yes.' : 'No.'} The game waits for ${again.waiting?.kind}.`,
);
