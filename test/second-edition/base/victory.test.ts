import { describe, expect, it } from 'vitest';
import { brokenInvariants, composeRuleset, decision, outcome } from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { type ChallengeCard, riseOfTheDragonLords, rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

const { content } = rulesetOf([]).rules;
const challenges = Object.values(content.cards).filter(
  (card): card is ChallengeCard => card.kind === 'challenge',
);
const runes = challenges.filter((card) => card.rune === true).map(({ id }) => id);
const [first = '', second = '', third = ''] = runes;
const margath = 'high-lord-margath';
const varikas = 'varikas-the-dead';
/** A space of nothing but plains. */
const bare = 'h1008';

type Player = Exclude<Scenario['game']['players'], number>[number];
const varikasCard = content.cards[varikas];
const meleeDamage = varikasCard?.kind === 'hero' ? varikasCard.body.damage : Number.NaN;
const lifeOf = (id: string): number => challenges.find((card) => card.id === id)?.life ?? Number.NaN;

/** Varikas needs one more hit to defeat a red Challenge, on the space of a red counter. */
const lastHit = (
  challenge: string,
  hero: Player = {},
  others: Player[] = [{}],
  from: 'deck' | 'track' = 'deck',
) =>
  Table.of({
    game: {
      players: [{ hero: varikas, space: 'h0101', ...hero }, ...others],
      ...(from === 'track' ? { track: [{ card: challenge, space: 'h0101' }] } : {}),
    },
    given: {
      combat: { hero: 0, challenge, phase: 'melee', from, wounds: lifeOf(challenge) - 1 },
    },
  }).play(`combat/attack by=${varikas}`);

/** Nothing is left to decide, and whatever is tried is refused for the rule that ended the game. */
function expectOver(table: Table, rule: '2e.game.win-margath' | '2e.game.win-runes') {
  expect(decision(table.state)).toBeNull();
  expect(table.legal()).toEqual([]);
  expect(table.state.frames).toEqual([]);
  for (const code of ['experience/done', 'combat/stand', 'move/stay', 'chance/roll dice=1,1'])
    table.refuses(code, rule);
  expect(brokenInvariants(table.state)).toEqual([]);
}

describe('High Lord Margath', () => {
  it.each(['deck', 'track'] as const)('2e.game.win-margath: who defeats him wins, met on the %s', (from) => {
    const table = lastHit(margath, {}, [{}, {}], from).roll(10, 10);
    expect(outcome(table.state)).toMatchObject({ winners: [0], how: margath, rule: '2e.game.win-margath' });
    expect(table.happened('game/won')).toEqual([
      {
        type: 'game/won',
        player: 0,
        how: margath,
        winners: [0],
        ranking: [[0], [1], [2]],
        rule: '2e.game.win-margath',
      },
    ]);
    expectOver(table, '2e.game.win-margath');
  });

  it('2e.game.win-margath: a hit that leaves him a Life, an escape and a knockout do not win', () => {
    const hit = Table.of({
      game: { players: [{ hero: varikas, space: bare }, {}] },
      given: {
        combat: { hero: 0, challenge: margath, phase: 'melee', wounds: lifeOf(margath) - meleeDamage - 1 },
      },
    })
      .play(`combat/attack by=${varikas}`)
      .roll(10, 10);
    expect(outcome(hit.state)).toBeNull();
    const knockedOut = lastHit(margath, { wounds: 4 }).roll(1, 1);
    expect(knockedOut.happened('hero/knocked-out')).toHaveLength(1);
    expect(outcome(knockedOut.state)).toBeNull();
    const fled = Table.of({
      game: { players: [{ hero: varikas, space: bare }, {}] },
      given: { combat: { hero: 0, challenge: margath, phase: 'escape' } },
    })
      .play('combat/escape')
      .roll(10, 10);
    expect(fled.happened('hero/escaped')).toHaveLength(1);
    expect(outcome(fled.state)).toBeNull();
  });

  it('2e.game.win-margath: no other Challenge wins by itself', () => {
    expect(challenges.filter((card) => card.victory === true).map(({ id }) => id)).toEqual([margath]);
    for (const other of challenges.filter((card) => card.color === 'red' && card.id !== margath)) {
      const table = lastHit(other.id).roll(10, 10);
      if (table.legal().includes('roll/accept')) table.play('roll/accept');
      expect(table.happened('challenge/defeated'), other.id).toHaveLength(1);
      expect(outcome(table.state)).toBeNull();
    }
  });
});

describe('Dragon Runes', () => {
  it('2e.game.win-runes: the third one wins, the second does not', () => {
    const two = lastHit(second, { kept: [first] }).roll(10, 10);
    expect(outcome(two.state)).toBeNull();
    expect(two.player(0).kept).toEqual([first, second]);

    const three = lastHit(third, { kept: [first, second] }).roll(10, 10);
    expect(outcome(three.state)).toMatchObject({
      winners: [0],
      how: 'dragon-runes',
      rule: '2e.game.win-runes',
    });
    expect(three.player(0).kept).toEqual([first, second, third]);
    expectOver(three, '2e.game.win-runes');
  });

  it('2e.game.win-runes: cards kept for another effect are no Dragon Runes', () => {
    const skeleton = 'skeleton-of-margath';
    expect(runes).not.toContain(skeleton);
    const table = lastHit(skeleton, { kept: [first, second] }).roll(10, 10);
    expect(table.player(0).kept).toContain(skeleton);
    expect(outcome(table.state)).toBeNull();
    expect(lastHit(second, { kept: [first, skeleton] }).roll(10, 10).state.outcome).toBeNull();
  });

  it('2e.game.win-runes: other players’ runes do not count', () => {
    const table = lastHit(third, { kept: [first] }, [{ kept: [second] }]).roll(10, 10);
    expect(outcome(table.state)).toBeNull();
  });

  it('2e.game.win-runes, 2e.game.first-wins: a rune won from another Hero counts, before the loser is knocked out', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: varikas, space: bare, kept: [first, second] },
          { hero: 'mordrog', space: bare, wounds: 4, gold: 7, kept: [third] },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    }).play(`combat/attack by=${varikas}`);
    // The defender rolls first, then the attacker.
    table.roll(1, 1).roll(10, 10);
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'spoils/take' });
    expect(outcome(table.state)).toBeNull();
    table.play(`spoils/take-card card=${third}`);
    expect(outcome(table.state)).toMatchObject({ winners: [0], rule: '2e.game.win-runes' });
    expect(table.player(1)).toMatchObject({ gold: 7, kept: [], hero: { space: bare } });
    expect(table.happened('gold/lost')).toEqual([]);
    expect(table.state.frames).toEqual([]);
  });

  it('2e.game.first-wins: it may be in another player’s turn', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: bare, wounds: 4, kept: [third] },
          { hero: varikas, space: bare, kept: [first, second] },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    }).play('combat/attack by=mordrog');
    table.roll(10, 10).roll(1, 1);
    table.play(`spoils/take-card card=${third}`);
    expect(outcome(table.state)).toMatchObject({ winners: [1], ranking: [[1], [0]] });
  });
});

describe('the end of the game', () => {
  it('2e.game.first-wins: at that very moment, in the middle of the reward', () => {
    const reward = challenges.find(({ id }) => id === third)?.reward ?? [];
    expect(reward.map((effect) => effect.do)).toEqual(['take-card', 'gain-gold']);
    const table = lastHit(third, { kept: [first, second], gold: 1 }).roll(10, 10);
    // Neither the gold behind the card nor the adventure counter is taken any more.
    expect(table.player(0).gold).toBe(1);
    expect(table.player(0).counters.red).toBe(0);
    expect(table.state.counters.red).toContain('h0101');
    expect(table.events.at(-1)).toMatchObject({ type: 'game/won' });
  });

  it('2e.game.first-wins: one winner; the others follow by runes, then by experience', () => {
    const table = lastHit(margath, {}, [
      { experience: { mind: 3 } },
      { kept: [first] },
      { experience: { mind: 1, life: 3 } },
      {},
    ]).roll(10, 10);
    expect(outcome(table.state)).toEqual({
      winners: [0],
      ranking: [[0], [2], [3], [1], [4]],
      how: margath,
      rule: '2e.game.win-margath',
    });
  });

  it('2e.game.object-by-adventure, 2e.game.adventure-determines-objective: another adventure sets another goal and other cards', () => {
    const goal: ChallengeCard = {
      kind: 'challenge',
      id: 'king-of-the-geese',
      name: 'King of the Geese',
      source: 'original',
      color: 'green',
      life: 1,
      mind: { value: 5, damage: 0 },
      body: { value: 5, damage: 1 },
      spirit: { value: 5, damage: 0 },
      victory: true,
    };
    const geese = {
      ...riseOfTheDragonLords,
      id: 'the-goose-war',
      adventures: [goal, ...(riseOfTheDragonLords.adventures ?? []).filter((card) => card.color !== 'green')],
    };
    const ruleset = composeRuleset([], [geese]);
    let state = fromScenario(
      {
        game: { players: [{ hero: varikas, space: bare }, {}], counters: { [bare]: ['green'] } },
        given: { turn: { player: 0, step: 'adventure' } },
      },
      ruleset,
    );
    const play = (code: string) => {
      state = ruleset.apply(state, ruleset.parseActionCode(code));
    };
    play('adventure/attempt color=green');
    // The one green card of this adventure is all there is to meet.
    if (ruleset.decision(state)?.actor === 'chance') {
      expect(ruleset.chanceOutcomes(state)).toEqual([
        { action: { type: 'chance/draw', card: goal.id }, probability: 1 },
      ]);
      play(`chance/draw card=${goal.id}`);
    }
    for (const code of [
      'combat/begin',
      'combat/stand',
      `combat/attack by=${varikas}`,
      'chance/roll dice=10,10',
    ])
      play(code);
    expect(ruleset.outcome(state)).toMatchObject({ winners: [0], how: goal.id });
    // In the bundled adventure nobody has heard of it.
    expect(content.cards).not.toHaveProperty(goal.id);
  });
});
