import { describe, expect, it } from 'vitest';
import { InvalidScenarioError, UnknownRulesetError } from '../../../src/kernel/index.js';
import { fromScenario, type Scenario, scenarioProblems } from '../../../src/scenario/third-edition/index.js';
import { rulesetOf as rulesetOfSecond } from '../../../src/second-edition/index.js';
import { rulesetOf } from '../../../src/third-edition/bundled.js';

/* What no description may say: where it is wrong, and by which rule. */

const { cards, decks } = rulesetOf('corpse-king').rules.content;
const some = (kind: string): string => Object.values(cards).find((card) => card.kind === kind)?.id ?? '';
const [skill = '', skill2 = '', skill3 = '', skill4 = '', skill5 = '', skill6 = ''] = decks.skills ?? [];
const [gear = '', gear2 = '', gear3 = '', gear4 = ''] = decks.assets ?? [];
const weapons = Object.values(cards).flatMap((card) =>
  card.kind === 'asset' && card.type === 'weapon' ? [card.id] : [],
);
const combatEnemy = decks.combat?.find((id) => cards[id]?.kind === 'enemy') ?? '';

/** Where something is wrong, and by which rule, in a table with a player like this. */
const wrong = (said: unknown) =>
  scenarioProblems(said).map(({ path, rule }) => `${path}${rule === undefined ? '' : ` ${rule}`}`);
const table = (game: object, given?: object) =>
  wrong({ game: { scenario: 'corpse-king', players: 2, ...game }, ...(given && { given }) });
const seat = (player: object) => table({ players: [player, {}] });

describe('names of nothing and cards of the wrong kind', () => {
  it.each([
    ['a hero that is none', () => seat({ hero: 'conan' }), 'game/players/0/hero'],
    ['an asset as a hero', () => seat({ hero: gear }), 'game/players/0/hero'],
    ['a hex off the board', () => seat({ hex: 'h9999' }), 'game/players/0/hex'],
    ['a skill that is none', () => seat({ hand: ['x'] }), 'game/players/0/hand/0'],
    ['an asset in hand', () => seat({ hand: [gear] }), 'game/players/0/hand/0'],
    ['a skill among the assets', () => seat({ assets: [skill] }), 'game/players/0/assets/0'],
    ['an asset as a trophy', () => seat({ trophies: [gear] }), 'game/players/0/trophies/0'],
    [
      'a trophy under another type',
      () => seat({ secret: { social: [combatEnemy] } }),
      'game/players/0/secret/social/0 3e.trophies.type',
    ],
    ['an enemy as a quest', () => seat({ quests: [combatEnemy] }), 'game/players/0/quests/0'],
    [
      'an option that is no rumor',
      () => seat({ rumors: [{ card: some('event'), option: 'x' }] }),
      'game/players/0/rumors/0/option 3e.event.rumor',
    ],
    ['a city that is none', () => table({ markets: { everton: [] } }), 'game/markets/everton'],
    ['a skill on a market', () => table({ markets: { forge: [skill] } }), 'game/markets/forge/0'],
    ['a deck that is none', () => table({ decks: { market: {} } }), 'game/decks/market'],
    [
      'a card in another deck',
      () => table({ decks: { skills: { top: [gear] } } }),
      'game/decks/skills/top/0 3e.game.discard-piles',
    ],
    [
      'a card in another pile',
      () => table({ discards: { assets: [skill] } }),
      'game/discards/assets/0 3e.game.discard-piles',
    ],
    ['an adventure in a slot', () => table({ slots: [combatEnemy] }), 'game/slots/0'],
    ['no gem to turn', () => table({ facedown: ['tamalir'] }), 'game/facedown/0 3e.board.gem-spaces'],
    ['a gem twice', () => table({ facedown: ['h0609', 'h0609'] }), 'game/facedown/1 3e.board.gem-spaces'],
    ['a villain nowhere', () => table({ villain: 'x', time: { act: 2 } }), 'game/villain'],
    ['a zombie nowhere', () => table({ zombies: ['x'] }), 'game/zombies/0'],
    ['a module that lays out nothing', () => table({ with: { x: 1 } }), 'game/with/x'],
  ])('%s', (_, found, said) => {
    expect(found()).toEqual([said]);
  });

  it('says what was meant', () => {
    const [{ message = '' } = {}] = scenarioProblems({
      game: { scenario: 'corpse-king', players: [{ hex: 'tamalirr' }, {}] },
    });
    expect(message).toBe('There is no hex or place "tamalirr". Did you mean "tamalir"?');
  });
});

describe('more than there can be', () => {
  it.each([
    ['one card twice', () => seat({ hand: [skill], skills: [skill] }), 'game/players/0/skills/0'],
    ['one player', () => table({ players: 1 }), 'game/players 3e.game.players'],
    ['five players', () => table({ players: 5 }), 'game/players 3e.game.players'],
    [
      'damage above health',
      () => seat({ hero: 'corbin', damage: 99 }),
      'game/players/0/damage 3e.defeat.no-more-damage',
    ],
    [
      'too many cards in hand',
      () => seat({ hand: [skill, skill2, skill3, skill4, skill5, skill6] }),
      'game/players/0/hand 3e.skill.hand-limit',
    ],
    [
      'two weapons',
      () => seat({ assets: weapons.slice(0, 2) }),
      'game/players/0/assets/1 3e.asset.one-per-type',
    ],
    [
      'four cards in a market',
      () => table({ markets: { forge: [gear, gear2, gear3, gear4] } }),
      'game/markets/forge 3e.shop.three-left',
    ],
    ['a villain in Act 1', () => table({ villain: 'skydown' }), 'game/villain 3e.villain.only-after-spawn'],
    ['a seventh slot', () => table({ slots: [null, null, null, null, null, null, null] }), 'game/slots'],
    [
      'an eliminated hero with gold',
      () => table({ players: [{}, { out: true, gold: 3 }], time: { act: 2 } }),
      'game/players/1/out 3e.villain.eliminated-cleanup',
    ],
    [
      'time over before its end',
      () => table({ scenario: 'ascendance-of-margath', time: { over: true, space: 3 } }),
      'game/time/over 3e.time.end-act-2',
    ],
  ])('%s', (_, found, said) => {
    expect(found()).toEqual([said]);
  });

  it('learned skills are limited by the attribute (3e.skill.learned-limit)', () => {
    const ofMind = Object.values(cards).flatMap((card) =>
      card.kind === 'skill' && card.type === 'mind' ? [card.id] : [],
    );
    expect(seat({ hero: 'corbin', skills: ofMind })[0]).toBe('game/players/0/skills 3e.skill.learned-limit');
  });
});

describe('a game that is won or lost', () => {
  const margath = { scenario: 'ascendance-of-margath' };
  it.each([
    [
      'Margath in Tamalir',
      () => table({ ...margath, villain: 'tamalir', time: { act: 2 } }),
      'game 3e.margath.loss',
    ],
    [
      'Margath in Tamalir once time is over',
      () => table({ ...margath, villain: 'tamalir', time: { over: true } }),
      'game 3e.margath.loss',
    ],
    ['Vorakesh after Act 2', () => table({ time: { over: true } }), 'game 3e.corpse-king.loss'],
    [
      'Vorakesh defeated, for the companions of his foe',
      () =>
        table(
          { players: [{ hero: 'corbin', story: 1 }, {}], time: { act: 2 } },
          { combat: { player: 0, enemy: 'vorakesh', phase: 'act', foe: { damage: 8 } } },
        ),
      'given/combat/foe/damage 3e.damage.defeat',
    ],
    [
      'Margath defeated',
      () =>
        table(
          { ...margath, players: [{ hero: 'corbin', story: 9 }, {}], time: { act: 2 } },
          { combat: { player: 0, enemy: 'high-lord-margath', phase: 'retreat', foe: { damage: 8 } } },
        ),
      'given/combat/foe/damage 3e.damage.defeat',
    ],
    [
      'nobody left',
      () => table({ players: [{ out: true }, { out: true }], time: { act: 2 } }),
      'game/players 3e.end.all-eliminated',
    ],
  ])('%s', (_, found, said) => {
    expect(found()).toEqual([said]);
  });

  it('is not what is about to be won: a villain with one damage less fights on', () => {
    const near = { combat: { player: 0, enemy: 'vorakesh', phase: 'act', foe: { damage: 7 } } };
    expect(table({ players: [{ hero: 'corbin', story: 1 }, {}], time: { act: 2 } }, near)).toEqual([]);
  });
});

describe('what cannot be going on', () => {
  const fight = (combat: object, game: object = {}) =>
    table(game, { combat: { player: 0, enemy: combatEnemy, phase: 'act', ...combat } });

  it.each([
    ['a player who is not there', () => table({}, { turn: { player: 2, step: 'act' } }), 'given/turn/player'],
    [
      'the turn of one who is out',
      () => table({ players: [{}, { out: true }], time: { act: 2 } }, { turn: { player: 1, step: 'act' } }),
      'given/turn/player 3e.villain.eliminated-cleanup',
    ],
    [
      'an adventure without a gem',
      () => table({ players: [{ hex: 'tamalir' }, {}] }, { drawn: { player: 0, card: combatEnemy } }),
      'given/drawn/card 3e.adventure.condition',
    ],
    ['a skill that is drawn', () => table({}, { drawn: { player: 0, card: skill } }), 'given/drawn/card'],
    ['a fight with an asset', () => fight({ enemy: gear }), 'given/combat/enemy'],
    [
      'a villain before Act 2',
      () => fight({ enemy: 'vorakesh' }),
      'given/combat/enemy 3e.villain.only-after-spawn',
    ],
    [
      'a villain elsewhere',
      () => fight({ enemy: 'vorakesh' }, { players: [{ hex: 'tamalir' }, {}], time: { act: 2 } }),
      'given/combat/enemy 3e.villain.engage',
    ],
    ['the villain of the other scenario', () => fight({ enemy: 'high-lord-margath' }), 'given/combat/enemy'],
    [
      'a token of somebody else',
      () => fight({ attacker: { tokens: { 'lyssa-1': {} } } }, { players: [{ hero: 'corbin' }, {}] }),
      'given/combat/attacker/tokens/lyssa-1 3e.combat.hero-tokens',
    ],
    [
      'a token of Act 2 in Act 1',
      () => fight({ foe: { tokens: { 'corbin-1': {} } } }, { players: [{ hero: 'corbin' }, {}] }),
      'given/combat/foe/tokens/corbin-1 3e.enemy.tokens',
    ],
    [
      'damage on the wrong card',
      () => fight({ attacker: { damage: 1 } }),
      'given/combat/attacker/damage 3e.damage.tokens',
    ],
    [
      'an enemy that is defeated',
      () => fight({ foe: { damage: 99 } }),
      'given/combat/foe/damage 3e.damage.defeat',
    ],
    [
      'a token on one that doubles nothing',
      () =>
        fight(
          { attacker: { tokens: { 'corbin-1': { on: 'corbin-2' } } } },
          { players: [{ hero: 'corbin' }, {}] },
        ),
      'given/combat/attacker/tokens/corbin-1/on 3e.combat.double',
    ],
    [
      'a spent token on a double',
      () =>
        fight({
          foe: { tokens: { 'enemy-5': { face: 1 }, 'enemy-4': { face: 1, at: 'spent', on: 'enemy-5' } } },
        }),
      'given/combat/foe/tokens/enemy-4/on 3e.combat.double',
    ],
    [
      'an ability that nobody has, used in the combat',
      () => fight({ foe: { used: ['corbin/nonsense'] } }),
      'given/combat/foe/used/0',
    ],
    [
      'an ability that nobody has, used in the turn',
      () => table({}, { turn: { player: 0, step: 'act', used: ['corbin'] } }),
      'given/turn/used/0',
    ],
    [
      'a challenge of a player who is not there',
      () => table({ players: [{ hero: 'corbin', used: ['corbin/2'] }, {}] }),
      'game/players/0/used/0',
    ],
    [
      'a turn of somebody who has had none',
      () => table({}, { turn: { player: 1, step: 'end', played: [0] } }),
      'given/turn/played 3e.round.definition',
    ],
    [
      'two turns in a round',
      () => table({}, { turn: { player: 1, step: 'end', played: [0, 1, 0] } }),
      'given/turn/played 3e.round.definition',
    ],
    [
      'two things at once',
      () => table({}, { turn: { player: 0, step: 'act' }, movement: { player: 0, dice: [] } }),
      'given',
    ],
    ['nothing at all', () => table({}, {}), 'given'],
    [
      'a face that no die has',
      () => table({}, { movement: { player: 0, dice: [7] } }),
      'given/movement/dice/0',
    ],
    ['a step that is none', () => table({}, { turn: { player: 0, step: 'x' } }), 'given/turn/step'],
  ])('%s', (_, found, said) => {
    expect(found()).toEqual([said]);
  });

  it('an adventure without a gem names the hexes that have one', () => {
    const [problem] = scenarioProblems({
      game: { scenario: 'corpse-king', players: [{ hex: 'tamalir' }, {}] },
      given: { drawn: { player: 0, card: combatEnemy } },
    });
    expect(problem?.message).toMatch(/Leave its hex out, or name one: (h\d{4}, )+h\d{4}\.$/);
  });
});

describe('what is no description', () => {
  const endless: Record<string, unknown> = { scenario: 'corpse-king', players: 2 };
  endless.with = endless;
  it.each([
    ['nothing', null],
    ['a text', 'corpse-king'],
    ['a list', []],
    ['no table', {}],
    ['a key that is none', { game: { scenario: 'corpse-king', players: 2, heroes: [] } }],
    ['an endless one', { game: endless }],
    ['a function', { game: { scenario: 'corpse-king', players: () => 2 } }],
    ['the other edition', { game: { edition: 'second-edition', scenario: 'corpse-king', players: 2 } }],
    ['no scenario', { game: { players: 2 } }],
  ])('%s', (_, said) => {
    expect(() => fromScenario(said as Scenario)).toThrow(InvalidScenarioError);
  });

  it('a scenario that does not exist, and rules of the other edition', () => {
    const game = { scenario: 'x', players: 2 };
    expect(() => fromScenario({ game })).toThrow(UnknownRulesetError);
    expect(wrong({ game })).toEqual(['game/scenario']);
    const other = rulesetOfSecond([]) as never;
    expect(() => fromScenario({ game: { players: 2 } }, other)).toThrow('no ruleset of Third Edition');
  });
});
