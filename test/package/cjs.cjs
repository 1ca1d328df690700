// What is shipped works: the built package, required by its name as CommonJS.
const assert = require('node:assert/strict');
const {
  apply,
  composeRuleset,
  createGame,
  legalActions,
  IllegalActionError,
  override,
} = require('runebound-engine');
const { Game } = require('runebound-engine/kernel');
const { hexId } = require('runebound-engine/hex');
const { riseOfTheDragonLords } = require('runebound-engine/second-edition');
const { checkContent } = require('runebound-engine/second-edition/content-checks');
const { allyLimit } = require('runebound-engine/second-edition/rules');

let game = createGame({ players: 3, seed: 'cjs' });
for (let i = 0; i < 200 && !game.outcome; i++) game = apply(game, legalActions(game)[0]);
assert.throws(() => apply(game, { type: 'nonsense' }), IllegalActionError);
assert.equal(typeof Game, 'function');
assert.equal(hexId(7, 14), 'h0714');
assert.deepEqual(checkContent(riseOfTheDragonLords), []);
// A module from outside overrides the very hook that the rules ask.
const { rules } = composeRuleset([
  { id: 'crowd', title: 'Crowd', overrides: [override(allyLimit, () => () => 3)] },
]);
assert.equal(allyLimit(new Game(rules, game), 0), 3);
console.log('the CommonJS build works');
