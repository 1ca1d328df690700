import { describe, expect, it } from 'vitest';
import { explain, inspect, legalActions } from '../../../../src/index.js';
import { override } from '../../../../src/kernel/index.js';
import { fromScenario } from '../../../../src/scenario/second-edition/index.js';
import {
  composeRuleset,
  riseOfTheDragonLords,
  ritualsAndRunes,
} from '../../../../src/second-edition/index.js';
import { itemLimits } from '../../../../src/second-edition/modules/item-limits/module.js';
import {
  cardRemoved,
  countsTowardsLimits,
  discardCard,
  isInForce,
} from '../../../../src/second-edition/rules.js';
import { counters, ID, table, walking } from './rituals.js';

const burn = 'ability/use card=inner-fire ability=burn-within';

describe('filling symbols', () => {
  it('va46.ritual.expend-die: dice that a card adds are spent like those that were rolled', () => {
    const walk = walking([5], { me: { items: ['boots-of-the-long-road', 'inner-fire'] } });
    walk.play('ability/use card=boots-of-the-long-road ability=stride-on');
    walk.play('ritual/fill card=inner-fire terrain=road die=3');
    expect(counters(walk)).toEqual([{ 'inner-fire': ['road'] }, {}]);
    expect(walk.legal('ritual/fill')).not.toContain('ritual/fill card=inner-fire terrain=road die=3');
  });

  it('va46.ritual.expend-die: nothing is spent before the roll, while resting, or by who does not roll', () => {
    const fill = 'ritual/fill card=inner-fire terrain=road die=3';
    const start = table({
      me: { items: ['inner-fire'], exhaustion: 2 },
      given: { turn: { player: 0, step: 'movement' } },
    });
    start.refuses(fill, 'va46.ritual.expend-die');
    start.play('move/rest dice=2').refuses(fill, 'va46.ritual.expend-die');
  });

  it('va46.ritual.one-symbol-per-die: every die and symbol that match are offered, each pair once', () => {
    const walk = walking([1, 1, 6], { me: { items: ['inner-fire'] } });
    expect(walk.legal('ritual/fill').sort()).toEqual([
      'ritual/fill card=inner-fire terrain=hill die=1',
      'ritual/fill card=inner-fire terrain=hill die=6',
      'ritual/fill card=inner-fire terrain=mountain die=6',
      'ritual/fill card=inner-fire terrain=plains die=1',
      'ritual/fill card=inner-fire terrain=road die=1',
    ]);
  });

  it('va46.ritual.die-either-or: the last die may end the step, on a Ritual as on a space', () => {
    const walk = walking([3], { me: { items: ['inner-fire'] } });
    walk.play('ritual/fill card=inner-fire terrain=road die=3');
    expect(walk.legal('move/stop')).toEqual([]);
    expect(walk.state.players[0]?.hero.space).toBe('h0608');
  });

  it('va46.ritual.place-counter: counters lie in the order of the symbols, whichever came first', () => {
    const walk = walking([6, 5, 3, 3], { me: { items: ['inner-fire'] } });
    walk.play('ritual/fill card=inner-fire terrain=mountain die=6');
    walk.play('ritual/fill card=inner-fire terrain=road die=3');
    walk.play('ritual/fill card=inner-fire terrain=plains die=5');
    expect(counters(walk)).toEqual([{ 'inner-fire': ['plains', 'road', 'mountain'] }, {}]);
  });

  it('reasons say what would be right', () => {
    const walk = walking([3], {
      me: { items: ['inner-fire'] },
      filled: [{ 'inner-fire': ['road', 'road'] }],
    });
    const reasonOf = (terrain: string, die = 3) =>
      explain(walk.state, { type: 'ritual/fill', card: 'inner-fire', terrain, die } as never).reason;
    expect(reasonOf('road')).toBe('Every symbol of road on inner-fire is covered already.');
    expect(reasonOf('swamp')).toContain('That die shows road and forest');
    expect(reasonOf('forest')).toContain('inner-fire has no symbol of forest');
    expect(reasonOf('hill', 1)).toContain('No unused die shows');
    expect(
      explain(walk.state, { type: 'ability/use', card: 'inner-fire', ability: 'burn-within' }).reason,
    ).toBe('inner-fire still needs movement dice with these symbols: plains, hill and mountain.');
  });
});

describe('a Ritual that is not empowered', () => {
  it('va46.ritual.partly-filled: is not asked about when wounds are about to be taken', () => {
    const fight = (filled: true | readonly ['road']) =>
      table({
        me: { items: ['hollow-moon'] },
        filled: [{ 'hollow-moon': filled }],
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
      })
        .play('combat/defend')
        .roll(1, 1);
    expect(fight(true).legal()).toContain('ability/use card=hollow-moon ability=let-it-pass-through');
    expect(fight(['road']).legal('ability/use')).toEqual([]);
    expect(fight(['road']).state.players[0]?.hero.wounds).toBeGreaterThan(0);
  });

  it('va46.ritual.partly-filled: is set off by nothing', () => {
    const wounds = (filled: true | readonly ['road']) =>
      table({
        me: { items: ['oath-of-thorns'] },
        filled: [{ 'oath-of-thorns': filled }],
        given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
      })
        .play('combat/defend')
        .roll(1, 1)
        .happened('enemy/wounded').length;
    expect([wounds(true), wounds(['road'])]).toEqual([1, 0]);
  });

  it('va46.ritual.inert-when-gained: and its rule is named at any time, also at another than its own', () => {
    const market = table({
      me: { space: 'tamalir', items: ['outer-fire'] },
      given: { turn: { player: 0, step: 'market' } },
    });
    market.refuses('ability/use card=outer-fire ability=let-it-out', 'va46.ritual.inert-when-gained');
  });

  it('va46.ritual.empowered: the two of one word differ by owner: each Hero fills its own', () => {
    const both = table({
      me: { items: ['veil-of-dust'] },
      other: { items: ['inner-fire'], space: 'h0608', wounds: 1 },
      filled: [{ 'veil-of-dust': true }, { 'inner-fire': ['road'] }],
      given: { turn: { player: 1, step: 'movement' } },
    });
    both.refuses(burn, 'va46.ritual.partly-filled');
    expect(both.legal('move/roll')).not.toContain('move/roll dice=5');
  });
});

describe('owners', () => {
  it('va46.ritual.owner-change: Life that a Ritual gave is gone with the exchange, whatever came in for it', () => {
    // Mordrog lives by his plate; what he gets for it is empty, though it was empowered with Varikas.
    const deal = table({
      me: { items: ['oath-upon-stone'] },
      other: { space: 'h0608', wounds: 5, items: ['full-plate'] },
      filled: [{ 'oath-upon-stone': true }],
      given: { turn: { player: 0, step: 'adventure' } },
    });
    deal.play('hero/negotiate with=1', 'offer/add-card player=0 card=oath-upon-stone');
    deal.play('offer/add-card player=1 card=full-plate', 'offer/propose', 'offer/accept');
    expect(deal.happened('hero/knocked-out').map(({ player }) => player)).toEqual([1]);
    expect(counters(deal)).toEqual([{}, {}]);
  });

  it('va46.ritual.owner-change: both sides of an exchange begin anew', () => {
    const deal = table({
      me: { items: ['inner-fire'] },
      other: { space: 'h0608', items: ['veil-of-dust', 'ninefold-ward'] },
      filled: [{ 'inner-fire': true }, { 'veil-of-dust': ['road'], 'ninefold-ward': ['road'] }],
      given: { turn: { player: 0, step: 'adventure' } },
    });
    deal.play('hero/negotiate with=1', 'offer/add-card player=0 card=inner-fire');
    deal.play('offer/add-card player=1 card=veil-of-dust', 'offer/propose', 'offer/accept');
    expect(counters(deal)).toEqual([{}, { 'ninefold-ward': ['road'] }]);
    expect(deal.happened('ritual/emptied').map(({ player, card }) => [player, card])).toEqual([
      [0, 'inner-fire'],
      [1, 'veil-of-dust'],
    ]);
  });

  it('va46.ritual.owner-change: a Ritual without counters leaves without a word of them', () => {
    const market = table({
      me: { space: 'tamalir', items: ['inner-fire'] },
      given: { turn: { player: 0, step: 'market' } },
    }).play('market/sell card=inner-fire');
    expect(market.happened('ritual/emptied')).toEqual([]);
  });

  it('2e.harm.defeated-threshold: who discards the Ritual that it lives by falls at once', () => {
    const tired = table({
      me: { items: ['oath-upon-stone'], wounds: 6 },
      filled: [{ 'oath-upon-stone': true }],
      given: { turn: { player: 0, step: 'movement' } },
    }).play('card/discard player=0 card=oath-upon-stone');
    expect(tired.happened('hero/knocked-out')).toHaveLength(1);
  });

  it('va46.ritual.shared-word: a swap of two that share a word is no second one', () => {
    const market = table({
      me: { space: 'tamalir', gold: 20, items: ['inner-fire'] },
      stacks: { tamalir: ['outer-fire'] },
      given: { turn: { player: 0, step: 'market' } },
    });
    market.refuses('market/buy card=outer-fire', 'va46.ritual.shared-word-gain');
    expect(explain(market.state, { type: 'market/buy', card: 'outer-fire' }).reason).toBe(
      'Sell or discard inner-fire first.',
    );
    market.play('card/discard player=0 card=inner-fire', 'market/buy card=outer-fire');
  });
});

describe('the Recall Rune', () => {
  const struck = (wounds: number, challenge = 'gallows-ogre') =>
    table({
      me: { items: ['recall-rune'], wounds },
      given: { combat: { hero: 0, challenge, phase: 'melee' } },
    })
      .play('combat/defend')
      .roll(1, 1);
  const home = 'ability/use card=recall-rune ability=go-home';

  it('saves from a fatal blow to the nearest town; the fight is escaped, and the turn over', () => {
    const saved = struck(4).play(home);
    expect(saved.happened('hero/knocked-out')).toEqual([]);
    expect(saved.happened('hero/escaped')).toHaveLength(1);
    const { hero, items } = saved.player(0);
    expect([hero.space, hero.wounds, items]).toEqual(['h0708', 4, []]);
    expect(saved.state.track[0]?.card).toBe('gallows-ogre');
    expect(saved.state.track[0]?.space).toBe('h0608');
    expect(saved.state.decks.market?.bottom).toEqual(['recall-rune']);
    expect(legalActions(saved.state).every(({ type }) => type.startsWith('move/'))).toBe(true);
  });

  it('does nothing for a blow that leaves its Hero standing', () => {
    expect(struck(0).legal('ability/use')).toEqual([]);
  });

  it('does nothing where there is no escape', () => {
    expect(struck(4, 'hunger-of-the-hanging-woods').happened('hero/knocked-out')).toHaveLength(1);
  });
});

describe('beside other rules', () => {
  it('va46.ritual.no-count-limit: holds whichever of the two modules comes first', () => {
    for (const modules of [
      [itemLimits, ritualsAndRunes],
      [ritualsAndRunes, itemLimits],
    ]) {
      const ruleset = composeRuleset(modules);
      const shop = fromScenario(
        {
          game: {
            modules: modules.map(({ id }) => id),
            players: [
              {
                hero: 'varikas-the-dead',
                space: 'tamalir',
                gold: 20,
                items: ['walking-the-old-tracks', 'ninefold-ward'],
              },
            ],
            stacks: { tamalir: ['song-of-the-deep-roads', 'ward-against-iron'] },
            decks: { market: { top: ['loyal-hound'] } },
          },
          given: { turn: { player: 0, step: 'market' } },
        },
        ruleset,
      );
      const offers = ruleset.legalActions(shop).filter(({ type }) => type === 'market/buy');
      expect(offers).toEqual([{ type: 'market/buy', card: 'song-of-the-deep-roads' }]);
      expect(ruleset.explain(shop, { type: 'market/buy', card: 'ward-against-iron' }).rules[0]?.id).toBe(
        'va46.ritual.shared-word-gain',
      );
    }
  });

  it('isInForce, countsTowardsLimits: another module may say the same of any Item', () => {
    const rusted = {
      id: 'rusted',
      title: 'Rusted',
      overrides: [
        override(
          isInForce,
          (next) => (g, player, card) => card !== 'sure-footed-pony' && next(g, player, card),
        ),
        override(countsTowardsLimits, (next) => (g, id) => id !== 'rune-of-waking' && next(g, id)),
      ],
    };
    const ruleset = composeRuleset([itemLimits, rusted]);
    const begun = (items: string[]) =>
      fromScenario(
        {
          game: {
            modules: ['item-limits', 'rusted'],
            players: [{ hero: 'varikas-the-dead', space: 'tamalir', items }],
          },
          given: { turn: { player: 0, step: 'movement' } },
        },
        ruleset,
      );
    const dice = (items: string[]) =>
      ruleset.legalActions(begun(items)).filter(({ type }) => type === 'move/roll').length;
    expect(dice(['sure-footed-pony'])).toBe(dice([]));
    expect(() => begun(['rune-of-waking', 'rune-of-certainty'])).not.toThrow();
  });

  it('the cards alone, without the rules of the module, are Items that work as they are', () => {
    const { content } = ritualsAndRunes;
    const ruleset = composeRuleset([], [riseOfTheDragonLords, content as never]);
    const state = fromScenario(
      {
        game: { players: [{ hero: 'varikas-the-dead', space: 'tamalir', items: ['veil-of-dust'] }] },
        given: { turn: { player: 0, step: 'movement' } },
      },
      ruleset,
    );
    expect(ruleset.legalActions(state)).toContainEqual({ type: 'move/roll', dice: 6 });
  });
});

/** A ruleset with an Item of a test's own. */
const withItem = (card: object) =>
  composeRuleset(
    [ritualsAndRunes],
    [
      riseOfTheDragonLords,
      {
        id: 'straw',
        name: 'Straw',
        market: [{ kind: 'item', id: 'straw', name: 'Straw', source: 'original', cost: 3, ...card }],
      } as never,
    ],
  );

describe('cards of others', () => {
  it('va46.ritual.empowered: a Ritual that takes Stamina away takes it as it comes into force', () => {
    const ruleset = withItem({
      class: 'ritual',
      type: 'straw',
      words: ['straw'],
      symbols: ['road', 'road', 'road', 'road', 'road'],
      use: 'always',
      abilities: [{ always: [{ stat: 'stamina', of: 'you', add: -1 }] }],
    });
    const { stamina = 0 } = ruleset.rules.content.cards['varikas-the-dead'] as { stamina?: number };
    const before = fromScenario(
      {
        game: {
          modules: [ID],
          players: [{ hero: 'varikas-the-dead', space: 'h0608', exhaustion: stamina, items: ['straw'] }],
          with: { [ID]: { filled: [{ straw: ['road', 'road', 'road', 'road'] }] } },
        },
        given: { movement: { player: 0, dice: [3] } },
      },
      ruleset,
    );
    const { state } = ruleset.transition(
      before,
      ruleset.parseActionCode('ritual/fill card=straw terrain=road die=3'),
    );
    expect(state.players[0]?.hero).toMatchObject({ exhaustion: stamina - 1, wounds: 1 });
  });

  it('fatal: means the wounds that your Hero is about to take, and no other word means anything', () => {
    const offered = (special: string, wounds: number) => {
      const ruleset = withItem({
        class: 'rune',
        type: 'straw',
        use: 'activate',
        abilities: [
          {
            use: 'harm',
            id: 'hold',
            label: 'hold',
            if: { special: [special], whose: 'you' },
            do: [{ do: 'cancel', amount: 1 }],
          },
        ],
      });
      let state = fromScenario(
        {
          game: {
            modules: [ID],
            players: [{ hero: 'varikas-the-dead', space: 'h0608', wounds, items: ['straw'] }],
          },
          given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'melee' } },
        },
        ruleset,
      );
      for (const code of ['combat/defend', 'chance/roll dice=1,1'])
        state = ruleset.apply(state, ruleset.parseActionCode(code));
      return ruleset.legalActions(state).some(({ type }) => type === 'ability/use');
    };
    expect([offered('fatal', 4), offered('fatal', 0), offered('other-word', 4)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('va46.ritual.owner-change: a Ritual that a rule takes out of the game loses its counters, too', () => {
    const burning = {
      id: 'burning',
      title: 'Burning',
      overrides: [
        override(discardCard, () => (g, id, _rule, player = 0) => {
          g.state.removed.push(id);
          g.emit(cardRemoved, { player, card: id, rule: '2e.encounter.removed' });
        }),
      ],
    };
    const ruleset = composeRuleset([ritualsAndRunes, burning]);
    const before = fromScenario(
      {
        game: {
          modules: [ID, 'burning'],
          players: [{ hero: 'varikas-the-dead', space: 'h0608', items: ['inner-fire'] }],
          with: { [ID]: { filled: [{ 'inner-fire': ['road'] }] } },
        },
        given: { turn: { player: 0, step: 'movement' } },
      },
      ruleset,
    );
    const { state } = ruleset.transition(
      before,
      ruleset.parseActionCode('card/discard player=0 card=inner-fire'),
    );
    expect(state.ext[ID]).toEqual({ counters: [{}] });
  });
});

describe('what is reported', () => {
  it('inspect: the symbols of every Ritual, filled and empty', () => {
    const { state } = walking([3], {
      me: { items: ['inner-fire', 'soul-burn'] },
      other: { items: ['veil-of-dust'] },
      filled: [{ 'inner-fire': ['road', 'hill'] }, { 'veil-of-dust': true }],
    });
    expect(inspect(state).modules[ID]).toEqual({
      rituals: [
        {
          card: 'inner-fire',
          player: 0,
          empowered: false,
          symbols: ['plains', 'road', 'road', 'hill', 'mountain'],
          filled: ['road', 'hill'],
          empty: ['plains', 'road', 'mountain'],
        },
        {
          card: 'veil-of-dust',
          player: 1,
          empowered: true,
          symbols: ['plains', 'plains', 'road', 'road', 'road'],
          filled: ['plains', 'plains', 'road', 'road', 'road'],
          empty: [],
        },
      ],
    });
  });
});
