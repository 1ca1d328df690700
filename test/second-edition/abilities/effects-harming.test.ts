import { describe, expect, it } from 'vitest';
import { Bench, duelling, fighting, go, met } from './workshop.js';

/* Effects that hurt, tire, heal, and shield from it. */

const cancelling = (amount: number | 'all', more: object = {}) => ({
  hero: { abilities: [go('harm', [{ do: 'cancel', amount }], more)] },
});

describe('effects that harm', () => {
  it('effect wounds: wounds are placed on the Hero, and the card goes on', () => {
    const table = met([{ do: 'wounds', to: 'you', amount: 2 }]);
    expect(table.myHero.wounds).toBe(2);
    expect(table.waiting).toBe('adventure/draw');
  });

  it('effect wounds: as many as Life knock the Hero out and end what the card still had to say', () => {
    const table = met([
      {
        do: 'choose',
        options: [
          { id: 'a', label: 'a', do: [] },
          { id: 'b', label: 'b', do: [] },
        ],
      },
      { do: 'wounds', to: 'you', amount: 5 },
      { do: 'gain-gold', amount: 9 },
    ]);
    table.choose('a');
    expect(table.happened('hero/knocked-out')).toHaveLength(1);
    expect(table.me.gold).toBe(0);
    expect(table.state.removed).toContain('my-encounter');
  });

  it('effect wounds: a negative amount hurts nobody and heals nobody', () => {
    const table = met([{ do: 'wounds', to: 'you', amount: { count: 'your-gold', times: -1 } }], {
      me: { gold: 3, wounds: 1 },
    });
    expect(table.myHero.wounds).toBe(1);
  });

  it('effect wounds: on the enemy they may defeat it at once, before anything else happens', () => {
    const table = new Bench(
      {
        hero: {
          abilities: [
            go('escape', [
              { do: 'wounds', to: 'enemy', amount: 3 },
              { do: 'wounds', to: 'you', amount: 1 },
            ]),
          ],
        },
        challenge: { reward: [{ do: 'gain-gold', amount: 4 }] },
      },
      { given: fighting('escape') },
    );
    table.use('my-hero');
    expect(table.me.gold).toBe(3 + 4);
    expect(table.myHero.wounds).toBe(0);
  });

  it('effect exhaustion: what exceeds Stamina becomes wounds', () => {
    const table = met([{ do: 'exhaustion', to: 'you', amount: 3 }], { me: { exhaustion: 2 } });
    expect(table.myHero).toMatchObject({ exhaustion: 4, wounds: 1 });
  });

  it('effect exhaustion: a Challenge has no Stamina, so nothing happens to it', () => {
    const table = new Bench(
      { hero: { abilities: [go('escape', [{ do: 'exhaustion', to: 'enemy', amount: 2 }])] } },
      { given: fighting('escape') },
    ).use('my-hero');
    expect(table.enemyWounds).toBe(0);
    expect(table.myHero.exhaustion).toBe(0);
  });

  it('effect heal: so many wounds and so much exhaustion go, and never more than there are', () => {
    const table = met([{ do: 'heal', who: 'you', wounds: 2, exhaustion: 9 }], {
      me: { wounds: 3, exhaustion: 4 },
    });
    expect(table.myHero).toMatchObject({ wounds: 1, exhaustion: 0 });
  });

  it('effect heal: all means all, of what the card names only', () => {
    const table = met([{ do: 'heal', who: 'you', wounds: 'all' }], { me: { wounds: 4, exhaustion: 2 } });
    expect(table.myHero).toMatchObject({ wounds: 0, exhaustion: 2 });
  });

  it('effect heal: a negative amount takes nothing', () => {
    const table = met([{ do: 'heal', who: 'you', wounds: { count: 'players', plus: -5 } }], {
      me: { wounds: 2 },
    });
    expect(table.myHero.wounds).toBe(2);
  });

  it('effect heal: an enemy too can lose wounds', () => {
    const table = new Bench(
      {
        challenge: {
          life: 4,
          abilities: [{ on: 'round-start', do: [{ do: 'heal', who: 'enemy', wounds: 1 }] }],
        },
      },
      { given: fighting('magic', { wounds: 2 }) },
    );
    table.play('combat/defend').roll(10, 10);
    expect(table.waiting).toBe('combat/escape');
    expect(table.enemyWounds).toBe(1);
  });

  it('effect cancel: cancelled wounds are not inflicted', () => {
    const table = met([{ do: 'wounds', to: 'you', amount: 3 }], {}, cancelling(2));
    expect(table.waiting).toBe('harm/answer');
    expect(table.myHero.wounds).toBe(0);
    table.use('my-hero');
    expect(table.myHero.wounds).toBe(1);
    expect(table.happened('harm/cancelled')[0]).toMatchObject({ amount: 2, character: 'my-hero' });
  });

  it('effect cancel: once nothing is left there is nothing to take, and nobody was wounded', () => {
    const table = met([{ do: 'wounds', to: 'you', amount: 3 }], {}, cancelling('all')).use('my-hero');
    expect(table.waiting).toBe('adventure/draw');
    expect(table.happened('wounds/taken')).toEqual([]);
  });

  it('effect cancel: less is cancelled when there is less, and a negative amount cancels nothing', () => {
    const more = met([{ do: 'wounds', to: 'you', amount: 1 }], {}, cancelling(5)).use('my-hero');
    expect(more.happened('harm/cancelled')[0]?.amount).toBe(1);
    const less = met(
      [{ do: 'wounds', to: 'you', amount: 1 }],
      {},
      { hero: { abilities: [go('harm', [{ do: 'cancel', amount: { count: 'players', plus: -9 } }])] } },
    );
    less.use('my-hero');
    expect(less.myHero.wounds).toBe(1);
  });

  it('effect redirect: the bearer takes the wounds instead', () => {
    const table = met(
      [{ do: 'wounds', to: 'you', amount: 2 }],
      { me: { allies: ['my-ally'] } },
      { ally: { abilities: [go('harm', [{ do: 'redirect', to: 'bearer' }], { if: { whose: 'you' } })] } },
    );
    table.use('my-ally');
    expect(table.myHero.wounds).toBe(0);
    expect(table.myAlly?.wounds).toBe(2);
  });

  it('effect redirect: who takes them may cancel some of them, and may die of them', () => {
    const table = met(
      [{ do: 'wounds', to: 'you', amount: 4 }],
      { me: { allies: ['my-ally'] } },
      {
        ally: {
          abilities: [
            go('harm', [{ do: 'redirect', to: 'bearer' }], { if: { whose: 'you' } }),
            { ...go('harm', [{ do: 'cancel', amount: 1 }]), id: 'dodge', label: 'dodge' },
          ],
        },
      },
    );
    table.use('my-ally').use('my-ally', 'dodge');
    expect(table.myAlly).toBeUndefined();
    expect(table.happened('ally/killed')).toHaveLength(1);
    expect(table.happened('wounds/taken')[0]?.amount).toBe(3);
  });

  it('effect redirect: to your Hero, or to an Ally of your choice that is not the one already harmed', () => {
    const shield = { to: 'one-of-your-allies' } as const;
    const made = {
      hero: {
        abilities: [
          go('harm', [{ do: 'redirect', ...shield }], {
            if: { any: [{ whose: 'you' }, { whose: 'your-allies' }] },
          }),
        ],
      },
      ally: { abilities: [go('harm', [{ do: 'redirect', to: 'you' }])] },
    };
    const position = { me: { allies: ['my-ally', 'acolyte-of-flame'] } };
    const fromAlly = met([{ do: 'wounds', to: 'one-of-your-allies', amount: 1 }], position, made).choose(
      'my-ally',
    );
    fromAlly.use('my-hero');
    // One other Ally is left to choose from, so nobody is asked.
    expect(fromAlly.me.allies).toMatchObject([{ wounds: 0 }, { card: 'acolyte-of-flame', wounds: 1 }]);
    const toHero = met([{ do: 'wounds', to: 'one-of-your-allies', amount: 1 }], position, made).choose(
      'my-ally',
    );
    toHero.use('my-ally').play('harm/take');
    expect(toHero.myHero.wounds).toBe(1);
    const choosing = met([{ do: 'wounds', to: 'you', amount: 1 }], position, made).use('my-hero');
    expect(choosing.choices).toEqual(['my-ally', 'acolyte-of-flame']);
  });
});

describe('the enemy of two Heroes who fight', () => {
  const made = (effect: object) => ({
    hero: { abilities: [go('before-combat', [effect as never])] },
    rival: { abilities: [go('before-combat', [effect as never])] },
  });
  const position = { me: {}, other: {}, given: duelling('before-combat') };

  it('effect wounds: the defender’s card hurts the attacker, and the attacker’s the defender', () => {
    const table = new Bench(made({ do: 'wounds', to: 'enemy', amount: 1 }), position);
    table.use('my-rival');
    expect([table.player(0).hero.wounds, table.player(1).hero.wounds]).toEqual([1, 0]);
    table.use('my-hero');
    expect([table.player(0).hero.wounds, table.player(1).hero.wounds]).toEqual([1, 1]);
  });

  it('effect exhaustion: the other Hero takes it', () => {
    const table = new Bench(made({ do: 'exhaustion', to: 'enemy', amount: 2 }), position).use('my-rival');
    expect([table.player(0).hero.exhaustion, table.player(1).hero.exhaustion]).toEqual([2, 0]);
  });

  it('effect heal: the other Hero is healed', () => {
    const table = new Bench(made({ do: 'heal', who: 'enemy', wounds: 1 }), {
      ...position,
      me: { wounds: 2 },
      other: { wounds: 2 },
    }).use('my-rival');
    expect([table.player(0).hero.wounds, table.player(1).hero.wounds]).toEqual([1, 2]);
  });
});
