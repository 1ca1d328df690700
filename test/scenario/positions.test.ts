import { describe, expect, it } from 'vitest';
import { apply, type GameState } from '../../src/index.js';
import {
  fromScenario,
  type Given,
  type Scenario,
  scenarioProblems,
} from '../../src/scenario/second-edition/index.js';
import { Table } from '../toolkit.js';

/* Described positions at sea, on the Island of Dread and in the Endgame: the frames that play leaves there, and what never comes about. */

const ID = 'island-of-dread';
const strong = { mind: 9, body: 9, spirit: 9 };

const position = (
  space: string,
  given: Given | undefined,
  more: Partial<Scenario['game']> = {},
): Scenario => ({
  game: {
    modules: [ID],
    players: [
      { hero: 'steelhorns', space, experience: strong },
      { hero: 'mordrog', space: 'dallak' },
    ],
    ...(space.startsWith('a') ? { with: { [ID]: { captains: ['the-unsinkable'] } } } : {}),
    ...more,
  },
  ...(given ? { given } : {}),
});
const framesOf = (state: GameState) => state.frames.map(({ result, ...frame }) => frame);
const fight = (challenge: string, more: object = {}): Given => ({
  combat: { hero: 0, challenge, phase: 'ranged', ...more },
});

describe('a described battle stands on the frames of a played one', () => {
  it('on the island', () => {
    const discovered = Table.of(
      position(
        'a0909',
        { turn: { player: 0, step: 'experience' } },
        {
          with: { [ID]: { captains: ['the-unsinkable'], maps: [{ blue: 1, green: 1 }] } },
          decks: { silver: { top: ['gate-of-teeth'] } },
        },
      ),
    ).play('map/discover');
    const described = fromScenario(position('island-of-dread', fight('gate-of-teeth')));
    expect(framesOf(described)).toEqual(framesOf(discovered.state));
  });

  it('at sea', () => {
    const sailed = Table.of(
      position(
        'a1010',
        { turn: { player: 0, step: 'movement' } },
        {
          with: { [ID]: { captains: ['the-unsinkable'] } },
          decks: { sea: { top: ['leviathan-calf'] } },
        },
      ),
    ).play('voyage/sail to=a0909');
    const described = fromScenario(position('a0909', fight('leviathan-calf', { phase: 'start' })));
    expect(framesOf(described)).toEqual(framesOf(sailed.state));
  });

  it('on land, with a Challenge that waits', () => {
    const game = (given: Given): Scenario => ({
      game: {
        players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}],
        track: [{ card: 'brood-of-the-bloodmother', space: 'h0714' }],
      },
      given,
    });
    const faced = Table.of(game({ turn: { player: 0, step: 'adventure' } }));
    faced.play('adventure/face card=brood-of-the-bloodmother');
    const described = fromScenario(
      game(fight('brood-of-the-bloodmother', { phase: 'start', from: 'track' })),
    );
    expect(framesOf(described)).toEqual(framesOf(faced.state));
  });

  it('in the Endgame', () => {
    const game = (given: Given): Scenario => ({
      game: {
        modules: ['doom-track'],
        players: [{ hero: 'varikas-the-dead', space: 'h0714' }, {}],
        decks: { red: { top: ['ysharra-lady-of-embers'] } },
        with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
      },
      given,
    });
    const drawn = fromScenario(game({ turn: { player: 0, step: 'start' } }));
    const { decks, ...rest } = game(fight('ysharra-lady-of-embers', { phase: 'start' })).game;
    const described = fromScenario({
      game: rest,
      given: fight('ysharra-lady-of-embers', { phase: 'start' }),
    });
    expect(decks).toBeDefined();
    expect(framesOf(described)).toEqual(framesOf(drawn));
  });
});

it('a visit goes on after a described battle, and a described Encounter', () => {
  const silver = (top: string) => ({ decks: { silver: { top: [top] } } });
  const won = Table.of(
    position('island-of-dread', fight('gate-of-teeth', { wounds: 3 }), silver('the-black-spring')),
  );
  won.play('combat/attack by=steelhorns').roll(10, 10);
  expect(won.state.frames.map(({ kind }) => kind)).toEqual([
    'game',
    'turn',
    'experience',
    'island',
    'encounter',
    'effects',
  ]);
  const met = Table.of(
    position('island-of-dread', { drawn: { player: 0, card: 'the-black-spring' } }, silver('gate-of-teeth')),
  );
  met.play('effect/choose choice=wash');
  expect(met.state.frames.map(({ kind }) => kind)).toEqual([
    'game',
    'turn',
    'experience',
    'island',
    'combat',
    'phase',
  ]);
});

it('between Heroes the roles of a later round are exchanged', () => {
  const { frames } = fromScenario({
    game: { players: [{ space: 'h0714' }, { space: 'h0714' }] },
    given: { combat: { hero: 0, against: 1, phase: 'ranged', round: 2 } },
  });
  expect(frames.find(({ kind }) => kind === 'combat')).toMatchObject({
    attacker: 1,
    opponent: { player: 0 },
  });
});

const turn = (step: 'start' | 'movement' | 'experience'): Given => ({ turn: { player: 0, step } });
const drawn = (card: string): Given => ({ drawn: { player: 0, card } });

describe('refused is what no game comes to', () => {
  it.each<[string, Scenario, string, string]>([
    [
      'dice at sea',
      position('a0909', { movement: { player: 0, dice: [1] } }),
      'given/movement',
      'iod.movement.no-dice',
    ],
    [
      'dice on the island',
      position('island-of-dread', { movement: { player: 0, dice: [1] } }),
      'given/movement',
      'iod.island.resolve-until',
    ],
    [
      'a step of a turn on the island',
      position('island-of-dread', turn('movement')),
      'given/turn',
      'iod.island.resolve-until',
    ],
    [
      'nothing said of a visit',
      position('island-of-dread', undefined),
      'given/turn',
      'iod.island.resolve-until',
    ],
    [
      'a turn beside a visit',
      { ...position('island-of-dread', { turn: { player: 1, step: 'start' } }) },
      'given/turn',
      'iod.island.resolve-until',
    ],
    ['a land card at sea', position('a0909', drawn('the-ferrymans-riddle')), 'given/drawn/card', ''],
    ['a sea card on land', position('h0507', drawn('becalmed')), 'given/drawn', 'iod.adventure.draw-sea'],
    [
      'a silver card on land',
      position('h0507', fight('gate-of-teeth')),
      'given/combat',
      'iod.island.resolve-until',
    ],
    [
      'a silver card at sea',
      position('a0909', fight('gate-of-teeth')),
      'given/combat',
      'iod.adventure.draw-sea',
    ],
    [
      'a sea card on the island',
      position('island-of-dread', drawn('becalmed')),
      'given/drawn',
      'iod.island.resolve-until',
    ],
    [
      'a Challenge of land that a card brings about on the island',
      position('island-of-dread', fight('whispering-acolytes', { from: 'card' })),
      'given/combat',
      'iod.island.resolve-until',
    ],
    [
      'a Challenge that waits elsewhere',
      position('h0507', fight('whispering-acolytes', { from: 'track' }), {
        track: [{ card: 'whispering-acolytes', space: 'h0504' }],
      }),
      'given/combat',
      '2e.undefeated.attempt',
    ],
    [
      'an escape on the island',
      position('island-of-dread', fight('gate-of-teeth', { phase: 'escape' })),
      'given/combat/phase',
      'iod.island.no-escape',
    ],
    [
      'a ship without a Captain',
      position('a0909', turn('start'), { with: {} }),
      `game/with/${ID}/captains/0`,
      'iod.voyage.start',
    ],
    [
      'silver discards without a visit',
      position('dallak', turn('start'), { with: { [ID]: { silver: ['gate-of-teeth'] } } }),
      'given/turn',
      'iod.island.reshuffle-silver',
    ],
    [
      'a Hero that has stepped out of the sea',
      position('dallak', turn('start'), { players: [{ cameFrom: 'a0909' }, {}] }),
      'game/players/0/cameFrom',
      '2e.escape.move-back',
    ],
    [
      'a Challenge that waits at sea',
      position('dallak', turn('start'), { track: [{ card: 'gate-of-teeth', space: 'a0909' }] }),
      'game/track/0/space',
      '2e.escape.counter',
    ],
    [
      'a figure that is nowhere',
      position('dallak', turn('start'), { players: [{}, { space: null }] }),
      'given/turn',
      'iod.setup.start-dallak',
    ],
  ])('%s', (_what, scenario, path, rule) => {
    expect(scenarioProblems(scenario)[0]).toMatchObject(rule === '' ? { path } : { path, rule });
  });

  it('a battle at sea between Heroes, and one between Heroes that are apart', () => {
    const players = [{ space: 'a0909' }, { space: 'a0909' }];
    const atSea = { captains: ['the-unsinkable', 'the-grey-gull'] };
    const given: Given = { combat: { hero: 0, against: 1, phase: 'melee' } };
    expect(
      scenarioProblems({ game: { modules: [ID], players, with: { [ID]: atSea } }, given }),
    ).toMatchObject([{ path: 'given/combat', rule: 'iod.interact.no-attack' }]);
    expect(scenarioProblems({ game: { players: [{ space: 'h0714' }, {}] }, given })).toMatchObject([
      { path: 'given/combat', rule: '2e.interaction.choice' },
    ]);
  });

  it('a silver card on the undefeated challenge track', () => {
    const track = [{ card: 'gate-of-teeth', space: 'h0507' }];
    expect(scenarioProblems(position('dallak', turn('start'), { track }))).toMatchObject([
      { rule: 'iod.adventure.sea-card-discard' },
    ]);
  });

  it.each<[Given, string]>([
    [{ movement: { player: 0, dice: [1] } }, '2e.endgame.no-refresh-movement'],
    [turn('movement'), '2e.endgame.no-refresh-movement'],
    [turn('experience'), '2e.endgame.draw'],
    [fight('brood-of-the-bloodmother'), '2e.endgame.draw'],
    [{ combat: { hero: 0, against: 1, phase: 'melee' } }, '2e.endgame.draw'],
  ])('in the Endgame: %j', (given, rule) => {
    const game = {
      modules: ['doom-track'],
      players: 2,
      with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
    };
    expect(scenarioProblems({ game, given })).toMatchObject([{ rule }]);
  });

  it.each<[object, string]>([
    [{ wounds: 99 }, 'given/combat/wounds'],
    [{ attacked: ['mordrog'] }, 'given/combat/attacked/0'],
    [{ activated: [5] }, 'given/combat/activated/0'],
  ])('a battle with %j', (more, path) => {
    const game = { players: [{ hero: 'varikas-the-dead', space: 'h0714' }] };
    expect(scenarioProblems({ game, given: fight('brood-of-the-bloodmother', more) })[0]?.path).toBe(path);
  });

  it('two Challenges in one position of the track, and a space named twice', () => {
    const track = ['brood-of-the-bloodmother', 'river-wyrm'].map((card) => ({
      card,
      space: 'h0714',
      position: 2,
    }));
    expect(scenarioProblems({ game: { players: 1, track } })).toMatchObject([
      { path: 'game/track/1/position' },
    ]);
    const start = fromScenario({ game: { players: 1 } }).players[0]?.hero.space ?? '';
    const counters = { tamalir: [], [start]: [] };
    expect(scenarioProblems({ game: { players: 1, counters } })).toMatchObject([
      { path: `game/counters/${start}` },
    ]);
  });
});

it('a character with too many wounds is named, Ally or Hero, by the rule in force', () => {
  const players = [{ hero: 'varikas-the-dead', allies: [{ card: 'archmage-ulvane', wounds: 20 }] }];
  const problem = (...modules: string[]) => scenarioProblems({ game: { players, modules } })[0];
  expect(problem()).toMatchObject({ path: 'game/players/0/allies/0/wounds', rule: '2e.allies.killed' });
  const [base, advanced] = [problem(), problem('advanced-runebound')].map((one) =>
    Number(/at (\d+)/.exec(one?.message ?? '')?.[1]),
  );
  expect(problem('advanced-runebound')).toMatchObject({ rule: 'adv.wounds.ally' });
  expect(advanced).toBe((base ?? 0) + 1);
});

it.each<[string[], object, string]>([
  [[], { items: ['white-blade', 'lightning-mace', 'twin-sabres'] }, '2e.limits.weapons'],
  [[], { allies: ['archmage-ulvane', 'hedge-healer', 'acolyte-of-flame'] }, '2e.limits.allies'],
  [
    ['item-limits'],
    { items: ['rune-carved-staff', 'staff-of-the-ninth-star'] },
    '2e.item-limits.one-per-class-and-type',
  ],
])('more cards than a limit allows, with %j: the limit is named', (modules, more, rule) => {
  expect(scenarioProblems({ game: { players: [{ ...more }], modules } })).toMatchObject([{ rule }]);
});

it('whatever Challenge a card brings about at sea, nothing was drawn for it', () => {
  // A yellow one: in the Adventure step of a voyage only sea cards are drawn, which count as blue.
  const state = fromScenario(position('a0909', fight('whispering-acolytes', { from: 'card' })));
  expect(state.frames.find(({ kind }) => kind === 'adventure')).toMatchObject({ color: null, step: 'over' });
});

it('a described battle at sea is played on like any other', () => {
  const state = fromScenario(position('a0909', fight('leviathan-calf', { phase: 'melee', wounds: 4 })));
  expect(() => apply(state, { type: 'combat/attack', by: 'steelhorns' })).not.toThrow();
});

describe('a described hazard', () => {
  const road = (given: Given, more: Partial<Scenario['game']> = {}): Scenario => ({
    game: {
      modules: ['travel-hazards'],
      players: [{ hero: 'varikas-the-dead', space: 'h0104', experience: strong }, {}],
      ...more,
    },
    given,
  });
  const ogre = 'gallows-ogre';
  const hazard = (phase: 'start' | 'escape' | 'melee', more: object = {}): Given => ({
    combat: { hero: 0, challenge: ogre, phase, as: 'hazard', ...more },
  });

  it('stands on the frames of a met one', () => {
    const met = Table.of(road(turn('movement'), { decks: { yellow: { top: [ogre] } } }))
      .play('move/stay')
      .roll(1, 1)
      .roll(5, 5);
    expect(framesOf(fromScenario(road(hazard('start'))))).toEqual(framesOf(met.state));
    expect(framesOf(fromScenario(road({ drawn: { player: 0, card: ogre, as: 'hazard' } })))).toEqual(
      framesOf(met.state),
    );
  });

  it('goes on as one: the experience comes from the pile, there is no reward, and the turn goes on', () => {
    const players = [{ hero: 'varikas-the-dead', space: 'h0104', experience: strong, points: 9 }, {}];
    const won = Table.of(road(hazard('melee', { wounds: 2 }), { players }));
    won.play('combat/attack by=varikas-the-dead').roll(10, 10);
    expect(won.state.players[0]).toMatchObject({ gold: 3, counters: { yellow: 1 } });
    expect(won.state.frames.map(({ kind }) => kind)).toEqual(['game', 'turn', 'experience']);
  });

  it.each<[string, Scenario, string, string]>([
    ['without such a rule', road(hazard('melee'), { modules: [] }), 'given/combat', '2e.adventure.draw'],
    ['in a town', road(hazard('melee'), { players: [{}] }), 'given/combat', '2e.travel-hazards.when'],
    [
      'that waited on the track',
      road(hazard('melee', { from: 'track' }), { track: [{ card: ogre, space: 'h0913' }] }),
      'given/combat',
      '2e.travel-hazards.draw',
    ],
    [
      'of a color that Life counters bar',
      road(hazard('melee'), { players: [{ space: 'h0104', experience: { life: 2 } }] }),
      'given/combat',
      '2e.travel-hazards.draw',
    ],
    ['in its escape phase', road(hazard('escape')), 'given/combat/phase', '2e.travel-hazards.no-escape'],
    [
      'in the Endgame',
      road(hazard('melee'), {
        modules: ['travel-hazards', 'doom-track'],
        with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
      }),
      'given/combat',
      '2e.endgame.no-refresh-movement',
    ],
    [
      'in the Endgame, whichever module is named first',
      road(hazard('melee'), {
        modules: ['doom-track', 'travel-hazards'],
        with: { 'doom-track': { counters: 8, endgame: { order: [0, 1] } } },
      }),
      'given/combat',
      '2e.endgame.no-refresh-movement',
    ],
  ])('is refused %s', (_what, scenario, path, rule) => {
    expect(scenarioProblems(scenario)).toMatchObject([{ path, rule }]);
  });
});
