import { describe, expect, it } from 'vitest';
import { heroes } from '../../../src/second-edition/content/heroes.js';
import { Table } from '../../toolkit.js';

/* Cards whose values the rulebook states, played by their names. */

const BROOD = 'brood-of-the-bloodmother';
const fight = (phase: 'before-combat' | 'escape' | 'ranged' | 'melee' | 'magic', more: object = {}) => ({
  combat: { hero: 0, challenge: BROOD, phase, ...more },
});
const hero = 'varikas-the-dead';
/** The wounds its melee attacks give: not stated by the rulebook. */
const MELEE = heroes.find(({ id }) => id === hero)?.body.damage ?? 0;
/** Wounds on the enemy of the present combat. */
const enemyWounds = (table: Table): unknown =>
  (table.state.frames.find((f) => f.kind === 'combat') as { opponent?: { wounds?: number } } | undefined)
    ?.opponent?.wounds;
const total = (table: Table): unknown => table.happened('roll/made').at(-1)?.total;

describe('cards of the rulebook', () => {
  it('Varikas the Dead: a melee value of four, as in the example of a Challenge', () => {
    const table = Table.of({ game: { players: [{ hero }] }, given: fight('melee') });
    table.play('combat/attack by=varikas-the-dead').roll(1, 1);
    expect(total(table)).toBe(2 + 4);
  });

  it('Varikas the Dead: a magic attack Before Combat costs one exhaustion and gives one wound', () => {
    const use = 'ability/use card=varikas-the-dead ability=strike-with-magic-first';
    const table = Table.of({ game: { players: [{ hero }] }, given: fight('before-combat') });
    table.play(use).roll(8, 10);
    expect(total(table)).toBe(18 + 4);
    expect(enemyWounds(table)).toBe(1);
    expect(table.player(0).hero.exhaustion).toBe(1);
    const missed = Table.of({ game: { players: [{ hero }] }, given: fight('before-combat') })
      .play(use)
      .roll(1, 1);
    expect([enemyWounds(missed), missed.player(0).hero.wounds, missed.player(0).hero.exhaustion]).toEqual([
      0, 0, 1,
    ]);
    const tired = Table.of({
      game: { players: [{ hero, exhaustion: 4, items: ['dwarven-fire-bomb'] }] },
      given: fight('before-combat'),
    });
    tired.refuses(use, '2e.harm.no-voluntary-excess');
  });

  it('Varikas the Dead: as a defender of Hero combat has the same ability first', () => {
    const table = Table.of({
      game: { players: [{}, { hero }] },
      given: { combat: { hero: 0, against: 1, phase: 'before-combat' } },
    });
    table.allows('ability/use card=varikas-the-dead ability=strike-with-magic-first');
  });

  it('Padded Leather Armor: activated, it cancels one of the wounds you are about to take', () => {
    const table = Table.of({
      game: { players: [{ hero, items: ['padded-leather-armor'] }] },
      given: fight('melee'),
    });
    table
      .play('combat/defend')
      .roll(1, 1)
      .play('ability/use card=padded-leather-armor ability=soften-the-blow');
    const [cancelled] = table.happened('harm/cancelled');
    expect(cancelled).toMatchObject({ amount: 1, character: hero });
    expect(table.player(0).items).toEqual([{ card: 'padded-leather-armor', faceDown: true }]);
    const failed = table.happened('combat/failed')[0];
    expect(table.player(0).hero.wounds).toBe(Number(failed?.amount) - 1);
  });

  it('Padded Leather Armor: not for an Ally’s wounds', () => {
    const table = Table.of({
      game: { players: [{ hero, items: ['padded-leather-armor'], allies: ['acolyte-of-flame'] }] },
      given: fight('magic'),
    });
    table.play('combat/attack by=acolyte-of-flame').roll(1, 1);
    expect(table.happened('combat/failed')).toHaveLength(1);
    expect(table.player(0).items).toEqual([{ card: 'padded-leather-armor', faceDown: false }]);
  });

  it('Dwarven Fire Bomb: discarded, a ranged attack that gives two wounds, hit or not', () => {
    const given = fight('before-combat');
    const players = [{ hero, items: ['dwarven-fire-bomb'] }];
    const use = 'ability/use card=dwarven-fire-bomb ability=throw-the-bomb';
    const hit = Table.of({ game: { players }, given }).play(use);
    expect(hit.state.decks.market?.bottom).toEqual(['dwarven-fire-bomb']);
    hit.roll(9, 9);
    expect(enemyWounds(hit)).toBe(2);
    // The example of the rulebook: 11 and a ranged value of 1 against a Mind of 15 is a miss.
    const missed = Table.of({ game: { players }, given }).play(use).roll(5, 6);
    expect(missed.happened('roll/made')[0]).toMatchObject({ total: 12, target: 15, success: false });
    expect(enemyWounds(missed)).toBe(0);
    expect(missed.player(0).items).toEqual([]);
  });

  it('Acolyte of Flame: attacks with its own Spirit of one for one wound, and two wounds kill it', () => {
    const game = { players: [{ hero, allies: ['acolyte-of-flame'] }] };
    const table = Table.of({ game, given: fight('magic') })
      .play('combat/attack by=acolyte-of-flame')
      .roll(10, 10);
    expect(total(table)).toBe(21);
    expect(enemyWounds(table)).toBe(1);
    expect(() =>
      Table.of({ game: { players: [{ hero, allies: [{ card: 'acolyte-of-flame', wounds: 2 }] }] } }),
    ).toThrow();
  });

  it.each([
    ['Lightning Mace', 'lightning-mace', 4],
    ['Dragontooth Hammer', 'dragontooth-hammer', 2],
  ] as const)('%s: a mace, always on, that raises melee combat rolls', (_name, card, bonus) => {
    const players = [{ hero, items: [card] }];
    const melee = Table.of({ game: { players }, given: fight('melee') })
      .play('combat/defend')
      .roll(1, 1);
    expect(total(melee)).toBe(2 + 4 + bonus);
    const magic = Table.of({ game: { players }, given: fight('magic') })
      .play('combat/defend')
      .roll(1, 1);
    expect(total(magic)).toBe(2 + 4);
    const test = Table.of({
      game: { players },
      given: { combat: { hero: 0, challenge: BROOD, phase: 'start' } },
    }).roll(1, 1);
    expect(total(test)).toBe(2 + 4);
  });

  it('Dragontooth Hammer: one wound more against a dragon, and only there', () => {
    const wounds = (challenge: string): unknown => {
      const table = Table.of({
        game: { players: [{ hero, items: ['dragontooth-hammer'], experience: { body: 5 } }] },
        given: { combat: { hero: 0, challenge, phase: 'melee' } },
      });
      return table.play('combat/attack by=varikas-the-dead').roll(10, 10).happened('combat/hit')[0]?.amount;
    };
    expect([wounds('high-lord-margath'), wounds(BROOD)]).toEqual([MELEE + 1, MELEE]);
  });

  it('White Blade: a sword, activated Before Combat for a melee attack', () => {
    const table = Table.of({
      game: { players: [{ hero, items: ['white-blade'] }] },
      given: fight('before-combat'),
    });
    table.play('ability/use card=white-blade ability=draw-and-strike').roll(9, 9);
    expect(table.happened('roll/made')[0]).toMatchObject({
      for: 'attack',
      attribute: 'body',
      total: 18 + 4 + 2,
    });
    expect(enemyWounds(table)).toBe(MELEE);
    expect(table.player(0).items).toEqual([{ card: 'white-blade', faceDown: true }]);
  });

  it('Soul Burn: in the magic phase only, not for a magic attack Before Combat', () => {
    const use = 'ability/use card=soul-burn ability=burn-the-soul';
    const players = [{ hero, items: ['soul-burn'] }];
    for (const phase of ['before-combat', 'escape', 'ranged', 'melee'] as const)
      Table.of({ game: { players }, given: fight(phase) }).refuses(use, '2e.effects.timing-words');
    const table = Table.of({ game: { players }, given: fight('magic') });
    table.play(use, 'combat/attack by=varikas-the-dead').roll(10, 10);
    expect(total(table)).toBe(20 + 4 + 2);
    expect(table.happened('combat/hit')[0]?.amount).toBe(2);
  });

  it('A Question of Honor: provides an Ally, for whom one with two Allies must make room', () => {
    const drawn = { drawn: { player: 0, card: 'a-question-of-honor' } };
    const asked = (allies: string[]) =>
      Table.of({ game: { players: [{ hero, allies }] }, given: drawn }).play(
        'effect/choose choice=beg-pardon',
      );
    const free = asked([]).roll(10, 10);
    expect(free.player(0).allies).toEqual([{ card: 'a-question-of-honor', wounds: 0, exhaustion: 0 }]);
    const full = asked(['acolyte-of-flame', 'loyal-hound']).roll(10, 10);
    expect(full.legal()).toEqual([
      'effect/choose choice=acolyte-of-flame',
      'effect/choose choice=loyal-hound',
      'effect/choose choice=nothing',
    ]);
    full.play('effect/choose choice=loyal-hound');
    expect(full.player(0).allies.map((ally) => ally.card)).toEqual([
      'acolyte-of-flame',
      'a-question-of-honor',
    ]);
  });

  it('High Lord Margath: the Hero who defeats him wins the game at once', () => {
    const table = Table.of({
      game: { players: [{ hero, experience: { body: 9 }, items: ['lightning-mace'] }, {}] },
      given: { combat: { hero: 0, challenge: 'high-lord-margath', phase: 'melee', wounds: 6 } },
    });
    table.play('combat/attack by=varikas-the-dead').roll(10, 10);
    expect(table.state.outcome).toMatchObject({
      winners: [0],
      ranking: [[0], [1]],
      rule: '2e.game.win-margath',
    });
    expect(table.legal()).toEqual([]);
    expect(table.state.frames).toEqual([]);
  });
});
