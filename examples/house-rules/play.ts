/*
 * Three house rules in force together with variants of the rulebook.
 * Run it with `npx tsx examples/house-rules/play.ts`.
 */
import { type Action, composeRuleset } from 'runebound-engine';
import { playGame } from 'runebound-engine/bots';
import { fromScenario } from 'runebound-engine/scenario';
import { travelHazards } from 'runebound-engine/second-edition/travel-hazards';
import { itemLimits } from 'runebound-engine/second-edition/variants';
import { bribes, campFires, largerCompanies } from './index.js';

// Composing checks that the modules go together; the ruleset has all the functions that the package itself has.
const ruleset = composeRuleset([itemLimits, travelHazards, largerCompanies, bribes, campFires]);
console.log(`In force: ${ruleset.rules.moduleIds.join(', ')}.`);

// A position in which the new action can be tried.
const cornered = fromScenario(
  {
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0714', gold: 9, exhaustion: 1 }] },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
  },
  ruleset,
);
const bribe = ruleset.parseActionCode('house/bribe');
const ruling = ruleset.explain(cornered, bribe);
console.log(`"I pay the ogre." ${ruling.legal ? 'Yes' : 'No'}: ${ruling.rules[0]?.text}`);
const { state, events } = ruleset.transition(cornered, bribe);
for (const event of events) console.log(`  ${event.type} [${event.rule}]`);
console.log(`Varikas has ${state.players[0]?.gold} gold left.`);

const poor = { ...cornered, players: cornered.players.map((p) => ({ ...p, gold: 3 })) };
console.log(`With 3 gold: ${ruleset.explain(poor, bribe).reason}`);

// Bots ask the rules. They try actions that they do not know at random.
const fires: Action[] = [];
const { outcome, turns } = playGame({
  players: 3,
  seed: 'house',
  ruleset,
  onAction: (action) => {
    if ((action.type as string) === 'house/camp') fires.push(action);
  },
});
console.log(
  `A game of three: ${outcome?.how ?? 'nobody won'} after ${turns} turns, with ${fires.length > 0 ? 'camp fires' : 'no camp fire'}.`,
);
