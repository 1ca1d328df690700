import { describe, expect, it } from 'vitest';
import { compileContent } from '../../../src/third-edition/base/content.js';
import { assets } from '../../../src/third-edition/content/assets/index.js';
import { board } from '../../../src/third-edition/content/board.js';
import { heroes } from '../../../src/third-edition/content/heroes.js';
import { skills } from '../../../src/third-edition/content/skills/index.js';
import { tokens } from '../../../src/third-edition/content/tokens.js';

const content = compileContent([{ id: 'box', name: 'Box', board, tokens, heroes, assets, skills }], null);

describe('market and skills, compiled', () => {
  it('make decks of 60 and 60, and leave out nobody', () => {
    expect(content.decks.skills).toHaveLength(60);
    expect(content.decks.assets).toHaveLength(60);
    expect(content.heroes).toHaveLength(6);
    expect(Object.keys(content.cards)).toHaveLength(126);
    expect(Object.keys(content.tokens)).toHaveLength(60);
  });

  it('have enemies cast five tokens, and one more from Act 2 on (3e.enemy.tokens)', () => {
    expect(content.enemyTokens.always).toEqual(['enemy-1', 'enemy-2', 'enemy-3', 'enemy-4', 'enemy-5']);
    expect(content.enemyTokens.act2).toEqual(['enemy-act-2']);
  });

  it('find by its address every list of effects that a card can have under way', () => {
    expect(content.lists['laurel-of-bloodwood/setup']).toEqual([{ do: 'move-by-dice', dice: 2 }]);
    expect(content.lists['corbin/abilities/0/do/0/win']).toHaveLength(2);
    expect(content.lists['elder-mok/abilities/1/do/0/pass']).toHaveLength(1);
    expect(content.lists['truesteel-axe/abilities/0/do']).toHaveLength(1);
  });
});
