import { describe, expect, it } from 'vitest';
import { apply } from '../../../src/index.js';
import { fromScenario, type Scenario, scenarioProblems } from '../../../src/scenario/third-edition/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';

/* Positions in the midst of a combat between heroes, of a story and of a turn: as play leaves them, or refused. */

const { cards, decks } = rulesetOf('corpse-king').rules.content;
const duel: Scenario['game'] = {
  scenario: 'corpse-king',
  players: [
    { hero: 'corbin', hex: 'h0610' },
    { hero: 'elder-mok', hex: 'h0610' },
  ],
};
const framesOf = ({ frames }: ReturnType<typeof fromScenario>) => frames.map(({ result, ...frame }) => frame);
const problems = (game: object, given?: object) =>
  scenarioProblems({ game: { ...duel, ...game }, ...(given && { given }) }).map(({ path, rule }) =>
    `${path} ${rule ?? ''}`.trim(),
  );

describe('heroes against heroes', () => {
  it('3e.pvp.combat: a described combat stands on the frames of a played one', () => {
    const turn = fromScenario({ game: duel, given: { turn: { player: 0, step: 'act' } } });
    const played = apply(turn, { type: 'ability/act', card: 'corbin', ability: 'bounty-hunter' });
    const described = fromScenario({
      game: duel,
      given: { combat: { player: 0, against: 1, phase: 'engage' } },
    });
    expect(framesOf(described)).toEqual(framesOf(played as typeof described));
    expect(described.players[0]?.used).toEqual(played.players[0]?.used);
  });

  it.each([
    ['no hero against itself', { player: 0, against: 0 }, 'given/combat/against 3e.combat.combatants'],
    ['an enemy and a hero at once', { player: 0, against: 1, enemy: 'x' }, 'given/combat'],
    ['nobody at all', { player: 0 }, 'given/combat'],
    [
      'damage of a hero in the combat',
      { player: 0, against: 1, foe: { damage: 1 } },
      'given/combat/foe/damage 3e.damage.tokens',
    ],
  ])('refuses %s', (_, combat, said) => {
    expect(problems({}, { combat: { ...combat, phase: 'cast' } })).toEqual([said]);
  });
});

describe('what was used in the turn', () => {
  const enemy = decks.combat?.find((id) => cards[id]?.kind === 'enemy') ?? '';

  it.each([
    ['a combat', { combat: { player: 0, enemy, phase: 'cast' } }],
    ['a drawn card', { drawn: { player: 0, card: enemy } }],
    ['a move', { movement: { player: 0, dice: [1] } }],
  ])('is said of %s, and noted in the turn', (_, given) => {
    const [name = ''] = Object.keys(given);
    const said = (used: string[]) => ({
      game: { ...duel, players: [{ hero: 'corbin' }, {}] },
      given: { [name]: { ...Object.values(given)[0], used } },
    });
    const { frames } = fromScenario(said(['corbin/bounty-hunter']) as unknown as Scenario);
    expect(frames[1]).toMatchObject({ kind: 'turn', used: ['corbin/bounty-hunter'] });
    expect(scenarioProblems(said(['corbin/dance'])).map(({ path }) => path)).toEqual([
      `given/${name}/used/0`,
    ]);
  });
});

describe('an empty deck', () => {
  it('has all its cards in its discard pile, below those that are said to lie there', () => {
    const [top = ''] = decks.combat ?? [];
    const state = fromScenario({
      game: { ...duel, decks: { combat: 'empty' }, discards: { combat: [top] } },
    });
    expect(state.decks.combat).toMatchObject({ top: [], pool: [], bottom: [] });
    expect(state.discards.combat).toHaveLength(decks.combat?.length ?? 0);
    expect(state.discards.combat?.at(-1)).toBe(top);
  });
});

describe('3e.story.draw', () => {
  const [card = ''] = decks.story ?? [];

  it('the first player has drawn a story card, after everybody had a turn', () => {
    const { frames, revealed } = fromScenario({
      game: { ...duel, first: 1, time: { space: 3 } },
      given: { drawn: { player: 1, card } },
    });
    expect(frames[0]).toMatchObject({ kind: 'game', played: [1, 0] });
    expect(frames[1]).toMatchObject({ kind: 'story', player: 1, card });
    expect(revealed).toEqual([card]);
    expect(problems({ first: 1, time: { space: 3 } }, { drawn: { player: 0, card } })).toEqual([
      'given/drawn/player 3e.story.draw',
    ]);
  });
});
