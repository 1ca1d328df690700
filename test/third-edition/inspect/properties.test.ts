import { describe, expect, it } from 'vitest';
import { answersNow, attemptsCiting } from '../../../src/third-edition/attempts/index.js';
import { adventureTypes } from '../../../src/third-edition/content/board-types.js';
import {
  type ChanceOdds,
  type Inspection,
  inspection,
  oddsNow,
  reachable,
  type Spread,
} from '../../../src/third-edition/inspect/index.js';
import { asserted } from '../../asserted.js';
import { upTo } from '../../depth.js';
import { scenarios, walk } from './walk.js';

/* What holds in every position of games of both scenarios. */

const attempts = attemptsCiting();

/** An inspection without what only the owner of a hand or a trophy knows. */
const open = (seen: Inspection, viewer: number): Inspection => ({
  ...seen,
  players: seen.players.map((p) =>
    p.player === viewer
      ? p
      : { ...p, hand: { ...p.hand, cards: [] }, trophies: { ...p.trophies, cards: [] } },
  ),
});

describe.each(scenarios)('games of %s', (scenario, rules) => {
  it('have attempts of which the legal ones are the legal actions, and refused ones with their ruling', () => {
    let [legal, refused] = [0, 0];
    const kinds = new Set<string>();
    walk(rules, scenario, 4, { steps: 700, every: 3 }, (state) => {
      for (const player of [undefined, 0, 1, 2]) {
        const tried = rules.ask(state, attempts, player).flatMap((group) => group.attempts);
        const actions = rules.legalActions(state, player);
        const may = tried.filter((one) => one.legal).map(({ action }) => JSON.stringify(action));
        expect(may.toSorted()).toEqual(actions.map((action) => JSON.stringify(action)).toSorted());
        expect(new Set(may).size).toBe(may.length);
        legal += may.length;
        for (const one of tried) {
          kinds.add(one.is.is);
          if (one.legal) continue;
          refused++;
          expect(one.ruling?.legal).toBe(false);
          expect(one.ruling?.rules.length).toBeGreaterThan(0);
          if (player === undefined) expect(one.ruling).toEqual(rules.explain(state, one.action));
        }
        const answers = rules.ask(state, answersNow, player);
        expect(answers?.list.map(({ action }) => action) ?? []).toEqual(actions);
      }
    });
    expect(legal).toBeGreaterThan(1_000);
    expect(refused).toBeGreaterThan(1_000);
    for (const kind of ['nothing', 'card', 'ability', 'course', 'hex', 'tokens', 'token', 'roll', 'toss'])
      expect([...kinds]).toContain(kind);
  });

  it('tell of every answer how many actions of the turn it costs: so many are then spent', () => {
    const dear = new Set<string>();
    const wrong: string[] = [];
    walk(rules, scenario, 4, { steps: 700, every: 3 }, (state) => {
      for (const { action, cost } of rules.ask(state, answersNow, undefined)?.list ?? []) {
        const { events } = rules.transition(state, action);
        const spent = events.flatMap((event) => (event.type === 'actions/spent' ? event.amount : []));
        if (spent.join() !== (cost === 0 ? '' : `${cost}`)) wrong.push(`${action.type}: ${cost}, ${spent}`);
        if (cost > 0) dear.add(action.type);
      }
    });
    expect(wrong).toEqual([]);
    expect([...dear]).toEqual(
      expect.arrayContaining(['move/step', 'move/roll', 'adventure/begin', 'rest', 'train']),
    );
  });

  it('read the same off a view as off the state, but for what its viewer may not know', () => {
    let hidden = 0;
    walk(rules, scenario, 9, { steps: 350, every: 25 }, (state) => {
      for (const viewer of [0, 1, 2]) {
        const view = rules.viewFor(state, viewer);
        const [seen, whole] = [rules.ask(view, inspection, viewer), rules.ask(state, inspection, viewer)];
        // A card that is being paid for was named: everybody knows it.
        expect(open(seen, viewer)).toEqual(open(whole, viewer));
        for (const [player, p] of seen.players.entries()) {
          if (player === viewer) expect(p).toEqual(whole.players[player]);
          else hidden += p.hand.count - p.hand.cards.length;
        }
      }
    });
    expect(hidden).toBeGreaterThan(100);
  });

  it('read the same off a view whatever the hidden cards are', () => {
    let others = 0;
    walk(rules, scenario, 12, { steps: 350, every: 25 }, (state) => {
      for (const viewer of [0, 1, 2]) {
        const other = rules
          .simulate(rules.viewFor(state, viewer), { seed: viewer + 1, chance: 'asked' })
          .snapshot();
        expect(rules.ask(rules.viewFor(other, viewer), inspection, viewer)).toEqual(
          rules.ask(rules.viewFor(state, viewer), inspection, viewer),
        );
        if (JSON.stringify(other.players) !== JSON.stringify(state.players)) others++;
      }
    });
    expect(others).toBeGreaterThan(20);
  });

  it('show each value with all that makes it up, and nothing that is not there', () => {
    walk(rules, scenario, 15, { steps: 350, every: upTo(20, 10) }, (state) => {
      const { players, hexes } = rules.ask(state, inspection, undefined);
      for (const [at, { hero, trophies }] of players.entries()) {
        const p = state.players[at];
        if (hero === null || p === undefined) continue;
        for (const { value, base, changes } of [
          hero.body,
          hero.mind,
          hero.spirit,
          hero.speed,
          hero.health.max,
        ])
          expect(changes.reduce((sum, { change }) => sum + change, base)).toBe(value);
        expect(hero.health.damage + hero.health.left).toBe(hero.health.max.value);
        const all = adventureTypes.reduce((sum, type) => sum + trophies.counts[type], 0);
        expect(all).toBe(trophies.cards.length);
      }
      expect(hexes.filter(({ gem }) => gem !== null)).toHaveLength(
        state.facedown.length + hexes.filter(({ gem }) => gem?.faceup).length,
      );
    });
    asserted(180);
  });

  it('have odds that add up, and ways that lead where they say', () => {
    const kinds = new Set<string>();
    walk(rules, scenario, 21, { steps: 500, every: upTo(12, 6) }, (state) => {
      const { now, options } = rules.ask(state, oddsNow);
      for (const odds of [now, ...options.map((option) => option.odds)]) {
        if (odds === null) continue;
        kinds.add(odds.is);
        for (const spread of spreadsOf(odds))
          expect(spread.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
      for (const { ways } of rules.ask(state, reachable)?.hexes.slice(0, 12) ?? []) {
        const [way] = ways;
        if (way === undefined) continue;
        const there = way.actions.reduce((at, action) => rules.apply(at, action), state);
        expect(there.players.some(({ hex }) => hex === way.path.at(-1))).toBe(true);
      }
    });
    for (const kind of ['cast', 'move', 'draw', 'test']) expect([...kinds]).toContain(kind);
  });

  it('have odds in a view that do not tell what is hidden', () => {
    walk(rules, scenario, 30, { steps: 350, every: 25 }, (state) => {
      // Whoever looks may ask everything.
      for (const watcher of [null, 0, 1, 2]) {
        const seen = rules.viewFor(state, watcher);
        rules.ask(seen, oddsNow);
        rules.ask(seen, reachable);
        rules.ask(seen, inspection, undefined);
        rules.ask(seen, attempts, undefined);
        rules.ask(seen, answersNow, undefined);
      }
      const viewer = rules.decision(state)?.actor;
      if (typeof viewer !== 'number') return;
      const view = rules.viewFor(state, viewer);
      const other = rules.simulate(view, { seed: 3, chance: 'asked' }).snapshot();
      expect(rules.ask(rules.viewFor(other, viewer), oddsNow)).toEqual(rules.ask(view, oddsNow));
      expect(rules.ask(view, reachable)).toEqual(rules.ask(state, reachable));
      expect(rules.ask(view, attempts, undefined)).toEqual(rules.ask(state, attempts, undefined));
    });
    asserted(10);
  });
});

/** Every list of chances in some odds. */
function spreadsOf(odds: ChanceOdds): readonly Spread[] {
  switch (odds.is) {
    case 'cast':
      return [...Object.values(odds.symbols), odds.golden, ...(odds.initiative ? [odds.initiative] : [])];
    case 'rest':
      return [odds.healed];
    case 'explore':
      return [odds.matches];
    case 'march':
      return [odds.hexes];
    case 'test':
      return [odds.successes];
    case 'draw':
      return odds.cards.length > 0 ? [Object.values(odds.kinds)] : [];
    default:
      return [];
  }
}
