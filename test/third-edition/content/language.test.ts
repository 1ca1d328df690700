import { describe, expect, it } from 'vitest';
import { rulesetOf, rulesetWith } from '../../../src/third-edition/bundled.js';
import { checkContent } from '../../../src/third-edition/content/check.js';
import { knownIn } from '../../../src/third-edition/content/check-known.js';
import type { ContentPack } from '../../../src/third-edition/content/pack.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';

/* Words of the ability language that no card in the box uses: cards of our own with them are played through whole games. */

const own = { name: 'Own', source: 'original' } as const;
const { adventures = [] } = theBox;

/** The enemies of the combat deck, each with everything that sets an ability of an enemy off. */
const enemies = adventures.flatMap((card) =>
  card.kind === 'enemy' && card.deck === 'combat'
    ? [
        {
          ...card,
          abilities: [
            {
              use: 'surge',
              surge: 1,
              id: 'bite',
              label: 'Bite',
              do: [
                {
                  do: 'deal',
                  damage: 'enemy',
                  amount: 1,
                  then: [{ do: 'flip', tokens: { whose: 'foe', many: { upTo: 2 } } }],
                },
              ],
            },
            { when: 'engage', id: 'roar', label: 'Roar', do: [{ do: 'lose-gold', amount: 1 }] },
            {
              when: 'foe-agility',
              id: 'swipe',
              label: 'Swipe',
              do: [{ do: 'deal', damage: 'enemy', amount: 1 }],
            },
            { when: 'combat-won', id: 'rob', label: 'Rob', do: [{ do: 'become-delayed' }] },
            { when: 'defeated', id: 'burst', label: 'Burst', do: [{ do: 'suffer', amount: 1 }] },
          ],
        } as const,
      ]
    : [],
);

const scenario = 'corpse-king';
const pack: ContentPack = {
  id: 'own',
  name: 'Own',
  adventures: enemies,
  stories: ['first', 'second', 'third', 'fourth'].map((id) => ({
    ...own,
    kind: 'enemy',
    deck: 'story',
    scenario,
    id: `${id}-rider`,
    traits: ['Rider'],
    health: 3,
    abilities: [{ when: 'engage', id: 'charge', label: 'Charge', do: [{ do: 'suffer', amount: 1 }] }],
    rewards: [
      { id: 'gear', label: 'Gear', do: [{ do: 'gain-asset', from: 'any-market', cost: { atMost: 6 } }] },
      { id: 'peace', label: 'Peace', do: [{ do: 'remove-zombies', amount: 2 }] },
    ],
  })),
  heroes: (theBox.heroes ?? []).map((hero) => ({
    ...hero,
    abilities: [
      ...hero.abilities,
      {
        use: 'combat-action',
        limit: 'round',
        id: 'stab',
        label: 'Stab',
        do: [
          {
            do: 'deal',
            damage: 'physical',
            amount: 1,
            then: [{ do: 'remove', tokens: { whose: 'foe', many: { upTo: 1 } } }],
          },
        ],
      },
      {
        when: 'foe-agility',
        id: 'dodge',
        label: 'Dodge',
        cost: { gold: 1 },
        do: [{ do: 'recast', tokens: { whose: 'own', many: { upTo: 2 } } }],
      },
    ],
  })),
};

describe('cards with words that none in the box has', () => {
  it('have no problems', () => {
    const { content, moduleIds } = rulesetOf(scenario).rules;
    expect(checkContent(pack, knownIn(content, moduleIds))).toEqual([]);
  });

  it('are played to an end, saved and opened at each decision, and each word comes up', {
    timeout: 120_000,
  }, () => {
    const rules = rulesetWith(scenario, [pack]);
    const seen = new Map<string, number>();
    let decisions = 0;
    for (let seed = 1; seed <= 12; seed++) {
      let state = rules.createGame({ scenario, players: 2 + (seed % 3), seed });
      let last = seed * 7919;
      const next = (below: number): number => {
        last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((last / 2_147_483_648) * below);
      };
      for (let actions = rules.legalActions(state); actions.length > 0; actions = rules.legalActions(state)) {
        const eager = actions.filter(({ type }) => /^(adventure|combat|reward|effect|offer\/use)/.test(type));
        const pool = eager.length > 0 && next(10) > 1 ? eager : actions;
        const step = rules.transition(state, pool[next(pool.length)] as (typeof actions)[number]);
        state = step.state;
        decisions += 1;
        if (decisions % 25 === 0) {
          expect(rules.brokenInvariants(state), `seed ${seed}`).toEqual([]);
          expect(rules.parseState(rules.serialize(state)), `seed ${seed}`).toEqual(state);
        }
        for (const event of step.events) {
          const { type, ability } = event as { type: string; ability?: string };
          const name = ability === undefined ? type : `${type} ${ability}`;
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if (type === 'combat/began' && `${(event as { card?: string }).card}`.endsWith('-rider'))
            seen.set('rider', (seen.get('rider') ?? 0) + 1);
        }
      }
      expect(state.outcome, `seed ${seed}`).not.toBeNull();
    }
    expect(decisions).toBeGreaterThan(1500);
    for (const word of ['roar', 'swipe', 'rob', 'burst', 'charge', 'bite', 'stab'])
      expect(seen.get(`combat/ability ${word}`), word).toBeGreaterThan(0);
    for (const what of ['ability/used dodge', 'zombie/removed', 'token/removed', 'rider'])
      expect(seen.get(what), what).toBeGreaterThan(0);
  });
});
