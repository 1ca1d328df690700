// What is shipped works: the built package, required by its name as CommonJS.
const assert = require('node:assert/strict');
const { apply, createGame, legalActions, IllegalActionError } = require('runebound-engine');
const { Game } = require('runebound-engine/kernel');
const { hexId } = require('runebound-engine/hex');
const { riseOfTheDragonLords, checkContent } = require('runebound-engine/second-edition');

let game = createGame({ players: 3, seed: 'cjs' });
for (let i = 0; i < 200 && !game.outcome; i++) game = apply(game, legalActions(game)[0]);
assert.throws(() => apply(game, { type: 'nonsense' }), IllegalActionError);
assert.equal(typeof Game, 'function');
assert.equal(hexId(7, 14), 'h0714');
assert.deepEqual(checkContent(riseOfTheDragonLords), []);
console.log('the CommonJS build works');
