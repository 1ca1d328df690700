import { describe, expect, it } from 'vitest';
import { rulesetOf, type ScenarioId } from '../../src/third-edition/bundled.js';
import type { EventCard } from '../../src/third-edition/content/cards.js';
import { firstTurn, fighting as layCombat, type Open, opened, type State, taken } from './broken.js';

/* Every invariant: a state that breaks it is told so, by its name and its rule, and the state before is not. */

const margath: ScenarioId = 'ascendance-of-margath';
const king: ScenarioId = 'corpse-king';
const { cards, board } = rulesetOf(king).rules.content;

const kindIs =
  (...kinds: string[]) =>
  (id: string): boolean =>
    kinds.includes(cards[id]?.kind ?? '');

/** What is told about a state of the corpse king, changed. */
function told(change: (s: Open) => void, scenario: ScenarioId = king) {
  const state = opened(firstTurn(scenario));
  change(state);
  return rulesetOf(scenario).brokenInvariants(state as unknown as State);
}

const who = (s: Open, player = 0) => s.players[player] as Open['players'][number];

const fighting = (s: Open): void => layCombat(s, rulesetOf(king).rules.content);
const fight = (s: Open) => s.frames.at(-1);

type Case = [name: string, rule: string | undefined, change: (s: Open) => void, ScenarioId?];

/** A combat with the villain, who has as much damage as health: its foe has won. */
function villainDefeated(step: string, scenario: ScenarioId): Case {
  const { content } = rulesetOf(scenario).rules;
  const villain = Object.values(content.cards).find(({ kind }) => kind === 'villain')?.id ?? '';
  return [
    'the villain is not defeated while the game goes on',
    '3e.end.win',
    (s) => {
      layCombat(s, content);
      fight(s).step = step;
      Object.assign(fight(s).sides[1], { card: villain, damage: 15 });
    },
    scenario,
  ];
}

/** What breaks it, by the name of the invariant and the rule. */
const cases: readonly Case[] = [
  [
    'cards are in their own decks and discard piles',
    '3e.game.discard-piles',
    (s) => s.discards.skills?.push(taken(s, 'assets')),
  ],
  ['players have cards of the right kinds', '3e.skill.in-hand', (s) => who(s).hand.push(taken(s, 'assets'))],
  [
    'players have cards of the right kinds',
    '3e.quest.keep',
    (s) => who(s).quests.push(taken(s, 'combat', kindIs('enemy'))),
  ],
  [
    'players have cards of the right kinds',
    '3e.trophies.type',
    (s) => who(s).trophies.push(taken(s, 'skills')),
  ],
  [
    'trophies are of the type of their deck',
    '3e.trophies.type',
    (s) => who(s).secret.social.push(taken(s, 'combat')),
  ],
  [
    'rumors are options of their cards',
    '3e.event.rumor',
    (s) => {
      const plain = (id: string): boolean =>
        kindIs('event')(id) && (cards[id] as EventCard).options[0].rumor === undefined;
      const card = taken(s, 'social', plain);
      who(s).rumors.push({ card, option: (cards[card] as EventCard).options[0].id });
    },
  ],
  [
    'markets hold assets, and slots story quests',
    '3e.shop.draw',
    (s) => {
      const [market = []] = Object.values(s.markets);
      s.decks.assets?.pool.push(...market.splice(0, 1));
      s.decks.assets?.pool.sort();
      market.push(taken(s, 'skills'));
    },
  ],
  [
    'markets hold assets, and slots story quests',
    '3e.story.quest',
    (s) => {
      s.slots[0] = taken(s, 'combat');
    },
  ],
  ['every card of the game is in one place', '3e.game.discard-piles', (s) => taken(s, 'skills')],
  [
    'every card of the game is in one place',
    '3e.game.discard-piles',
    (s) => s.discards.skills?.push(s.decks.skills?.pool[0] ?? ''),
  ],
  [
    'every card of the game is in one place',
    '3e.game.discard-piles',
    (s) => who(s, 1).hand.push(who(s, 0).hand[0] ?? ''),
  ],
  ['every card of the game is in one place', '3e.game.discard-piles', (s) => s.removed.push('corbin')],
  [
    'cards lie on the table only while they are resolved',
    '3e.adventure.resolve-now',
    (s) => s.revealed.push(taken(s, 'social')),
  ],
  [
    'every hero is played by one player',
    '3e.setup.choose-heroes',
    (s) => {
      who(s, 1).hero = who(s, 0).hero;
    },
  ],
  [
    'damage is at most the health of a hero',
    '3e.defeat.no-more-damage',
    (s) => {
      who(s).damage = 11;
    },
  ],
  [
    'gold and story tokens are never negative',
    '3e.game.resolve-as-much',
    (s) => {
      who(s).gold = -1;
    },
  ],
  [
    'gold and story tokens are never negative',
    '3e.game.resolve-as-much',
    (s) => {
      who(s, 1).story = -1;
    },
  ],
  [
    'no hand is larger than the maximum hand size',
    '3e.skill.hand-limit',
    (s) => {
      for (let i = 0; i < 4; i++) who(s).hand.push(taken(s, 'skills', plainSkill));
    },
  ],
  [
    'no more learned skills of a type than the attribute',
    '3e.skill.learned-limit',
    // Corbin has no spirit.
    (s) => who(s).skills.push(taken(s, 'skills', (id) => plainSkill(id) && typeOf(id) === 'spirit')),
  ],
  [
    'one asset of each type',
    '3e.asset.one-per-type',
    (s) => who(s).assets.push(...[1, 2].map(() => taken(s, 'assets', (id) => typeOf(id) === 'goods'))),
  ],
  [
    'an eliminated hero has left the board with all it had',
    '3e.villain.eliminated-cleanup',
    (s) => {
      who(s, 1).out = true;
    },
  ],
  [
    'the first player is in the game',
    '3e.villain.eliminated-first',
    (s) => {
      who(s, s.first).out = true;
    },
  ],
  [
    'a player is in the game while it goes on',
    '3e.end.all-eliminated',
    (s) => {
      for (const p of s.players) p.out = true;
    },
  ],
  [
    'figures stand on the board',
    '3e.setup.start-location',
    (s) => {
      who(s).hex = 'h9999';
    },
  ],
  ['figures stand on the board', '3e.setup.start-location', (s) => s.zombies.push('nowhere')],
  [
    'gems lie on marked hexes, one on each',
    '3e.board.gem-spaces',
    (s) => s.facedown.push(board.hexes.find(({ gem }) => gem === undefined)?.id ?? ''),
  ],
  [
    'gems lie on marked hexes, one on each',
    '3e.board.gem-spaces',
    (s) => {
      const gem = board.hexes.find((hex) => hex.gem !== undefined)?.id ?? '';
      s.facedown.push(gem, gem);
    },
  ],
  [
    'the time token is on the track',
    '3e.time.length',
    (s) => {
      s.time.space = 13;
    },
  ],
  [
    'the time token is on the track',
    '3e.time.end-act-2',
    (s) => {
      s.time.over = true;
    },
  ],
  [
    'the time token is on the track',
    '3e.setup.time-token',
    (s) => {
      Object.assign(s, { round: 0, time: { space: 2, act: 1, over: false } });
    },
  ],
  [
    'a market holds three cards',
    '3e.shop.three-left',
    (s) => Object.values(s.markets)[0]?.push(taken(s, 'assets')),
  ],
  [
    'each combat token is with one combatant',
    '3e.game.bank-unlimited',
    (s) => {
      fighting(s);
      fight(s).sides[1].tokens.push({ ...fight(s).sides[1].tokens[0] });
    },
  ],
  [
    'each combat token is with one combatant',
    '3e.combat.hero-tokens',
    (s) => {
      fighting(s);
      fight(s).sides[0].tokens[0].id = `${who(s, 1 - s.frames[1].player).hero}-1`;
    },
  ],
  // The token of an asset that it does not have, or has no more.
  [
    'each combat token is with one combatant',
    '3e.combat.hero-tokens',
    (s) => {
      fighting(s);
      fight(s).sides[0].tokens[0].id = 'B01';
    },
  ],
  [
    'each combat token is with one combatant',
    '3e.combat.double',
    (s) => {
      fighting(s);
      fight(s).sides[0].tokens[0].on = 'no-token';
    },
  ],
  [
    'each combat token is with one combatant',
    '3e.combat.double-twice',
    (s) => {
      fighting(s);
      const [under, one, two] = fight(s).sides[0].tokens;
      one.on = under.id;
      two.on = under.id;
    },
  ],
  [
    'damage is at most the health of an enemy',
    '3e.defeat.no-more-damage',
    (s) => {
      fighting(s);
      fight(s).sides[1].damage = 99;
    },
  ],
  [
    'no defeated combatant fights on',
    '3e.combat.win',
    (s) => {
      fighting(s);
      const p = who(s, s.frames[1].player);
      p.damage = p.hero === 'corbin' ? 10 : 9;
    },
  ],
  [
    'no defeated combatant fights on',
    '3e.combat.win',
    // Nobody is asked between a defeat and the end of the combat.
    (s) => {
      fighting(s);
      fight(s).step = 'over';
      const p = who(s, s.frames[1].player);
      p.damage = p.hero === 'corbin' ? 10 : 9;
    },
  ],
  ...(['act', 'over'] as const).flatMap((step) =>
    [king, margath].map((scenario) => villainDefeated(step, scenario)),
  ),
  [
    'the villain is on the board in Act 2, and not before',
    '3e.corpse-king.spawn',
    (s) => {
      s.villain = board.hexes[0]?.id ?? null;
    },
  ],
  [
    'the villain is on the board in Act 2, and not before',
    '3e.corpse-king.spawn',
    (s) => {
      s.time.act = 2;
    },
  ],
  [
    'the villain is on the board in Act 2, and not before',
    '3e.corpse-king.spawn',
    // Vorakesh stays where he is spawned.
    (s) => {
      s.time.act = 2;
      s.villain = board.hexes[0]?.id ?? null;
    },
  ],
  [
    'the game is over once Act 2 has ended',
    '3e.corpse-king.loss',
    (s) => {
      s.time = { space: 12, act: 2, over: true };
    },
  ],
  [
    'Margath is not in Tamalir while the game goes on',
    '3e.margath.loss',
    (s) => {
      s.time = { space: 12, act: 2, over: true };
      s.villain = board.place.tamalir?.hex ?? null;
    },
    margath,
  ],
  ['there are no zombies', '3e.margath.tokens', (s) => s.zombies.push(board.hexes[0]?.id ?? ''), margath],
];

const typeOf = (id: string): string | undefined => (cards[id] as { type?: string } | undefined)?.type;
/** A skill that changes no value of its hero. */
const plainSkill = (id: string): boolean => !JSON.stringify(cards[id]).includes('"bonus"');

describe('invariants', () => {
  it.each([margath, king])('hold in the first turn of %s', (scenario) => {
    expect(told(() => {}, scenario)).toEqual([]);
  });

  it('hold in a combat', () => {
    expect(told(fighting)).toEqual([]);
  });

  it.each(cases.map(([name, rule, change, scenario = king]) => ({ name, rule, change, scenario })))(
    '$name ($rule)',
    ({ name, rule, change, scenario }) => {
      const problem = told(change, scenario).find(({ path }) => path === name);
      expect(problem?.message.length, 'it is told in words').toBeGreaterThan(5);
      expect(problem?.rule).toBe(rule);
    },
  );

  it('all have a state here that breaks them', () => {
    const names = [margath, king].flatMap((id) => rulesetOf(id).rules.invariants.map(({ name }) => name));
    const tried = new Set(cases.map(([name]) => name));
    expect(names.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('let a hand be larger while it is drawn and cut down', () => {
    const large = (s: Open): void => {
      for (let i = 0; i < 4; i++) who(s).hand.push(taken(s, 'skills', plainSkill));
      s.frames.push({ kind: 'excess', step: 'discard', player: 0 });
    };
    expect(told(large)).toEqual([]);
  });

  it('let a market hold a fourth card while somebody shops there', () => {
    const shopping = (s: Open): void => {
      const [city = ''] = Object.keys(s.markets);
      s.markets[city]?.push(taken(s, 'assets'));
      s.frames.push({ kind: 'shop', step: 'shop', player: 0, city });
    };
    expect(told(shopping)).toEqual([]);
  });

  it('pass over cards that a view does not show', () => {
    const rules = rulesetOf(king);
    for (const viewer of [null, 0, 1])
      expect(rules.brokenInvariants(rules.viewFor(firstTurn(king), viewer))).toEqual([]);
  });
});
