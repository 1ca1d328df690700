import { describe, expect, it } from 'vitest';
import { dangers } from '../../src/bots/second-edition/hazards.js';
import { playGame } from '../../src/bots/second-edition/index.js';
import { tableOf } from '../../src/bots/second-edition/table.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* Travel hazards: an adventure in the wild that nobody chose, without reward and without escape. */

const hero: ScenarioPlayer = {
  hero: 'battlemage-jaes',
  space: 'h0412',
  experience: { mind: 2, body: 2, spirit: 1 },
};

const positionOf = (modules: readonly string[], others: readonly ScenarioPlayer[] = []) =>
  fromScenario({
    game: { modules, players: [hero, ...others], seed: 1 } as never,
    given: { turn: { player: 0, step: 'start' } },
  });

/** The last space that a lone Hero enters in its first turn, with the same dice. */
function endOfWalk(...modules: string[]): string | undefined {
  const { actions } = playGame({ from: positionOf(modules), seed: 1, modules, maxTurns: 1 });
  return actions.flatMap((action) => (action.type === 'move/step' ? action.to : [])).at(-1);
}

/** What each space risks for the first of the players. */
function risks(modules: readonly string[], others?: readonly ScenarioPlayer[]): (space: string) => number {
  const g = tableOf(rulesetOf(modules), positionOf(modules, others) as never);
  return dangers(g, 0);
}

const [river, plains, town, jewel] = ['h0310', 'h0408', 'h0206', 'h0303'];

describe('a sensible player, where travel hazards threaten', () => {
  it('ends a walk on plains, which stand on more dice, where it would have gone to a river', () => {
    expect(endOfWalk('doom-track')).toBe(river);
    expect(endOfWalk('doom-track', 'travel-hazards')).toBe(plains);
  });

  it.each([[['doom-track', 'travel-hazards']], [['advanced-runebound']]])(
    'with %j risks less on plains than on a river, and nothing in a town, at a counter or beside another Hero (2e.travel-hazards.when)',
    (modules) => {
      const risk = risks(modules);
      expect(risk(plains)).toBeGreaterThan(0);
      expect(risk(river)).toBeGreaterThan(risk(plains));
      expect([town, jewel].map(risk)).toEqual([0, 0]);
      expect(risks(modules, [{ hero: 'corbin-axebearer', space: river }])(river)).toBe(0);
    },
  );

  it('risks nothing anywhere in a game without hazards', () => {
    expect([river, plains].map(risks(['doom-track']))).toEqual([0, 0]);
  });

  it('risks more with a doom track, as a hazard brings the Endgame nearer, won or not', () => {
    const [tracked, plain] = [['doom-track', 'travel-hazards'], ['travel-hazards']].map((modules) =>
      risks(modules)(river),
    );
    expect(tracked).toBeGreaterThan(plain ?? Number.POSITIVE_INFINITY);
  });
});
