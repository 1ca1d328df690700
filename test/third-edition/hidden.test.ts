import { describe, expect, it } from 'vitest';
import type { AnyAction, GameEvent } from '../../src/kernel/index.js';
import type { ThirdEditionAction } from '../../src/third-edition/actions.js';
import { adventureTypes } from '../../src/third-edition/content/board-types.js';
import { enemy, Fight, rulesOf } from './table-combat.js';

/* Who may know what: hands, and the fronts of trophies that were drawn from a deck (3e.game.public-info, 3e.trophies.look). */

type Rules = ReturnType<typeof rulesOf>;
type State = ReturnType<Rules['createGame']>;
type Player = State['players'][number];

/** Numbers below n, the same ones for the same seed. */
function numbers(seed: number): (n: number) => number {
  let last = seed * 7919;
  return (n) => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((last / 2_147_483_648) * n);
  };
}

/** Plays a game at random and looks at every so-many-th position, with the events before it. */
function walk(
  rules: Rules,
  scenario: string,
  seed: number,
  visit: (state: State, events: readonly GameEvent[]) => void,
): void {
  const below = numbers(seed);
  let state = rules.createGame({ edition: 'third-edition', scenario, players: 3, seed });
  for (let at = 0; at < 900; at++) {
    const list = rules.legalActions(state) as readonly AnyAction[];
    if (list.length === 0) return;
    const lively = list.filter(({ type }) =>
      /adventure|challenge|ability|train|toll|skill|trophy/.test(type),
    );
    const pool = lively.length > 0 && below(3) > 0 ? lively : list;
    const step = rules.transition(state, pool[below(pool.length)] as ThirdEditionAction);
    state = step.state;
    const telling = step.events.some(({ type }) => /skill|trophy|exert/.test(type));
    if (at % 25 === 0 || (telling && at % 4 === 0)) visit(state, step.events as readonly GameEvent[]);
  }
}

/** What a player has not seen of what others have. */
const hiddenFrom = (state: State, viewer: number | null): string[] =>
  state.players.flatMap((p: Player, player) =>
    player === viewer ? [] : [...p.hand, ...adventureTypes.flatMap((type) => p.secret[type])],
  );

/** Cards that somebody has named while they are still in a hand. */
const named = (state: State): string => JSON.stringify(state.frames);

describe.each([
  ['ascendance-of-margath', rulesOf('margath')],
  ['corpse-king', rulesOf('corpse-king')],
] as const)('views of games of %s', (scenario, rules) => {
  it('3e.game.public-info, 3e.trophies.look: carry nothing that their player has not seen, but how many there are', () => {
    let seen = 0;
    walk(rules, scenario, 3, (state) => {
      for (const viewer of [null, 0, 1, 2]) {
        const view = rules.viewFor(state, viewer);
        const text = JSON.stringify({ ...view, decks: undefined, frames: undefined });
        for (const card of hiddenFrom(state, viewer)) {
          if (named(state).includes(`"${card}"`)) continue;
          expect(text).not.toContain(`"${card}"`);
          expect(Object.values(view.decks).some(({ pool }) => pool.includes(card))).toBe(true);
          seen++;
        }
        for (const [player, p] of state.players.entries())
          expect(view.players[player]?.hand).toHaveLength(p.hand.length);
        if (viewer !== null) expect(view.players[viewer]).toEqual(state.players[viewer]);
      }
    });
    expect(seen).toBeGreaterThan(100);
  });

  it('3e.game.public-info: are the same, and so is what their players may do, whatever the hidden cards are', () => {
    let others = 0;
    walk(rules, scenario, 5, (state) => {
      for (const viewer of [0, 1, 2]) {
        const view = rules.viewFor(state, viewer);
        const other = rules.simulate(view, { seed: viewer + 1, chance: 'asked' }).snapshot() as State;
        expect({ ...rules.viewFor(other, viewer), chance: view.chance }).toEqual(view);
        expect(rules.decision(other)).toEqual(rules.decision(state));
        expect(rules.legalActions(other, viewer)).toEqual(rules.legalActions(state, viewer));
        expect(rules.legalActions(view, viewer)).toEqual(rules.legalActions(state, viewer));
        if (JSON.stringify(other.players) !== JSON.stringify(state.players)) others++;
      }
    });
    expect(others).toBeGreaterThan(20);
  });

  it('can be simulated', () => {
    let actions = 0;
    walk(rules, scenario, 8, (state) => {
      if (state.round % 5 !== 0) return;
      const sim = rules.simulate(rules.viewFor(state, 1), { seed: 4 });
      for (let at = 0; at < 150 && sim.outcome === null; at++) {
        const list = sim.legalActions();
        sim.apply(list[sim.below(list.length)] as ThirdEditionAction);
        actions++;
      }
    });
    expect(actions).toBeGreaterThan(150);
  });

  it('3e.trophies.look: events hide what was drawn from all but its owner', () => {
    let hidden = 0;
    walk(rules, scenario, 11, (_state, events) => {
      for (const viewer of [null, 0, 1, 2]) {
        for (const [at, told] of rules.eventsFor(events as never, viewer).entries()) {
          const whole = events[at] as GameEvent & { player?: number; shown?: boolean };
          if (whole.type !== 'skill/drawn' && whole.type !== 'trophy/drawn') continue;
          const mayKnow = whole.player === viewer || whole.shown === true;
          expect(JSON.stringify(told).includes(String(whole.card)), `${whole.type} to ${viewer}`).toBe(
            mayKnow,
          );
          if (!mayKnow) hidden++;
        }
      }
    });
    expect(hidden).toBeGreaterThan(5);
  });
});

describe('cards that are named', () => {
  it('3e.train.learn: a skill that is being paid for is known, in the view and in what is simulated of it', () => {
    const f = Fight.of([
      { hero: 'corbin', hand: ['mountaineering', 'omens'], trophies: ['ogre', 'ettin'] },
      { hero: 'lyssa', hand: ['cleave'] },
    ]).play('skill/learn', { card: 'mountaineering' });
    expect(f.waits()).toBe('payment/pay');
    const view = f.rules.viewFor(f.state, 1);
    expect(view.players[0]?.hand).toEqual(['mountaineering', '']);
    expect(view.decks.skills?.pool).not.toContain('mountaineering');
    for (let seed = 0; seed < 8; seed++) {
      const sim = f.rules.simulate(view, { seed });
      sim.apply({ type: 'skill/pay', card: 'ogre' });
      expect(sim.snapshot().players[0]?.skills).toEqual(['mountaineering']);
    }
  });

  it('3e.combat.token-open: in a combat everybody sees everything but the hands', () => {
    const f = Fight.with(
      enemy('wall', 30),
      { hero: 'corbin', hand: ['omens'] },
      { hero: 'lyssa' },
      { hero: 'elder-mok' },
    );
    f.cast([0, 0, 0], [0, 0, 0, 1, 1]);
    for (const viewer of [null, 1, 2]) {
      const view = f.rules.viewFor(f.state, viewer);
      expect(view.frames).toEqual(f.state.frames);
      expect(view.players[0]?.hand).toEqual(['']);
    }
  });
});
