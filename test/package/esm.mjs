// What is shipped works: the built package, imported by its name as ESM.
import assert from 'node:assert/strict';
import {
  actionCode,
  apply,
  composeRuleset,
  createGame,
  explain,
  hashState,
  legalActions,
  override,
  parseState,
  rule,
  serialize,
  simulate,
} from 'runebound-engine';
import { playGame } from 'runebound-engine/bots';
import { readVectors, runVector } from 'runebound-engine/conformance';
import { fromScenario } from 'runebound-engine/scenario';
import { allyLimit } from 'runebound-engine/second-edition/rules';
import { playouts } from 'runebound-engine/threads';

let game = createGame({ players: 2, seed: 'esm' });
for (let i = 0; i < 200 && !game.outcome; i++) game = apply(game, legalActions(game)[0]);
assert.equal(hashState(parseState(serialize(game))), hashState(game));
assert.equal(explain(game, { type: 'nothing' }).legal, false);
assert.equal(rule('2e.escape.fail').kind, 'rule');
assert.ok(simulate(game, { seed: 1 }).legalActions().length > 0);
const fight = fromScenario({
  game: { players: [{ hero: 'varikas-the-dead' }] },
  given: { combat: { hero: 0, challenge: 'brood-of-the-bloodmother', phase: 'escape' } },
});
assert.ok(legalActions(fight).map(actionCode).includes('combat/escape'));
assert.ok(playGame({ players: 2, seed: 3, maxTurns: 4 }).turns > 0);
const [vector] = readVectors({
  id: '2e.game.players/seven',
  title: 'Seven players are too many',
  rules: ['2e.game.players'],
  create: { players: 7 },
  refused: { rule: '2e.game.players' },
});
assert.equal(runVector(vector).status, 'pass');
// A module from outside overrides the very hook that the rules ask.
const crowd = { id: 'crowd', title: 'Crowd', overrides: [override(allyLimit, () => () => 3)] };
const allies = ['hedge-healer', 'gravewarden', 'loyal-hound'];
assert.ok(fromScenario({ game: { players: [{ allies }] } }, composeRuleset([crowd])));
// Workers find their file in the package, and play what the calling thread plays.
const playedBy = (threads) =>
  playouts([game], { count: 6, most: 50, seed: 'esm', keep: 'state', threads }).all();
assert.deepEqual(await playedBy(2), await playedBy(0));
console.log('the ESM build works');
