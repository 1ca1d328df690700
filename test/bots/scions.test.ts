import { describe, expect, it } from 'vitest';
import { playGame, sensibleBot } from '../../src/bots/second-edition/index.js';
import { actionCode, type GameState } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { breaking, ID, underSky } from '../second-edition/modules/seven-scions/storms.js';

/* What sensible bots do with Scions and in the storm. */

/** What the bot that is asked does. */
function chosen(state: GameState): string {
  const ruleset = rulesetOf(state.modules);
  const decision = ruleset.decision(state);
  const player = decision?.actor;
  if (decision === null || typeof player !== 'number') throw new Error('nobody is asked');
  const legal = ruleset.legalActions(state);
  const view = ruleset.viewFor(state, player);
  return actionCode(sensibleBot(1).choose(view, legal, { player, ruleset, decision } as never));
}

const wren = { hero: 'wren-ashquill' };
const ysolde = { hero: 'ysolde-saltblade', space: 'h0511' };

describe('a sensible bot', () => {
  it('awakens the Scion that asks for what it can do best', () => {
    const seasoned = { ...wren, space: 'h0101', experience: { mind: 2, body: 2 } };
    expect(chosen(underSky([seasoned, ysolde]).state)).toBe('scion/awaken card=the-beekeeper');
  });

  it('has one Scion and wants no other', () => {
    const content = { ...wren, space: 'h0101', experience: { mind: 2, body: 2 }, allies: ['the-archer'] };
    expect(chosen(underSky([content, ysolde]).state)).not.toMatch(/^scion/);
  });

  it.each([
    ['the gold', { gold: 9 }, 'the-trickster'],
    ['an Ally', { allies: ['prince-gardun'] }, 'the-ferrywoman'],
  ])('gives %s that a Scion asks, having come for it', (_, held, scion) => {
    const { state } = underSky([{ ...wren, space: 'h0101', ...held }, ysolde]);
    const ruleset = rulesetOf(state.modules);
    const attempt = ruleset
      .legalActions(state)
      .find((action) => actionCode(action).includes(`card=${scion}`));
    expect(chosen(ruleset.apply(state, attempt as never))).toMatch(/^effect\/choose .*(wager|send-across)/);
  });

  it('spends its last gold on no Scion', () => {
    expect(chosen(underSky([{ ...wren, space: 'h0101', gold: 6 }, ysolde]).state)).not.toContain('trickster');
  });

  it('calls on the Lanternbearer with wounds, and not without', () => {
    const held = { held: { 'the-lanternbearer': 0 } };
    expect(chosen(underSky([{ ...wren, wounds: 3 }, ysolde], { storm: held }).state)).toBe(
      'scion/call player=0 card=the-lanternbearer',
    );
    expect(chosen(underSky([wren, ysolde], { storm: held }).state)).toBe('storm/wait');
  });

  it('calls on the Lanternbearer before wounds that would knock it out, and keeps the counter from lesser ones', () => {
    const hurt = (wounds: number) =>
      underSky([{ hero: 'mordrog', wounds }, ysolde], {
        storm: { counter: 8, held: { 'the-lanternbearer': 0 } },
      })
        .play('storm/wait')
        .draw('drift-of-sodden-dead')
        .play('storm/wait', 'combat/stand', 'combat/stand', 'combat/defend')
        .roll(1, 1);
    for (const wounds of [4, 1])
      expect(hurt(wounds).state.frames.at(-1)).toMatchObject({ kind: 'harm', step: 'answer' });
    expect(chosen(hurt(4).state)).toBe('scion/call player=0 card=the-lanternbearer');
    expect(chosen(hurt(1).state)).toBe('harm/take');
  });

  it('comes back to a fight that it has escaped from, while it is strong', () => {
    const away = (wounds: number) =>
      breaking({ hero: 'tamsin-two-coins', wounds })
        .draw('drift-of-sodden-dead')
        .play('combat/escape')
        .roll(6, 6).state;
    expect(chosen(away(0))).toBe('storm/rejoin');
    expect(chosen(away(3))).toBe('storm/escape-again');
  });

  it('stands in a fight that goes on and on, lest all come and go for ever', () => {
    const weak = breaking({ hero: 'tamsin-two-coins', wounds: 3 }).draw('drift-of-sodden-dead').state;
    const opponent = { is: 'challenge', card: 'herald-of-the-four-lords', wounds: 0 };
    const inRound = (round: number) =>
      ({
        ...weak,
        frames: weak.frames.map((frame) => (frame.kind === 'combat' ? { ...frame, opponent, round } : frame)),
      }) as GameState;
    expect(rulesetOf(weak.modules).decision(weak)?.kind).toBe('combat/escape');
    expect(chosen(inRound(1))).toBe('combat/escape');
    expect(chosen(inRound(9))).toBe('combat/stand');
  });

  it.each([[ID], [`${ID} and its cooperative version`]])('plays %s to its end', (name) => {
    const modules = name === ID ? [ID] : [ID, 'seven-scions-cooperative'];
    const { outcome } = playGame({ players: 3, seed: 'storm', modules } as never);
    expect(outcome).not.toBeNull();
  });
});
