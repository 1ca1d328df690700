import { describe, expect, it } from 'vitest';
import { createGame, explain } from '../../../src/index.js';
import { scenarioProblems } from '../../../src/scenario/second-edition/index.js';
import { refusalsIn } from '../../conformance/refusals.js';
import { Table } from '../../toolkit.js';

/* What a person reads who is refused something in the expansion packs: the card, the place, the die or the number that is in the way. */

describe('a refusal names what is in the way', () => {
  it.each([
    [
      'cataclysm-corners-2',
      'va51.setup.quest-counter/of-the-first-player',
      'The Hero of player 1 stands in riverwatch: choose another town.',
    ],
    [
      'cataclysm-corners-2',
      'va51.setup.quest-counter/of-the-first-player',
      'Player 0 has taken that counter.',
    ],
    ['cataclysm-movement', 'va51.movement.destroyed/on-foot', 'forge is destroyed: go around it.'],
    ['cataclysm-movement', 'va51.movement.split/any-division', 'Both pools together have 5 dice at most.'],
    [
      'cataclysm-movement',
      'va51.trade.healing/as-many-gold-as-dice',
      'With this die you may spend 0 more gold on healing.',
    ],
    [
      'cataclysm-tables',
      'va51.level2.progress-counters/one-card-at-a-time',
      'Your quest counter lies on an-egg-to-be-drowned: take it back first.',
    ],
    ['equipping-allies', 'va47.equipping-ally.choice/hired', 'Say it of the-restless-blade.'],
    [
      'rituals-and-runes',
      'va46.ritual.definition/waits-for-symbols',
      'inner-fire still needs movement dice with these symbols: mountain.',
    ],
    [
      'rituals-and-runes',
      'va46.ritual.shared-word/not-by-exchange',
      'hollow-moon and drowned-moon share words: moon.',
    ],
    [
      'rituals-and-runes',
      'va46.ritual.shared-word-gain/give-one-up-first',
      'Sell or discard inner-fire first.',
    ],
    [
      'rituals-and-runes',
      'va46.ritual.five-symbols/twice-takes-two',
      'Every symbol of road on inner-fire is covered already.',
    ],
    [
      'rituals-and-runes',
      'va46.ritual.expend-die/no-such-symbol',
      'inner-fire has no symbol of river; it has plains, road, road, hill and mountain.',
    ],
    [
      'rituals-and-runes',
      'va46.ritual.expend-die/trading-dice',
      'No unused die shows face 3; left are face 5.',
    ],
  ])('%s, %s: %s', (chapter, id, said) => {
    expect(refusalsIn(`expansion-packs/${chapter}`, id)).toContain(said);
  });

  const ritual = (dice: readonly number[], terrain: string, die: number) => {
    const { state } = Table.of({
      game: {
        modules: ['rituals-and-runes'],
        players: [
          { hero: 'mordrog', space: 'h0707', items: ['inner-fire'] },
          { hero: 'corbin-axebearer', space: 'h0306' },
        ],
      },
      given: { movement: { player: 0, dice: [...dice] } },
    });
    return explain(state, { type: 'ritual/fill', card: 'inner-fire', terrain, die }).reason;
  };

  it('va46.ritual.expend-die: what a die shows that is to fill another symbol', () => {
    expect(ritual([1, 1], 'mountain', 1)).toMatch(/^That die shows .+, and no mountain\.$/);
  });

  it('va51.setup.start-towns: a town that does not exist', () => {
    const state = createGame({ players: 2, seed: 1, modules: ['cataclysm'] });
    const { reason, rules } = explain(state, { type: 'figure/place', town: 'nowhere' });
    expect([reason, rules[0]?.id]).toEqual(['Name a town.', 'va51.setup.start-towns']);
  });
});

describe('a position that cannot be says where, and what there is', () => {
  const problems = (module: string, said: object) =>
    scenarioProblems({
      game: {
        modules: [module],
        players: [
          { hero: 'mordrog', space: 'tamalir' },
          { hero: 'corbin-axebearer', space: 'h0306' },
        ],
        with: { [module]: said },
      },
      given: { turn: { player: 0, step: 'movement' } },
    } as never).map(({ path, message }) => `${path}: ${message}`);

  it.each([
    ['cataclysm', { claimed: [[], [], []] }, 'claimed: There are only 2 players.'],
    ['cataclysm', { questCounters: [1, 2, 3] }, 'questCounters: There are only 2 players.'],
    ['cataclysm', { quests: ['healing-draught'] }, 'quests: There is no Curse card "healing-draught".'],
    ['cataclysm', { claimed: [['nothing']] }, 'claimed/0: There is no Curse card "nothing".'],
    ['cataclysm', { towns: { nowhere: 'destroyed' } }, 'towns/nowhere: There is no town "nowhere".'],
    [
      'cataclysm',
      { towns: { forge: 'lost' } },
      'towns/forge: "lost" becomes of no town: name a curse, "destroyed", or "freed:" and a curse.',
    ],
    ['seven-scions', { stormlords: ['nobody', 'nobody'] }, 'stormlords/0: There is no Stormlord "nobody".'],
    ['seven-scions', { stormlords: [] }, 'stormlords: There are as many Stormlords as players: 2.'],
    ['seven-scions', { held: { nobody: 0 } }, 'held/nobody: There is no Scion "nobody".'],
    ['rituals-and-runes', { filled: [{}, {}, {}] }, 'filled: There are only 2 players.'],
  ])('%s %o', (module, said, message) => {
    const told = problems(module, said);
    expect(told.map((line) => line.replace(new RegExp(`^(game/)?with/${module}/`), ''))).toContain(message);
  });
});
