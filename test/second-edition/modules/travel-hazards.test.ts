import { describe, expect, it } from 'vitest';
import {
  chanceOutcomes,
  createGame,
  decision,
  defineModule,
  type GameState,
  override,
  rule,
} from '../../../src/index.js';
import type { Scenario, ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { bundledModules, type SecondEditionModule } from '../../../src/second-edition/index.js';
import { deckFor, terrainAt } from '../../../src/second-edition/rules.js';
import { Table } from '../../toolkit.js';
import { Bench, go, gold } from '../abilities/workshop.js';
import { content, doomOf, told, ysolde } from './doom.js';

const module = bundledModules['travel-hazards'];
const modules = module ? [module] : [];
const hero = content.cards[ysolde];
const life = hero?.kind === 'hero' ? hero.life : 0;

/** A forest with nothing in it. */
const forest = 'h0104';
const { dice: faces } = content;
/** A face of the movement die that shows a forest, and one that does not. */
const [leaf, bare] = [3, 1];

type Others = Partial<Omit<Scenario['game'], 'players'>> & { readonly others?: ScenarioPlayer[] };

/** Ysolde is about to move, in a forest; the next in turn is somewhere else. */
const there = (me: ScenarioPlayer = {}, { others = [{ space: 'forge' }], ...game }: Others = {}) =>
  Table.of({
    game: {
      modules: ['travel-hazards'],
      players: [{ hero: ysolde, space: forest, cameFrom: 'h0103', ...me }, ...others],
      ...game,
    },
    given: { turn: { player: 0, step: 'movement' } },
  });

/** She stays where she is, and the dice show no forest. */
const endangered = (me: ScenarioPlayer = {}, game: Others = {}) =>
  there(me, game).play('move/stay').roll(bare, bare);

/** The table says which color, and the top card of that deck is drawn. */
const meeting = (card: string, me: ScenarioPlayer = {}, game: Others = {}) => {
  const found = content.cards[card] as { color: 'green' | 'yellow' | 'blue' };
  const number = { green: [1, 1], yellow: [5, 5], blue: [10, 10] }[found.color];
  return endangered(me, { decks: { [found.color]: { top: [card] } }, ...game }).roll(...number);
};

const kindOf = ({ state }: { state: GameState }) => decision(state)?.kind;

/** Wins or loses every roll until the fight is over. */
function fight(at: Table, dice: number): Table {
  for (let tries = 0; tries < 60 && at.state.frames.some(({ kind }) => kind === 'combat'); tries++) {
    if (kindOf(at) === 'hazard-experience/choose') break;
    const legal = at.legal();
    const act = [`combat/attack by=${ysolde}`, 'roll/dice', 'roll/accept', 'harm/take'];
    if (dice === 1) act.unshift('combat/defend');
    if (decision(at.state)?.actor === 'chance') at.roll(dice, dice);
    else at.play(act.find((code) => legal.includes(code)) ?? legal[0] ?? '');
  }
  return at;
}
const win = (at: Table) => fight(at, 10);
const lose = (at: Table) => fight(at, 1);

describe('rolling for hazards', () => {
  it('2e.travel-hazards.recommended: only in games that name the option', () => {
    const plain = createGame({ players: 1, seed: 3 });
    expect(plain.modules).toEqual([]);
    const at = Table.of({
      game: { players: [{ hero: ysolde, space: forest }] },
      given: { turn: { player: 0, step: 'movement' } },
    }).play('move/stay');
    expect(kindOf(at)).not.toBe('hazard/check');
  });

  it('2e.travel-hazards.when: movement that ends in the wild, also of a Hero that stays', () => {
    const stayed = there().play('move/stay');
    expect(decision(stayed.state)).toMatchObject({
      actor: 'chance',
      kind: 'hazard/check',
      rule: '2e.travel-hazards.when',
      request: { kind: 'roll', die: 'movement', count: 2 },
    });
    const moved = there({ space: 'h0103' }).play(`move/adjacent to=${forest}`);
    expect(kindOf(moved)).toBe('hazard/check');
    const walked = Table.of({
      game: { modules: ['travel-hazards'], players: [{ hero: ysolde, space: 'h0103' }] },
      given: { movement: { player: 0, dice: [leaf] } },
    }).play(`move/step to=${forest} die=${leaf}`, 'move/stop');
    expect(kindOf(walked)).toBe('hazard/check');
  });

  it('2e.travel-hazards.when: not in a town, not where a counter lies, not where another Hero is', () => {
    const safe = (me: ScenarioPlayer, game: Parameters<typeof there>[1] = {}) => {
      const at = there(me, game).play('move/stay');
      return at.state.frames.every(({ kind }) => kind !== 'hazard');
    };
    const jewel = content.board.jewels.green[0] ?? '';
    expect(safe({ space: 'vynelvale' })).toBe(true);
    expect(safe({ space: jewel })).toBe(true);
    expect(safe({}, { track: [{ card: 'gallows-ogre', space: forest }] })).toBe(true);
    expect(safe({}, { others: [{ space: forest }] })).toBe(true);
    // A jewel whose counter is gone is like any other space.
    expect(safe({ space: jewel }, { counters: { [jewel]: [] } })).toBe(false);
  });

  it('2e.travel-hazards.when: not for a Hero that escape or knockout has moved', () => {
    const at = Table.of({
      game: {
        modules: ['travel-hazards'],
        players: [{ hero: ysolde, space: 'h0208', cameFrom: 'h0207' }, { space: 'forge' }],
      },
      given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
    });
    at.play('combat/escape').roll(10, 10);
    expect(at.player(0).hero.space).toBe('h0207');
    expect(at.happened('hazard/checked')).toEqual([]);
    expect(kindOf(at)).toBe('movement/choose');
  });

  it('2e.travel-hazards.no-hazard: one matching symbol on either die is enough', () => {
    for (const dice of [
      [leaf, bare],
      [bare, leaf],
      [leaf, leaf],
    ]) {
      const at = there({ counters: { red: 2 } })
        .play('move/stay')
        .roll(...dice);
      expect(at.happened('hazard/checked')[0]).toMatchObject({
        hazard: false,
        rule: '2e.travel-hazards.no-hazard',
      });
      // The turn goes on as usual.
      expect(kindOf(at)).toBe('experience/choose');
    }
  });

  it('2e.travel-hazards.hazard: without a matching symbol there is one, and its color is determined at once', () => {
    const at = endangered();
    expect(at.happened('hazard/checked')[0]).toMatchObject({
      hazard: true,
      space: forest,
      rule: '2e.travel-hazards.hazard',
    });
    expect(kindOf(at)).toBe('hazard/color');
  });

  it('2e.travel-hazards.example-forest: two dice without a forest symbol bring one, a single forest symbol none', () => {
    expect(there().play('move/stay').roll(6, 4).happened('hazard/checked')[0]?.hazard).toBe(true);
    expect(there().play('move/stay').roll(6, leaf).happened('hazard/checked')[0]?.hazard).toBe(false);
  });

  it('2e.travel-hazards.likelihood: mountain, forest and swamp are on fewer faces than plains, road and river', () => {
    const danger = (terrain: string): number => {
      const space = Object.keys(content.board.neighbours).find((id) => {
        const found = content.board.spaces[id];
        return found?.terrain === terrain && !found.jewel;
      });
      if (!space) return Number.NaN;
      const at = there({ space }).play('move/stay');
      return chanceOutcomes(at.state).reduce((sum, { action, probability }) => {
        const shown = (action as { dice: readonly number[] }).dice.flatMap((face) => faces[face - 1] ?? []);
        return shown.some((symbol) => symbol === terrain) ? sum : sum + probability;
      }, 0);
    };
    const wild = ['mountain', 'forest'].map(danger);
    const tame = ['plains', 'road', 'river'].map(danger);
    expect(Math.min(...wild)).toBeGreaterThan(Math.max(...tame));
    const on = (terrain: string) =>
      faces.filter((symbols) => symbols.some((symbol) => symbol === terrain)).length;
    for (const rare of ['mountain', 'forest', 'swamp'])
      for (const common of ['plains', 'road', 'river']) expect(on(rare)).toBeLessThan(on(common));
  });

  it('2e.travel-hazards.timing-last: what is used after moving comes first', () => {
    const bench = new Bench(
      { hero: { abilities: [go('after-moving', [gold(1)])] } },
      { me: { space: forest }, given: { turn: { player: 0, step: 'movement' } } },
      modules,
    ).play('move/stay');
    expect(bench.waiting).toBe('movement/after');
    bench.use('my-hero');
    if (bench.waiting === 'movement/after') bench.play('move/done');
    expect(bench.waiting).toBe('hazard/check');
  });
});

describe('a hazard with modules that change the map and the decks', () => {
  const ending = (...overrides: SecondEditionModule['overrides'] & object) =>
    new Bench(
      {},
      {
        me: { space: forest },
        game: { decks: { green: { top: ['my-challenge'] } } },
        given: { turn: { player: 0, step: 'movement' } },
      },
      [...modules, defineModule({ id: 'elsewhere', title: 'Elsewhere', overrides })],
    ).play('move/stay');
  const ground = (made: 'plains' | 'town') =>
    override(terrainAt, (next) => (g, space) => (space === forest ? made : next(g, space)));

  it('2e.travel-hazards.no-hazard: the ground is what it is now, not what was printed', () => {
    // The dice show plains.
    expect(ending(ground('plains')).roll(bare, bare).happened('hazard/checked')).toMatchObject([
      { hazard: false },
    ]);
    expect(ending().roll(bare, bare).happened('hazard/checked')).toMatchObject([{ hazard: true }]);
    expect(ending(ground('town')).waiting).not.toBe('hazard/check');
  });

  it('2e.travel-hazards.draw: the card comes from the deck that adventures of the color come from', () => {
    const bench = ending(
      override(
        deckFor,
        (next) => (g, player, color) => (color === 'yellow' ? 'green' : next(g, player, color)),
      ),
    );
    bench.roll(bare, bare).roll(5, 5);
    expect(bench.happened('hazard/color')).toMatchObject([{ color: 'yellow' }]);
    expect(bench.happened('card/drawn')).toMatchObject([{ deck: 'green', card: 'my-challenge' }]);
  });
});

describe('the color of a hazard without the doom track', () => {
  const colorOf = (...dice: number[]) => {
    const at = endangered().roll(...dice);
    const settled = at.happened('hazard/color')[0];
    return [settled?.color, settled?.rule];
  };

  it('2e.travel-hazards.roll-color: the two ten-sided dice are rolled, and their total decides', () => {
    const at = endangered();
    expect(decision(at.state)?.request).toEqual({ kind: 'roll', die: 'd10', sides: 10, count: 2 });
    at.roll(3, 9);
    expect(at.happened('hazard/number')[0]).toMatchObject({
      number: 12,
      rule: '2e.travel-hazards.roll-color',
    });
  });

  it('2e.travel-hazards.table-green: 2 to 6', () => {
    expect(colorOf(1, 1)).toEqual(['green', '2e.travel-hazards.table-green']);
    expect(colorOf(2, 4)).toEqual(['green', '2e.travel-hazards.table-green']);
  });

  it('2e.travel-hazards.table-yellow: 7 to 15', () => {
    expect(colorOf(3, 4)).toEqual(['yellow', '2e.travel-hazards.table-yellow']);
    expect(colorOf(5, 10)).toEqual(['yellow', '2e.travel-hazards.table-yellow']);
  });

  it('2e.travel-hazards.table-blue: 16 to 20', () => {
    expect(colorOf(6, 10)).toEqual(['blue', '2e.travel-hazards.table-blue']);
    expect(colorOf(10, 10)).toEqual(['blue', '2e.travel-hazards.table-blue']);
  });
});

describe('the color of a hazard with the doom track', () => {
  const counted = (
    track: readonly string[],
    dice: readonly [number, number],
    modulesOn = ['doom-track', 'travel-hazards'],
  ) => {
    const at = endangered(
      {},
      {
        modules: modulesOn,
        with: { 'doom-track': { track: [...track] } },
        // Six cards lie on the track in games of four to six only.
        others: [{ space: 'forge' }, { space: 'forge' }, { space: 'forge' }],
      },
    );
    return at.roll(...dice);
  };
  const six = ['green', 'marsh-leeches', 'cinder-imp', 'ash-drake', 'hedge-witch', 'atavax'];

  it('2e.travel-hazards.hazard-number: two movement dice again, and every symbol counts, whatever it is', () => {
    const of = (...dice: [number, number]) => counted(six, dice).happened('hazard/number')[0];
    expect(of(1, 2)).toMatchObject({ number: 6, rule: '2e.travel-hazards.hazard-number' });
    expect(of(1, 3)).toMatchObject({ number: 5 });
    expect(of(3, 3)).toMatchObject({ number: 4 });
  });

  it('2e.travel-hazards.count-up: the color of the card at that place, counted from the bottom', () => {
    expect(counted(six, [3, 4]).happened('hazard/color')[0]).toMatchObject({
      color: 'blue',
      place: 4,
      rule: '2e.travel-hazards.count-up',
    });
  });

  it('2e.travel-hazards.count-up: whichever module is named first', () => {
    const at = counted(six, [3, 4], ['travel-hazards', 'doom-track']);
    expect(at.happened('hazard/color')[0]?.place).toBe(4);
  });

  it('2e.travel-hazards.example-four: with four the fourth space, counted from Vynelvale', () => {
    const at = counted(six, [5, 6]);
    expect(at.happened('hazard/color')[0]?.place).toBe(4);
    expect(rule('2e.travel-hazards.example-four').kind).toBe('example');
  });

  it('2e.travel-hazards.example-six: with six the sixth card, which is yellow', () => {
    expect(counted(six, [1, 2]).happened('hazard/color')[0]).toMatchObject({ color: 'yellow', place: 6 });
  });

  it('2e.travel-hazards.loop: with fewer cards the count goes on from the first', () => {
    expect(counted(['green'], [1, 2]).happened('hazard/color')[0]).toMatchObject({
      color: 'green',
      place: 1,
      rule: '2e.travel-hazards.loop',
    });
    expect(counted(['green', 'atavax'], [1, 2]).happened('hazard/color')[0]?.place).toBe(2);
  });

  it('2e.travel-hazards.example-loop: with three cards and five the second', () => {
    expect(counted(['green', 'atavax', 'ash-drake'], [1, 4]).happened('hazard/color')[0]).toMatchObject({
      color: 'yellow',
      place: 2,
    });
  });

  it('2e.travel-hazards.draw: an empty deck is formed anew from its discard pile', () => {
    const at = endangered(
      {},
      {
        modules: ['doom-track', 'travel-hazards'],
        with: {
          'doom-track': {
            track: ['ash-drake'],
            piles: { blue: content.decks.blue.filter((id) => id !== 'ash-drake') },
          },
        },
      },
    ).roll(3, 4);
    expect(at.happened('deck/renewed')).toHaveLength(1);
    expect(kindOf(at)).toBe('hazard/draw');
  });
});

describe('the card', () => {
  it('2e.travel-hazards.draw: it is drawn, shown, and fought', () => {
    const at = meeting('bone-rabble');
    expect(at.happened('card/drawn')[0]).toMatchObject({
      card: 'bone-rabble',
      deck: 'green',
      rule: '2e.travel-hazards.draw',
    });
    expect(at.happened('combat/began')[0]).toMatchObject({ against: 'bone-rabble' });
  });

  it('2e.travel-hazards.draw: a color the Hero may not draw is no hazard, nor is an empty deck', () => {
    const barred = endangered({ experience: { life: 1 }, counters: { red: 2 } }).roll(1, 1);
    expect(barred.happened('hazard/none')[0]).toMatchObject({
      color: 'green',
      rule: '2e.travel-hazards.draw',
    });
    expect(barred.happened('card/drawn')).toEqual([]);
    expect(kindOf(barred)).toBe('experience/choose');
    const empty = endangered({}, { removed: [...content.decks.blue] }).roll(10, 10);
    expect(empty.happened('hazard/none')).toHaveLength(1);
    expect(empty.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.travel-hazards.one-card: after an Encounter no other card is drawn, and the turn is over without its Experience step', () => {
    const at = meeting('the-ferrymans-riddle', { counters: { red: 2 } }).roll(1, 1);
    expect(at.happened('card/drawn')).toHaveLength(1);
    expect(at.state.removed).toEqual(['the-ferrymans-riddle']);
    expect(at.happened('hazard/over')[0]?.rule).toBe('2e.travel-hazards.one-card');
    expect(at.happened('turn/ended')).toHaveLength(1);
    expect(at.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
    expect(at.player(0).counters.red).toBe(2);
  });

  it('2e.travel-hazards.one-card: nor after an Event, which replenishes as usual', () => {
    const sunburst = content.board.sunbursts.yellow[0] ?? '';
    const at = meeting(
      'muster-of-the-free-towns',
      { counters: { red: 2 } },
      { counters: { [sunburst]: [] } },
    );
    expect(at.state.event).toBe('muster-of-the-free-towns');
    expect(at.state.counters.yellow).toContain(sunburst);
    expect(at.happened('card/drawn')).toHaveLength(1);
    expect(at.happened('turn/ended')).toHaveLength(1);
  });

  it('2e.travel-hazards.no-before-combat-card: what the card says Before Combat does not happen', () => {
    // The Leeches ask for a test before combat.
    const at = meeting('marsh-leeches');
    expect(kindOf(at)).toBe('phase/act');
    expect(at.happened('roll/made')).toEqual([]);
  });

  it('2e.travel-hazards.no-before-combat-player: nor may the player use anything of that kind', () => {
    const able = {
      hero: { abilities: [go('before-combat', [gold(1)])] },
      item: { use: 'activate', abilities: [go('before-combat', [gold(1)])] },
    } as const;
    const hazard = new Bench(
      able,
      {
        me: { space: forest, items: ['my-item'] },
        game: { decks: { green: { top: ['my-challenge'] } } },
        given: { turn: { player: 0, step: 'movement' } },
      },
      modules,
    );
    hazard.play('move/stay').roll(bare, bare).roll(1, 1);
    expect(hazard.waiting).toBe('phase/act');
    hazard.refuses('ability/use card=my-hero ability=go', '2e.travel-hazards.no-before-combat-player');
    hazard.refuses('ability/use card=my-item ability=go', '2e.travel-hazards.no-before-combat-player');
    // The same battle as an adventure begins with them.
    const adventure = new Bench(
      able,
      {
        me: { items: ['my-item'] },
        given: { combat: { hero: 0, challenge: 'my-challenge', phase: 'start' } },
      },
      modules,
    );
    expect(adventure.canUse('my-hero')).toBe(true);
  });

  it('2e.travel-hazards.no-escape: no round has an escape phase', () => {
    const at = meeting('gallows-ogre', { items: ['black-dagger'], kept: ['swamp-wisp'] });
    for (let round = 1; round <= 2; round++) {
      expect(kindOf(at)).toBe('phase/act');
      at.refuses('combat/escape', '2e.travel-hazards.no-escape');
      at.refuses('combat/stand', '2e.travel-hazards.no-escape');
      expect(at.legal('ability/use')).toEqual([]);
      for (const _phase of ['ranged', 'melee', 'magic']) at.play('combat/defend').roll(10, 10);
    }
    expect(at.happened('combat/round')).toHaveLength(3);
  });

  it('2e.travel-hazards.hazard: one card may be activated in each round, whatever was activated while moving', () => {
    const bench = new Bench(
      { item: { use: 'activate', abilities: [go('ranged', [gold(1)])] } },
      {
        me: { space: forest, items: ['my-item'] },
        game: { decks: { green: { top: ['my-challenge'] } } },
        given: { turn: { player: 0, step: 'movement' } },
      },
      modules,
    );
    bench.play('move/stay').roll(bare, bare).roll(1, 1);
    expect(bench.canUse('my-item')).toBe(true);
  });
});

describe('victory over a hazard', () => {
  it('2e.travel-hazards.no-reward: nothing that stands on the card, and no card to keep', () => {
    const at = win(meeting('rune-mad-acolyte'));
    expect(at.happened('challenge/defeated')).toHaveLength(1);
    expect(at.player(0)).toMatchObject({ gold: 3, items: [], kept: [] });
    expect(at.state.decks.green?.bottom).toEqual(['rune-mad-acolyte']);
  });

  it('2e.travel-hazards.no-reward: a red one gives no Dragon Rune, but killing High Lord Margath still wins', () => {
    const red = (card: string) => {
      const at = endangered(
        {
          experience: { mind: 8, body: 8, spirit: 8 },
          kept: ['morvakar-the-glacier', 'velisande-the-veiled'],
        },
        {
          modules: ['doom-track', 'travel-hazards'],
          with: { 'doom-track': { track: ['sithrael-storm-of-wings'] } },
          decks: { red: { top: [card] } },
        },
      ).roll(1, 1);
      return win(at);
    };
    const rune = red('threnodax-lord-of-graves');
    expect(rune.state.outcome).toBeNull();
    expect(rune.player(0).kept).toHaveLength(2);
    expect(doomOf(rune.state).track[1]).toEqual({ card: 'threnodax-lord-of-graves' });
    expect(red('high-lord-margath').state.outcome).toMatchObject({
      winners: [0],
      rule: '2e.game.win-margath',
    });
  });

  it('2e.travel-hazards.experience: a counter of its color from the pile, none from the board', () => {
    const at = win(meeting('gallows-ogre'));
    const before = endangered();
    expect(at.player(0).counters).toEqual({ green: 0, yellow: 1, blue: 0, red: 0 });
    expect(at.state.pile.yellow).toBe((before.state.pile.yellow ?? 0) - 1);
    expect(at.state.counters.yellow).toEqual(before.state.counters.yellow);
    expect(at.happened('counter/gained')[0]).toMatchObject({
      color: 'yellow',
      rule: '2e.travel-hazards.experience',
    });
  });

  type Counters = Partial<Record<'green' | 'yellow' | 'blue', number>>;

  /** A hazard is defeated with exactly these counters in the pile; what is left over of the box is with the other player. */
  function paid(card: string, pile: Counters, mine: Counters = {}): Table {
    // Two counters of each color are left of the box after setup; two green and a yellow jewel are empty.
    const [a = '', b = ''] = content.board.jewels.green;
    const [c = ''] = content.board.jewels.yellow;
    const left = { green: 4, yellow: 3, blue: 2, red: 2 };
    const theirs = {
      green: left.green - (pile.green ?? 0) - (mine.green ?? 0),
      yellow: left.yellow - (pile.yellow ?? 0) - (mine.yellow ?? 0),
      blue: left.blue - (pile.blue ?? 0) - (mine.blue ?? 0),
      red: left.red,
    };
    const at = meeting(
      card,
      { experience: { mind: 6, body: 6, spirit: 6 }, counters: mine },
      { counters: { [a]: [], [b]: [], [c]: [] }, others: [{ space: 'forge', counters: theirs }] },
    );
    expect(at.state.pile).toEqual({ green: 0, yellow: 0, blue: 0, red: 0, ...pile });
    return win(at);
  }

  it('2e.travel-hazards.experience-substitute: without that color, others of the same value', () => {
    // Three points: of one green and one yellow there is but one way.
    const at = paid('ash-drake', { green: 1, yellow: 1 });
    expect(at.player(0).counters).toEqual({ green: 1, yellow: 1, blue: 0, red: 0 });
    expect(told(at, 'counter/')).toEqual([
      ['counter/gained', '2e.travel-hazards.experience-substitute'],
      ['counter/gained', '2e.travel-hazards.experience-substitute'],
    ]);
    expect(at.state.pile).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
  });

  it('2e.travel-hazards.experience-substitute: the player chooses where there are several ways, of what adds up', () => {
    const at = paid('ash-drake', { green: 3, yellow: 1 });
    expect(decision(at.state)).toMatchObject({
      actor: 0,
      kind: 'hazard-experience/choose',
      rule: '2e.travel-hazards.experience-substitute',
    });
    expect(at.legal()).toEqual(['hazard/take-counter color=green', 'hazard/take-counter color=yellow']);
    at.refuses('hazard/take-counter color=red', '2e.travel-hazards.experience-substitute');
    at.play('hazard/take-counter color=yellow');
    expect(at.player(0).counters).toMatchObject({ green: 1, yellow: 1 });
    // One point is not enough for a yellow one: nothing else can be taken first than what leaves a way.
    const green = paid('ash-drake', { green: 3, yellow: 1 }).play('hazard/take-counter color=green');
    expect(green.legal()).toEqual(['hazard/take-counter color=green', 'hazard/take-counter color=yellow']);
    green.play('hazard/take-counter color=green');
    expect(green.player(0).counters).toMatchObject({ green: 3, yellow: 0 });
  });

  it('2e.travel-hazards.example-substitute: three green ones for one blue', () => {
    const at = paid('ash-drake', { green: 3 });
    expect(at.player(0).counters).toEqual({ green: 3, yellow: 0, blue: 0, red: 0 });
  });

  it('2e.travel-hazards.experience-change: with change, where the pile has nothing of that value', () => {
    const at = paid('bone-rabble', { yellow: 1 }, { green: 1 });
    expect(at.player(0).counters).toEqual({ green: 0, yellow: 1, blue: 0, red: 0 });
    expect(at.state.pile).toMatchObject({ green: 1, yellow: 0 });
    expect(at.happened('counter/spent')[0]).toMatchObject({
      color: 'green',
      rule: '2e.travel-hazards.experience-change',
    });
    // Two steps up: a blue one and the point make two yellow ones.
    const two = paid('bone-rabble', { yellow: 2 }, { blue: 1 });
    expect(two.player(0).counters).toEqual({ green: 0, yellow: 2, blue: 0, red: 0 });
  });

  it('2e.travel-hazards.experience-change: no change is made where none is needed', () => {
    const at = paid('gallows-ogre', { green: 2 }, { green: 1, yellow: 1 });
    expect(at.happened('counter/spent')).toEqual([]);
    expect(at.player(0).counters).toMatchObject({ green: 3, yellow: 1 });
  });

  it('2e.travel-hazards.experience-none: where the pile cannot make up the value there is none', () => {
    for (const at of [
      paid('gallows-ogre', { green: 1 }),
      paid('bone-rabble', {}),
      paid('bone-rabble', { blue: 1 }),
    ]) {
      expect(Object.values(at.player(0).counters)).toEqual([0, 0, 0, 0]);
      expect(at.happened('hazard/no-experience')[0]?.rule).toBe('2e.travel-hazards.experience-none');
      expect(at.player(0).points).toBe(0);
    }
  });

  it('2e.travel-hazards.turn-continues: the Experience step follows, and no Adventure or Market step', () => {
    const at = win(meeting('bone-rabble', { counters: { red: 2 } }));
    expect(kindOf(at)).toBe('experience/choose');
    expect(at.happened('hazard/over')[0]?.rule).toBe('2e.travel-hazards.turn-continues');
  });
});

describe('failing a hazard', () => {
  it('2e.travel-hazards.failure-discard: the Challenge goes under its deck', () => {
    const at = lose(meeting('gallows-ogre', { wounds: life - 1 }));
    expect(at.happened('hero/knocked-out')).toHaveLength(1);
    expect(at.happened('card/discarded')).toContainEqual({
      type: 'card/discarded',
      card: 'gallows-ogre',
      deck: 'yellow',
      rule: '2e.travel-hazards.failure-discard',
    });
    expect(at.state.decks.yellow?.bottom).toEqual(['gallows-ogre']);
  });

  it('2e.travel-hazards.failure-discard: with the doom track it goes there', () => {
    const at = lose(
      endangered(
        { wounds: life - 1 },
        {
          modules: ['travel-hazards', 'doom-track'],
          with: { 'doom-track': { track: ['atavax'] } },
          decks: { yellow: { top: ['gallows-ogre'] } },
        },
      ).roll(1, 1),
    );
    expect(doomOf(at.state).track).toEqual([{ card: 'atavax' }, { card: 'gallows-ogre' }]);
    expect(at.state.decks.yellow?.bottom).toEqual([]);
  });

  it('2e.travel-hazards.failure-not-track: nothing goes on the undefeated track, nothing on the board', () => {
    const at = lose(meeting('gallows-ogre', { wounds: life - 1 }));
    expect(at.state.track).toEqual([null, null, null, null, null, null]);
    expect(at.happened('challenge/undefeated')).toEqual([]);
  });

  it('2e.travel-hazards.failure-knockout: gold, dearest card and place are lost as usual, and the turn', () => {
    const at = lose(
      meeting('gallows-ogre', { wounds: life - 1, gold: 7, items: ['black-dagger'], counters: { red: 2 } }),
    );
    expect(at.player(0)).toMatchObject({ gold: 0, items: [], counters: { red: 2 }, hero: { wounds: 0 } });
    expect(content.board.towns.map(({ space }) => space)).toContain(at.player(0).hero.space);
    expect(at.happened('turn/ended')).toHaveLength(1);
    expect(at.state.frames.find(({ kind }) => kind === 'turn')).toMatchObject({ player: 1 });
  });
});

describe('hazards where the doom track decides the color', () => {
  const byTrack = (track: readonly string[]) =>
    there({}, { modules: ['doom-track', 'travel-hazards'], with: { 'doom-track': { track: [...track] } } });

  it('2e.travel-hazards.when, 2e.travel-hazards.hazard-number: two movement dice are rolled, and two once more', () => {
    const request = { kind: 'roll', die: 'movement', sides: faces.length, count: 2 };
    const at = byTrack(['green']).play('move/stay');
    expect(decision(at.state)).toMatchObject({ kind: 'hazard/check', request });
    at.roll(bare, bare);
    expect(decision(at.state)).toMatchObject({ kind: 'hazard/color', request });
  });

  it('2e.travel-hazards.count-up: without a card on the track no color is found, and nothing comes of the hazard', () => {
    const at = byTrack([]).play('move/stay').roll(bare, bare).roll(bare, bare);
    expect(at.happened('hazard/color')).toEqual([]);
    expect(at.happened('hazard/none')).toMatchObject([{ player: 0, color: null }]);
    expect(at.happened('card/drawn')).toEqual([]);
    expect(at.state.frames.some(({ kind }) => kind === 'hazard')).toBe(false);
  });
});
