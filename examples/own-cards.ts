/*
 * Playing with cards of your own: a pack that adds a Hero, a Challenge and an Item to the game.
 * Run it with `npx tsx examples/own-cards.ts`.
 */
import { readFileSync } from 'node:fs';
import { actionCode, composeRuleset } from 'runebound-engine';
import { riseOfTheDragonLords } from 'runebound-engine/second-edition';
import { assertContent } from 'runebound-engine/second-edition/content-checks';

const file = new URL('./content/ashen-roads.json', import.meta.url);

// A pack from outside is checked first: each problem is reported, card by card.
const pack = assertContent(JSON.parse(readFileSync(file, 'utf8')));

// Rules and content together are a ruleset: it has all the functions that the package itself has.
const { createGame, legalActions, apply, transition, rules } = composeRuleset(
  [],
  [riseOfTheDragonLords, pack],
);
console.log(
  `${rules.content.heroes.length} Heroes, ${rules.content.decks.green.length} green adventure cards, ${rules.content.decks.market.length} market cards.`,
);

// Ilse of the Ashen Roads takes one step, and one step further with her ability, after moving.
let game = createGame({ players: [{ hero: 'ilse-of-the-ashen-roads' }], seed: 'ashen' });
const first = legalActions(game).find((action) => action.type === 'move/adjacent');
if (first) game = apply(game, first);

const further = legalActions(game).find((action) => action.type === 'ability/use');
if (further) {
  const { events } = transition(game, further);
  console.log(`> ${actionCode(further)}`);
  for (const event of events) console.log(`  ${event.type} [${event.rule}]`);
}
