import { describe, expect, it } from 'vitest';
import { enemy, Fight, gem, type Seat, surge } from './table-combat.js';

/* How combats end: by a victory, a defeat, a retreat; and what follows. */

const thin = enemy('thin', 2);
const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];
const won = (seat: Omit<Seat, 'hero'> = {}, card = thin) =>
  Fight.with(card, { hero: 'corbin', ...seat })
    .cast([0, 0, 0], plain)
    .play('combat/deal', { tokens: [0] });
/** Corbin falls to three enemy damage. */
const lost = (seat: Seat = { hero: 'corbin', damage: 8 }, card = wall) =>
  Fight.with(card, seat)
    .cast([0, 0, 0], plain)
    .pass()
    .play('combat/deal', { tokens: [0, 1, 3] });

describe('a victory', () => {
  it('3e.combat.win, 3e.enemy.reward: it ends the combat at once; the reward comes first, then the card as a trophy', () => {
    const f = won();
    expect(f.over).toBe(true);
    expect(f.events.map(({ type }) => type).slice(-4)).toEqual([
      'enemy/hurt',
      'combat/ended',
      'gold/gained',
      'trophy/gained',
    ]);
    expect(f.player(0)).toMatchObject({ gold: 1, trophies: ['thin'] });
    expect(f.state.revealed).toEqual([]);
    expect(f.state.discards.combat).toEqual([]);
  });

  it('3e.enemy.reward-choice: of several rewards the winner chooses one', () => {
    const rich = enemy('rich', 2, {
      rewards: [
        { id: 'gold', label: 'gold', do: [{ do: 'gain-gold', amount: 2 }] },
        { id: 'lore', label: 'lore', do: [{ do: 'gain-story', amount: 1 }] },
      ],
    });
    const f = won({}, rich);
    f.refuses('reward/choose', { choice: 'more' }, '3e.enemy.reward-choice');
    f.play('reward/choose', { choice: 'lore' });
    expect(f.player(0)).toMatchObject({ gold: 0, story: 1, trophies: ['rich'] });
  });

  it('3e.combat.unresolved-lapse: what an ability had still to do lapses', () => {
    const seat: Seat = { hero: 'corbin', skills: ['fencing-master'] };
    const f = Fight.with(enemy('thin', 1), seat).cast([1, 0, 0], plain);
    f.play('combat/surge', { card: 'fencing-master', ability: 'riposte', tokens: [0] });
    expect(f.over).toBe(true);
    expect(f.facts('token/turned')).toEqual([]);
  });

  it('3e.combat.actions-after, 3e.combat.tokens-after: the turn goes on, and no token is anywhere', () => {
    const f = won();
    expect(f.waits()).toBe('turn/act');
    expect(f.kinds).toContain('train');
    expect(JSON.stringify(f.state)).not.toContain('corbin-1');
  });

  it('3e.enemy.reward: abilities that answer a victory act', () => {
    expect(won({ skills: ['taxidermist'] }).player(0).gold).toBe(2);
    expect(lost({ hero: 'corbin', damage: 8, skills: ['taxidermist'] }).player(0).gold).toBe(0);
  });

  it('3e.enemy.taken-by-ability: who takes the enemy as a trophy ends the combat, without the reward', () => {
    const tame = enemy('tame', 30, {
      abilities: [
        surge(
          1,
          'charm',
          { do: 'test', attribute: 'body', modifier: 60, pass: [{ do: 'keep-as-trophy' }] },
          { do: 'deal', damage: 'enemy', amount: 9 },
        ),
      ],
    });
    const f = Fight.with(tame, { hero: 'corbin' }).cast([0, 0, 0], plain).pass();
    f.play('combat/surge', { card: 'tame', ability: 'charm', tokens: [2] });
    while (f.waits() === 'test/reveal') {
      const [card] = f.offers('chance/draw');
      f.play('chance/draw', card);
    }
    expect(f.over).toBe(true);
    expect(f.player(0)).toMatchObject({ gold: 0, damage: 0, trophies: ['tame'] });
    expect(f.facts('combat/ended')).toMatchObject([{ rule: '3e.enemy.taken-by-ability' }]);
    expect(f.state.discards.combat).toEqual([]);
  });
});

describe('a defeat', () => {
  it('3e.defeat.hero, 3e.enemy.no-win: the hero stays in its hex and keeps its turn, the enemy is discarded, the gem facedown', () => {
    const f = lost();
    expect(f.player(0)).toMatchObject({ hex: gem, damage: 10, trophies: [], gold: 0, out: false });
    expect(f.state.discards.combat).toEqual(['wall']);
    expect(f.state.facedown).toEqual([gem]);
    expect(f.waits()).toBe('turn/act');
    expect(f.kinds).toEqual(expect.arrayContaining(['rest', 'turn/end']));
  });

  it('3e.defeat.hero, 3e.combat.actions-after: what actions are left go into resting alone', () => {
    const f = lost();
    f.refuses('train', {}, '3e.defeat.hero');
    f.refuses('move/step', { to: 'h0610' }, '3e.defeat.hero');
    f.play('rest').roll(1, 5, 5, 5, 5).play('rest/heal');
    expect(f.player(0).damage).toBe(9);
    expect(f.cited('hero/recovered')).toEqual(['3e.defeat.recover']);
  });

  it('3e.defeat.recover: after a rest that heals nothing it is still defeated', () => {
    const f = lost().play('rest').roll(5, 5, 5, 5, 5).play('rest/heal');
    expect(f.player(0).damage).toBe(10);
    f.play('turn/end').play('turn/end');
    f.refuses('train', {}, '3e.defeat.hero');
    expect(f.offers('rest')).toEqual([{}]);
  });

  it('3e.defeat.hero: it learns skills, and one that raises its health ends the defeat (3e.defeat.skill-health)', () => {
    const four = ['razorwing', 'barrow-wyrm', 'ogre', 'ettin'];
    const f = lost({ hero: 'corbin', damage: 8, hand: ['steadfastness'], trophies: four });
    f.play('skill/learn', { card: 'steadfastness' });
    for (const card of four) f.play('skill/pay', { card });
    expect(f.cited('hero/recovered')).toEqual(['3e.defeat.skill-health']);
    expect(f.kinds).toContain('move/step');
  });

  it('3e.defeat.keeps: it loses nothing', () => {
    const f = lost({
      hero: 'corbin',
      damage: 8,
      gold: 4,
      story: 2,
      assets: ['pack'],
      skills: ['cleave'],
      hand: ['omens'],
    });
    expect(f.player(0)).toMatchObject({
      gold: 4,
      story: 2,
      assets: ['pack'],
      skills: ['cleave'],
      hand: ['omens'],
    });
  });

  it('3e.defeat.lyssa, 3e.hero.lyssa.nine-lives: after the combat she may exert to heal all', () => {
    const f = lost({ hero: 'lyssa', damage: 8, hand: ['omens'] });
    expect(f.over).toBe(true);
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/use').play('toll/exert', { card: 'omens' });
    expect(f.player(0)).toMatchObject({ damage: 0, hand: [], trophies: [] });
    expect(f.state.discards.combat).toEqual(['wall']);
    expect(f.kinds).toContain('train');
  });

  it('3e.hero.lyssa.nine-lives: she need not, and cannot without a card', () => {
    const f = lost({ hero: 'lyssa', damage: 8, hand: ['omens'] }).play('offer/decline');
    expect(f.player(0)).toMatchObject({ damage: 9, hand: ['omens'] });
    expect(lost({ hero: 'lyssa', damage: 8 }).waits()).toBe('turn/act');
  });

  it('3e.defeat.lyssa: also where damage strikes her in the middle of a move, which she then goes on with', () => {
    const f = Fight.of(
      [{ hero: 'lyssa', hex: 'h0610', damage: 7, hand: ['omens'] }, { hero: 'corbin' }],
      [],
      'corpse-king',
    );
    f.lay((s) => {
      s.zombies = [gem];
    });
    f.play('move/roll').roll(1, 1, 1).play('move/spend', { to: gem, die: 1 });
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/use').play('toll/exert', { card: 'omens' });
    expect(f.waits()).toBe('move/spend');
    expect(f.player(0).damage).toBe(0);
  });

  it('3e.combat.both-defeated: if both fall at one moment nobody has won', () => {
    const f = Fight.with(thin, { hero: 'corbin' })
      .cast([0, 0, 0], plain)
      .lay((s) => {
        (s.frames.at(-1) as unknown as Fight['fight']).sides[1].damage = 2;
        (s.players[0] as { damage: number }).damage = 10;
      });
    f.pass();
    expect(f.facts('combat/ended')).toMatchObject([{ rule: '3e.combat.both-defeated' }]);
    expect(f.facts('combat/ended')[0]).not.toHaveProperty('winner');
    expect(f.player(0)).toMatchObject({ gold: 0, trophies: [], damage: 10 });
    expect(f.state.discards.combat).toEqual(['thin']);
  });
});

describe('a retreat', () => {
  const retreating = (seat: Seat = { hero: 'corbin' }) =>
    Fight.with(wall, seat).cast([0, 0, 0], plain).pass(2);

  it('3e.combat.retreat, 3e.combat.retreat-enemy: at the end of a round the hero may try, the enemy never', () => {
    const f = retreating();
    expect(f.actor).toBe(0);
    expect(f.kinds).toEqual(['combat/retreat', 'combat/fight-on']);
    f.play('combat/fight-on');
    expect(f.waits()).toBe('combat/cast-attacker');
  });

  it('3e.combat.retreat: one die, spent to enter a hex next to it of a matching ground', () => {
    const f = retreating().play('combat/retreat').roll(5);
    expect(f.offers('retreat/go')).toEqual([{ to: 'h0608', die: 5 }]);
    f.refuses('retreat/go', { to: 'h0610', die: 5 }, '3e.combat.retreat');
    f.refuses('retreat/go', { to: 'h0101', die: 5 }, '3e.board.distance');
    f.play('retreat/go', { to: 'h0608', die: 5 });
    expect(f.facts('combat/ended')).toMatchObject([{ retreated: true, rule: '3e.combat.retreat-effect' }]);
    expect(f.facts('combat/ended')[0]).not.toHaveProperty('winner');
  });

  it('3e.combat.retreat-effect, 3e.enemy.no-win: it keeps its damage and its actions and gains nothing', () => {
    const f = retreating({ hero: 'corbin', damage: 4 }).play('combat/retreat').roll(1);
    f.play('retreat/go', { to: 'h0610', die: 1 });
    expect(f.player(0)).toMatchObject({ hex: 'h0610', damage: 4, gold: 0, trophies: [] });
    expect(f.state.discards.combat).toEqual(['wall']);
    expect(f.state.facedown).toEqual([gem]);
    expect(f.waits()).toBe('turn/act');
    expect(f.kinds).toContain('move/step');
  });

  it('3e.combat.retreat: who cannot or will not go fights another round', () => {
    const f = retreating().play('combat/retreat').roll(3);
    expect(f.offers('retreat/go')).toEqual([]);
    f.play('retreat/stay');
    expect(f.waits()).toBe('combat/cast-attacker');
    const g = retreating().play('combat/retreat').roll(6).play('retreat/stay');
    expect(g.waits()).toBe('combat/cast-attacker');
  });

  it('3e.exert.reroll: the die may be rolled again by exerting', () => {
    const f = retreating({ hero: 'corbin', hand: ['omens'] })
      .play('combat/retreat')
      .roll(3);
    f.play('exert/reroll', { die: 3, card: 'omens' }).roll(1);
    expect(f.offers('retreat/go').length).toBeGreaterThan(0);
  });

  it('3e.game.precedence-card, 3e.combat.retreat: the die may be spent as another ground by a skill, once a turn', () => {
    const f = retreating({ hero: 'corbin', skills: ['water-walking'] })
      .play('combat/retreat')
      .roll(3);
    expect(f.offers('retreat/go')).toEqual([]);
    expect(f.offers('move/spend-as')).toEqual([{ to: 'h0608', die: 3, card: 'water-walking' }]);
    f.refuses('move/spend-as', { to: 'h0610', die: 3, card: 'water-walking' }, '3e.move.spend-per-hex');
    f.play('move/spend-as', { to: 'h0608', die: 3, card: 'water-walking' });
    expect(f.player(0).hex).toBe('h0608');
    expect(f.facts('combat/ended')).toMatchObject([{ retreated: true, rule: '3e.combat.retreat-effect' }]);
    expect(f.waits()).toBe('turn/act');
    f.play('move/roll').roll(3, 3, 3);
    expect(f.offers('move/spend-as')).toEqual([]);
  });

  it('3e.game.once-per-turn: an ability of your own turn may bring the card that rolls the die again', () => {
    const f = retreating({ hero: 'corbin', skills: ['almsgiver'], gold: 1 })
      .play('combat/retreat')
      .roll(3);
    expect(f.kinds).toEqual(['retreat/stay', 'ability/use']);
    f.play('ability/use', { card: 'almsgiver', ability: 'a-coin-for-the-bowl' });
    f.play('chance/draw', { card: 'omens' }).play('exert/reroll', { die: 3, card: 'omens' }).roll(5);
    f.play('retreat/go', { to: 'h0608', die: 5 });
    expect(f.player(0)).toMatchObject({ hex: 'h0608', gold: 0, hand: [] });
  });

  it('3e.combat.retreat-effect, 3e.move.enter-trigger: what waits in the hex strikes, after the combat', () => {
    const f = Fight.of(
      [{ hero: 'lyssa', damage: 8, hand: ['omens'] }, { hero: 'corbin' }],
      [wall],
      'corpse-king',
    );
    f.lay((s) => {
      s.zombies = ['h0610'];
    });
    f.play('adventure/begin').play('chance/draw', { card: 'wall' }).cast([0, 0, 0], plain).pass(2);
    f.play('combat/retreat').roll(1).play('retreat/go', { to: 'h0610', die: 1 });
    expect(f.facts('combat/ended')).toMatchObject([{ retreated: true }]);
    expect(f.facts('combat/ended')).toHaveLength(1);
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/decline');
    expect(f.player(0)).toMatchObject({ damage: 9, hex: 'h0610' });
  });

  it('3e.combat.no-move: nothing else takes a hero out of its hex', () => {
    const seat: Seat = { hero: 'corbin', skills: ['forced-march'], hand: ['omens'] };
    const f = Fight.with(wall, seat).cast([0, 0, 0], plain);
    f.refuses('ability/use', { card: 'forced-march', ability: 'no-halt' }, '3e.combat.no-move');
    f.refuses('move/step', { to: 'h0610' }, '3e.move.two-ways');
  });
});
