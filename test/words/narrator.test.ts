import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/second-edition/index.js';
import { createGame, isRuleId } from '../../src/index.js';
import type { GameEvent } from '../../src/kernel/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import {
  createNarrator,
  storyText,
  turnHeading,
  words,
  wordsOf,
} from '../../src/words/second-edition/index.js';

const game = createGame({ players: [{ hero: 'mordrog' }, { hero: 'varikas-the-dead' }], seed: 'tale' });
const said = words(game);

const event = (type: string, details: Record<string, unknown>, rule = '2e.turn.whole'): GameEvent =>
  ({ type, ...details, rule }) as GameEvent;

const storyteller = (of = said) => {
  const narrator = createNarrator(of);
  return {
    tell: (events: readonly GameEvent[], state = game) =>
      narrator.tell(events, state).map((line) => storyText(line)),
    rest: () => narrator.rest().map((line) => storyText(line)),
  };
};

describe('an event in words', () => {
  it('says names instead of ids', () => {
    expect(said.describe(event('gold/gained', { player: 0, amount: 3 }))).toBe('Mordrog gains 3 gold.');
    const bought = { player: 1, town: 'dawnsmoor', card: 'loyal-hound', price: 3 };
    expect(said.describe(event('market/bought', bought))).toBe(
      'Varikas the Dead pays 3 gold for Loyal Hound in Dawnsmoor.',
    );
    expect(said.describe(event('hero/moved', { player: 0, from: null, to: 'h0101' }))).toBe(
      'Mordrog moves to Whispering Forest (0101).',
    );
  });

  it('counts in words that agree', () => {
    const wounds = (amount: number) => said.describe(event('enemy/wounded', { card: 'cinder-imp', amount }));
    expect(wounds(1)).toBe('Cinder Imp takes 1 wound.');
    expect(wounds(2)).toBe('Cinder Imp takes 2 wounds.');
  });

  it('leaves the player out of the short form', () => {
    const short = (type: string, details: object) =>
      said.describe(event(type, { player: 0, ...details }), { form: 'short' });
    expect(short('challenge/defeated', { card: 'cinder-imp' })).toBe('Defeats Cinder Imp');
    expect(short('market/bought', { town: null, card: 'loyal-hound', price: 3 })).toBe('Buys Loyal Hound');
  });

  it('calls a roll neither success nor failure that only sets the target for another', () => {
    const roll = { player: 1, character: 'varikas-the-dead', for: 'pursuit', attribute: 'mind', total: 9 };
    const told = (more: object) => said.describe(event('roll/made', { ...roll, ...more }));
    expect(told({ target: null, success: null })).toBe('Varikas the Dead rolls: total 9.');
    expect(told({ target: 10, success: false })).toBe('Varikas the Dead rolls: total 9 against 10: failure.');
  });

  it('tells an event of a stranger by its type', () => {
    expect(said.describe(event('dragon/yawned', {}))).toBe('(dragon/yawned)');
  });
});

describe('the storyteller', () => {
  const blow: GameEvent[] = [
    event('dice/rolled', { player: 1, character: 'varikas-the-dead', for: 'attack', dice: [5, 9] }),
    event('roll/made', {
      player: 1,
      character: 'varikas-the-dead',
      for: 'attack',
      total: 18,
      target: 14,
      success: true,
    }),
    event(
      'combat/hit',
      { player: 1, character: 'varikas-the-dead', combat: 'magic', amount: 1 },
      '2e.combat.magic-attack-success',
    ),
    event('enemy/wounded', { card: 'brood-of-the-bloodmother', amount: 1, wounds: 1 }),
  ];
  const after = event('turn/began', { player: 0, turn: 2 });

  it('tells a roll and what comes of it in one line', () => {
    const [line] = storyteller().tell([...blow, after]);
    expect(line).toBe(
      '  Varikas the Dead attacks with magic: rolls 5 and 9, total 18 against 14: hit. Brood of the Bloodmother takes 1 wound. [2e.combat.magic-attack-success]',
    );
  });

  it('goes on with a line where the last events left off', () => {
    const teller = storyteller();
    const lines = [...blow, after].flatMap((one) => teller.tell([one]));
    expect(lines).toEqual(storyteller().tell([...blow, after]));
  });

  it('keeps the dice of one roll from the next', () => {
    const lines = storyteller().tell([...blow, ...blow.slice(1), after]);
    expect(lines[1]).toContain('attacks with magic: total 18 against 14: hit.');
  });

  it('tells a walk in one line, and a move back after an escape in another', () => {
    const moves = ['h0707', 'h0606'].map((to) =>
      event('hero/moved', { player: 0, to }, '2e.movement.symbol-one-space'),
    );
    const back = event('hero/moved', { player: 0, to: 'h0707' }, '2e.escape.move-back');
    const lines = storyteller().tell([...moves, back, after]);
    expect(lines[0]).toMatch(/^ {2}Mordrog travels: .*\(0707\), .*\(0606\)\. \[2e\.movement/);
    expect(lines[1]).toContain('[2e.escape.move-back]');
  });

  it('says that a Hero stays whose dice lead nowhere, and not that one stops who has moved', () => {
    const began = event('turn/began', { player: 0, turn: 3 });
    const stopped = event('movement/stopped', { player: 0, dice: [2] }, '2e.movement.unused-dice-lost');
    const moved = event('hero/moved', { player: 0, to: 'h0707' }, '2e.movement.symbol-one-space');
    expect(storyteller().tell([began, stopped]).slice(1)).toEqual([
      '  Mordrog stays. [2e.movement.unused-dice-lost]',
    ]);
    expect(storyteller().tell([began, moved, stopped, after]).join(' ')).not.toContain('stays');
    // Of a turn that began before the story nothing is known.
    expect(storyteller().tell([stopped])).toEqual([]);
  });

  it('says what dice bring that are rolled for the table of a card', () => {
    const used = event('ability/used', { player: 0, card: 'mad-carthos', ability: 'let-the-magic-loose' });
    const rolled = (...dice: number[]) =>
      event('dice/rolled', { player: 0, character: null, for: 'table', dice }, '2e.dice.use');
    const [, high, none] = [used, rolled(7, 8), rolled(2, 2)].map((one, at) =>
      storyteller()
        .tell(at === 2 ? [one, after] : [used, one, after])
        .at(at === 2 ? 0 : 1),
    );
    expect(high).toBe('  Mordrog rolls 7 and 8: The enemy takes 1 wound. [2e.dice.use]');
    expect(none).toBe('  Mordrog rolls 2 and 2. [2e.dice.use]');
  });

  it('counts the adventures of a color that come back to the map', () => {
    const back = (color: string, space: string) =>
      event('counter/replenished', { player: 0, color, space }, '2e.replenish.all');
    const lines = storyteller().tell([
      back('green', 'h0707'),
      back('green', 'h0606'),
      back('blue', 'h0101'),
      after,
    ]);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^ {2}2 green adventures return to the map: .*\(0707\) and .*\(0606\)\. /),
      expect.stringMatching(/^ {2}A blue adventure returns to the map: .*\(0101\)\. /),
    ]);
  });

  it('tells a price once', () => {
    const bought = event('market/bought', { player: 0, town: 'dawnsmoor', card: 'loyal-hound', price: 3 });
    const paid = (card: string | null) => event('gold/paid', { player: 0, amount: 3, card });
    expect(
      storyteller()
        .tell([bought, paid('loyal-hound'), paid(null), after])
        .slice(0, 2),
    ).toEqual([
      '  Mordrog pays 3 gold for Loyal Hound in Dawnsmoor. [2e.turn.whole]',
      '  Mordrog pays 3 gold. [2e.turn.whole]',
    ]);
  });

  it('adds up what a healer does', () => {
    const paid = event('gold/paid', { player: 0, amount: 1 }, '2e.market.healing');
    const healed = event('harm/healed', { character: 'mordrog', wounds: 1, exhaustion: 0 });
    const [line] = storyteller().tell([paid, healed, paid, healed, after]);
    expect(line).toBe('  Mordrog pays 2 gold: Mordrog recovers from 2 wounds. [2e.market.healing]');
  });

  it('heads a turn with whose it is, their gold and their place', () => {
    const standing = {
      ...game,
      players: game.players.map((p) => ({ ...p, gold: 6, hero: { ...p.hero, space: 'h0913' } })),
    };
    const heading = (of = said) => turnHeading(of, standing, 12, 0);
    expect(heading()).toBe('Turn 12 — Mordrog (player 1), 6 gold, Dawnsmoor');
    expect(heading(words(game, { players: ['Ann'] }))).toBe('Turn 12 — Ann (Mordrog), 6 gold, Dawnsmoor');
  });

  it('keeps the last sentence until it is asked for the rest', () => {
    const teller = storyteller();
    expect(teller.tell(blow)).toEqual([]);
    expect(teller.rest()).toHaveLength(1);
    expect(teller.rest()).toEqual([]);
  });

  it('tells a whole game without an id, an undefined value or a rule that does not exist', {
    timeout: 30_000,
  }, () => {
    const teller = storyteller(wordsOf(rulesetOf([])));
    const lines: string[] = [];
    playGame({
      players: 3,
      seed: 'a tale',
      maxTurns: 25,
      onEvents: (events, state) => lines.push(...teller.tell(events, state)),
    });
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN|\[object/);
      const rule = /\[([^\]]+)\]$/.exec(line)?.[1];
      if (line.startsWith(' ')) expect(isRuleId(rule ?? ''), line).toBe(true);
      // Ids are lower case with hyphens; names are not.
      expect(line.replace(/\[[^\]]+\]$/, '')).not.toMatch(/\b[a-z]+-[a-z]+-[a-z]+\b/);
    }
  });
});
