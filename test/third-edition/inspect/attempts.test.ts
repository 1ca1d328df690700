import { describe, expect, it } from 'vitest';
import type { AnyAction } from '../../../src/kernel/index.js';
import { cite } from '../../../src/register/index.js';
import { answersNow, attemptsCiting, type Subject } from '../../../src/third-edition/attempts/index.js';
import { Table } from '../table.js';
import { enemy, Fight, surge } from '../table-combat.js';

/* What a person would try and is refused, what that is about, and what is asked. The properties hold the rest. */

type At = Pick<Table, 'rules' | 'state'>;

const attempts = attemptsCiting();
const far = { hex: 'h1501' };
const at = (seat: object) =>
  Table.of('ascendance-of-margath', ['corbin', 'lyssa']).seat({ hex: 'h0706', ...seat }, far);

const codeOf = ({ type, ...rest }: AnyAction): string =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)].join(' ');

/** What could be tried with a thing, by code: the rule that refuses it first, or `yes`. */
const tried = ({ rules, state }: At, about: object): Record<string, string> =>
  Object.fromEntries(
    rules
      .ask(state, attempts, undefined)
      .filter((group) => Object.entries(about).every(([name, value]) => group.about[name as 'is'] === value))
      .flatMap((group) => group.attempts)
      .map(({ action, ruling }) => [codeOf(action), ruling?.rules[0]?.id ?? 'yes']),
  );
const said = ({ rules, state }: At): Record<string, Subject> =>
  Object.fromEntries(
    (rules.ask(state, answersNow, undefined)?.list ?? []).map(({ action, is }) => [codeOf(action), is]),
  );
const question = ({ rules, state }: At) => rules.ask(state, answersNow, undefined)?.question;

describe('what could be tried', () => {
  it('lists what a hero is too far away for, or too poor, each under its thing', () => {
    const table = at({ hex: 'h0704', hand: ['ambush'], quests: ['far-away'], assets: ['artifacts-1'] });
    expect(tried(table, { is: 'card', card: 'far-away' })).toEqual({
      'quest/attempt card=far-away': '3e.quest.attempt',
    });
    expect(tried(table, { is: 'card', card: 'artifacts-1', kind: 'asset' })).toEqual({
      'goods/trade card=artifacts-1': '3e.asset.goods-trade',
    });
    expect(tried(table, { is: 'card', card: 'ambush', kind: 'skill' })).toEqual({
      'skill/learn card=ambush': '3e.skill.cost',
    });
    expect(tried(table, { is: 'nothing' })).toMatchObject({
      'shop/begin': '3e.shop.where',
      'adventure/begin': '3e.adventure.condition',
      'villain/engage': '3e.villain.only-after-spawn',
      'stand-up': '3e.delayed.effect',
      'move/roll': 'yes',
      'turn/end': 'yes',
    });
    expect(tried(table, { is: 'hex', hex: 'h0703' })).toEqual({ 'move/step to=h0703': 'yes' });
  });

  it('has the price of an action in actions of the turn, of those that are refused too (3e.turn.three-actions)', () => {
    const costs = (table: At) =>
      Object.fromEntries(
        table.rules
          .ask(table.state, attempts, undefined)
          .flatMap((group) => group.attempts.map(({ action, cost }) => [codeOf(action), cost])),
      );
    expect(costs(at({ hex: 'h0704', quests: ['far-away'], assets: ['artifacts-1'] }))).toMatchObject({
      'adventure/begin': 2,
      'shop/begin': 1,
      'villain/engage': 1,
      'stand-up': 1,
      'quest/attempt card=far-away': 1,
      'goods/trade card=artifacts-1': 1,
      'ability/act card=corbin ability=bounty-hunter': 1,
      'turn/end': 0,
    });
    expect(costs(at({ rumors: [{ card: 'smuggling', option: 'deliver' }] }))).toMatchObject({
      'rumor/follow card=smuggling': 1,
    });
  });

  it('lists an ability under the hero whose card it is on, with what it is called', () => {
    const table = at({});
    const group = table.rules.ask(table.state, attempts, undefined).find(({ about }) => about.is === 'hero');
    expect(group?.about).toEqual({ is: 'hero', card: 'corbin', player: 0 });
    expect(group?.attempts).toMatchObject([
      { is: { is: 'ability', ability: 'bounty-hunter', text: 'Bounty Hunter' }, legal: false },
    ]);
  });

  it('tells why nothing can be done but to stand up, also for steps (3e.delayed.effect)', () => {
    const table = at({ delayed: true });
    expect(tried(table, { is: 'hex', hex: 'h0705' })).toEqual({ 'move/step to=h0705': '3e.delayed.effect' });
    expect(tried(table, { is: 'nothing' })).toMatchObject({ 'stand-up': 'yes', rest: '3e.delayed.effect' });
  });

  it('lists each die for each hex around, with what it shows', () => {
    const table = at({ hex: 'h0204' }).play('move/roll').roll(1, 5, 5);
    expect(tried(table, { is: 'hex', hex: 'h0203' })).toEqual({
      'move/spend to=h0203 die=1': '3e.move.spend-per-hex',
      'move/spend to=h0203 die=5': '3e.move.spend-per-hex',
    });
    const group = table.rules
      .ask(table.state, attempts, undefined)
      .find(({ about }) => about.is === 'hex' && about.hex === 'h0105');
    expect(group?.attempts.map(({ is, legal }) => [is, legal])).toEqual([
      [{ is: 'hex', hex: 'h0105', die: { face: 1, shows: ['plains'] } }, true],
      [{ is: 'hex', hex: 'h0105', die: { face: 5, shows: ['mountain', 'water'] } }, false],
    ]);
  });

  it('lists a card of the market that is too expensive, with its price (3e.shop.buy)', () => {
    const table = at({ gold: 1 })
      .lay((s) => {
        Object.assign(s.markets, { tamalir: ['chain-mail', 'artifacts-1', 'lavish-doublet'] });
      })
      .play('shop/begin')
      .draw('traders-attire');
    expect(question(table)).toEqual({ is: 'market', city: 'tamalir' });
    expect(tried(table, { is: 'card', card: 'chain-mail' })).toEqual({
      'shop/buy card=chain-mail': '3e.shop.buy',
      'shop/discard card=chain-mail': 'yes',
    });
    const [group] = table.rules
      .ask(table.state, attempts, undefined)
      .filter(({ about }) => about.is === 'card' && about.card === 'chain-mail');
    expect(group?.attempts[0]?.ruling?.reason).toBe('It costs 4 gold, and you have 1.');
  });

  it('lists who is too far away for an exchange, trophies that do not pay, and heroes that are taken', () => {
    const table = at({ hand: ['free-climber'], trophies: ['wolf', 'bear', 'viper', 'thief'] });
    expect(tried(table, { is: 'player', player: 1 })).toEqual({
      'exchange/propose with=1': '3e.exchange.what',
    });
    // It costs a trophy of exploration.
    table.play('skill/learn', { card: 'free-climber' });
    expect(question(table)).toEqual({ is: 'card', card: 'free-climber' });
    expect(tried(table, { is: 'card', card: 'wolf' })).toEqual({ 'skill/pay card=wolf': '3e.skill.cost' });
    expect(tried(table, { is: 'card', card: 'viper' })).toEqual({ 'skill/pay card=viper': 'yes' });
    const setup = Table.fresh('corpse-king', [{ hero: 'corbin' }, {}]).play('chance/pick', {
      choice: 'player-1',
    });
    expect(tried(setup, { is: 'hero', card: 'corbin' })).toEqual({
      'setup/hero card=corbin': '3e.setup.choose-heroes',
    });
    expect(tried(setup, { is: 'card', kind: 'hero' })).toMatchObject({ 'setup/hero card=lyssa': 'yes' });
  });

  it('quotes the rules where somebody gives their texts, and tells who is no player', () => {
    const table = at({});
    const quoted = table.rules.ask(table.state, attemptsCiting(cite), undefined);
    const refused = quoted.flatMap((group) => group.attempts).find(({ legal }) => !legal);
    const [rule] = refused?.ruling?.rules ?? [];
    expect(rule && cite(rule.id)).toEqual(rule);
    for (const wrong of [2, -1, 0.5, '0']) {
      expect(() => table.rules.ask(table.state, attempts, wrong as number)).toThrow('players are 0 to 1');
      expect(() => table.rules.ask(table.state, answersNow, wrong as number)).toThrow('players are 0 to 1');
    }
    expect(table.rules.ask(table.state, attempts, 1)).toEqual([]);
  });

  it('is the same for the view of who is asked', () => {
    const table = at({ hand: ['ambush', 'blink'] });
    const view = table.rules.viewFor(table.state, 0) as never;
    expect(table.rules.ask(view, attempts, undefined)).toEqual(
      table.rules.ask(table.state, attempts, undefined),
    );
  });
});

describe('in a combat', () => {
  const wall = enemy('wall', 30, { abilities: [surge(2, 'roar')] });
  const begun = () =>
    Fight.with(wall, { hero: 'corbin', hand: ['ambush'] }, { hero: 'lyssa' }).cast(
      [0, 0, 0],
      [0, 0, 0, 1, 1],
    );

  it('tokens spent together stand under what they show, with how much that is', () => {
    const f = begun();
    expect(question(f)).toEqual({ is: 'combat', attacker: 0, card: 'wall', player: null });
    expect(said(f)['combat/deal tokens=0,1']).toMatchObject({ is: 'tokens', symbol: 'physical', amount: 3 });
    expect(Object.keys(tried(f, { is: 'symbol', symbol: 'physical' }))).toEqual([
      'combat/deal tokens=0',
      'combat/deal tokens=1',
      'combat/deal tokens=0,1',
    ]);
  });

  it('agility stands under its token, with the one it is used on, of its own side or of the foe', () => {
    const f = begun();
    expect(said(f)['combat/flip token=2 on=0']).toMatchObject({
      is: 'token',
      token: 'corbin-3',
      symbol: 'agility',
      on: { token: 'corbin-1', side: 0 },
    });
    expect(said(f)['combat/recast token=2 on=0']).toMatchObject({ on: { token: 'enemy-1', side: 1 } });
    expect(Object.keys(tried(f, { is: 'token', token: 'corbin-3' }))).toHaveLength(2 + 5);
  });

  it('a surge ability that is too dear stands under its card, refused', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' }).cast([0, 1, 0], [0, 0, 0, 0, 0]);
    expect(tried(f, { is: 'card', card: 'wall', kind: 'enemy' })).toEqual({
      'combat/surge card=wall ability=roar tokens=2': '3e.combat.surge',
    });
    const [group] = f.rules.ask(f.state, attempts, undefined).filter(({ about }) => about.is === 'card');
    expect(group?.attempts[0]?.is).toEqual({
      is: 'ability',
      card: 'wall',
      ability: 'roar',
      text: 'roar',
      surges: 1,
    });
  });

  it('shields are asked about with the damage, and named as those of the side that blocks (3e.combat.block)', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' }).cast([0, 1, 0], [0, 0, 0, 0, 0]);
    f.play('combat/deal', { tokens: [0, 1] });
    expect(question(f)).toEqual({ is: 'damage', side: 0, damage: 'enemy', amount: 2 });
    expect(said(f)['block/shields tokens=1']).toMatchObject({
      is: 'tokens',
      symbol: 'shield',
      amount: 1,
      tokens: [{ token: 'corbin-2', side: 0, place: 1 }],
    });
  });

  it('chance names how the tokens fall', () => {
    const f = Fight.with(wall, { hero: 'corbin' }, { hero: 'lyssa' });
    expect(Object.values(said(f))).toHaveLength(8);
    expect(Object.values(said(f))[0]).toEqual({ is: 'toss', sides: [0, 0, 0] });
  });
});

describe('what is asked', () => {
  it('is about the card whose text is followed, and its answers are courses with their texts', () => {
    const event = at({ hex: 'h0101' }).play('adventure/begin').draw('nothing-to-lose');
    expect(question(event)).toEqual({ is: 'card', card: 'nothing-to-lose' });
    expect(Object.values(said(event))).toEqual([
      { is: 'course', card: 'nothing-to-lose', course: 'lose', text: 'Lose' },
      { is: 'course', card: 'nothing-to-lose', course: 'weigh', text: 'Weigh' },
    ]);
  });

  it('is about the dice of a quest, and its outcomes are courses, those that are not covered refused (3e.quest.match)', () => {
    const table = at({ hex: 'h0605', quests: ['swamp-tales'] })
      .play('quest/attempt', { card: 'swamp-tales' })
      .roll(1, 1, 5);
    expect(question(table)).toEqual({ is: 'dice', for: 'explore', player: 0, card: 'swamp-tales' });
    expect(tried(table, { is: 'card', card: 'swamp-tales' })).toEqual({
      'quest/outcome choice=one': 'yes',
      'quest/outcome choice=two': '3e.quest.match',
      'quest/outcome choice=three': '3e.quest.match',
    });
  });

  it('is about a test, a limit, an exchange, a turn, or the deck that is drawn from', () => {
    expect(question(at({}))).toEqual({ is: 'turn', player: 0 });
    expect(question(at({ hex: 'h1008' }).play('adventure/begin'))).toEqual({ is: 'deck', deck: 'combat' });
    const test = at({ hex: 'h0101' }).play('adventure/begin').draw('nothing-to-lose');
    expect(question(test.play('event/choose', { choice: 'weigh' }))).toEqual({
      is: 'test',
      player: 0,
      attribute: 'spirit',
    });
    const full = at({ hand: ['ambush', 'blink'] })
      .play('train')
      .draw('cleave', 'siphon', 'cunning');
    expect(question(full)).toEqual({ is: 'limit', player: 0 });
    expect(said(full)['excess/discard card=cleave']).toEqual({ is: 'card', card: 'cleave', kind: 'skill' });
    const two = at({ gold: 1 }).seat({}, { hex: 'h0706' }).play('exchange/propose', { with: 1 });
    expect(question(two)).toEqual({ is: 'exchange', player: 0, other: 1 });
    expect(said(two)['exchange/gold player=0 amount=1']).toEqual({ is: 'gold', player: 0, amount: 1 });
  });

  it('is nothing once the game is over', () => {
    const { rules, state } = at({});
    const over = {
      ...state,
      frames: [],
      outcome: { winners: [0], ranking: [[0], [1]], how: 'villain-defeated', rule: '3e.end.win' },
    };
    expect(rules.ask(over as never, answersNow, undefined)).toBeNull();
    expect(rules.ask(over as never, attempts, undefined)).toEqual([]);
  });
});
