import { describe, expect, it } from 'vitest';
import { decision } from '../../src/index.js';
import type { GameEvent as AnyEvent } from '../../src/kernel/index.js';
import type { ScenarioPlayer } from '../../src/scenario/second-edition/index.js';
import type { Effect } from '../../src/second-edition/index.js';
import { Table } from '../toolkit.js';
import { aJewel, Bench, drawn, fighting, go, gold, met, moving, trading } from './abilities/workshop.js';
import { aboard, captain, crossing, frail } from './modules/island-of-dread/voyagers.js';
import { rulings, told } from './ruling-rows.js';

/*
 * Why not? Situation by situation: what is tried, the rule that is cited first, being the most special one that decides, and what is said
 * wherever the rule's own sentence would be no answer.
 */

type Step = 'start' | 'movement' | 'adventure' | 'market' | 'experience' | 'end';
type Phase = 'start' | 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic';

/** The first player's turn, at one of its steps, in Tamalir unless it says otherwise. */
const turn = (
  step: Step,
  me: ScenarioPlayer = {},
  stacks: Readonly<Record<string, readonly string[]>> = {},
) =>
  Table.of({
    game: {
      players: [
        { hero: 'varikas-the-dead', space: 'tamalir', ...me },
        { hero: 'mordrog', space: 'greyhaven' },
      ],
      stacks,
    } as never,
    given: { turn: { player: 0, step } },
  });
const market = (me: ScenarioPlayer = {}) =>
  turn('market', me, { tamalir: ['soul-burn', 'burning-priest'], dawnsmoor: ['white-blade'] }).draw(
    'lightning-mace',
  );
/** Four dice on the road. */
const walking = () => turn('movement', { space: 'h0714' }).play('move/roll dice=4').roll(1, 1, 2, 6);
const fight = (phase: Phase, me: ScenarioPlayer = {}, challenge = 'gallows-ogre') =>
  Table.of({
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0208', ...me }, {}] },
    given: { combat: { hero: 0, challenge, phase } },
  });
const duel = (phase: Phase, abilities: readonly ReturnType<typeof go>[] = []) =>
  new Bench(
    { hero: { abilities }, rival: { abilities } },
    { me: {}, other: {}, given: { combat: { hero: 0, against: 1, phase } } },
  );

const use = (card: string, ability = 'go') => `ability/use card=${card} ability=${ability}`;
const strike = use('varikas-the-dead', 'strike-with-magic-first');
const draw = use('white-blade', 'draw-and-strike');
const shoot = use('light-crossbow', 'shoot-first');
const soften = use('padded-leather-armor', 'soften-the-blow');

/** Varikas faces the Brood, whose own text hurts before anything else: Armor answers that, and is activated for it. */
const armored = () =>
  fight('start', { items: ['padded-leather-armor', 'white-blade'] }, 'brood-of-the-bloodmother').roll(1, 1);

describe('At another time', () => {
  rulings([
    [
      'the Movement step, in a town',
      () => turn('movement'),
      'market/buy card=soul-burn',
      '2e.market.actions',
      'The time for that is the Market step; now it is the beginning of the Movement step.',
    ],
    [
      'the Movement step, on the road',
      () => turn('movement', { space: 'h0714' }),
      'market/hire card=burning-priest',
      '2e.market.town-only',
      'The time for that is the Market step; now it is the beginning of the Movement step. Your Hero is in no town.',
    ],
    [
      'the Movement step',
      () => turn('movement'),
      'market/heal character=varikas-the-dead what=wound',
      '2e.market.actions',
    ],
    [
      'the Movement step',
      () => turn('movement'),
      'market/sell card=soul-burn',
      '2e.limits.sell-market-only',
      'The time for that is the Market step; now it is the beginning of the Movement step.',
    ],
    ['the Movement step', () => turn('movement'), 'experience/buy bonus=mind', '2e.experience.exchange'],
    [
      'the Movement step',
      () => turn('movement'),
      'adventure/attempt color=green',
      '2e.adventure.may-attempt',
    ],
    ['the Movement step', () => turn('movement'), 'hero/attack player=1', '2e.interaction.choice'],
    ['the Movement step', () => turn('movement'), 'hero/negotiate with=1', '2e.interaction.choice'],
    [
      'before the dice',
      () => turn('movement', { space: 'h0714' }),
      'move/step to=h0713 die=1',
      '2e.movement.symbol-one-space',
      'The time for that is the Movement step once the dice are rolled; now it is the beginning of the Movement step.',
    ],
    ['after the roll', walking, 'move/rest dice=2', '2e.movement.rest-before-roll'],
    ['after the roll', walking, 'move/adjacent to=h0713', '2e.movement.step-instead-of-roll'],
    [
      'the dice are being rolled',
      () => turn('movement', { space: 'h0714' }).play('move/roll dice=4'),
      'move/stop',
      '2e.dice.movement-use',
      'This waits for the roll of the dice.',
    ],
    [
      'the market card is being drawn',
      () => turn('market'),
      'market/done',
      '2e.market.draw-card',
      'This waits for a card from the market deck.',
    ],
    [
      'the melee phase',
      () => fight('melee'),
      'combat/escape',
      '2e.combat.phases',
      'The time for that is the escape phase; now it is the melee phase.',
    ],
    [
      'the escape phase',
      () => fight('escape'),
      'combat/defend',
      '2e.combat.phases',
      'The time for that is the choice to attack or to defend in a phase; now it is the escape phase.',
    ],
    [
      'no escape from this enemy, whatever the phase',
      () => new Bench({ challenge: { escape: false } }, { given: fighting('melee') }),
      'combat/escape',
      '2e.escape.optional',
      'There is no escape from this enemy.',
    ],
    ['the first round', () => fight('escape'), 'combat/begin', '2e.before-combat.before-first-round'],
    ['a later round', () => laterRound(), 'combat/begin', '2e.combat.before-combat-first-round-only'],
    [
      'the defender’s moment in a phase',
      () => duel('ranged', [go('ranged', [gold(1)])]).play('combat/attack by=my-hero'),
      'roll/dice',
      '2e.hero-combat.defender-rolls-first',
    ],
    ['a game that is over', () => over(), 'move/stay', '2e.game.win-margath', 'The game is over.'],
  ]);
});

/** The second round of a fight that nobody has hurt anybody in. */
const laterRound = (abilities: readonly ReturnType<typeof go>[] = []) => {
  const bench = new Bench({ hero: { abilities, life: 20 } }, { given: fighting('magic') });
  return bench.play('combat/defend').roll(10, 10);
};

/** Margath has just been defeated. */
const over = () => {
  const table = Table.of({
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0208' }, {}] },
    given: { combat: { hero: 0, challenge: 'high-lord-margath', phase: 'magic', wounds: 6 } },
  });
  table.play('combat/attack by=varikas-the-dead').roll(10, 10);
  return table;
};

describe('Abilities', () => {
  rulings([
    [
      'the ranged phase',
      () => new Bench({ hero: { abilities: [go('magic', [gold(1)])] } }, { given: fighting('ranged') }),
      use('my-hero'),
      '2e.effects.timing-words',
      'The time for that ability is the magic phase; now it is the ranged phase.',
    ],
    [
      'the first round',
      () =>
        new Bench({ hero: { abilities: [go('before-combat', [gold(1)])] } }, { given: fighting('ranged') }),
      use('my-hero'),
      '2e.effects.timing-words',
    ],
    [
      'a later round',
      () => laterRound([go('before-combat', [gold(1)])]),
      use('my-hero'),
      '2e.combat.before-combat-first-round-only',
      'The time for that ability is Before Combat; now it is the escape phase.',
    ],
    ['the Challenge’s own text is carried out', armored, strike, '2e.before-combat.challenge-first'],
    [
      'the defender is at it before the attacker',
      () => duel('before-combat', [go('before-combat', [gold(1)])]),
      use('my-hero'),
      '2e.hero-combat.attacker-before-combat',
    ],
    [
      'the attacker’s turn Before Combat',
      () => duel('before-combat', [go('before-combat', [gold(1)])]).play('combat/begin'),
      use('my-rival'),
      '2e.hero-combat.defender-before-combat',
    ],
    [
      'the Market step',
      () =>
        new Bench({ hero: { abilities: [go('after-moving', [gold(1)])] } }, { me: {}, given: trading }).draw(
          'lightning-mace',
        ),
      use('my-hero'),
      '2e.effects.owner-uses',
      'The time for that ability is the end of your Movement step; now it is the Market step.',
    ],
    [
      'a wound of an earlier turn',
      () => turn('movement', { wounds: 2, items: ['padded-leather-armor'] }),
      soften,
      '2e.terms.cancel-not-later',
      'The time for that ability is the moment in which wounds or exhaustion are about to be taken; now it is the beginning of the Movement step.',
    ],
    [
      'a wound of this very phase',
      () => fight('melee', { wounds: 1, items: ['padded-leather-armor'] }),
      soften,
      '2e.terms.cancel-not-later',
    ],
    [
      'no wound at all',
      () => turn('movement', { items: ['padded-leather-armor'] }),
      soften,
      '2e.terms.cancel',
    ],
    [
      'where nothing may be used: a choice of another card',
      () =>
        met(
          [
            {
              do: 'choose',
              options: [
                { id: 'left', label: 'left', do: [] },
                { id: 'right', label: 'right', do: [] },
              ],
            },
          ],
          {
            given: drawn(),
            me: { wounds: 1, items: ['padded-leather-armor'] },
          },
        ),
      soften,
      '2e.terms.cancel-not-later',
    ],
    [
      'used up in this turn',
      () =>
        new Bench({ hero: { abilities: [go('before-moving', [gold(1)])] } }, { given: moving }).use(
          'my-hero',
        ),
      use('my-hero'),
      '2e.effects.owner-uses',
      'That ability works once in a turn, and has been used in this one.',
    ],
    [
      'used up Before Combat',
      () =>
        new Bench(
          {
            hero: {
              abilities: [
                go('before-combat', [gold(1)]),
                go('before-combat', [gold(1)], { id: 'other', label: 'other' }),
              ],
            },
          },
          { given: fighting('before-combat') },
        ).use('my-hero'),
      use('my-hero'),
      '2e.before-combat.each-once',
    ],
    [
      'a card of another player',
      () => turn('movement'),
      use('mordrog', 'x'),
      '2e.effects.owner-uses',
      'That card is player 1’s to use, who is not asked.',
    ],
    [
      'no such ability',
      () => turn('movement'),
      use('varikas-the-dead', 'sing'),
      '2e.effects.owner-uses',
      'You have no such ability: name a card of yours and an ability on it.',
    ],
    [
      'a cost in gold',
      () =>
        new Bench(
          { hero: { abilities: [go('before-moving', [gold(1)], { cost: { gold: 5 } })] } },
          { me: { gold: 3 }, given: moving },
        ),
      use('my-hero'),
      '2e.effects.owner-uses',
      'It costs 5 gold, and you have 3.',
    ],
    [
      'more exhaustion than Stamina',
      () => fight('before-combat', { exhaustion: 4, items: ['light-crossbow'] }),
      strike,
      '2e.harm.no-voluntary-excess',
    ],
  ]);

  const asking = (condition: object, place: object = { given: moving }) =>
    new Bench({ hero: { abilities: [go('any', [gold(1)], { if: condition })] } }, place);
  it.each([
    [{ gold: { atLeast: 9 } }, 'gold: at least 9'],
    [{ allies: { atLeast: 1, atMost: 1 } }, 'Allies: exactly 1'],
    [{ level: { atLeast: 1, atMost: 2 } }, 'experience counters: at least 1 and at most 2'],
    [{ inCombat: true }, 'a combat'],
    [{ enemy: ['undead', 'dragon'] }, 'an enemy that is undead or dragon'],
    [{ space: ['swamp', 'hill'] }, 'a space that is swamp or hill'],
    [{ have: 'weapon' }, 'that you have weapon'],
    [{ canLose: 'ally' }, 'an Ally that can be lost'],
    [{ not: { inCombat: false } }, 'anything but that you are in no combat'],
    [
      { any: [{ phase: ['melee'] }, { dice: { atLeast: 15 } }] },
      'the melee phase or dice that come to at least 15',
    ],
    // The word that is not true is the one that is named.
    [{ inCombat: false, wounds: { atLeast: 1 } }, 'wounds on the one whose card it is: at least 1'],
  ])('a condition of the card says which one it is: %j', (condition, words) => {
    expect(told(asking(condition), use('my-hero'))).toEqual({
      legal: false,
      rule: '2e.effects.owner-uses',
      reason: `The card asks for ${words}, and that is not so now.`,
    });
  });
});

describe('Activation', () => {
  it('Before Combat Armor that answered a wound bars an Item by the one activation, not as the second Item of its kind', () => {
    const table = armored();
    expect(table.legal()).toContain(soften);
    table.play(soften);
    expect(decision(table.state)?.kind).toBe('combat/attacker-before');
    expect(told(table, draw)).toMatchObject({ legal: false, rule: '2e.activation.before-combat' });
  });

  it('of two Items headed Before Combat one is activated', () => {
    const table = fight('before-combat', { items: ['white-blade', 'light-crossbow'] })
      .play(draw)
      .roll(10, 10);
    expect(told(table, shoot)).toMatchObject({ legal: false, rule: '2e.before-combat.one-item' });
  });
});

describe('Movement', () => {
  rulings([
    [
      'a die that shows another terrain',
      walking,
      'move/step to=h0713 die=2',
      '2e.movement.symbol-one-space',
      'That die shows plains, road and river; that space is hill.',
    ],
    [
      'far away',
      walking,
      'move/step to=h0101 die=1',
      '2e.movement.dice-any-order',
      'h0101 is no space next to your Hero, who is in h0714.',
    ],
    [
      'a face nobody rolled',
      walking,
      'move/step to=h0713 die=5',
      '2e.movement.one-symbol-per-die',
      'No unused die shows face 5; left are face 1, face 1, face 2 and face 6.',
    ],
    [
      'nobody is tired',
      () =>
        turn('movement', {
          exhaustion: 1,
          wounds: 1,
          allies: [{ card: 'burning-priest', wounds: 1 }] as never,
        }).play('move/rest dice=2'),
      'rest/discard character=burning-priest',
      '2e.movement.rest-exhaustion-only',
      'burning-priest has no exhaustion counter.',
    ],
  ]);
});

describe('Market', () => {
  rulings([
    [
      'too little gold',
      () => market({ gold: 2 }),
      'market/buy card=soul-burn',
      '2e.market.actions',
      'It costs 5 gold, and you have 2.',
    ],
    [
      'an Ally is hired',
      () => market({ gold: 20 }),
      'market/buy card=burning-priest',
      '2e.market.stack-is-offer',
      'burning-priest is no Item: hire it.',
    ],
    [
      'it lies elsewhere',
      () => market({ gold: 20 }),
      'market/buy card=white-blade',
      '2e.market.stack-is-offer',
      'white-blade is on offer in dawnsmoor, and this is tamalir.',
    ],
    [
      'no gold for healing',
      () => market({ gold: 0, wounds: 1 }),
      'market/heal character=varikas-the-dead what=wound',
      '2e.market.actions',
      'Healing costs 1 gold, and you have none.',
    ],
    [
      'nothing to heal',
      () => market({ wounds: 1 }),
      'market/heal character=varikas-the-dead what=exhaustion',
      '2e.market.healing',
      'varikas-the-dead has no exhaustion counter.',
    ],
  ]);
});

describe('What a card leaves open', () => {
  const choose = (choice: string) => `effect/choose choice=${choice}`;
  const course = (more: object, me: Omit<ScenarioPlayer, 'hero'> = {}) =>
    met(
      [
        {
          do: 'choose',
          options: [
            { id: 'left', label: 'left', do: [] },
            { id: 'right', label: 'right', do: [] },
            { id: 'bribe', label: 'bribe', do: [], ...more },
          ],
        },
      ],
      { given: drawn(), me },
    );
  rulings([
    [
      'an Encounter',
      () => course({}),
      choose('fly'),
      '2e.encounter.follow',
      'The card does not offer that choice, but left, right or bribe.',
    ],
    [
      'a course with a price',
      () => course({ cost: { gold: 9 } }, { gold: 4 }),
      choose('bribe'),
      '2e.effects.owner-uses',
      'It costs 9 gold, and you have 4.',
    ],
    [
      'a course with a condition',
      () => course({ if: { allies: { atLeast: 1 } } }),
      choose('bribe'),
      '2e.cards.text',
      'The card asks for Allies: at least 1, and that is not so now.',
    ],
    [
      'no room for an Ally',
      () =>
        met(
          [{ do: 'take-card' }],
          { given: drawn(), me: { allies: ['burning-priest', 'acolyte-of-flame'] } },
          {
            encounter: {
              becomes: {
                as: 'ally',
                life: 2,
                stamina: 2,
                mind: { value: 1, damage: 1 },
                body: { value: 1, damage: 1 },
                spirit: { value: 1, damage: 1 },
              } as never,
            },
          },
        ),
      choose('take'),
      '2e.limits.allies',
    ],
  ]);

  it('a card that is no Encounter is cited for its own text', () => {
    const bench = new Bench(
      {
        hero: {
          abilities: [
            go('before-moving', [
              {
                do: 'choose',
                options: [
                  { id: 'a', label: 'a', do: [] },
                  { id: 'b', label: 'b', do: [] },
                ],
              },
            ]),
          ],
        },
      },
      { given: moving },
    ).use('my-hero');
    expect(bench.ruleset.decision(bench.state)?.rule).toBe('2e.cards.text');
    expect(told(bench, choose('x')).rule).toBe('2e.cards.text');
    expect(course({}).ruleset.decision(course({}).state)?.rule).toBe('2e.encounter.follow');
  });
});

describe('Knockouts', () => {
  /** Knocked out by an escape that fails, with two Items that cost the same, and a third. */
  const fallen = (items: readonly string[]) =>
    new Bench(
      {},
      { me: { wounds: 4, items: items as never, space: 'h0208' }, other: {}, given: fighting('escape') },
    )
      .play('combat/escape')
      .roll(1, 1);

  it('the card lost is lost by the knockout', () => {
    const bench = fallen(['white-blade']);
    expect(bench.happened('card/discarded').map(({ card, rule }) => [card, rule])).toContainEqual([
      'white-blade',
      '2e.knockout.card',
    ]);
  });

  it('a Captain who is killed shipwrecks an unhurt Hero: that is why it is knocked out, and the left neighbor chooses where it goes', () => {
    const lost = (more: ScenarioPlayer, act: string, wounds: number) =>
      Table.of({
        game: {
          modules: ['island-of-dread'],
          players: [
            { hero: 'steelhorns', space: crossing, ...more },
            { hero: 'mordrog', space: 'dallak' },
          ],
          with: { 'island-of-dread': { captains: [{ card: frail, wounds }] } },
        },
        given: { combat: { hero: 0, challenge: 'leviathan-calf', phase: 'ranged' } },
      })
        .play(act)
        .roll(1, 1);
    const stranded = lost({}, `combat/attack by=${frail}`, 1);
    expect(captain(stranded)).toBeNull();
    expect(stranded.happened('hero/knocked-out').map(({ rule }) => rule)).toEqual(['iod.shipwreck.causes']);
    expect(decision(stranded.state)).toMatchObject({
      kind: 'knockout/move',
      actor: 1,
      rule: 'iod.shipwreck.left-chooses',
    });
    stranded.refuses('knockout/move to=h0101', 'iod.shipwreck.placed-by-left');
    // One whose own wounds are too many is knocked out as anywhere.
    const beaten = lost({ wounds: 4 }, 'combat/attack by=steelhorns', 0);
    expect(beaten.happened('hero/knocked-out').map(({ rule }) => rule)).toEqual(['2e.knockout.threshold']);
    // On land its own player chooses, by the rule of the base game.
    expect(aboard({ space: 'dallak' }).state.modules).toContain('island-of-dread');
  });
});

describe('Facts that are reported', () => {
  const facts = (bench: Bench, ...types: string[]) =>
    bench.events
      .filter(({ type }) => types.includes(type))
      .map(({ type, rule, ...more }: AnyEvent) => [type, rule, more]);

  it('an enemy that is healed, as far as it had wounds', () => {
    const bench = (wounds: number) =>
      new Bench(
        { hero: { abilities: [go('melee', [{ do: 'heal', who: 'enemy', wounds: 2 }])] } },
        { given: fighting('melee', { wounds }) },
      ).use('my-hero');
    expect(facts(bench(1), 'enemy/healed')).toEqual([
      [
        'enemy/healed',
        '2e.harm.discarded-counters',
        { player: 0, card: 'my-challenge', amount: 1, wounds: 0 },
      ],
    ]);
    expect(facts(bench(0), 'enemy/healed')).toEqual([]);
  });

  it('the counters that a knockout takes off the Hero', () => {
    const bench = new Bench({}, { me: { wounds: 4, exhaustion: 2 }, other: {}, given: fighting('escape') })
      .play('combat/escape')
      .roll(1, 1);
    expect(facts(bench, 'harm/healed')).toEqual([
      ['harm/healed', '2e.knockout.counters', { player: 0, character: 'my-hero', wounds: 5, exhaustion: 2 }],
    ]);
  });

  it('gold for what is bought and sold, and the card that then lies in the stack', () => {
    const bench = new Bench({}, { me: { gold: 20, items: ['black-dagger'] }, given: trading }).draw(
      'lightning-mace',
    );
    bench.play('market/buy card=lightning-mace', 'market/sell card=black-dagger');
    const told = facts(bench, 'gold/paid', 'gold/gained', 'market/stocked');
    expect(told.map(([type, rule]) => [type, rule])).toEqual([
      ['market/stocked', '2e.market.draw-card'],
      ['gold/paid', '2e.market.buy-item'],
      ['gold/gained', '2e.market.sell-item'],
      ['market/stocked', '2e.market.sell-item'],
    ]);
    const paid = bench.happened('gold/paid')[0]?.amount as number;
    const gained = bench.happened('gold/gained')[0]?.amount as number;
    expect(bench.me.gold).toBe(20 - paid + gained);
  });

  it('the card that another puts on the table', () => {
    const facing: Effect = { do: 'face', card: 'my-challenge' };
    const bench = new Bench({ hero: { abilities: [go('before-moving', [facing])] } }, { given: moving }).use(
      'my-hero',
    );
    expect(facts(bench, 'card/drawn')).toEqual([
      ['card/drawn', '2e.cards.text', { player: 0, deck: 'green', card: 'my-challenge' }],
    ]);
  });

  it('the word of an Event at its coming and its going', () => {
    const word = (trigger: 'enters' | 'leaves') => ({ on: trigger, do: [gold(1)] });
    const bench = new Bench(
      { event: { abilities: [word('enters'), word('leaves')] } },
      { me: { space: aJewel('green') }, given: { turn: { player: 0, step: 'adventure' } } },
    ).play('adventure/attempt color=green');
    bench.draw('my-event');
    const enters = [
      'ability/triggered',
      '2e.effects.owner-uses',
      { player: 0, card: 'my-event', trigger: 'enters' },
    ];
    expect(facts(bench, 'ability/triggered')).toEqual([enters]);
    bench.draw('early-snows');
    expect(facts(bench, 'ability/triggered')).toEqual([
      enters,
      ['ability/triggered', '2e.effects.owner-uses', { player: 0, card: 'my-event', trigger: 'leaves' }],
    ]);
  });
});
