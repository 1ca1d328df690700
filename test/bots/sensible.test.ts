import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { actionCode } from '../../src/index.js';
import { fromScenario, type ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';

/* Where a sensible player once stood still for ever: it stayed for the sake of what it then would not take. */

const { content } = rulesetOf([]).rules;

/** What a lone Hero does in its next turns. */
function turnsOf(hero: ScenarioPlayer, turns: number, event?: string): string[] {
  const from = fromScenario({
    game: { players: [hero], seed: 1, ...(event ? { event } : {}) },
    given: { turn: { player: 0, step: 'start' } },
  });
  return playGame({ from, seed: 'still', maxTurns: turns }).actions.map(({ type }) => type);
}

/** One wound from a knockout, on a yellow jewel, with the price of one healing. */
const onItsLastLeg: ScenarioPlayer = {
  hero: 'aldreth-whitegate',
  space: 'h0802',
  wounds: 6,
  gold: 1,
  experience: { mind: 2, body: 4, spirit: 2, life: 1 },
  allies: ['prince-gardun'],
};

describe('a sensible player', () => {
  it('on its last leg walks from an adventure it could win to the market that heals it', () => {
    const done = turnsOf(onItsLastLeg, 8);
    expect(done).toContain('market/heal');
    expect(done.slice(0, done.indexOf('market/heal'))).not.toContain('adventure/attempt');
  });

  it('on its last leg takes that adventure where its gold heals nothing', () => {
    expect(turnsOf(onItsLastLeg, 1, 'fever-on-the-roads')).toContain('adventure/attempt');
  });

  it('does not wait in a town for healing that it cannot pay', () => {
    const done = turnsOf(
      { hero: 'battlemage-jaes', space: 'h0206', wounds: 4, gold: 1 },
      2,
      'fever-on-the-roads',
    );
    expect(done).toContain('move/roll');
  });

  it('takes no Life counter that bars the last color but those of which nothing is left on the board', () => {
    const bought = (counters: Record<string, []>): string[] => {
      const experience = { mind: 4, body: 3, spirit: 2, life: 1 };
      const from = fromScenario({
        game: {
          players: [{ hero: 'tamsin-two-coins', space: 'h0206', experience, counters: { yellow: 3 } }],
          counters,
          seed: 1,
        },
        given: { turn: { player: 0, step: 'experience' } },
      });
      const { actions } = playGame({ from, seed: 'life', maxTurns: 1 });
      return actions.flatMap((action) => (action.type === 'experience/buy' ? action.bonus : []));
    };
    expect(bought({})).toContain('life');
    expect(bought(Object.fromEntries(content.board.jewels.blue.map((space) => [space, []])))).not.toContain(
      'life',
    );
  });

  it('takes no Life counter that leaves it red Challenges alone before it can beat them', () => {
    const from = fromScenario({
      game: {
        players: [
          {
            hero: 'aldreth-whitegate',
            space: 'h0206',
            experience: { mind: 4, body: 4, spirit: 2, life: 2 },
            counters: { blue: 2 },
          },
        ],
        seed: 1,
      },
      given: { turn: { player: 0, step: 'experience' } },
    });
    const { actions } = playGame({ from, seed: 'life', maxTurns: 1 });
    const bought = actions.flatMap((action) => (action.type === 'experience/buy' ? action.bonus : []));
    expect(bought).toEqual(['body', 'body']);
  });

  it('with no card left to draw goes to the Challenge that waits, whatever the odds', () => {
    const from = fromScenario({
      game: {
        players: [{ hero: 'corbin-axebearer', space: 'h1306', experience: { life: 3 } }],
        track: [{ card: 'high-lord-margath', space: 'h1101' }],
        removed: content.decks.red?.filter((card) => card !== 'high-lord-margath'),
        seed: 1,
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    const { actions } = playGame({ from, seed: 'last resort', maxTurns: 12 });
    expect(actions.map(actionCode)).toContain('adventure/face card=high-lord-margath');
  });
});

/* Heroes of The Island of Dread with two Life counters and no Ally: the easy decks are barred to them, and there is no blue one. */
describe('a sensible player without hope on land', () => {
  const modules = ['island-of-dread'];
  const { red } = rulesetOf(modules).rules.content.board.jewels;
  const another: ScenarioPlayer = { hero: 'steelhorns', space: 'h0215', experience: { life: 2 } };

  /** What the first of two Heroes does, with red counters on a few spaces only. */
  function done({
    hero,
    maps = { blue: 0, green: 0 },
    reds = [],
    track = [],
    maxTurns = 12,
  }: {
    hero: Partial<ScenarioPlayer>;
    maps?: { blue: number; green: number };
    reds?: readonly string[];
    track?: { card: string; space: string }[];
    maxTurns?: number;
  }): string[] {
    const poor = { hero: 'ysolde-saltblade', space: 'h1504', gold: 0, experience: { life: 2 } };
    const from = fromScenario({
      game: {
        modules,
        players: [{ ...poor, ...hero }, another],
        counters: Object.fromEntries(
          red.filter((space) => !reds.includes(space)).map((space) => [space, []]),
        ),
        track,
        with: { 'island-of-dread': { captains: [null, null], maps: [maps, { blue: 0, green: 0 }] } },
        seed: 1,
      },
      given: { turn: { player: 0, step: 'start' } },
    });
    const actions: string[] = [];
    playGame({
      from,
      seed: 1,
      modules,
      maxTurns,
      onAction(action, state) {
        if (state.turn % 2 === from.turn % 2) actions.push(actionCode(action));
      },
    });
    return actions;
  }

  const hired = (actions: readonly string[], terms: string): number =>
    actions.findIndex((code) => code.startsWith('captain/hire') && code.endsWith(`terms=${terms}`));

  it('takes a Captain on loan to spend its only map set on the way to the island', () => {
    const actions = done({ hero: { space: 'h1503' }, maps: { blue: 1, green: 1 } });
    expect(hired(actions, 'on-loan')).toBeGreaterThan(-1);
    expect(actions).toContain('map/discover');
    expect(actions.filter((code) => code.startsWith('map/claim'))).toEqual([]);
  });

  it('spends a set that it has to spare on a Legendary Item first', () => {
    const actions = done({ hero: { space: 'h1503' }, maps: { blue: 2, green: 2 } });
    const claimed = actions.findIndex((code) => code.startsWith('map/claim'));
    expect(claimed).toBeGreaterThan(-1);
    expect(actions.indexOf('map/discover')).toBeGreaterThan(claimed);
  });

  it('sells what it has for the fare of a Captain', () => {
    const actions = done({ hero: { items: [{ card: 'light-crossbow' }] } });
    expect(actions).toContain('market/sell card=light-crossbow');
    expect(hired(actions, 'paid')).toBeGreaterThan(actions.indexOf('market/sell card=light-crossbow'));
  });

  it('keeps its last gold for a Captain it can pay: for no healing, and for no voyage on loan', () => {
    const actions = done({ hero: { wounds: 2, gold: 1 }, maxTurns: 40 });
    const paid = hired(actions, 'paid');
    expect(paid).toBeGreaterThan(-1);
    expect(actions.slice(0, paid).filter((code) => code.startsWith('market/heal'))).toEqual([]);
    expect(hired(actions.slice(0, paid), 'on-loan')).toBe(-1);
  });

  it('faces the Challenge it can reach, whatever waits on other islands', () => {
    const actions = done({
      hero: { space: 'h1302', wounds: 2 },
      reds: ['h1101', 'h0501'],
      track: [{ card: 'twice-hanged-admiral', space: 'h1101' }],
    });
    expect(actions).toContain('adventure/face card=twice-hanged-admiral');
  });

  it('presses on to the Challenge across the sea, and turns back to no port where nothing waits', () => {
    const actions = done({
      hero: { hero: 'bartram-keel', space: 'h0710', wounds: 6, experience: { life: 3 } },
      reds: ['h1115'],
      track: [{ card: 'twice-hanged-admiral', space: 'h1115' }],
      maxTurns: 60,
    });
    expect(actions).toContain('adventure/face card=twice-hanged-admiral');
  });
});
