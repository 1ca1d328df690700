import { describe, expect, it } from 'vitest';
import { explain, InvalidScenarioError, parseState, serialize } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';

/** Varikas shops in Tamalir, where everything named lies on offer. */
const shop = (me: ScenarioPlayer, offers: string[], modules = ['item-limits']) =>
  Table.of({
    game: {
      modules,
      players: [{ hero: 'varikas-the-dead', space: 'tamalir', gold: 60, ...me }],
      stacks: { tamalir: offers },
    },
    given: { turn: { player: 0, step: 'market' } },
  }).draw('healing-draught');

const onlyOne = '2e.item-limits.one-per-class-and-type';

describe('Variant: Item Limits', () => {
  it('2e.item-limits.example-varikas-allowed: with the Lightning Mace, Varikas may buy the White Blade', () => {
    const table = shop({ items: ['lightning-mace'] }, ['white-blade']).play('market/buy card=white-blade');
    expect(table.player(0).items.map((item) => item.card)).toEqual(['lightning-mace', 'white-blade']);
  });

  it('2e.item-limits.example-varikas-forbidden: with the Lightning Mace, he may not buy the Dragontooth Hammer', () => {
    shop({ items: ['lightning-mace'] }, ['dragontooth-hammer']).refuses(
      'market/buy card=dragontooth-hammer',
      onlyOne,
    );
    // Without the variant two maces are two Weapons, and no more is said.
    shop({ items: ['lightning-mace'] }, ['dragontooth-hammer'], []).allows(
      'market/buy card=dragontooth-hammer',
    );
  });

  it('2e.item-limits.one-per-class-and-type: it holds for every class, and for the pair of class and type', () => {
    const both = ['pilgrims-bell', 'rune-of-certainty', 'rune-of-second-chances', 'teleport-rune'];
    const table = shop({ items: ['rune-of-waking', 'hedge-healer'].slice(0, 1) }, both);
    table.refuses('market/buy card=rune-of-certainty', onlyOne);
    table.refuses('market/buy card=rune-of-second-chances', onlyOne);
    table.allows('market/buy card=teleport-rune').allows('market/buy card=pilgrims-bell');
    expect(explain(table.state, { type: 'market/buy', card: 'rune-of-certainty' }).why).toEqual({
      text: 'Only one Item of class {0} and type {1} is allowed.',
      values: ['rune', 'minor-rune'],
    });
    // Selling makes room, and at once.
    table.play('market/sell card=rune-of-waking').allows('market/buy card=rune-of-certainty');
  });

  it('2e.item-limits.number-otherwise-free: five Weapons and three pieces of Armor of different types', () => {
    const items = [
      'lightning-mace',
      'white-blade',
      'stormcaller-bow',
      'executioners-axe',
      'full-plate',
      'bone-mail',
    ];
    const table = shop({ items }, ['hunting-spear', 'iron-buckler']);
    table.play('market/buy card=hunting-spear', 'market/buy card=iron-buckler');
    expect(table.player(0).items).toHaveLength(8);
  });

  it('2e.item-limits.one-per-class-and-type: it holds after an exchange, and in a described position', () => {
    const table = Table.of({
      game: {
        modules: ['item-limits'],
        players: [
          { hero: 'mordrog', space: 'tamalir', items: ['lightning-mace', 'white-blade', 'full-plate'] },
          { hero: 'varikas-the-dead', space: 'tamalir', items: ['dragontooth-hammer', 'bone-mail'] },
        ],
      },
      given: { turn: { player: 0, step: 'adventure' } },
    }).play('hero/negotiate with=1', 'offer/add-card player=0 card=lightning-mace');
    table.refuses('offer/propose', onlyOne);
    // Mace for mace is an exchange that leaves one with each; so is a third Armor where it is of a new type.
    table.play('offer/add-card player=1 card=dragontooth-hammer', 'offer/add-card player=0 card=full-plate');
    table.play('offer/propose', 'offer/accept');
    expect(table.player(1).items.map((item) => item.card)).toEqual([
      'bone-mail',
      'lightning-mace',
      'full-plate',
    ]);
    expect(() => shop({ items: ['lightning-mace', 'mace-of-kellos'] }, [])).toThrow(InvalidScenarioError);
  });

  it('iod.legendary.are-items: Items without class and type do not stand in the way of one another', () => {
    const table = Table.of({
      game: {
        modules: ['item-limits', 'island-of-dread'],
        players: [
          { hero: 'steelhorns', space: 'a0909', items: ['spear-of-trelton', 'lightning-mace'] },
          { hero: 'mordrog', space: 'dallak' },
        ],
        with: { 'island-of-dread': { captains: ['the-unsinkable'], maps: [{ blue: 1, green: 1 }] } },
      },
      given: { turn: { player: 0, step: 'experience' } },
    }).play('map/claim item=sword-of-antenor');
    expect(table.player(0).items).toHaveLength(3);
    expect(parseState(serialize(table.state))).toEqual(table.state);
  });
});
