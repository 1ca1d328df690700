import { describe, expect, it } from 'vitest';
import { brokenInvariants, createGame, type GameState, simulate } from '../../../src/index.js';
import { fromScenario } from '../../../src/scenario/second-edition/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { asserted } from '../../asserted.js';
import { Table } from '../../toolkit.js';

const { invariants, content } = rulesetOf([]).rules;

/** State as anybody may scribble on it. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
type Scribble = (state: any) => void;

/** A position with something of everything in it, in the middle of a combat. */
const sound = (): GameState =>
  fromScenario({
    game: {
      players: [
        {
          hero: 'varikas-the-dead',
          space: 'h0208',
          wounds: 2,
          exhaustion: 1,
          allies: [{ card: 'prince-gardun', wounds: 1 }, 'masterless-war-hound'],
          items: ['soul-burn', 'yew-longbow', 'barrow-knight', 'padded-leather-armor'],
          kept: ['swamp-wisp'],
          quests: ['hunted-by-night'],
          counters: { green: 1, red: 1 },
          experience: { life: 3 },
        },
        { hero: 'mordrog', space: 'forge', points: 2 },
      ],
      event: 'early-snows',
      track: [
        { card: 'bone-rabble', space: 'h0105' },
        { card: 'atavax', space: 'h0210' },
      ],
      stacks: { forge: ['weighted-net', 'loyal-hound'] },
      removed: ['wayside-shrine'],
      laid: [{ card: 'peddler-in-the-rain', space: 'h0210' }],
      hoards: { 'bone-rabble': { gold: 2, cards: ['healing-draught'] } },
    },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase: 'escape' } },
  });

/** What is found broken after a scribble, by name. */
function after(scribble: Scribble, state: GameState = sound()): string[] {
  const copy = structuredClone(state);
  scribble(copy);
  return brokenInvariants(copy).map(({ path }) => path);
}

const isRune = (id: string): boolean => {
  const card = content.cards[id];
  return card?.kind === 'challenge' && card.rune === true;
};

/** A red card comes to the second player. */
// biome-ignore lint/suspicious/noExplicitAny: broken states have no type
const take = (s: any, card: string): void => {
  for (const part of ['top', 'pool', 'bottom'])
    s.decks.red[part] = s.decks.red[part].filter((id: string) => id !== card);
  s.players[1].kept.push(card);
};

/** For every invariant, ways to break it and nothing else. */
const surgeries: Readonly<Record<string, Readonly<Record<string, Scribble>>>> = {
  'cards are where cards of their kind belong': {
    'a green card in the yellow deck': (s) => {
      const [card] = s.decks.green.pool.splice(0, 1);
      s.decks.yellow.pool.push(card);
    },
    'an adventure in the market deck': (s) => s.decks.market.top.push(s.decks.red.pool.pop()),
    'an Event laid on a space': (s) => {
      s.decks.green.bottom.push(s.laid[0].card);
      s.laid[0].card = s.event;
      s.event = null;
    },
    'a Challenge that another card took': (s) => {
      const [item] = s.hoards['bone-rabble'].cards;
      const [challenge] = s.decks.red.pool.splice(0, 1);
      s.decks.market.bottom.push(item);
      s.hoards['bone-rabble'].cards = [challenge];
    },
    'an Item among the Allies': (s) => {
      s.players[0].items.shift();
      s.players[0].allies[1].card = 'soul-burn';
      s.decks.green.bottom.push('masterless-war-hound');
    },
    'an Ally among the Items': (s) => {
      s.players[0].items[0].card = 'prince-gardun';
      s.players[0].allies.shift();
      s.decks.market.bottom.push('soul-burn');
    },
    'a Challenge on offer': (s) => s.stacks.forge.push(s.decks.blue.pool.pop()),
    'an Item out of play': (s) => s.removed.push(s.stacks.forge.shift()),
    'an Ally for a Hero': (s) => {
      s.players[0].hero.card = 'prince-gardun';
      s.decks.market.bottom.push('prince-gardun');
      s.players[0].allies.shift();
    },
    'an open Challenge': (s) => s.players[0].quests.push({ card: s.decks.red.pool.pop(), progress: 0 }),
    'a market card kept': (s) => s.players[0].kept.push(s.stacks.forge.pop()),
  },
  'cards are conserved': {
    'a card twice': (s) => s.decks.market.bottom.push('soul-burn'),
    'a card on the track and in its deck': (s) => s.decks.green.top.push('bone-rabble'),
    'a card nowhere': (s) => s.decks.red.pool.pop(),
    'a card gone from a stack': (s) => s.stacks.forge.pop(),
    'an Event gone': (s) => {
      s.event = null;
    },
    'a Challenge fought that lies nowhere': (s) => s.revealed.pop(),
  },
  'adventure counters are conserved': {
    'one too many on the board': (s) => s.counters.green.push('h0208'),
    'one too few in the pile': (s) => {
      s.pile.yellow -= 1;
    },
    'one from nowhere with a player': (s) => {
      s.players[1].counters.red += 1;
    },
    'a debt to the pile': (s) => {
      s.pile.blue -= 9;
      s.players[1].counters.blue += 9;
    },
  },
  'wounds are below Life, or a defeat is being resolved': {
    'a Hero that should be out': (s) => {
      s.players[0].hero.wounds = 8;
    },
    'more than Life': (s) => {
      s.players[1].hero.wounds = 50;
    },
    'an Ally that should be dead': (s) => {
      s.players[0].allies[0].wounds = 4;
    },
    'an Ally from a Challenge that should be dead': (s) => {
      s.players[0].allies[1].wounds = 2;
    },
    'less than none': (s) => {
      s.players[0].hero.wounds = -1;
    },
  },
  'exhaustion is at most Stamina': {
    'a Hero above its Stamina': (s) => {
      s.players[0].hero.exhaustion = 5;
    },
    'an Ally above its own': (s) => {
      s.players[0].allies[0].exhaustion = 4;
    },
    'less than none': (s) => {
      s.players[0].allies[0].exhaustion = -1;
    },
  },
  'no more Allies and Items than a player may have': {
    'three Allies': (s) => s.players[0].allies.push({ card: s.stacks.forge.pop(), wounds: 0, exhaustion: 0 }),
    'three Weapons, one of them a Challenge': (s) =>
      s.players[0].items.push({ card: s.stacks.forge.shift(), faceDown: false }),
    'two Armors': (s) => {
      s.decks.market.pool = s.decks.market.pool.filter((card: string) => card !== 'full-plate');
      s.players[0].items.push({ card: 'full-plate', faceDown: true });
    },
  },
  'gold is never negative': {
    debts: (s) => {
      s.players[1].gold = -1;
    },
    'points owed': (s) => {
      s.players[0].points = -2;
    },
  },
  'no more Life counters than allowed': {
    'a fourth': (s) => {
      s.players[0].hero.experience.life = 4;
    },
    'less than none': (s) => {
      s.players[1].hero.experience.mind = -1;
    },
  },
  'every Hero is played by one player': {
    'one Hero twice': (s) => {
      s.players[1].hero.card = 'varikas-the-dead';
    },
  },
  'Heroes and counters are on spaces in play': {
    'a Hero on a half space': (s) => {
      s.players[1].hero.space = Object.values(content.board.spaces).find((space) => space.half)?.id;
    },
    'a Hero from nowhere': (s) => {
      s.players[0].hero.cameFrom = 'h9999';
    },
    'an Encounter laid off the board': (s) => {
      s.laid[0].space = 'the-moon';
    },
    'a counter off the board': (s) => {
      s.counters.red[0] = 'the-moon';
    },
    'an undefeated Challenge off the board': (s) => {
      s.track[1].space = 'tamalir';
    },
  },
  'the track holds six at most, each of its own age, and Challenges only': {
    'a seventh position': (s) => s.track.push(null),
    'two of the same age': (s) => {
      s.track[1].order = s.track[0].order;
    },
    'an Event on it': (s) => {
      s.decks.yellow.bottom.push('atavax');
      s.decks.yellow.pool = s.decks.yellow.pool.filter((card: string) => card !== 'war-levy');
      s.track[1].card = 'war-levy';
    },
  },
  'one activation a player in each step and round': {
    'two in one round': (s) => {
      s.frames.at(-1).activations = [0, 1, 0];
    },
  },
  'the Event area holds Events': {
    'an Encounter in it': (s) => {
      s.decks.green.bottom.push('early-snows');
      s.removed = [];
      s.event = 'wayside-shrine';
    },
  },
  'what lies on an adventure card lies there while the card is in play': {
    'something on a card that is in its deck': (s) => {
      s.hoards[s.decks.red.pool[0]] = { gold: 1, cards: [], progress: 0 };
    },
    'a card on which nothing lies': (s) => {
      s.hoards.atavax = { gold: 0, cards: [], progress: 0 };
    },
    'less than no gold': (s) => {
      s.hoards.atavax = { gold: -1, cards: [], progress: 1 };
    },
    'an empty list of Encounters on spaces': (s) => {
      s.decks.green.bottom.push(...s.laid.map((one: { card: string }) => one.card));
      s.laid = [];
    },
  },
  'cards lie on the table only while they are resolved': {
    'a card left between turns': (s) => {
      s.frames = [s.frames[0]];
    },
  },
  'the game goes on only while nobody has won it': {
    'three Dragon Runes with a player': (s) => {
      for (const rune of content.decks.red?.filter((id) => isRune(id)).slice(0, 3) ?? []) take(s, rune);
    },
    'Margath with a player': (s) => take(s, 'high-lord-margath'),
  },
};

describe('what is true in every state', () => {
  it('nothing is broken in a sound position', () => {
    expect(brokenInvariants(sound())).toEqual([]);
  });

  it('every invariant is put to the test', () => {
    expect(Object.keys(surgeries).sort()).toEqual(invariants.map(({ name }) => name).sort());
  });

  describe.each(Object.entries(surgeries))('%s', (name, ways) => {
    it.each(Object.entries(ways))('finds %s', (_, scribble) => {
      expect(after(scribble)).toEqual([name]);
    });
  });

  it('2e.harm.defeated-threshold, 2e.harm.exhaustion-excess, 2e.limits.allies: each says which rule is broken', () => {
    const rules = (scribble: Scribble) => {
      const copy = structuredClone(sound());
      scribble(copy);
      return brokenInvariants(copy).map(({ rule }) => rule);
    };
    expect(rules((s) => Object.assign(s.players[0].hero, { wounds: 8 }))).toEqual([
      '2e.harm.defeated-threshold',
    ]);
    expect(rules((s) => Object.assign(s.players[0].hero, { exhaustion: 8 }))).toEqual([
      '2e.harm.exhaustion-excess',
    ]);
    expect(rules((s) => Object.assign(s.players[0].hero.experience, { life: 4 }))).toEqual([
      '2e.experience.life-max-three',
    ]);
    for (const [rule, way] of [
      ['2e.limits.allies', 'three Allies'],
      ['2e.limits.weapons', 'three Weapons, one of them a Challenge'],
      ['2e.limits.armor', 'two Armors'],
    ] as const)
      expect(rules(surgeries['no more Allies and Items than a player may have']?.[way] as Scribble)).toEqual([
        rule,
      ]);
  });

  it('a card that does not exist is named, and nothing falls over', () => {
    for (const scribble of [
      (s) => s.players[0].items.push({ card: 'excalibur', faceDown: false }),
      (s) => s.players[0].allies.push({ card: 'constructor', wounds: 0, exhaustion: 0 }),
      (s) => s.decks.green.top.push('__proto__'),
      (s) => s.players[1].kept.push('toString'),
      (s) => Object.assign(s.players[1].hero, { card: 'nobody' }),
    ] satisfies Scribble[]) {
      const copy = structuredClone(sound());
      scribble(copy);
      const [first] = brokenInvariants(copy);
      expect(first?.path).toBe('cards are where cards of their kind belong');
      expect(first?.message).toMatch(/excalibur|constructor|__proto__|toString|nobody/);
    }
  });

  it('counters may be ahead of what follows from them while harm or a knockout is resolved', () => {
    const table = Table.of({
      game: {
        players: [
          { hero: 'mordrog', space: 'h0208' },
          { hero: 'varikas-the-dead', space: 'h0208', wounds: 4, items: ['soul-burn'] },
        ],
      },
      given: { combat: { hero: 0, against: 1, phase: 'melee' } },
    })
      .play('combat/attack by=mordrog')
      .roll(1, 1)
      .roll(10, 10);
    // The winner picks the spoils; the loser still has the wounds of the defeat.
    expect(table.legal('spoils/take-card')).toHaveLength(1);
    expect(table.player(1).hero.wounds).toBe(6);
    expect(brokenInvariants(table.state)).toEqual([]);
  });

  it('they hold through games played at random', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const game = simulate(createGame({ players, seed: `invariants-${players}` }), { seed: players });
      for (let actions = 0; actions < 250 && !game.outcome; actions++) {
        const legal = game.legalActions();
        const action = legal[game.below(legal.length)];
        if (!action) break;
        game.apply(action);
        if (actions % 5 === 0) expect(brokenInvariants(game.snapshot())).toEqual([]);
      }
    }
    asserted(150);
  });
});
