import { type Action, actionCode, composeRuleset, InvalidSaveError } from 'runebound-engine';
import { tryRules } from 'runebound-engine/conformance';
import { playGame } from 'runebound-engine/third-edition/bots';
import { inspection } from 'runebound-engine/third-edition/rules';
import { fromScenario, type Scenario } from 'runebound-engine/third-edition/scenario';
import { checkCatalogue, wordKeys, wordsOf } from 'runebound-engine/third-edition/words';
import { describe, expect, it } from 'vitest';
import { emberWatch } from '../src/index.js';

const scenario = 'corpse-king';
const ruleset = composeRuleset({ edition: 'third-edition', scenario, modules: [emberWatch] });

/** A hex of plains, without a place. */
const wilds = 'h0609';

/** Corbin at the end of a turn. */
const evening = (more: { embers?: number[]; damage?: number; hex?: string } = {}): Scenario => ({
  game: {
    scenario,
    modules: ['ember-watch'],
    players: [
      { hero: 'corbin', hex: more.hex ?? wilds, damage: more.damage ?? 0 },
      { hero: 'lyssa', hex: 'tamalir' },
    ],
    with: { 'ember-watch': { embers: more.embers ?? [0, 0] } },
  },
  given: { turn: { player: 0, step: 'end' } },
});

const at = (described: Scenario) => fromScenario(described, ruleset);
type State = ReturnType<typeof at>;
const legal = (state: State): string[] => ruleset.legalActions(state).map(actionCode);

function play(state: State, ...codes: string[]) {
  const seen: string[] = [];
  let now = state;
  for (const code of codes) {
    const { state: next, events } = ruleset.transition(now, ruleset.parseActionCode(code, now));
    seen.push(...events.map(({ type }) => type));
    now = next;
  }
  return { state: now, seen };
}

describe('a night', () => {
  it('house.ember-watch.night: any face but a wild gives an ember', () => {
    const before = at(evening());
    expect(ruleset.decision(before)).toMatchObject({ kind: 'ember-watch/ask', actor: 0 });
    expect(legal(before)).toEqual(['ember-watch/keep', 'ember-watch/sleep']);
    const { state, seen } = play(before, 'ember-watch/keep', 'chance/roll dice=1');
    expect(state.ext['ember-watch']).toEqual({ embers: [1, 0] });
    expect(seen).toContain('ember-watch/kept');
    expect(ruleset.decision(state)?.actor).toBe(1);
  });

  it('house.ember-watch.night: a wild hurts', () => {
    const { state, seen } = play(at(evening()), 'ember-watch/keep', 'chance/roll dice=6');
    expect(state.ext['ember-watch']).toEqual({ embers: [0, 0] });
    expect(state.players[0]?.damage).toBe(1);
    expect(seen).toEqual(expect.arrayContaining(['ember-watch/kept', 'damage/suffered']));
  });

  it('house.ember-watch.night: a hero may sleep, and in a city, or with three embers, it does', () => {
    expect(play(at(evening()), 'ember-watch/sleep').seen[0]).toBe('ember-watch/passed');
    for (const elsewhere of [{ hex: 'forge' }, { embers: [3, 0] }])
      expect(legal(at(evening(elsewhere)))).not.toContain('ember-watch/keep');
    const morning = at({ ...evening(), given: { turn: { player: 0, step: 'act' } } });
    const ruling = ruleset.explain(morning, { type: 'ember-watch/keep' });
    expect(ruling.rules[0]).toMatchObject({ id: 'house.ember-watch.night', document: 'ember-watch' });
  });
});

it('house.ember-watch.rest: each ember heals 1 more damage', () => {
  const resting = (embers: number[]) =>
    at({ ...evening({ embers, damage: 5 }), given: { turn: { player: 0, step: 'act' } } });
  const codes = ['rest', 'chance/roll dice=1,1,1,1,1', 'rest/heal'];
  const [without, withTwo] = [
    [0, 0],
    [2, 0],
  ].map((embers) => play(resting(embers), ...codes).state.players[0]?.damage);
  expect(withTwo).toBe(Math.max(0, Number(without) - 2));
});

it('Banked Fire is a skill of the deck and pays its hero after a rest', () => {
  expect(ruleset.rules.content.decks.skills).toContain('banked-fire');
  const described = evening({ hex: 'tamalir', damage: 3 });
  const [corbin, lyssa] = described.game.players as object[];
  const players = [{ ...corbin, gold: 2, skills: ['banked-fire'] }, lyssa] as Scenario['game']['players'];
  const state = at({ game: { ...described.game, players }, given: { turn: { player: 0, step: 'act' } } });
  expect(play(state, 'rest').state.players[0]?.gold).toBe(3);
});

describe('a game with the Ember Watch', () => {
  it('is saved and opened again in the middle of a night; what cannot be is refused', () => {
    const state = at(evening());
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
    const broken = (change: object) => () => ruleset.parseState(JSON.stringify({ ...state, ...change }));
    for (const embers of [null, [0], [4, 0], ['x', 0], [0, 0, 0]])
      expect(broken({ ext: { 'ember-watch': { embers } } }), JSON.stringify(embers)).toThrow(
        InvalidSaveError,
      );
    const frames = (change: object) => [
      ...state.frames.slice(0, -1),
      { ...(state.frames.at(-1) as object), ...change },
    ];
    expect(broken({ frames: frames({}) })).not.toThrow();
    for (const change of [{ player: 1 }, { player: 'x' }, { step: 'noon' }, { more: true }])
      expect(broken({ frames: frames(change) }), JSON.stringify(change)).toThrow(InvalidSaveError);
  });

  it('shows its embers to screens', () => {
    expect(ruleset.ask(at(evening({ embers: [2, 1] })), inspection).modules).toEqual({
      'ember-watch': { embers: [2, 1] },
    });
  });

  it('has words for all that is new', () => {
    const mine = wordKeys([ruleset]).filter(({ key }) => /ember|the night/.test(key));
    expect(mine.length).toBeGreaterThan(6);
    expect(mine.filter(({ key, english }) => english === null && !key.endsWith('.short'))).toEqual([]);
    const messages = Object.fromEntries(
      mine.flatMap(({ key, english }) => (english === null ? [] : [[key, english]])),
    );
    const { malformed, unknown } = checkCatalogue({ locale: 'en', messages }, [ruleset]);
    expect([...malformed, ...unknown]).toEqual([]);
    const words = wordsOf(ruleset, { players: ['Ann', 'Bo'] });
    const told = { type: 'ember-watch/kept', player: 0, die: 1, embers: 2, rule: 'house.ember-watch.night' };
    expect(words.describe(told as Parameters<typeof words.describe>[0])).toBe(
      'Ann watches over a fire and has 2 embers now.',
    );
  });

  it('keeps what is promised of all rules', { timeout: 120_000 }, () => {
    const { broken, taken } = tryRules(ruleset, { games: 3, actions: 120 });
    expect(broken).toEqual([]);
    expect(taken['ember-watch/keep']).toBeGreaterThan(0);
  });

  it('is played by bots', { timeout: 120_000 }, () => {
    const taken = new Set<string>();
    const { rounds, state } = playGame({
      players: 2,
      seed: 'embers',
      ruleset,
      maxRounds: 8,
      onAction: ({ type }: Action<'third-edition'>) => {
        taken.add(type);
      },
    });
    expect(rounds).toBe(8);
    expect([...taken]).toContain('ember-watch/keep');
    expect(ruleset.brokenInvariants(state)).toEqual([]);
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
  });
});
