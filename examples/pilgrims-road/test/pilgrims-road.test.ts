import {
  type Action,
  actionCode,
  composeRuleset,
  defineModule,
  InvalidSaveError,
  override,
} from 'runebound-engine';
import { playGame } from 'runebound-engine/bots';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { inspection } from 'runebound-engine/second-edition/rules';
import { itemLimits } from 'runebound-engine/second-edition/variants';
import { checkCatalogue, wordKeys, wordsOf } from 'runebound-engine/words';
import { describe, expect, it } from 'vitest';
import { ordersToWin, pilgrimsRoad } from '../src/index.js';

const ruleset = composeRuleset([pilgrimsRoad]);

/** A Hero at the end of a turn: that of two players who is named first, unless it is alone. */
const evening = (
  more: { vigils?: string[][]; items?: string[]; top?: string; exhaustion?: number; space?: string } = {},
): Scenario => ({
  game: {
    players: [
      {
        hero: 'mordrog',
        space: more.space ?? 'tamalir',
        items: more.items ?? [],
        exhaustion: more.exhaustion ?? 0,
      },
      { hero: 'varikas-the-dead' },
    ],
    decks: { relics: { top: [more.top ?? 'bell-of-the-ropewalk'] } },
    with: { 'pilgrims-road': { vigils: more.vigils ?? [[], []] } },
    seed: 3,
  },
  given: { turn: { player: 0, step: 'experience' } },
});

const at = (scenario: Scenario) => fromScenario(scenario, ruleset);
const legal = (scenario: Scenario): string[] => ruleset.legalActions(at(scenario)).map(actionCode);
const keep = ruleset.parseActionCode('vigil/keep');

describe('a vigil', () => {
  it('house.pilgrims-road.vigil: is kept for one exhaustion, in a town, after the Experience step', () => {
    const before = at(evening());
    expect(ruleset.decision(before)).toMatchObject({
      kind: 'vigil/ask',
      actor: 0,
      rule: 'house.pilgrims-road.vigil',
    });
    expect(ruleset.legalActions(before).map(actionCode)).toEqual(['vigil/keep', 'vigil/pass']);
    const { state, events } = ruleset.transition(before, keep);
    expect(state.players[0]?.hero.exhaustion).toBe(1);
    expect(state.players[0]?.items).toEqual([{ card: 'bell-of-the-ropewalk', faceDown: false }]);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['exhaustion/taken', 'vigil/kept', 'relic/found', 'card/taken', 'turn/ended']),
    );
    expect(ruleset.decision(state)?.actor).toBe(1);
    expect(legal(evening({ space: 'h0714' }))).not.toContain('vigil/keep');
  });

  it('house.pilgrims-road.vigil: need not be kept, and cannot be without strength', () => {
    const { state, events } = ruleset.transition(at(evening()), ruleset.parseActionCode('vigil/pass'));
    expect(events[0]).toMatchObject({ type: 'vigil/passed', player: 0, town: 'tamalir' });
    expect(state.players[0]?.items).toEqual([]);
    expect(legal(evening({ exhaustion: 2 }))).toEqual(['vigil/pass']);
    const morning = ruleset.createGame({ players: 2, seed: 1 });
    expect(ruleset.explain(morning, { type: 'vigil/keep' }).rules[0]?.id).toBe('house.pilgrims-road.vigil');
  });

  it('house.pilgrims-road.once: is kept once in each town by each player', () => {
    expect(legal(evening({ vigils: [['tamalir'], []] }))).not.toContain('vigil/keep');
    expect(legal(evening({ vigils: [['forge'], ['tamalir']] }))).toContain('vigil/keep');
  });

  it('house.pilgrims-road.relic: a relic is an Item and does something; without room for it, it goes under its deck', () => {
    const before = at(evening({ top: 'lamp-of-the-ford' }));
    const mind = (state: typeof before) => ruleset.ask(state, inspection).players[0]?.hero?.mind.value;
    expect(mind(ruleset.apply(before, keep))).toBe(Number(mind(before)) + 1);
    const strict = composeRuleset([itemLimits, pilgrimsRoad]);
    const full = fromScenario(
      evening({ items: ['lamp-of-the-ford'], top: 'lamp-of-the-drowned-chapel' }),
      strict,
    );
    const after = strict.apply(full, strict.parseActionCode('vigil/keep'));
    expect(after.decks.relics?.bottom).toEqual(['lamp-of-the-drowned-chapel']);
  });
});

describe('the end of the road', () => {
  const nearly = evening({ items: ['lamp-of-the-ford', 'staff-of-the-toll-house'] });

  it('house.pilgrims-road.win: relics of three orders win at once', () => {
    const { state, events } = ruleset.transition(at(nearly), keep);
    expect(ruleset.outcome(state)).toMatchObject({
      winners: [0],
      how: 'pilgrimage',
      rule: 'house.pilgrims-road.win',
    });
    const words = wordsOf(ruleset, { players: ['Ann', 'Bo'] }).at(state);
    expect(words.describe(events[1] as (typeof events)[number])).toBe('Ann keeps a vigil in Tamalir.');
    expect(words.describe(events[2] as (typeof events)[number])).toBe('Ann finds the Bell of the Ropewalk.');
  });

  it('house.pilgrims-road.win: three of two orders do not, and other modules may ask for less', () => {
    const two = evening({ items: ['lamp-of-the-ford', 'bell-of-the-plague-year'] });
    expect(ruleset.outcome(ruleset.apply(at(two), keep))).toBeNull();
    const shortRoad = defineModule({
      id: 'short-road',
      title: 'The Short Road',
      overrides: [override(ordersToWin, () => () => 2)],
    });
    const rules = composeRuleset([pilgrimsRoad, shortRoad]);
    expect(rules.outcome(rules.apply(fromScenario(two, rules), keep))?.how).toBe('pilgrimage');
  });
});

describe('a game on the road', () => {
  it('is saved and opened again in the middle of a vigil; what cannot be is refused', () => {
    const state = at(evening());
    expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
    const broken = (change: object) => () => ruleset.parseState(JSON.stringify({ ...state, ...change }));
    for (const vigils of [null, [[]], [['atlantis'], []], [['forge', 'forge'], []], [[], [], []], [[7], []]])
      expect(broken({ ext: { 'pilgrims-road': { vigils } } }), JSON.stringify(vigils)).toThrow(
        InvalidSaveError,
      );
    const below = state.frames.slice(0, -1);
    const frames = (vigil: object) => [...below, { ...(state.frames.at(-1) as object), ...vigil }];
    expect(broken({ frames: frames({}) })).not.toThrow();
    for (const vigil of [{ player: 1 }, { player: 'x' }, { town: 3 }, { step: 'noon' }, { more: true }])
      expect(broken({ frames: frames(vigil) }), JSON.stringify(vigil)).toThrow(InvalidSaveError);
  });

  it('has words for all that is new', () => {
    const mine = wordKeys([ruleset]).filter(({ key }) => /vigil|relic|pilgrim/.test(key));
    expect(mine.length).toBeGreaterThan(10);
    // Labels that are left out are made of the sentences.
    expect(mine.filter(({ key, english }) => english === null && !key.endsWith('.short'))).toEqual([]);
    const messages = Object.fromEntries(
      mine.flatMap(({ key, english }) => (english === null ? [] : [[key, english]])),
    );
    const { malformed, unknown } = checkCatalogue({ locale: 'en', messages }, [ruleset]);
    expect([...malformed, ...unknown]).toEqual([]);
  });

  // No test measures time; a busy machine must not fail one.
  it('is played by bots to its end, can be followed by its events, and its states open again', {
    timeout: 120_000,
  }, () => {
    const ways = new Set<string | undefined>();
    for (const seed of ['two', 'four']) {
      let state = ruleset.createGame({ players: 3, seed });
      let seen: unknown = ruleset.viewFor(state, null);
      const { outcome } = playGame({
        players: 3,
        seed,
        ruleset,
        onAction: (action: Action) => {
          const next = ruleset.transition(state, action);
          seen = ruleset.follow(
            seen as Parameters<typeof ruleset.follow>[0],
            ruleset.eventsFor(next.events, null),
          );
          state = next.state;
        },
      });
      ways.add(outcome?.how);
      expect(ruleset.outcome(state)).toEqual(outcome);
      expect(ruleset.brokenInvariants(state)).toEqual([]);
      expect(ruleset.parseState(ruleset.serialize(state))).toEqual(state);
      expect(seen).toMatchObject({ players: state.players, ext: state.ext, decks: state.decks });
    }
    expect(ways).not.toContain(undefined);
    expect(ways).toContain('pilgrimage');
  });
});
