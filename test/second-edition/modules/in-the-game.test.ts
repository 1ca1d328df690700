import { composeRuleset, defineModule, override } from 'runebound-engine';
import { fromScenario, type Scenario } from 'runebound-engine/scenario';
import { cataclysm } from 'runebound-engine/second-edition/cataclysm';
import { doomTrack } from 'runebound-engine/second-edition/doom-track';
import {
  type G,
  holds,
  isEquippedOtherwise,
  isInTheGame,
  nextPlayer,
  openTowns,
  playersInTheGame,
  refuges,
  townAt,
  townsOn,
  usesOf,
} from 'runebound-engine/second-edition/rules';
import { sevenScions } from 'runebound-engine/second-edition/seven-scions';
import { weaponsOfLegend } from 'runebound-engine/second-edition/weapons-of-legend';
import { describe, expect, it } from 'vitest';

/* Who is in the game, which towns are open, and whose a card is: asked by hooks, whatever modules are on. */

type Modules = Parameters<typeof composeRuleset>[0];

/** Asks something of a described table. */
function asking(modules: Modules, game: Scenario['game']) {
  const ruleset = composeRuleset(modules);
  const state = fromScenario({ game }, ruleset);
  return <T>(question: (g: G) => T): T => ruleset.ask(state, question as never) as T;
}

const three = [{}, {}, {}];

describe('isInTheGame', () => {
  it('is said of everybody in the base game', () => {
    expect(asking([], { players: three })((g) => playersInTheGame(g, 1))).toEqual([1, 2, 0]);
  });

  it('2e.endgame.fail-eliminated: is not said of who is out in the Endgame of a doom track', () => {
    const endgame = { order: [1, 0, 2], out: [1] };
    const ask = asking([doomTrack], { players: three, with: { 'doom-track': { counters: 8, endgame } } });
    expect(ask(playersInTheGame)).toEqual([0, 2]);
  });

  it('va50.endgame.one-by-one: is not said of who is out before the Stormlords', () => {
    const endgame = { order: [2, 0, 1], out: [2] };
    const ask = asking([sevenScions], { players: three, with: { 'seven-scions': { endgame } } });
    expect(ask(playersInTheGame)).toEqual([0, 1]);
  });

  it('is answered by a module from outside, and then nobody waits for that player’s turn', () => {
    const gone = defineModule({
      id: 'gone',
      title: 'Gone',
      overrides: [override(isInTheGame, (next) => (g, player) => player !== 1 && next(g, player))],
    });
    const endgame = { order: [0, 1, 2] };
    const said = { players: three, with: { 'doom-track': { counters: 8, endgame } } };
    expect(asking([gone], { players: three })((g) => nextPlayer(g, 0))).toBe(2);
    expect(asking([gone, doomTrack], said)((g) => nextPlayer(g, 0))).toBe(2);
  });
});

describe('a town that a module closes', () => {
  const closed = defineModule({
    id: 'closed',
    title: 'Closed',
    overrides: [
      override(townAt, (next) => (g, space) => {
        const town = next(g, space);
        return town === 'forge' ? null : town;
      }),
    ],
  });
  const forge = composeRuleset([]).rules.content.board.towns.find(({ id }) => id === 'forge')?.space ?? '';
  const game = { players: [{ hero: 'mordrog', space: forge }, {}] };
  const moment = { player: 0, card: 'mordrog', bearer: 'mordrog' };

  it('is no town of its name to a card', () => {
    const inForge = (g: G) => holds(g, { space: ['town:forge'] }, moment);
    expect(asking([], game)(inForge)).toBe(true);
    expect(asking([closed], game)(inForge)).toBe(false);
    // The space is where it was.
    expect(asking([closed], game)((g) => holds(g, { space: [forge] }, moment))).toBe(true);
  });

  it('is not among the towns that are near', () => {
    const near = asking([closed], game)((g) => townsOn(g, forge).map(({ town }) => town));
    const open = asking([closed], game)((g) => openTowns(g).map(({ id }) => id));
    expect([...near].sort()).toEqual([...open].sort());
    expect(near).not.toContain('forge');
  });

  it('2e.knockout.move: is no refuge, and the nearest that is open is one', () => {
    expect(asking([], game)((g) => refuges(g, 0))).toEqual([forge]);
    const [refuge = ''] = asking([closed], game)((g) => refuges(g, 0));
    expect(asking([closed], game)((g) => townsOn(g, forge).some(({ space }) => space === refuge))).toBe(true);
  });

  it('va51.knockout.place: leaves a Hero its space, and whatever refuges others name, in The Cataclysm', () => {
    const inn = defineModule({
      id: 'inn',
      title: 'Inn',
      overrides: [override(refuges, (next) => (g, player) => [...next(g, player), 'h0707'])],
    });
    for (const modules of [
      [inn, cataclysm],
      [cataclysm, inn],
    ])
      expect(asking(modules, game)((g) => refuges(g, 0))).toEqual([forge, 'h0707']);
  });
});

describe('an Equipping Ally that another module sees to', () => {
  const card = 'spirit-of-the-blade';
  const binds = defineModule({
    id: 'binds',
    title: 'Binds',
    content: {
      id: 'binds',
      name: 'Binds',
      market: [
        {
          kind: 'ally',
          id: card,
          name: 'Spirit of the Blade',
          source: 'original',
          cost: 1,
          life: 2,
          stamina: 0,
          mind: { value: 1, damage: 1 },
          body: { value: 1, damage: 1 },
          spirit: { value: 1, damage: 1 },
          abilities: [],
          equips: { class: 'weapon', type: 'sword', use: 'always', abilities: [] },
        },
      ],
    },
    overrides: [override(isEquippedOtherwise, (next) => (g, id) => id === card || next(g, id))],
  });

  it('is left alone by Weapons of Legend, in whatever order the modules are named', () => {
    const uses = (modules: Modules) => asking(modules, { players: 2 })((g) => usesOf(g, card));
    expect(uses([weaponsOfLegend, { ...binds, overrides: [] }])).toEqual(['ally', 'item']);
    expect(uses([weaponsOfLegend, binds])).toEqual(['ally']);
    expect(uses([binds, weaponsOfLegend])).toEqual(['ally']);
  });
});
