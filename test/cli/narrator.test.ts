import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/bots/index.js';
import { namesIn, narrate, narratedTypes, turnHeading } from '../../src/cli/narrator.js';
import { storyteller } from '../../src/cli/storyteller.js';
import { createGame, type GameEvent, isRuleId } from '../../src/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';

/** Every kind of event that the rules and the modules declare. */
const declared = Object.values(bundledModules).flatMap(({ id, requires = [] }) =>
  Object.values(rulesetOf([...requires, id]).rules.events),
);

const game = createGame({ players: [{ hero: 'mordrog' }, { hero: 'varikas-the-dead' }], seed: 'tale' });
const names = namesIn(game);

const event = (type: string, details: Record<string, unknown>, rule = '2e.turn.whole'): GameEvent =>
  ({ type, ...details, rule }) as GameEvent;

describe('the narrator', () => {
  it('has a line, or silence on purpose, for every kind of event that is declared', () => {
    const types = new Set(declared.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(90);
    expect([...types].filter((type) => !narratedTypes.includes(type))).toEqual([]);
  });

  it('says names instead of ids, and the rule behind it', () => {
    expect(narrate(event('gold/gained', { player: 0, amount: 3 }, '2e.bank.income'), names)).toBe(
      '  Mordrog gains 3 gold. [2e.bank.income]',
    );
    expect(
      narrate(event('market/bought', { player: 1, town: 'dawnsmoor', card: 'loyal-hound', price: 3 }), names),
    ).toBe('  Varikas the Dead pays 3 gold for Loyal Hound in Dawnsmoor. [2e.turn.whole]');
    expect(narrate(event('hero/moved', { player: 0, from: null, to: 'h0101' }), names)).toContain(
      'Whispering Forest (h0101)',
    );
  });

  it('counts in words that agree', () => {
    const wounds = (amount: number) => narrate(event('enemy/wounded', { card: 'cinder-imp', amount }), names);
    expect(wounds(1)).toContain('Cinder Imp takes 1 wound.');
    expect(wounds(2)).toContain('Cinder Imp takes 2 wounds.');
  });

  it('calls a roll neither success nor failure that only sets the target for another', () => {
    const roll = { player: 1, character: 'varikas-the-dead', for: 'pursuit', attribute: 'mind', total: 9 };
    const told = (more: object) => narrate(event('roll/made', { ...roll, ...more }), names);
    expect(told({ target: null, success: null })).toMatch(/total 9\. \[/);
    expect(told({ target: 10, success: false })).toMatch(/total 9 against 10: failure\. \[/);
  });

  it('heads a turn with whose it is, their gold and their place', () => {
    const standing = {
      ...game,
      players: game.players.map((p) => ({ ...p, gold: 6, hero: { ...p.hero, space: 'h0913' } })),
    };
    expect(turnHeading(12, 0, namesIn(standing))).toBe('Turn 12 — Mordrog (player 1), 6 gold, Dawnsmoor');
  });

  it('tells an event of a stranger by its type', () => {
    expect(narrate(event('dragon/yawned', {}), names)).toBe('  (dragon/yawned) [2e.turn.whole]');
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
    const [line] = storyteller().tell([...blow, after], names);
    expect(line).toBe(
      '  Varikas the Dead attacks with magic: rolls 5 and 9, total 18 against 14: hit. Brood of the Bloodmother takes 1 wound. [2e.combat.magic-attack-success]',
    );
  });

  it('goes on with a line where the last events left off', () => {
    const teller = storyteller();
    const lines = [...blow, after].flatMap((one) => teller.tell([one], names));
    expect(lines).toEqual(storyteller().tell([...blow, after], names));
  });

  it('keeps the dice of one roll from the next', () => {
    const lines = storyteller().tell([...blow, ...blow.slice(1), after], names);
    expect(lines[1]).toContain('attacks with magic: total 18 against 14: hit.');
  });

  it('tells a walk in one line, and a move back after an escape in another', () => {
    const moves = ['h0707', 'h0606'].map((to) =>
      event('hero/moved', { player: 0, to }, '2e.movement.symbol-one-space'),
    );
    const back = event('hero/moved', { player: 0, to: 'h0707' }, '2e.escape.move-back');
    const lines = storyteller().tell([...moves, back, after], names);
    expect(lines[0]).toMatch(/^ {2}Mordrog travels: .*\(h0707\), .*\(h0606\)\. \[2e\.movement/);
    expect(lines[1]).toContain('[2e.escape.move-back]');
  });

  it('adds up what a healer does', () => {
    const paid = event('gold/paid', { player: 0, amount: 1 }, '2e.market.healing');
    const healed = event('harm/healed', { character: 'mordrog', wounds: 1, exhaustion: 0 });
    const [line] = storyteller().tell([paid, healed, paid, healed, after], names);
    expect(line).toBe('  Mordrog pays 2 gold: Mordrog recovers from 2 wounds. [2e.market.healing]');
  });

  it('tells a whole game without an id, an undefined value or a rule that does not exist', {
    timeout: 30_000,
  }, () => {
    const teller = storyteller();
    const lines: string[] = [];
    playGame({
      players: 3,
      seed: 'a tale',
      maxTurns: 25,
      onEvents: (events, state) => lines.push(...teller.tell(events, namesIn(state))),
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
