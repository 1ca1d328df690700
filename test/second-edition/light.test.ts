import { describe, expect, it } from 'vitest';
import * as whole from '../../src/index.js';
import { InvalidSaveError, MissingPartError } from '../../src/kernel/index.js';
import { cite } from '../../src/register/index.js';
import { doomTrack } from '../../src/second-edition/entries/doom-track.js';
import * as light from '../../src/second-edition/entries/edition.js';
import { brokenInvariants, parseState, saveChecks } from '../../src/second-edition/entries/saves.js';
import type { SecondEditionModuleId } from '../../src/second-edition/known-ids.js';
import { wordsOf } from '../../src/words/second-edition/index.js';

/* The edition without what is large: it plays the same games, and says where the rest is to be had. */

const { composeRuleset } = light;

/** Plays both side by side, by choices that depend on nothing but the number. */
function together(
  a: { hashState(state: light.SecondEditionState): string } & Pick<
    typeof light,
    'createGame' | 'legalActions' | 'transition'
  >,
  modules: SecondEditionModuleId[],
  steps: number,
) {
  const options = { players: 3, seed: `light ${modules.join()}`, modules };
  // The entry's own options have no modules in their type.
  let mine = a.createGame(options as never);
  let theirs = whole.createGame(options);
  expect(mine).toEqual(theirs);
  for (let step = 0; step < steps && !mine.outcome; step++) {
    const actions = a.legalActions(mine);
    expect(actions).toEqual(whole.legalActions(theirs));
    const action = actions[(step * 7) % actions.length] as light.SecondEditionAction;
    const next = a.transition(mine, action);
    const other = whole.transition(theirs, action);
    expect(next.events).toEqual(other.events);
    mine = next.state;
    theirs = other.state;
  }
  expect(a.hashState(mine)).toBe(whole.hashState(theirs));
}

describe('Second Edition alone', () => {
  it('plays the base game as the root does', () => together(light, [], 150));

  it('plays with a module that is given as a value', () =>
    together(composeRuleset([doomTrack]), ['doom-track'], 150));

  it('knows no modules by name: a game with one is of another ruleset', () => {
    expect(() => light.createGame({ players: 2, seed: 1, modules: ['doom-track' as never] })).toThrow(
      /composeRuleset/,
    );
    const other = composeRuleset([doomTrack]).createGame({ players: 2, seed: 1 });
    expect(() => light.legalActions(other)).toThrow(InvalidSaveError);
  });

  it('has what rules read of the cards, and leaves what is written on them to the words', () => {
    const { content, fingerprint } = composeRuleset([]).rules;
    expect(JSON.stringify(content.cards)).not.toMatch(/"(text|flavor)":/);
    const full = whole.rulesetFor(whole.createGame({ players: 1, seed: 1 })).rules;
    expect(fingerprint).toBe(full.fingerprint);
    const said = wordsOf(composeRuleset([]));
    for (const [id, { text, flavor = '' }] of Object.entries(full.content.cards)) {
      if (text !== undefined) expect(said.text(id)).toBe(text);
      expect(said.flavor(id)).toBe(flavor);
    }
    expect(said.flavor('bone-rabble')).toMatch(/\.$/);
  });

  it('cites rules by their ids, and in words once it is given the register', () => {
    const game = light.createGame({ players: 1, seed: 3 });
    const [rule] = light.explain(game, { type: 'market/done' }).rules;
    expect(rule).toEqual({ id: rule?.id, document: '', edition: '', section: '', text: `Rule ${rule?.id}.` });
    const quoting = composeRuleset([], { cite });
    expect(quoting.explain(game, { type: 'market/done' })).toEqual(
      whole.explain(game, { type: 'market/done' }),
    );
  });

  it('refuses with the id of the rule where it has no words for it', () => {
    const game = light.createGame({ players: 1, seed: 3 });
    expect(() => light.apply(game, { type: 'market/done' })).toThrow(/\[2e\.[\w.-]+\]$/);
  });

  it('has no parseState in its type, and names the import that brings it', () => {
    const ruleset = composeRuleset();
    const text = ruleset.serialize(ruleset.createGame({ players: 2, seed: 1 }));
    // @ts-expect-error: it was composed without the checks
    expect(() => ruleset.parseState(text)).toThrow(MissingPartError);
    // @ts-expect-error: it was composed without the checks
    expect(() => ruleset.parseState(text)).toThrow(/saveChecks.*runebound-engine\/second-edition\/saves/);
    // @ts-expect-error: it was composed without the checks
    expect(() => ruleset.brokenInvariants(JSON.parse(text))).toThrow(MissingPartError);
  });

  it('says so if the rules stumble over a state that somebody made', () => {
    const made = JSON.parse(light.serialize(light.createGame({ players: 2, seed: 1 })));
    made.players = [{}, {}];
    expect(() => light.legalActions(made)).toThrow(InvalidSaveError);
  });

  it.each([
    ['no list of modules', () => composeRuleset('doom-track' as never)],
    ['no parts', () => composeRuleset([], 7 as never)],
    ['no checks', () => composeRuleset([], { saves: {} as never })],
    ['no citations', () => composeRuleset([], { cite: 'register' as never })],
    ['no packs', () => composeRuleset([], { packs: {} as never })],
  ])('is not composed of %s', (_, compose) => {
    expect(compose).toThrow(whole.EngineError);
  });
});

describe('its saves', () => {
  const game = light.createGame({ players: 2, seed: 'saves' });

  it('are read and checked as they are by the root', () => {
    expect(parseState(light.serialize(game))).toEqual(game);
    expect(whole.parseState(light.serialize(game))).toEqual(game);
    const broken = { ...game, turn: -1 };
    const found = (read: (text: string) => unknown) => {
      try {
        read(JSON.stringify(broken));
      } catch (error) {
        return (error as InvalidSaveError).problems;
      }
    };
    expect(found(parseState)).toEqual(found(whole.parseState));
    expect(found(parseState)?.length).toBeGreaterThan(0);
  });

  it('hold what must always be true', () => {
    expect(brokenInvariants(game)).toEqual([]);
    const rich = {
      ...game,
      players: game.players.map((player) => ({
        ...player,
        allies: [{ card: 'gravewarden', wounds: 0, exhaustion: 0 }],
      })),
    };
    expect(brokenInvariants(rich)).toEqual(whole.brokenInvariants(rich));
    expect(brokenInvariants(rich).length).toBeGreaterThan(0);
  });

  it('name rules that there are, where the register is at hand', () => {
    const { parseState, serialize, createGame } = composeRuleset([doomTrack], { saves: saveChecks, cite });
    const state = createGame({ players: 2, seed: 4 });
    expect(parseState(serialize(state))).toEqual(state);
    const outcome = { winners: [0], ranking: [[0], [1]], how: 'runes', rule: '2e.no.such-rule' };
    const over = JSON.stringify({ ...state, frames: [], outcome });
    expect(() => parseState(over)).toThrow(/outcome\/rule/);
  });
});
