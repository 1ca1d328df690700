import { describe, expect, it } from 'vitest';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';
import {
  bundledModules,
  type ContentPack,
  composeRuleset,
  riseOfTheDragonLords,
} from '../../../../src/second-edition/index.js';
import { ID } from './storms.js';

/* What cards do for a Challenge that several Heroes have defeated together. */

const trophy = (id: string) =>
  ({
    kind: 'item',
    id,
    name: id,
    source: 'original',
    cost: 1,
    class: 'gear',
    type: 'trophy',
    use: 'always',
    abilities: [
      {
        on: 'challenge-defeated',
        do: [
          {
            do: 'choose',
            options: [
              { id: 'boast', label: 'Boast', do: [{ do: 'gain-gold', amount: 5 }] },
              { id: 'be-silent', label: 'Be silent', do: [] },
            ],
          },
        ],
      },
    ],
  }) as const;
const pack: ContentPack = { id: 'trophies', name: 'Trophies', market: [trophy('antlers'), trophy('fangs')] };
const scions = bundledModules[ID] ?? expect.unreachable();
const ruleset = composeRuleset([scions], [riseOfTheDragonLords, pack]);

/** Both Heroes have struck, and the second one's blow fells it. */
function felled() {
  let state = fromScenario(
    {
      game: {
        players: [
          { hero: 'mordrog', space: 'h0707', gold: 0, items: ['antlers'] },
          { hero: 'corbin-axebearer', space: 'h0511', gold: 0, items: ['fangs'] },
        ],
        with: { [ID]: { counter: 8 } },
      },
      given: { turn: { player: 0, step: 'adventure' } },
    },
    ruleset,
  );
  const play = (code: string) => {
    state = ruleset.apply(state, ruleset.parseActionCode(code));
  };
  const fighting = () => state.frames.some(({ kind }) => kind === 'combat');
  play('chance/draw card=drift-of-sodden-dead');
  play('combat/stand');
  play('combat/stand');
  while (fighting() && ruleset.decision(state)?.kind !== 'effects/choose') {
    const legal = ruleset.legalActions(state).filter(({ type }) => type !== 'card/discard');
    const attack = legal.find(({ type }) => type === 'combat/attack' || type === 'combat/stand');
    if (attack) state = ruleset.apply(state, attack);
    else play('chance/roll dice=10,10');
  }
  return state;
}

describe('a victory of several Heroes', () => {
  it('asks each of them what its card asks, from a save too (va50.storm-challenge.together)', () => {
    let state = felled();
    for (const player of [0, 1]) {
      expect(ruleset.decision(state)).toMatchObject({ actor: player, kind: 'effects/choose' });
      expect(ruleset.parseState(JSON.stringify(state))).toEqual(state);
      state = ruleset.apply(state, { type: 'effect/choose', choice: 'boast' });
    }
    expect(state.players.map(({ gold }) => gold)).toEqual([7, 7]);
  });
});
