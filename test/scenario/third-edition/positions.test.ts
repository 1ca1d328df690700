import { describe, expect, it } from 'vitest';
import { type Scenario, startScenario } from '../../../src/scenario/third-edition/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';

/* What descriptions lay out, and where the game goes on from there. */

const rules = rulesetOf('corpse-king');
const { cards, decks } = rules.rules.content;
const first = (kind: string, deck = ''): string =>
  Object.values(cards).find(
    (card) => card.kind === kind && (deck === '' || ('deck' in card && card.deck === deck)),
  )?.id ?? '';
const enemy = first('enemy', 'combat');

const begun = (game: Partial<Scenario['game']>, given?: Scenario['given']) =>
  startScenario({ game: { scenario: 'corpse-king', players: 2, ...game }, ...(given && { given }) });
const waiting = ({ state }: ReturnType<typeof begun>): string => {
  const { kind = '', step = '' } = state.frames.at(-1) ?? {};
  return `${kind}/${step}`;
};

describe('what is left out is as at the beginning of a game', () => {
  it('the first free heroes stand where their cards say, with the gold that is printed there and no cards', () => {
    const { players, facedown, villain, markets, time } = begun({ players: [{}, { hero: 'corbin' }] }).state;
    expect(players.map(({ hero }) => hero)).toEqual(['elder-mok', 'corbin']);
    for (const { hero, hex, gold, hand, damage } of players) {
      const card = cards[hero];
      expect(card).toMatchObject({ kind: 'hero', gold });
      expect(rules.rules.content.board.placeOn[hex ?? '']?.kind).toBe(
        card?.kind === 'hero' ? card.start : '',
      );
      expect([hand, damage]).toEqual([[], 0]);
    }
    expect([facedown, villain, time]).toEqual([[], null, { space: 1, act: 1, over: false }]);
    expect(Object.values(markets).flat()).toEqual([]);
  });

  it('in Act 2 the villain stands where it is spawned (3e.villain.spawn)', () => {
    const { villain } = begun({ time: { act: 2 } }).state;
    expect(rules.rules.content.board.region['cursed-ruins']).toContain(villain);
  });

  it('with nothing going on the turn of the first player begins', () => {
    const { state, events } = begun({ first: 1 });
    expect(state.frames[1]).toMatchObject({ kind: 'turn', step: 'act', player: 1, actions: 3 });
    expect(events.map(({ type }) => type)).toEqual(['turn/began']);
  });
});

describe('what is going on', () => {
  it.each([
    ['a turn', { turn: { player: 1, step: 'act', actions: 1 } }, 'turn/act'],
    ['a move', { movement: { player: 0, dice: [4, 1] } }, 'move/spend'],
    ['a drawn enemy', { drawn: { player: 0, card: enemy } }, 'combat/cast-attacker'],
    ['a drawn event', { drawn: { player: 0, card: first('event') } }, 'event/choose'],
    ['a drawn quest', { drawn: { player: 0, card: first('quest') } }, 'turn/act'],
    ['a combat before anything', { combat: { player: 0, enemy, phase: 'engage' } }, 'combat/cast-attacker'],
    ['tokens about to be cast', { combat: { player: 0, enemy, phase: 'cast' } }, 'combat/cast-attacker'],
    ['combat actions', { combat: { player: 0, enemy, phase: 'act' } }, 'combat/act'],
    ['a retreat', { combat: { player: 0, enemy, phase: 'retreat' } }, 'combat/retreat'],
  ] satisfies [string, Scenario['given'], string][])('%s', (_, given, step) => {
    expect(waiting(begun({}, given))).toBe(step);
  });

  it('a hero without a place of its own is at a gem of the deck, which is facedown (3e.adventure.flip)', () => {
    const { state } = begun({}, { drawn: { player: 1, card: first('event', 'social') } });
    const { hex } = state.players[1] ?? {};
    expect(rules.rules.content.board.gems[hex ?? '']).toBe('social');
    expect(state.facedown).toEqual([hex]);
  });

  it('tokens that are not named lie in the pool with their first face up, those that are as they are said to', () => {
    const { state } = begun(
      { players: [{ hero: 'corbin' }, {}] },
      {
        combat: {
          player: 0,
          enemy,
          phase: 'act',
          round: 2,
          acting: 'foe',
          attacker: { tokens: { 'corbin-1': { face: 1 }, 'corbin-2': { at: 'spent' } }, passed: true },
          foe: { damage: 1 },
        },
      },
    );
    expect(state.frames.at(-1)).toMatchObject({
      round: 2,
      acting: 1,
      sides: [
        {
          player: 0,
          passed: true,
          tokens: [
            { id: 'corbin-1', face: 1, at: 'pool' },
            { id: 'corbin-2', face: 0, at: 'spent' },
            { id: 'corbin-3', face: 0, at: 'pool' },
          ],
        },
        { controller: 1, card: enemy, damage: 1 },
      ],
    });
  });

  it('nobody retreats from a villain (3e.villain.no-retreat), and two actions are left after engaging it', () => {
    const { state } = begun({ time: { act: 2 } }, { combat: { player: 0, enemy: 'vorakesh', phase: 'act' } });
    expect(state.frames.slice(1)).toMatchObject([{ actions: 2 }, { noRetreat: true, card: 'vorakesh' }]);
    expect(state.players[0]?.hex).toBe(state.villain);
  });

  it('the end of the last turn of a round goes on to the next round (3e.round.advance-time)', () => {
    const { state, events } = begun({ time: { space: 1 } }, { turn: { player: 1, step: 'end' } });
    expect(state.time.space).toBe(2);
    expect(events.map(({ type }) => type)).toContain('round/began');
  });

  it('the end of another turn goes on to the next player', () => {
    const { state } = begun({ players: 3 }, { turn: { player: 1, step: 'end' } });
    expect(state.frames[1]).toMatchObject({ kind: 'turn', player: 2 });
    expect(state.round).toBe(1);
  });
});

it('cards lie where they are put, and in no deck as well', () => {
  const [a = '', b = '', c = '', d = '', e = ''] = decks.skills ?? [];
  const [gear = '', other = ''] = decks.assets ?? [];
  const { state } = begun({
    players: [{ hand: [a], skills: [b], assets: [gear] }, {}],
    decks: { skills: { top: [c], bottom: [d] } },
    discards: { skills: [e] },
    markets: { tamalir: [other] },
    removed: [enemy],
  });
  expect(state.players[0]).toMatchObject({ hand: [a], skills: [b], assets: [gear] });
  expect(state.decks.skills).toMatchObject({ top: [c], bottom: [d] });
  expect(state.discards.skills).toEqual([e]);
  expect(state.markets.tamalir).toEqual([other]);
  const unseen = Object.values(state.decks).flatMap(({ pool }) => pool);
  for (const card of [a, b, c, d, e, gear, other, enemy]) expect(unseen).not.toContain(card);
});

it('a seed settles what chance is asked; without one the game waits for it', () => {
  const given = { drawn: { player: 0, card: enemy } } as const;
  expect(waiting(begun({ seed: 3 }, given))).toBe('combat/act');
  expect(begun({ seed: 3 }, given).state).toEqual(begun({ seed: 3 }, given).state);
  expect(rules.decision(begun({}, given).state)?.actor).toBe('chance');
});
