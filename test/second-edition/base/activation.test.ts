import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import type { Ability, Effect } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, board, fighting, go, gold, hurt, met, moving, trading } from '../abilities/workshop.js';

const use = (card: string, ability: string) => `ability/use card=${card} ability=${ability}`;
const strike = use('varikas-the-dead', 'strike-with-magic-first');
const shoot = use('light-crossbow', 'shoot-first');
const burn = use('soul-burn', 'burn-the-soul');
const soften = use('padded-leather-armor', 'soften-the-blow');
const net = use('weighted-net', 'throw-the-net');

type Phase = 'start' | 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic';

/** Varikas fights a Challenge, the Gallows Ogre if no other is named. */
const fight = (phase: Phase, me: ScenarioPlayer, challenge = 'gallows-ogre') =>
  Table.of({
    game: { players: [{ hero: 'varikas-the-dead', space: 'h0208', ...me }, {}] },
    given: { combat: { hero: 0, challenge, phase } },
  });

const faceDown = (table: Pick<Table, 'state'>, player = 0) =>
  table.state.players[player]?.items.filter((item) => item.faceDown).map((item) => item.card);

const bonus: Effect = { do: 'change', modifiers: [{ stat: 'roll', add: 3 }], for: 'roll' };

describe('Using Card Effects', () => {
  it('2e.effects.owner-uses: their owner uses them, at the cost stated, if what the card asks for is given', () => {
    const table = fight('before-combat', {});
    table.refuses(use('mad-carthos', 'let-the-magic-loose'), '2e.effects.owner-uses');
    table.refuses(use('varikas-the-dead', 'sing'), '2e.effects.owner-uses');
    // Nobody has to.
    table.allows(strike).play('combat/begin');
    expect(table.player(0).hero.exhaustion).toBe(0);

    const priced = (coins: number) =>
      new Bench(
        { hero: { abilities: [go('market', [hurt('you', 1)], { cost: { gold: 4 } })] } },
        { me: { gold: coins }, given: trading },
      ).draw('lightning-mace');
    expect(priced(5).use('my-hero').me).toMatchObject({ gold: 1, hero: { wounds: 1 } });
    priced(3).refuses(use('my-hero', 'go'), '2e.effects.owner-uses');

    // A net is of no use against giants; against others it is.
    fight('ranged', { items: ['weighted-net'] }).refuses(net, '2e.effects.owner-uses');
    fight('ranged', { items: ['weighted-net'] }, 'death-witch').allows(net);
  });

  it('2e.effects.timing-words: what is headed with a time of combat works at that time only', () => {
    const headed = ['before-combat', 'ranged', 'melee', 'magic'] as const;
    const abilities: Ability[] = headed.map((time) => go(time, [gold(1)], { id: time, label: time }));
    for (const phase of headed) {
      const bench = new Bench({ hero: { abilities } }, { me: {}, other: {}, given: fighting(phase) });
      expect(bench.legal('ability/use')).toEqual([use('my-hero', phase)]);
      for (const other of headed)
        if (other !== phase) bench.refuses(use('my-hero', other), '2e.effects.timing-words');
    }
    const outside = new Bench({ hero: { abilities } }, { me: {}, other: {}, given: moving });
    for (const time of headed) outside.refuses(use('my-hero', time), '2e.effects.timing-words');
    // Before Combat is over with the first round, for good.
    const later = fight('escape', {});
    later.refuses(strike, '2e.effects.timing-words');
  });

  it('2e.effects.example-soul-burn: after his Before Combat attack Varikas cannot activate Soul Burn yet', () => {
    const table = fight(
      'before-combat',
      { items: ['soul-burn', 'light-crossbow'] },
      'brood-of-the-bloodmother',
    );
    table.play(strike).roll(7, 7);
    expect(table.happened('combat/hit')).toHaveLength(1);
    table.refuses(burn, '2e.effects.timing-words');
    table.play('combat/begin').refuses(burn, '2e.effects.timing-words');
    table.play('combat/stand').refuses(burn, '2e.effects.timing-words');
    table.play('combat/defend-without-roll').refuses(burn, '2e.effects.timing-words');
    table.play('combat/defend').roll(10, 10);
    // In the Magic phase it works: 2 more Spirit, 1 more damage.
    table.play(burn, 'combat/attack by=varikas-the-dead').roll(4, 4);
    expect(table.happened('roll/made').at(-1)).toMatchObject({ total: 8 + 4 + 2, success: true });
    expect(table.happened('challenge/defeated')).toHaveLength(1);
  });

  it('faq.ability.self-only: an ability is for the one on whose card it stands, unless the card says otherwise', () => {
    const mine = [go('before-roll', [bonus], { cost: { exhaustion: 1 } })];
    const position = (hero: Ability[], ally: Ability[]) =>
      new Bench(
        { hero: { abilities: hero }, ally: { abilities: ally } },
        { me: { allies: ['my-ally'] }, other: {}, given: fighting('melee') },
      );
    // The Hero's own ability serves the Hero, and nobody asks when the Ally rolls.
    expect(position(mine, []).play('combat/attack by=my-hero').canUse('my-hero')).toBe(true);
    expect(position(mine, []).play('combat/attack by=my-ally').roll(2, 3).total).toBe(5 + 1);
    expect(position([], mine).play('combat/attack by=my-ally').canUse('my-ally')).toBe(true);
    // With both at the table it is refused for this very reason.
    position(mine, mine)
      .play('combat/attack by=my-ally')
      .refuses(use('my-hero', 'go'), 'faq.ability.self-only');
    position(mine, mine)
      .play('combat/attack by=my-hero')
      .refuses(use('my-ally', 'go'), 'faq.ability.self-only');
    const kind = [
      go('before-roll', [{ ...bonus, modifiers: [{ stat: 'roll', of: 'you', add: 3 }] }], {
        cost: { exhaustion: 1 },
        if: { whose: 'you' },
      }),
    ];
    expect(
      position([], kind).play('combat/attack by=my-hero').use('my-ally').play('roll/dice').roll(2, 3).total,
    ).toBe(5 + 2 + 3);
    // What holds all the time is no different.
    const standing: Ability[] = [{ always: [{ stat: 'roll', add: 4 }] }];
    expect(position(standing, []).play('combat/attack by=my-ally').roll(2, 3).total).toBe(5 + 1);
    expect(position([], standing).play('combat/attack by=my-hero').roll(2, 3).total).toBe(5 + 2);
    expect(position([], standing).play('combat/attack by=my-ally').roll(2, 3).total).toBe(5 + 1 + 4);
  });

  it('faq.ability.several-times: what is paid for works as often as it is paid for', () => {
    const table = Table.of({
      game: { players: [{ hero: 'spiritseeker-mok', wounds: 3 }, {}] },
      given: { turn: { player: 0, step: 'movement' } },
    });
    const mend = use('spiritseeker-mok', 'mend-the-flesh');
    table.play(mend, mend);
    expect(table.player(0).hero).toMatchObject({ wounds: 1, exhaustion: 4 });
    table.refuses(mend, '2e.harm.no-voluntary-excess');

    const bench = new Bench(
      { hero: { abilities: [go('before-roll', [bonus], { cost: { exhaustion: 1 } })] } },
      { me: {}, other: {}, given: fighting('melee') },
    );
    bench
      .play('combat/attack by=my-hero')
      .use('my-hero')
      .use('my-hero')
      .use('my-hero')
      .play('roll/dice')
      .roll(2, 3);
    expect(bench.total).toBe(5 + 2 + 9);
  });

  it('faq.ability.several-times: unless the card says otherwise; and what costs nothing works once', () => {
    const both = [
      go('before-roll', [bonus], { cost: { exhaustion: 1 }, limit: 'roll' }),
      { ...go('before-roll', [bonus]), id: 'free', label: 'free' } as Ability,
    ];
    const bench = new Bench({ hero: { abilities: both } }, { me: {}, other: {}, given: fighting('melee') });
    bench
      .play('combat/attack by=my-hero')
      .use('my-hero')
      .refuses(use('my-hero', 'go'), '2e.effects.owner-uses');
    bench.use('my-hero', 'free').roll(2, 3);
    expect(bench.total).toBe(5 + 2 + 6);
    // A Before Combat ability stays once a combat, however often it could be paid.
    fight('before-combat', { items: ['light-crossbow'] })
      .play(strike)
      .roll(1, 1)
      .refuses(strike, '2e.before-combat.each-once');
  });
});

describe('Card Activation', () => {
  it('2e.activation.face-down: used, an Item is turned face down and stays with its owner', () => {
    const table = fight('before-combat', { items: ['light-crossbow', 'soul-burn'] })
      .play(shoot)
      .roll(1, 1);
    expect(table.player(0).items).toEqual([
      { card: 'light-crossbow', faceDown: true },
      { card: 'soul-burn', faceDown: false },
    ]);
    expect(table.happened('card/activated')).toMatchObject([{ player: 0, card: 'light-crossbow' }]);
  });

  it('2e.activation.until-refresh: face down it cannot be used, nor does it give what it gives all the time', () => {
    const tired = fight('magic', { items: [{ card: 'soul-burn', faceDown: true }] });
    tired.refuses(burn, '2e.activation.until-refresh');
    const shell = (down: boolean) =>
      fight('melee', { items: [{ card: 'westerian-shell-shield', faceDown: down }] })
        .play('combat/defend')
        .roll(5, 5)
        .happened('roll/made')[0]?.total;
    expect([shell(false), shell(true)]).toEqual([10 + 4 + 1, 10 + 4]);
  });

  it('2e.activation.until-refresh: it is turned up in its owner’s next Refresh step, and not before', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: 'h1008' },
          { hero: 'varikas-the-dead', space: 'h1008', items: ['padded-leather-armor'] },
          { hero: 'mad-carthos', space: 'h0803', items: [{ card: 'soul-burn', faceDown: true }] },
        ],
      },
      given: { combat: { hero: 1, against: 0, phase: 'melee' } },
    });
    table.play('combat/attack by=varikas-the-dead').roll(10, 10).roll(1, 1).play(soften);
    expect(table.player(1).hero.wounds).toBe(1);
    table.play('combat/defend').roll(1, 1).roll(10, 10);
    // In the next round the roles are exchanged, and the other one runs: that ends the turn.
    expect(faceDown(table, 1)).toEqual(['padded-leather-armor']);
    table.play('combat/escape').roll(1, 1).roll(10, 10);
    // The turn of player 2: its own card comes up, that of player 1 does not.
    expect(decision(table.state)).toMatchObject({ actor: 2, kind: 'movement/choose' });
    expect(faceDown(table, 1)).toEqual(['padded-leather-armor']);
    expect(faceDown(table, 2)).toEqual([]);
  });

  it('2e.activation.until-refresh: a card used while defending waits for its owner’s next turn as well', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: 'h1008' },
          { hero: 'mad-carthos', space: 'h0803' },
          { hero: 'varikas-the-dead', space: 'h1008', items: ['padded-leather-armor'] },
        ],
      },
      given: { combat: { hero: 0, against: 2, phase: 'magic' } },
    });
    table.play('combat/attack by=mordrog').roll(1, 1).roll(10, 10).play(soften);
    expect(table.player(2).hero.wounds).toBe(0);
    table.play('combat/escape').roll(1, 1).roll(10, 10);
    expect(decision(table.state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(faceDown(table, 2)).toEqual(['padded-leather-armor']);
    table.play('move/stay');
    expect(decision(table.state)).toMatchObject({ actor: 2, kind: 'movement/choose' });
    expect(faceDown(table, 2)).toEqual([]);
  });

  it('2e.activation.limited, 2e.activation.movement: one card in the Movement step', () => {
    const wings = use('wings-of-regiroth', 'fly');
    const boots = use('boots-of-the-long-road', 'stride-on');
    const table = Table.of({
      game: {
        players: [
          {
            hero: 'varikas-the-dead',
            items: ['wings-of-regiroth', 'boots-of-the-long-road', 'teleport-rune'],
          },
          {},
        ],
      },
      given: { turn: { player: 0, step: 'movement' } },
    });
    table.play(wings, 'move/free-end');
    table.refuses(use('teleport-rune', 'step-through'), '2e.activation.movement');
    table.play('move/roll dice=5').roll(1, 1, 1, 1, 1).refuses(boots, '2e.activation.movement');
    expect(faceDown(table)).toEqual(['wings-of-regiroth']);
    // Armor against what happens on the way counts as well.
    const woods = Object.keys(board.neighbours).filter((id) => board.spaces[id]?.terrain === 'forest');
    const from = woods.find((id) => board.neighbours[id]?.some((next) => woods.includes(next))) ?? '';
    const to = board.neighbours[from]?.find((next) => woods.includes(next));
    const burning = () =>
      Table.of({
        game: {
          players: [
            {
              hero: 'varikas-the-dead',
              exhaustion: 4,
              items: ['padded-leather-armor', 'boots-of-the-long-road'],
              space: from,
            },
            {},
          ],
          event: 'call-down-the-inferno',
        },
        given: { movement: { player: 0, dice: [3, 3] } },
      });
    const spared = burning()
      .play(`move/step to=${to} die=3`)
      .play(soften)
      .refuses(boots, '2e.activation.movement');
    expect(spared.player(0).hero.wounds).toBe(0);
    expect(burning().play(boots, `move/step to=${to} die=3`).player(0).hero.wounds).toBe(1);
  });

  it('2e.activation.market: one card in the Market step', () => {
    const sell = go('market', [gold(1)], { cost: { activate: true } });
    const bench = new Bench(
      { item: { use: 'activate', abilities: [go('market', [gold(1)])] }, ally: { abilities: [sell] } },
      { me: { items: ['my-item'], allies: ['my-ally'], gold: 0 }, given: trading },
    ).draw('lightning-mace');
    bench.use('my-item').refuses(use('my-ally', 'go'), '2e.activation.market');
    expect(bench.me.gold).toBe(1);
  });

  it('2e.activation.before-combat: one card Before Combat, armor against the Challenge’s own word included', () => {
    const table = fight(
      'start',
      { items: ['padded-leather-armor', 'light-crossbow', 'dwarven-fire-bomb'] },
      'brood-of-the-bloodmother',
    );
    table.roll(3, 3).play(soften);
    table.refuses(shoot, '2e.activation.before-combat');
    table.allows(use('dwarven-fire-bomb', 'throw-the-bomb'));
    const two = fight('before-combat', { items: ['light-crossbow', 'wand-of-cinders'] })
      .play(shoot)
      .roll(1, 1);
    two.refuses(use('wand-of-cinders', 'scatter-cinders'), '2e.before-combat.one-item');
  });

  it('2e.activation.before-combat: one for each adventure card that is settled without combat', () => {
    // A test, which an Item helps, and a wound, which only the Hero’s own ability is left to help against.
    const twice: Effect[] = [{ do: 'test', attribute: 'body', target: 99, failure: [hurt('you', 1)] }];
    const dodge = go('harm', [{ do: 'cancel', amount: 1 }], {
      cost: { exhaustion: 1 },
      if: { whose: 'you' },
    });
    const items = ['my-item', 'padded-leather-armor'];
    const item = {
      use: 'activate',
      abilities: [go('before-roll', [bonus], { if: { whose: 'you' } })],
    } as const;
    const bench = met(twice, { me: { items }, other: {} }, { item, hero: { abilities: [dodge] } });
    bench.use('my-item').roll(1, 1);
    bench.refuses(soften, '2e.activation.before-combat');
    bench.play('harm/take');
    expect(bench.myHero.wounds).toBe(1);

    // The next card drawn in the same step is another matter.
    const again = met(twice, { me: { items }, other: {} }, { item });
    again.use('my-item').roll(1, 1).draw('my-challenge').play('combat/escape').roll(1, 1).play(soften);
    expect(faceDown(again)).toEqual(['my-item', 'padded-leather-armor']);
  });

  it('2e.activation.per-round: one card in each round of combat', () => {
    const table = fight('escape', { items: ['padded-leather-armor', 'soul-burn', 'banner-of-fellowship'] });
    table.play('combat/escape').roll(1, 1).play(soften);
    table
      .play('combat/stand')
      .refuses(use('banner-of-fellowship', 'raise-the-banner'), '2e.activation.per-round');
    table.play('combat/defend').roll(10, 10).play('combat/defend').roll(10, 10);
    table.refuses(burn, '2e.activation.per-round');
    table.play('combat/defend').roll(10, 10);
    // A new round, and the armor is still face down.
    table.play('combat/stand', use('banner-of-fellowship', 'raise-the-banner'));
    expect(faceDown(table)).toEqual(['padded-leather-armor', 'banner-of-fellowship']);
  });

  it('2e.activation.per-round: Before Combat and the first round have one each', () => {
    const table = fight('before-combat', { items: ['light-crossbow', 'banner-of-fellowship'] });
    table.play(shoot).roll(1, 1);
    if (table.legal().includes('combat/begin')) table.play('combat/begin');
    table.play('combat/stand').allows(use('banner-of-fellowship', 'raise-the-banner'));
  });

  it('2e.activation.per-round: a card turned up again within the round is a second activation', () => {
    const table = fight('escape', { items: ['padded-leather-armor', 'rune-of-waking'] });
    table.play('combat/escape').roll(1, 1).play(soften, use('rune-of-waking', 'wake-them'));
    expect(faceDown(table)).toEqual([]);
    table.play('combat/stand', 'combat/defend').roll(1, 1);
    // The armor lies face up, and is not asked for: there was one activation in this round.
    expect(decision(table.state)?.kind).toBe('phase/act');
    expect(table.player(0).hero.wounds).toBe(1);
  });

  it('2e.activation.limited: where no number is given, none is allowed; and each player has a limit of their own', () => {
    const idle = new Bench(
      { item: { use: 'activate', abilities: [go('experience', [gold(1)])] } },
      {
        me: { items: ['my-item'], counters: { red: 2 } },
        other: {},
        given: { turn: { player: 0, step: 'experience' } },
      },
    );
    idle.refuses(use('my-item', 'go'), '2e.activation.limited');

    const duel = new Bench(
      {},
      {
        me: { items: ['black-dagger', 'mace-of-kellos'] },
        other: { items: ['padded-leather-armor'] },
        given: { combat: { hero: 0, against: 1, phase: 'melee' } },
      },
    );
    duel.play('combat/attack by=my-hero').roll(1, 1).roll(10, 10);
    duel.play(use('black-dagger', 'twist-the-blade'));
    // The attacker has had its card; the defender still has its own.
    expect(duel.waiting).toBe('harm/answer');
    duel.play(soften);
    expect(faceDown(duel, 0)).toEqual(['black-dagger']);
    expect(duel.player(1).hero.wounds).toBe(1);
  });

  it('2e.activation.exempt: what is discarded or always on is not activated, and leaves the limit as it is', () => {
    const table = fight('before-combat', {
      items: ['dwarven-fire-bomb', 'giants-ale', 'light-crossbow', 'crown-of-three-stars'],
    });
    table.play(use('dwarven-fire-bomb', 'throw-the-bomb')).roll(1, 1);
    table.play(use('giants-ale', 'drink'));
    expect(table.happened('card/activated')).toEqual([]);
    table.play(shoot).roll(1, 1);
    expect(table.player(0).items).toEqual([
      { card: 'light-crossbow', faceDown: true },
      { card: 'crown-of-three-stars', faceDown: false },
    ]);
    // After the one activation, too.
    fight('before-combat', { items: ['dwarven-fire-bomb', 'light-crossbow'] })
      .play(shoot)
      .roll(1, 1)
      .allows(use('dwarven-fire-bomb', 'throw-the-bomb'));
  });

  it('2e.activation.abilities: abilities of Heroes and Allies are not activations, and an Ally may also attack', () => {
    const table = fight('before-combat', { items: ['light-crossbow'], allies: ['hag-of-the-bitter-downs'] });
    table.play(strike).roll(1, 1).play(use('hag-of-the-bitter-downs', 'lay-a-curse'));
    expect(table.happened('card/activated')).toEqual([]);
    table.play(shoot).roll(1, 1);
    expect(table.happened('card/activated')).toHaveLength(1);

    const round = fight('melee', { allies: ['champion-of-forge'], items: ['twin-sabres'] });
    round.play(round.legal('ability/use').find((code) => code.includes('champion')) ?? '');
    round.play(use('twin-sabres', 'the-second-sabre'), 'combat/attack by=champion-of-forge').roll(1, 1);
    round.allows('combat/attack by=champion-of-forge');
  });

  it('2e.activation.abilities: unless its card carries the activate icon: then it counts', () => {
    const bench = new Bench(
      {
        ally: { abilities: [go('melee', [gold(1)], { cost: { activate: true } })] },
        item: { use: 'activate', abilities: [go('melee', [gold(1)])] },
      },
      { me: { allies: ['my-ally'], items: ['my-item'] }, other: {}, given: fighting('melee') },
    );
    bench.use('my-ally').refuses(use('my-item', 'go'), '2e.activation.per-round');
  });
});
