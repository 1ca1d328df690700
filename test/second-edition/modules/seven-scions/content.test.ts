import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/second-edition/content/check.js';
import { riseOfTheDragonLords } from '../../../../src/second-edition/content/rise-of-the-dragon-lords.js';
import { scions } from '../../../../src/second-edition/modules/seven-scions/content/scions.js';
import { stormlordCards } from '../../../../src/second-edition/modules/seven-scions/content/stormlords.js';
import { theSevenScions } from '../../../../src/second-edition/modules/seven-scions/content/the-seven-scions.js';

const { adventures = [] } = theSevenScions;
const baseSkills = new Set(riseOfTheDragonLords.heroes?.flatMap(({ skills }) => Object.keys(skills ?? {})));
const inDeck = (deck: string, kind?: string) =>
  adventures.filter((card) => card.deck === deck && (kind === undefined || card.kind === kind));

describe('the pack', () => {
  it.each(['storm-green', 'storm-yellow', 'storm-blue'])(
    'has three Events and three Challenges of %s',
    (deck) => {
      expect(inDeck(deck, 'event')).toHaveLength(3);
      expect(inDeck(deck, 'challenge')).toHaveLength(3);
      expect(inDeck(deck)).toHaveLength(6);
    },
  );

  it('has six Stormlords of no color, from which nobody escapes, and six Scions, 24 adventure cards in all', () => {
    expect(inDeck('stormlords')).toHaveLength(6);
    expect(adventures).toHaveLength(24);
    expect(scions).toHaveLength(6);
    for (const lord of stormlordCards) {
      expect(lord.color).toBeUndefined();
      expect(lord.escape).toBe(false);
      expect(lord.reward).toBeUndefined();
    }
  });

  it('puts the Archer first and the Trickster second (va50.setup.example-scion-spaces)', () => {
    expect(scions.map(({ id }) => id).slice(0, 2)).toEqual(['the-archer', 'the-trickster']);
  });

  it('is sound', () => {
    expect(checkContent(theSevenScions, { skills: baseSkills })).toEqual([]);
  });
});

describe('a Scion', () => {
  it.each(scions.map((scion) => [scion.id, scion] as const))(
    '%s costs nothing, can be awakened, and does nothing unasked but in the storm (va50.scion.use-window)',
    (_id, scion) => {
      expect(scion.cost).toBe(0);
      expect(JSON.stringify(scion.lists.awaken)).toContain('awaken-scion');
      expect(scion.lists.benefit.length).toBeGreaterThan(0);
      for (const ability of scion.abilities ?? [])
        if (!('use' in ability)) expect(ability.if?.special).toContain('storm');
    },
  );
});

describe('a Storm Event', () => {
  it.each(
    inDeck('storm-green', 'event').concat(inDeck('storm-yellow', 'event'), inDeck('storm-blue', 'event')),
  )('$id addresses each Hero, and speaks of no other', (card) => {
    expect(
      card.kind === 'event' && card.abilities.every((ability) => 'on' in ability && ability.on === 'enters'),
    ).toBe(true);
    expect(JSON.stringify(card)).not.toMatch(/every-hero|every-other-hero|heroes-here|"fight"|"end-turn"/);
  });
});
