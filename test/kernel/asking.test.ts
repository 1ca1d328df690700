import { describe, expect, it } from 'vitest';
import { EngineError, InvalidArgumentError, RuleFaultError } from '../../src/kernel/index.js';
import { act, decide, frame, type G, manual, note, tinyGame } from './tiny-game.js';

/* Questions about a state that somebody else brings: answered once, with the same frozen object ever after. */

const tick = act('tick', (g) => note(g, 'tick'));
const game = tinyGame({ frames: [frame('main', decide('rest', [tick]))] });
const state = manual(game);

const seen = (g: G, player: number | string) => ({ notes: [...g.state.notes], of: { player } });

describe('ask', () => {
  it('gives the same frozen answer to the same question about the same state', () => {
    const answer = game.ask(state, seen, 0);
    expect(answer).toEqual({ notes: [], of: { player: 0 } });
    expect(game.ask(state, seen, 0)).toBe(answer);
    expect(Object.isFrozen(answer.of)).toBe(true);
  });

  it('tells arguments apart, a number from a text that looks like it', () => {
    expect(game.ask(state, seen, 1).of.player).toBe(1);
    expect(game.ask(state, seen, '1').of.player).toBe('1');
  });

  it('answers a later state anew', () => {
    const after = game.apply(state, { type: 'tick' });
    expect(game.ask(after, seen, 0).notes).toEqual(['tick']);
    expect(game.ask(state, seen, 0).notes).toEqual([]);
  });

  it('answers a copy that can change each time', () => {
    const loose = structuredClone(state);
    expect(game.ask(loose, seen, 0).notes).toEqual([]);
    (loose.notes as string[]).push('by hand');
    expect(game.ask(loose, seen, 0).notes).toEqual(['by hand']);
  });

  it('gives one decision for one state, as screens compare by identity', () => {
    expect(game.decision(state)).toBe(game.decision(state));
    expect(game.decision(state)).toMatchObject({ actor: 0, kind: 'main/rest' });
  });

  it('gives all that screens read once for one state', () => {
    for (const view of [state, game.viewFor(state, 0)]) {
      expect(game.legalActions(view, 1)).toBe(game.legalActions(view, 1));
      expect(game.mayAct(view)).toBe(game.mayAct(view));
      expect(game.chanceOutcomes(view)).toBe(game.chanceOutcomes(view));
    }
    expect(game.viewFor(state, null)).toBe(game.viewFor(state, null));
    expect(game.viewFor(state, 0)).not.toBe(game.viewFor(state, null));
    const copy = Object.freeze(structuredClone(state));
    expect(game.viewFor(copy, 0)).toBe(game.viewFor(copy, 0));
  });

  it('gives views of states that follow each other the parts that did not change', () => {
    const [was, is] = [state, game.apply(state, { type: 'tick' })].map((one) => game.viewFor(one, 1));
    expect(is?.notes).not.toBe(was?.notes);
    for (const part of ['players', 'decks', 'frames', 'points', 'chance'] as const)
      expect(is?.[part]).toBe(was?.[part]);
  });

  it('lets no question write', () => {
    const greedy = (g: G) => g.state.notes.push('mine');
    expect(() => game.ask(state, greedy)).toThrow(RuleFaultError);
    expect(state.notes).toEqual([]);
  });

  it('refuses what is no question', () => {
    expect(() => game.ask(state, 'turn' as never)).toThrow(InvalidArgumentError);
    expect(() => game.ask(null as never, seen, 0)).toThrow(EngineError);
  });

  it('asks a simulation about the position as it is', () => {
    const simulation = game.simulate(state);
    simulation.apply({ type: 'tick' });
    expect(simulation.ask(seen as never, 0)).toEqual({ notes: ['tick'], of: { player: 0 } });
  });
});
