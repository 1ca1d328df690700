import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/index.js';
import type { ScenarioPlayer } from '../../../src/scenario/second-edition/index.js';
import { Table } from '../../toolkit.js';
import { Bench, duelling, fighting } from '../abilities/workshop.js';

/** Mordrog and his Allies against the Gallows Ogre: Life 4, values 12, 16, 13, damages 1, 2, 1. */
const ogre = (
  phase: 'escape' | 'ranged' | 'melee' | 'magic',
  allies: ScenarioPlayer['allies'],
  me: ScenarioPlayer = {},
) =>
  Table.of({
    game: { players: [{ hero: 'mordrog', space: 'h0208', ...(allies ? { allies } : {}), ...me }, {}] },
    given: { combat: { hero: 0, challenge: 'gallows-ogre', phase } },
  });

const rolls = (table: Table) => table.happened('roll/made');

describe('Allies in Combat', () => {
  it('2e.allies.abilities: an Ally helps with its ability and fights in the same round', () => {
    const table = ogre('melee', ['burning-priest']);
    table.play('combat/attack by=mordrog');
    table.play(table.legal('ability/use')[0] ?? '', 'roll/dice').roll(2, 3);
    // Body 3, and 2 for the Priest's support.
    expect(rolls(table)[0]).toMatchObject({ character: 'mordrog', total: 5 + 3 + 2 });
    expect(table.player(0).allies[0]?.exhaustion).toBe(1);
    table.play('combat/attack by=burning-priest').roll(2, 3);
    expect(rolls(table)[1]).toMatchObject({ character: 'burning-priest', total: 5 + 2 });
  });

  it('2e.allies.hero-alone: a Hero without Allies attacks in one phase of a round, and again in the next round', () => {
    const table = ogre('ranged', []).play('combat/attack by=mordrog').roll(1, 1);
    table.refuses('combat/attack by=mordrog', '2e.combat.melee-defend-only');
    expect(table.legal('combat/attack')).toEqual([]);
    table.play('combat/defend').roll(10, 10);
    table.refuses('combat/attack by=mordrog', '2e.combat.magic-defend-only');
    table.play('combat/defend').roll(10, 10).play('combat/stand').allows('combat/attack by=mordrog');
  });

  it('2e.allies.attack-instead: where the Hero does not attack, an Ally may', () => {
    const table = ogre('ranged', ['silverleaf-archer']);
    expect(table.legal('combat/attack')).toEqual([
      'combat/attack by=mordrog',
      'combat/attack by=silverleaf-archer',
    ]);
    table.play('combat/attack by=silverleaf-archer').roll(10, 10);
    // The Hero has not attacked yet, and may in a later phase.
    table.allows('combat/attack by=mordrog').allows('combat/defend');
    table.refuses('combat/attack by=prince-gardun', '2e.allies.attack-instead');
  });

  it('2e.allies.one-attack-each: three characters attack in three phases, each of them once', () => {
    const table = ogre('ranged', ['marsh-hunter', 'gravewarden']);
    table.play('combat/attack by=marsh-hunter').roll(10, 10);
    table.refuses('combat/attack by=marsh-hunter', '2e.allies.one-attack-each');
    table.play('combat/attack by=mordrog').roll(10, 10);
    table.refuses('combat/attack by=marsh-hunter', '2e.allies.one-attack-each');
    expect(table.legal('combat/attack')).toEqual(['combat/attack by=gravewarden']);
    table.play('combat/attack by=gravewarden').roll(10, 10);
    // 1 and 2 and 1 make the Ogre's Life.
    expect(table.happened('challenge/defeated')).toHaveLength(1);
  });

  it('2e.allies.one-action-per-phase: one attack or one defense, and the phase is over', () => {
    const table = ogre('melee', ['ashen-hills-giant', 'gravewarden']).play(
      'combat/attack by=ashen-hills-giant',
    );
    expect(table.legal('combat/defend')).toEqual([]);
    table.roll(1, 1);
    // The Giant missed and suffered; nobody defends in this phase any more, and it is the magic phase now.
    expect(table.player(0).hero.wounds).toBe(0);
    expect(table.player(0).allies[0]?.wounds).toBe(2);
    expect((table.state.frames.at(-1) as { type?: string } | undefined)?.type).toBe('magic');
  });

  it('2e.allies.own-values: the Ally’s value counts, not the Hero’s, nor what the Hero has gained', () => {
    const table = ogre('melee', ['ashen-hills-giant'], {
      experience: { body: 5 },
      items: ['lightning-mace'],
    });
    table.play('combat/attack by=ashen-hills-giant').roll(2, 3);
    expect(rolls(table)[0]).toMatchObject({ character: 'ashen-hills-giant', total: 5 + 6, target: 16 });
    // Each phase has its own value: an acolyte has 1 in magic and none in melee.
    const acolyte = (phase: 'melee' | 'magic') =>
      rolls(ogre(phase, ['acolyte-of-flame']).play('combat/attack by=acolyte-of-flame').roll(2, 3))[0]?.total;
    expect([acolyte('melee'), acolyte('magic')]).toEqual([5, 6]);
  });

  it('2e.allies.own-damage: the Ally’s damage counts, not the Hero’s', () => {
    const hit = (phase: 'ranged' | 'melee' | 'magic', ally: string) =>
      ogre(phase, [ally]).play(`combat/attack by=${ally}`).roll(10, 10).happened('enemy/wounded')[0]?.amount;
    // Mordrog himself deals 1, 2 and 1.
    expect(hit('ranged', 'silverleaf-archer')).toBe(2);
    expect(hit('melee', 'silverleaf-archer')).toBe(1);
    // An attack that hits without any damage gives no wound.
    expect(hit('magic', 'silverleaf-archer')).toBeUndefined();
  });

  it('2e.allies.attack-fails: the Ally suffers what the opponent deals, wounds and all else; the Hero does not', () => {
    const table = ogre('melee', ['ashen-hills-giant']).play('combat/attack by=ashen-hills-giant').roll(1, 1);
    expect(table.player(0).allies[0]).toMatchObject({ wounds: 2 });
    expect(table.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });

    const imp = Table.of({
      game: { players: [{ hero: 'mordrog', space: 'h0105', allies: ['hag-of-the-bitter-downs'] }, {}] },
      given: { combat: { hero: 0, challenge: 'cinder-imp', phase: 'magic' } },
    })
      .play('combat/attack by=hag-of-the-bitter-downs')
      .roll(1, 1);
    expect(imp.player(0).allies[0]).toMatchObject({ wounds: 1, exhaustion: 1 });
    expect(imp.player(0).hero).toMatchObject({ wounds: 0, exhaustion: 0 });
  });

  it('2e.allies.attack-fails: wounds beyond the Ally’s Life are lost, and the fight goes on', () => {
    const table = ogre('melee', ['alley-cutpurse'], { wounds: 4, gold: 6, items: ['soul-burn'] });
    table.play('combat/attack by=alley-cutpurse').roll(1, 1);
    expect(table.player(0).allies).toEqual([]);
    expect(table.player(0)).toMatchObject({ gold: 6, hero: { wounds: 4 }, items: [{ card: 'soul-burn' }] });
    expect(decision(table.state)).toMatchObject({ actor: 0, kind: 'phase/act' });
  });

  it('2e.allies.killed: at wounds equal to its Life or above, face down under the market deck, with all on it', () => {
    const killed = (wounds: number) =>
      ogre('melee', [{ card: 'ashen-hills-giant', wounds }], {})
        .play('combat/attack by=ashen-hills-giant')
        .roll(1, 1);
    expect(killed(2).player(0).allies).toEqual([{ card: 'ashen-hills-giant', wounds: 4, exhaustion: 0 }]);
    for (const wounds of [3, 4]) {
      const table = killed(wounds);
      expect(table.player(0).allies).toEqual([]);
      expect(table.state.decks.market?.bottom).toEqual(['ashen-hills-giant']);
      expect(table.happened('ally/killed')).toMatchObject([
        { card: 'ashen-hills-giant', rule: '2e.allies.killed' },
      ]);
    }
  });

  it('2e.allies.killed: its help ends with it', () => {
    const bench = new Bench(
      { ally: { life: 1, abilities: [{ always: [{ stat: 'roll', of: 'you', add: 7 }] }] } },
      { me: { allies: ['my-ally'] }, other: {}, given: fighting('ranged') },
    );
    bench.play('combat/attack by=my-ally').roll(1, 1).play('combat/defend').roll(1, 1);
    expect(bench.total).toBe(2 + 2);
  });

  it('2e.allies.never-defend: only the Hero defends, even where the Ally would do it better', () => {
    const table = ogre('melee', ['ashen-hills-giant']);
    expect(table.legal('combat/defend')).toEqual(['combat/defend']);
    table.play('combat/defend').roll(1, 1);
    expect(rolls(table)[0]).toMatchObject({ character: 'mordrog', for: 'defend', total: 2 + 3 });
    expect(table.player(0).hero.wounds).toBe(2);
    expect(table.player(0).allies[0]?.wounds).toBe(0);
    // Nor do they where a Hero defends against a Hero.
    const duel = new Bench(
      {},
      { me: {}, other: { allies: ['kirion-drake-blood'] }, given: duelling('melee') },
    );
    duel.play('combat/attack by=my-hero').roll(1, 1);
    expect(duel.happened('roll/made')).toMatchObject([{ player: 1, character: 'my-rival', for: 'defend' }]);
  });
});
