import { describe, expect, it } from 'vitest';
import { effectRules } from '../../../src/third-edition/abilities/effects/index.js';
import { composeRuleset } from '../../../src/third-edition/compose.js';
import type { SkillCard } from '../../../src/third-edition/content/cards.js';
import { theBox } from '../../../src/third-edition/content/the-box.js';
import { corpseKing } from '../../../src/third-edition/scenarios/corpse-king/module.js';
import { rulesetOf, scenarioIds } from '../../../src/third-edition/whole.js';
import { english } from '../../../src/words/third-edition/english/index.js';
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
