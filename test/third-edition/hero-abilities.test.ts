import { describe, expect, it } from 'vitest';
import { enemy, Fight, gem, type Seat, surge } from './table-combat.js';

/* The abilities of the six heroes. */

const wall = enemy('wall', 30);
/** Enemy, enemy, surge, enemy, double: nothing golden. */
const plain = [0, 0, 0, 1, 1];
const against = (hero: string, seat: Omit<Seat, 'hero'> = {}, foe = wall) =>
  Fight.with(foe, { ...seat, hero }, { hero: hero === 'corbin' ? 'lyssa' : 'corbin' });
/** Draws what a test reveals, so many successes first. */
const reveal = (f: Fight, successes: number) => {
  const { cards } = f.rules.rules.content;
  for (let left = successes; f.waits() === 'test/reveal'; left--) {
    const wanted = left > 0;
    const draw = f.offers('chance/draw').find(({ card }) => {
      const one = cards[String(card)];
      return one?.kind === 'skill' && (one.success === true) === wanted;
    });
    f.play('chance/draw', draw);
  }
  return f;
};

describe('Corbin', () => {
  it('3e.hero.corbin.bounty, 3e.pvp.none: he challenges a hero in his hex for an action; nobody else can', () => {
    const f = Fight.of([{ hero: 'corbin' }, { hero: 'lyssa' }, { hero: 'elder-mok', hex: 'h0610' }]);
    f.play('ability/act', { card: 'corbin', ability: 'bounty-hunter' });
    expect(f.facts('combat/began')).toMatchObject([{ player: 0, foe: 1, controller: 1 }]);
    const other = Fight.of([{ hero: 'lyssa' }, { hero: 'corbin' }]);
    other.refuses('ability/act', { card: 'corbin', ability: 'bounty-hunter' }, '3e.turn.printed-action');
    expect(other.kinds.filter((kind) => kind.startsWith('combat') || kind === 'ability/act')).toEqual([]);
  });

  it('3e.hero.corbin.bounty, 3e.defeat.no-more-damage: not one who is elsewhere, and not one who is defeated', () => {
    const action = { card: 'corbin', ability: 'bounty-hunter' };
    const rule = '3e.hero.corbin.bounty';
    Fight.of([{ hero: 'corbin' }, { hero: 'lyssa', hex: 'h0610' }]).refuses('ability/act', action, rule);
    Fight.of([{ hero: 'corbin' }, { hero: 'lyssa', damage: 9 }]).refuses('ability/act', action, rule);
  });

  it('3e.hero.corbin.bounty: among several he chooses, each once per game', () => {
    const f = Fight.duel({}, { hero: 'lyssa', damage: 8 }, { hero: 'elder-mok' });
    expect(f.offers('effect/choose')).toEqual([{ choice: '1' }, { choice: '2' }]);
    f.play('effect/choose', { choice: '1' }).cast([0, 0, 0], [0, 1, 1]);
    f.play('combat/deal', { tokens: [0] });
    f.lay((s) => {
      (s.players[1] as { damage: number }).damage = 0;
    });
    while (f.waits() !== 'turn/act') f.play('chance/draw', f.offers('chance/draw')[0]);
    f.play('ability/act', { card: 'corbin', ability: 'bounty-hunter' });
    expect(f.facts('combat/began').at(-1)).toMatchObject({ foe: 2 });
  });

  it('3e.hero.corbin.bounty, 3e.pvp.consequence: until one is defeated; the winner gets 2 gold and a combat trophy, the loser loses nothing', () => {
    const f = Fight.duel({}, { hero: 'lyssa', damage: 7, gold: 3 }).cast([0, 0, 0], [0, 1, 1]);
    f.pass(2);
    expect(f.waits()).toBe('combat/cast-attacker');
    f.cast([0, 0, 0], [0, 1, 1]).play('combat/deal', { tokens: [0] });
    expect(f.waits()).toBe('trophy/draw');
    f.play('chance/draw', f.offers('chance/draw')[0]);
    expect(f.player(0).gold).toBe(2);
    expect(f.player(0).secret.combat).toHaveLength(1);
    expect(f.player(1)).toMatchObject({ gold: 3, damage: 9, out: false });
    expect(f.waits()).toBe('turn/act');
  });

  it('3e.hero.corbin.bounty: if the other wins it gains nothing', () => {
    const f = Fight.duel({ damage: 9 }, { hero: 'lyssa' }).cast([0, 0, 0], [0, 0, 0]);
    if (f.fight.acting === 0) f.pass();
    f.play('combat/deal', { tokens: [0] });
    expect(f.player(0)).toMatchObject({ damage: 10, gold: 0 });
    expect(f.player(1)).toMatchObject({ gold: 0, trophies: [] });
    f.refuses('train', {}, '3e.defeat.hero');
  });

  it('3e.hero.lyssa.nine-lives: the loser answers before the winner is rewarded', () => {
    const f = Fight.duel({}, { hero: 'lyssa', damage: 8, hand: ['omens'] }).cast([0, 0, 0], [0, 1, 1]);
    f.play('combat/deal', { tokens: [0] });
    expect(f.waits()).toBe('offer/answer');
    expect(f.actor).toBe(1);
    f.play('offer/use').play('toll/exert', { card: 'omens' });
    expect(f.player(1).damage).toBe(0);
    expect(f.waits()).toBe('trophy/draw');
  });

  it('3e.hero.corbin.assault: X physical damage, unless the foe spends X surges to cancel it', () => {
    const assault = { card: 'corbin', ability: 'brutal-assault', tokens: [0] };
    const f = against('corbin').cast([1, 0, 0], [0, 0, 0, 1, 1]);
    f.play('combat/surge', assault);
    expect(f.waits()).toBe('cancel/answer');
    expect(f.actor).toBe(1);
    f.play('combat/let');
    expect(f.fight.sides[1].damage).toBe(1);
    const g = against('corbin').cast([1, 0, 0], [0, 0, 0, 1, 1]).play('combat/surge', assault);
    g.play('combat/cancel', { tokens: [2] });
    expect(g.fight.sides[1].damage).toBe(0);
    // What it cost stays paid (3e.game.cancel).
    expect(g.tokens(0)[0]).toBe('surge spent');
    expect(g.tokens(1)[2]).toBe('surge spent');
    expect(g.actor).toBe(1);
    const without = against('corbin').cast([1, 0, 0], [0, 0, 1, 1, 1]).play('combat/surge', assault);
    expect(without.fight.sides[1].damage).toBe(1);
  });

  it('3e.hero.corbin.assault: fewer surges do not cancel it', () => {
    const f = against('corbin', { assets: ['truesteel-axe'] }).cast([1, 0, 0, 0], plain);
    f.play('combat/surge', { card: 'corbin', ability: 'brutal-assault', tokens: [0, 3] });
    expect(f.fight.sides[1].damage).toBe(2);
  });
});

describe('Elder Mok', () => {
  it('3e.hero.mok.restore: once per turn he exerts to draw a card, also in a combat of his turn', () => {
    const restore = { card: 'elder-mok', ability: 'restore-spirit' };
    const f = against('elder-mok', { hand: ['omens', 'cleave'] }).cast([0, 0, 0], plain);
    f.play('ability/use', restore).play('toll/exert', { card: 'omens' });
    f.play('chance/draw', f.offers('chance/draw')[0]);
    expect(f.player(0).hand).toHaveLength(2);
    expect(f.waits()).toBe('combat/act');
    f.refuses('ability/use', restore, '3e.game.once-per-turn');
    Fight.of([{ hero: 'elder-mok' }, { hero: 'corbin' }]).refuses('ability/use', restore, '3e.exert.cost');
  });

  it('3e.game.once-per-turn: not in the turn of another', () => {
    const f = Fight.duel({}, { hero: 'elder-mok', hand: ['omens'] }).cast([0, 0, 0], [0, 1, 1]);
    expect(f.offers('ability/use', 1)).toEqual([]);
    f.refuses('ability/use', { card: 'elder-mok', ability: 'restore-spirit' }, '3e.game.once-per-turn');
  });

  it('3e.hero.mok.unleash: a magic damage for each success of a test of spirit +1', () => {
    const f = against('elder-mok').cast([0, 0, 0], plain);
    f.play('combat/surge', { card: 'elder-mok', ability: 'unleash-spirit', tokens: [2] });
    expect(f.facts('test/began')).toMatchObject([{ attribute: 'spirit', cards: 3 }]);
    reveal(f, 2);
    expect(f.facts('damage/dealt')).toMatchObject([{ damage: 'magic', amount: 2, attack: true }]);
    const none = against('elder-mok').cast([0, 0, 0], plain);
    none.play('combat/surge', { card: 'elder-mok', ability: 'unleash-spirit', tokens: [2] });
    expect(reveal(none, 0).facts('damage/dealt')).toEqual([]);
  });
});

describe('Laurel of Bloodwood', () => {
  it('3e.hero.laurel.pathfinding: once per turn all her dice are rolled again', () => {
    const f = Fight.of([{ hero: 'laurel-of-bloodwood' }, { hero: 'corbin' }])
      .play('move/roll')
      .roll(5, 5, 5);
    const pathfinding = { card: 'laurel-of-bloodwood', ability: 'pathfinding' };
    f.play('ability/reroll', pathfinding).roll(1, 1, 2);
    expect(f.offers('move/spend').length).toBeGreaterThan(0);
    f.refuses('ability/reroll', pathfinding, '3e.game.once-per-turn');
  });

  it('3e.hero.laurel.speed, 3e.combat.recast-spent: a spent token comes back as it falls, even the surge just spent', () => {
    const f = against('laurel-of-bloodwood').cast([0, 1, 0], plain);
    f.play('combat/deal', { tokens: [0] }).pass();
    f.play('combat/surge', { card: 'laurel-of-bloodwood', ability: 'dzon-speed', tokens: [2] });
    expect(f.offers('effect/choose')).toEqual([{ choice: '0' }, { choice: '2' }]);
    f.play('effect/choose', { choice: '2' }).toss(1);
    expect(f.tokens(0)).toEqual(['physical2 spent', 'physical pool', 'agility pool']);
    expect(f.facts('token/turned')).toMatchObject([{ cast: true, back: true }]);
  });

  it('3e.combat.remove: a removed token counts as a spent one', () => {
    const thief = enemy('thief', 30, {
      abilities: [
        surge(1, 'grab', { do: 'remove', tokens: { whose: 'foe', many: 'all', showing: ['shield'] } }),
      ],
    });
    const f = against('laurel-of-bloodwood', {}, thief).cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0] }).play('combat/surge', {
      card: 'thief',
      ability: 'grab',
      tokens: [2],
    });
    f.play('combat/surge', { card: 'laurel-of-bloodwood', ability: 'dzon-speed', tokens: [2] });
    f.play('effect/choose', { choice: '1' }).toss(1);
    expect(f.tokens(0)[1]).toBe('physical pool');
  });
});

describe('Lyssa', () => {
  it('3e.hero.lyssa.track: a physical damage for each die that shows the ground of her hex', () => {
    const f = against('lyssa').cast([0, 1, 1], plain);
    f.play('combat/surge', { card: 'lyssa', ability: 'track-prey', tokens: [2] }).roll(1, 3, 6);
    f.play('quest/decline');
    expect(f.facts('damage/dealt')).toMatchObject([{ damage: 'physical', amount: 2, attack: true }]);
  });

  it('3e.hero.lyssa.track, 3e.board.terrain-types: in a city every die matches', () => {
    const city = 'h0706';
    const f = Fight.of([{ hero: 'lyssa' }, { hero: 'corbin' }], [wall]);
    const { hex } = f.rules.rules.content.board;
    const at = Object.values(hex).find(({ terrain }) => terrain === 'city')?.id ?? city;
    f.play('adventure/begin').play('chance/draw', { card: 'wall' }).cast([0, 1, 1], plain);
    f.lay((s) => {
      (s.players[0] as { hex: string }).hex = at;
    });
    f.play('combat/surge', { card: 'lyssa', ability: 'track-prey', tokens: [2] }).roll(1, 3, 5);
    f.play('quest/decline');
    expect(f.fight.sides[1].damage).toBe(3);
  });
});

describe('Lord Hawthorne', () => {
  it('3e.hero.hawthorne.onslaught: once per combat he takes another action right after one', () => {
    const f = against('lord-hawthorne').cast([0, 0, 0], plain);
    const onslaught = { card: 'lord-hawthorne', ability: 'onslaught' };
    f.refuses('combat/after', onslaught, '3e.combat.action-list');
    f.play('combat/deal', { tokens: [0] }).play('combat/after', onslaught);
    expect(f.actor).toBe(0);
    f.play('combat/deal', { tokens: [1] });
    expect(f.actor).toBe(1);
    f.pass().pass().play('combat/fight-on').cast([0, 0, 0], plain);
    f.play('combat/deal', { tokens: [0] });
    expect(f.actor).toBe(1);
  });

  it('3e.hero.hawthorne.onslaught: with another such ability he takes two more', () => {
    const f = against('lord-hawthorne', { skills: ['ambidexterity'], hand: ['omens'] }).cast(
      [0, 0, 0],
      plain,
    );
    f.play('combat/deal', { tokens: [0] });
    f.play('combat/after', { card: 'lord-hawthorne', ability: 'onslaught' });
    f.play('combat/after', { card: 'ambidexterity', ability: 'the-other-hand' });
    f.play('toll/exert', { card: 'omens' });
    f.play('combat/deal', { tokens: [1] }).play('combat/deal', { tokens: [2] });
    expect(f.fight.sides[1].damage).toBe(4);
    expect(f.actor).toBe(1);
  });

  it('3e.hero.hawthorne.smite: once per round, as a combat action, any number of tokens of his pool are cast again', () => {
    const f = against('lord-hawthorne', { hand: ['omens', 'cleave'] }).cast([0, 0, 1], plain);
    const smite = { card: 'lord-hawthorne', ability: 'smite' };
    f.play('combat/deal', { tokens: [0] })
      .play('combat/go-on')
      .pass();
    f.play('combat/ability', smite).play('toll/exert', { card: 'omens' });
    expect(f.offers('effect/choose')).toEqual([{ choice: '1' }, { choice: '2' }, { choice: 'done' }]);
    f.play('effect/choose', { choice: '2' }).play('effect/choose', { choice: 'done' }).toss(0);
    expect(f.tokens(0)).toEqual(['physical2 spent', 'physical pool', 'physical pool']);
    f.play('combat/go-on');
    f.refuses('combat/ability', smite, '3e.combat.round-effects-end');
    f.pass().play('combat/fight-on').cast([0, 0, 1], plain);
    expect(f.offers('combat/ability')).toEqual([smite]);
  });

  it('3e.hero.hawthorne.smite: it costs a card', () => {
    const f = against('lord-hawthorne').cast([0, 0, 1], plain);
    f.refuses('combat/ability', { card: 'lord-hawthorne', ability: 'smite' }, '3e.exert.cost');
  });
});

describe('Master Thorn', () => {
  it('3e.hero.thorn.teleport, 3e.trophies.take-is-gain: for a trophy he may exert to move as far as his mind', () => {
    const f = Fight.with(enemy('thin', 1), { hero: 'master-thorn', hand: ['omens'] }, { hero: 'corbin' });
    f.cast([1, 1, 1], plain).play('combat/deal', { tokens: [0] });
    expect(f.waits()).toBe('offer/answer');
    f.play('offer/use').play('toll/exert', { card: 'omens' });
    f.play('move/go', { to: 'h0608' }).play('move/go', { to: 'h0607' }).play('move/go', { to: 'h0606' });
    expect(f.player(0).hex).toBe('h0606');
    expect(f.waits()).toBe('turn/act');
  });

  it('3e.hero.thorn.teleport: he may decline, and stop before; without a card nothing is offered', () => {
    const win = (hand: string[]) =>
      Fight.with(enemy('thin', 1), { hero: 'master-thorn', hand }, { hero: 'corbin' })
        .cast([1, 1, 1], plain)
        .play('combat/deal', { tokens: [0] });
    expect(win(['omens']).play('offer/decline').player(0).hex).toBe(gem);
    const f = win(['omens']).play('offer/use').play('toll/exert', { card: 'omens' });
    expect(f.play('move/stay').player(0).hex).toBe(gem);
    expect(win([]).waits()).toBe('turn/act');
  });

  it('3e.hero.thorn.mind-meld: what attacks of the foe make him suffer he deals back as magic, that round', () => {
    const f = against('master-thorn').cast([0, 1, 1], plain);
    f.play('combat/surge', { card: 'master-thorn', ability: 'mind-meld', tokens: [0] });
    f.play('combat/deal', { tokens: [0, 1] });
    expect(f.fight.sides[1].damage).toBe(2);
    expect(f.facts('damage/dealt')).toMatchObject([{ attack: true }, { damage: 'magic', attack: false }]);
    f.pass(2)
      .play('combat/fight-on')
      .cast([0, 1, 1], plain)
      .pass()
      .play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(2);
  });

  it('3e.hero.thorn.mind-meld: a second ability of the kind answers as well', () => {
    const f = against('master-thorn', {
      skills: ['rune-carved-skin'],
      assets: ['truesteel-axe', 'heartglass'],
    });
    f.cast([0, 1, 1, 0, 0], plain);
    f.play('combat/surge', { card: 'master-thorn', ability: 'mind-meld', tokens: [0] }).pass();
    f.play('combat/surge', { card: 'rune-carved-skin', ability: 'thorned-runes', tokens: [4] });
    f.lay((s) => {
      const fight = s.frames.at(-1) as unknown as Fight['fight'];
      fight.acting = 1;
      fight.sides[1].passed = false;
    });
    f.play('combat/deal', { tokens: [0] });
    expect(f.fight.sides[1].damage).toBe(2);
  });
});
