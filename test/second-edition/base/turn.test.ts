import { describe, expect, it } from 'vitest';
import { actionCode, composeRuleset, decision } from '../../../src/index.js';
import { fromScenario, type Scenario } from '../../../src/scenario/second-edition/index.js';
import { type HeroCard, riseOfTheDragonLords, rulesetOf } from '../../../src/second-edition/index.js';
import { Table } from '../../toolkit.js';

const { board } = rulesetOf([]).rules.content;
/** Plains with nothing on them, two steps from Greyhaven, and a road between. */
const bare = 'h1008';
const road = 'h1009';

type Player = Exclude<Scenario['game']['players'], number>[number];
const turnOf = (player: number, players: Player[], step: 'start' | 'refresh' | 'movement' = 'start') =>
  Table.of({ game: { players, starting: player }, given: { turn: { player, step } } });
const waiting = (table: Table) => `${decision(table.state)?.actor} ${decision(table.state)?.kind}`;
const facesDown = (table: Table, player: number) =>
  table.player(player).items.flatMap((item) => (item.faceDown ? [item.card] : []));

describe('the turn sequence', () => {
  it('2e.turn.whole: a turn is finished before another begins', () => {
    const table = turnOf(0, [{ space: 'greyhaven' }, { space: bare }]);
    table.play('move/stay').draw('healing-draught').play('market/done', 'move/stay', 'move/stay');
    table.draw('runners-tonic').play('market/done');
    const turns = table.events.filter((e) => e.type === 'turn/began' || e.type === 'turn/ended');
    expect(turns.map(({ type, player }) => `${type} ${player}`)).toEqual([
      'turn/ended 0',
      'turn/began 1',
      'turn/ended 1',
      'turn/began 0',
      'turn/ended 0',
      'turn/began 1',
    ]);
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 2, 3, 3, 4]);
    expect(table.state.frames.filter((frame) => frame.kind === 'turn')).toHaveLength(1);
  });

  it.each([
    [4, 2, [2, 3, 0, 1, 2]],
    [3, 0, [0, 1, 2, 0]],
    [1, 0, [0, 0, 0]],
  ])('2e.turn.clockwise: of %i players, after player %i the left neighbour', (players, first, order) => {
    const table = turnOf(
      first,
      Array.from({ length: players }, () => ({ space: bare })),
      'movement',
    );
    const seen: unknown[] = [];
    while (seen.length < order.length) {
      if (decision(table.state)?.kind === 'movement/choose') {
        seen.push(decision(table.state)?.actor);
        table.play('move/stay');
      } else table.play('adventure/pass');
    }
    expect(seen).toEqual(order);
  });

  it('2e.turn.steps, 2e.turn.step-order: Refresh, Movement, Adventure, Market, Experience', () => {
    const table = turnOf(0, [
      {
        space: road,
        items: [{ card: 'boots-of-the-long-road', faceDown: true }],
        counters: { red: 1, green: 1 },
      },
      { space: 'greyhaven' },
    ]);
    // Refresh is done by now, and Movement is next: nothing of a later step can be had yet.
    expect(facesDown(table, 0)).toEqual([]);
    expect(waiting(table)).toBe('0 movement/choose');
    table.refuses('adventure/pass', '2e.interaction.choice');
    table.refuses('market/done', '2e.market.actions');
    table.refuses('experience/done', '2e.experience.saving-allowed');
    table.play('move/adjacent to=h1110');
    expect(waiting(table)).toBe('0 adventure/choose');
    table.refuses('move/stay', '2e.movement.optional');
    table.refuses('market/done', '2e.market.actions');
    table.play('adventure/pass');
    expect(waiting(table)).toBe('chance market/draw');
    table.draw('healing-draught');
    expect(waiting(table)).toBe('0 market/trade');
    table.refuses('adventure/pass', '2e.interaction.choice');
    table.refuses('experience/buy bonus=mind', '2e.experience.exchange');
    table.play('market/done');
    expect(waiting(table)).toBe('0 experience/choose');
    table.refuses('market/done', '2e.market.actions');
    table.play('experience/done');
    expect(decision(table.state)?.actor).toBe(1);
  });

  it('2e.turn.step-order: steps that are not available are left out', () => {
    // On bare plains, with too little experience: nothing but Movement is asked.
    const table = turnOf(0, [{ space: bare, counters: { red: 1 } }, { space: 'tamalir' }]).play('move/stay');
    expect(waiting(table)).toBe('1 movement/choose');
  });

  it('2e.turn.end: after the Experience step the left neighbour begins with the Refresh step', () => {
    const table = turnOf(0, [
      { space: bare, counters: { red: 2 } },
      { space: 'tamalir', items: [{ card: 'padded-leather-armor', faceDown: true }] },
    ]).play('move/stay');
    expect(waiting(table)).toBe('0 experience/choose');
    expect(facesDown(table, 1)).toEqual(['padded-leather-armor']);
    table.play('experience/done');
    expect(table.events.map((event) => `${event.type} ${'player' in event && event.player}`)).toEqual([
      'movement/stayed 0',
      'experience/finished 0',
      'turn/ended 0',
      'turn/began 1',
      'card/refreshed 1',
    ]);
    expect(table.events[2]?.rule).toBe('2e.turn.end');
    expect(facesDown(table, 1)).toEqual([]);
    expect(waiting(table)).toBe('1 movement/choose');
  });

  it('sets off what waits for the end of a turn once, even if that ends the turn again', () => {
    const doomed: HeroCard = {
      kind: 'hero',
      id: 'doomed',
      name: 'Doomed',
      source: 'original',
      life: 2,
      stamina: 2,
      mind: { value: 0, damage: 0 },
      body: { value: 0, damage: 0 },
      spirit: { value: 0, damage: 0 },
      abilities: [{ on: 'turn-end', do: [{ do: 'wounds', to: 'you', amount: 2 }] }],
    };
    const ruleset = composeRuleset([], [riseOfTheDragonLords, { id: 'own', name: 'Own', heroes: [doomed] }]);
    const before = fromScenario(
      {
        game: { players: [{ hero: doomed.id, space: bare }, {}] },
        given: { turn: { player: 0, step: 'movement' } },
      },
      ruleset,
    );
    const { state, events } = ruleset.transition(before, { type: 'move/stay' });
    expect(events.filter((event) => event.type === 'hero/knocked-out')).toHaveLength(1);
    expect(ruleset.decision(state)).toMatchObject({ actor: 1, kind: 'movement/choose' });
    expect(ruleset.legalActions(state).map(actionCode)).toContain('move/stay');
  });
});

describe('step 1, Refresh', () => {
  const tired = (...cards: string[]) => cards.map((card) => ({ card, faceDown: true }));

  it('2e.refresh.flip: all of your own cards are turned face up, and nobody else’s', () => {
    const mine = ['padded-leather-armor', 'soul-burn', 'teleport-rune'];
    const players = [
      { space: bare, items: [...tired(...mine), 'healing-draught'] },
      { space: 'tamalir', items: tired('iron-buckler') },
    ];
    const table = turnOf(0, players, 'refresh');
    expect(facesDown(table, 0)).toEqual([]);
    expect(facesDown(table, 1)).toEqual(['iron-buckler']);
    // The Refresh step is the first of the turn: at a later step it is over.
    expect(facesDown(turnOf(0, players, 'movement'), 0)).toEqual(mine);
  });

  it('2e.refresh.flip: each card is reported', () => {
    const table = turnOf(0, [
      { space: bare },
      { space: 'tamalir', items: tired('padded-leather-armor', 'soul-burn') },
    ]).play('move/stay');
    expect(table.happened('card/refreshed').map(({ player, card }) => [player, card])).toEqual([
      [1, 'padded-leather-armor'],
      [1, 'soul-burn'],
    ]);
  });

  it('2e.refresh.reusable: a card turned up can be activated again, and not before', () => {
    const use = 'ability/use card=boots-of-the-long-road ability=stride-on';
    const table = turnOf(0, [{ space: bare, items: ['boots-of-the-long-road'] }], 'movement');
    table.play('move/roll dice=4').roll(1, 1, 1, 1).play(use);
    expect(facesDown(table, 0)).toEqual(['boots-of-the-long-road']);
    table.refuses(use, '2e.activation.until-refresh');
    // The only player's next turn.
    table.play('move/stop', 'move/roll dice=4').roll(1, 1, 1, 1);
    expect(facesDown(table, 0)).toEqual([]);
    table.allows(use).play(use);
    expect(table.happened('card/activated')).toHaveLength(2);
    expect(table.happened('card/refreshed')).toEqual([
      { type: 'card/refreshed', player: 0, card: 'boots-of-the-long-road', rule: '2e.refresh.reusable' },
    ]);
  });

  it('2e.refresh.skip: without activated cards the turn begins with Movement', () => {
    const table = turnOf(0, [{ space: bare }, { space: 'tamalir', items: ['soul-burn'] }]).play('move/stay');
    expect(table.happened('card/refreshed')).toEqual([]);
    expect(waiting(table)).toBe('1 movement/choose');
  });

  it('has a board where these turns mean what they say', () => {
    expect(board.spaces[bare]).toMatchObject({ terrain: 'plains' });
    expect(board.spaces[bare]).not.toHaveProperty('jewel');
    expect(board.neighbours[road]).toContain('h1110');
  });
});
