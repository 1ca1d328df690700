import { describe, expect, it } from 'vitest';
import { effectRules } from '../../../src/third-edition/abilities/effects/index.js';
import type { CostRange, Effect, Moment } from '../../../src/third-edition/abilities/language.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { composeRuleset } from '../../../src/third-edition/compose.js';
import type { SkillCard, StoryEnemyCard } from '../../../src/third-edition/content/cards.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { corpseKing } from '../../../src/third-edition/scenarios/corpse-king/module.js';
import { english } from '../../../src/words/third-edition/english.js';
import { wordsOf } from '../../../src/words/third-edition/index.js';
import { wrongIn } from '../sentences.js';

/** Two texts that differ only in articles, and in how a list of three is written, are the same. */
const bare = (text: string): string =>
  text
    .replace(/, (and|or) /g, ' $1 ')
    .replace(/’/g, "'")
    .replace(/\b(the|an?|any) /gi, '')
    .replace(/that shows/g, 'that show')
    .toLowerCase();

/** Cards on which something is written in words of its own. */
const ownWords = ['herb-lore', 'treasure-hunter', 'spring-rain', 'wings-in-the-night', 'shadow-over-tamalir'];

describe.each(scenarioIds)('the text of every card in %s', (scenario) => {
  const ruleset = rulesetOf(scenario);
  const words = wordsOf(ruleset);
  const cards = Object.values(ruleset.rules.content.cards);

  it('is made of its data as it is written on it', () => {
    expect(cards.length).toBeGreaterThan(180);
    for (const { id, text = '' } of cards) {
      const made = words.text(id, { written: false });
      if (made !== '') expect(wrongIn(made.replace(' (', ' ')), id).toBeNull();
      if (!ownWords.includes(id)) expect(bare(made), id).toBe(bare(text));
      expect(words.text(id)).toBe(text);
    }
  });
});

describe('a text', () => {
  const card = (abilities: SkillCard['abilities']): SkillCard => ({
    kind: 'skill',
    id: 'own-card',
    name: 'Own Card',
    source: 'original',
    type: 'mind',
    set: 'rune-magic',
    cost: {},
    ...(abilities && { abilities }),
  });
  const textOf = (abilities: SkillCard['abilities']): string =>
    wordsOf(
      composeRuleset([corpseKing], [theBox, { id: 'own', name: 'Own', skills: [card(abilities)] }]),
    ).text('own-card');

  it('has words for every effect of the language', () => {
    const lacking = Object.keys(effectRules).filter((word) => !Object.hasOwn(english, `text.effect.${word}`));
    expect(lacking).toEqual([]);
  });

  it('says what no card in the box has', () => {
    const surge = (...effects: readonly Effect[]): string =>
      textOf([{ use: 'surge', surge: 1, id: 'own', label: 'Own', do: effects }]);
    expect(
      surge({
        do: 'deal',
        damage: 'magic',
        amount: 2,
        then: [{ do: 'remove', tokens: { whose: 'foe', many: { upTo: 2 }, showing: ['shield'] } }],
      }),
    ).toBe(
      'Own (1 surge): deal 2 magic damage; if this deals damage, remove up to 2 of the foe’s tokens that show shield.',
    );
    const asset = (cost: CostRange) => surge({ do: 'gain-asset', from: 'any-market', cost });
    expect(asset({ atMost: 4 })).toBe('Own (1 surge): gain a card of any market that costs 4 gold or less.');
    expect(asset({ atLeast: 3, atMost: 4 })).toBe(
      'Own (1 surge): gain a card of any market that costs 3 gold or more, and 4 gold or less.',
    );
    expect(surge({ do: 'remove-zombies', amount: 1 })).toBe('Own (1 surge): remove 1 zombie from the board.');
    expect(surge({ do: 'remove-zombies', amount: 2, at: 'here' })).toBe(
      'Own (1 surge): remove 2 zombies where you are.',
    );
    expect(surge({ do: 'remove-zombies', amount: 2, at: { kinds: ['town'] } })).toBe(
      'Own (1 surge): remove 2 zombies from any town.',
    );
    const agile = (when: Moment) =>
      textOf([{ when, id: 'own', label: 'Own', do: [{ do: 'gain-gold', amount: 1 }] }]);
    expect(agile('foe-agility')).toBe('Own (when your foe has spent agility): gain 1 gold.');
    expect(agile('defeated')).toBe('Own (after you are defeated): gain 1 gold.');
  });

  it('of an enemy speaks of what sets its abilities off', () => {
    const rider: StoryEnemyCard = {
      kind: 'enemy',
      deck: 'story',
      scenario: 'corpse-king',
      id: 'own-rider',
      name: 'Own Rider',
      source: 'original',
      traits: [],
      health: 4,
      abilities: (['engage', 'foe-agility', 'combat-won', 'defeated'] as const).map((when) => ({
        when,
        id: when,
        label: 'Own',
        do: [{ do: 'lose-gold', amount: 1 }],
      })),
      rewards: [],
    };
    const stories = wordsOf(
      composeRuleset([corpseKing], [theBox, { id: 'own', name: 'Own', stories: [rider] }]),
    );
    expect(stories.text('own-rider')).toBe(
      'Own (when it is engaged): the foe loses 1 gold. Own (when its foe has spent agility): the foe loses 1 gold. Own (when it wins the combat): the foe loses 1 gold. Own (after it is defeated): the foe loses 1 gold.',
    );
  });

  it('of a card without any is made of what it can do', () => {
    expect(textOf(undefined)).toBe('');
    expect(textOf([{ always: 'bonus', stat: 'hand', add: -2 }])).toBe('Maximum hand size -2.');
    expect(
      textOf([
        {
          use: 'turn',
          id: 'own',
          label: 'Own',
          limit: 'none',
          cost: { exert: 2, gold: 1 },
          do: [
            { do: 'lose-story', amount: 1 },
            { do: 'discard-skills', amount: 2 },
            { do: 'gain-gold', amount: { count: 'skills', plus: 1 } },
          ],
        },
      ]),
    ).toBe(
      'Own (in your turn; exert 2 cards and pay 1 gold): lose 1 companion, discard 2 skill cards, and gain 1 gold for each learned skill and 1 more.',
    );
  });

  it('comes from a catalogue first', () => {
    const catalogues = [{ locale: 'de', messages: { 'card.cleave.text': 'Großer Hieb.' } }];
    expect(wordsOf(rulesetOf('corpse-king'), { catalogues }).text('cleave')).toBe('Großer Hieb.');
    expect(() => wordsOf(rulesetOf('corpse-king')).text('nobody')).toThrow('by the id of a card in play');
  });
});
