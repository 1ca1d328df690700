import { describe, expect, it } from 'vitest';
import { override } from '../../../src/kernel/index.js';
import { meansSpecial } from '../../../src/second-edition/abilities/conditions/joining.js';
import { specialEffect } from '../../../src/second-edition/abilities/effects/special.js';
import type { EffectRule } from '../../../src/second-edition/abilities/rule.js';
import { playerState } from '../../../src/second-edition/base/cards.js';
import { companionsOf } from '../../../src/second-edition/base/characters.js';
import type { SecondEditionModule } from '../../../src/second-edition/index.js';
import { Bench, fighting, go, gold, met, moving } from './workshop.js';

/* Words of the language whose meaning comes from modules, and the windows that modules have use for. */

const module = (overrides: SecondEditionModule['overrides']): SecondEditionModule => ({
  id: 'words',
  title: 'Words',
  overrides: overrides ?? [],
});

const hero = (use: string) => ({ hero: { abilities: [go(use, [gold(1)])] } });

describe('words of modules', () => {
  it('effect special: does what a module says, and nothing without one', () => {
    const effects = [{ do: 'special', effect: 'tithe', amount: 2 } as const, gold(5)];
    expect(met(effects).me.gold).toBe(8);
    const tithe: EffectRule<'special'> = {
      act: (g, f, { amount }) => {
        playerState(g, f.player).gold -= Number(amount);
      },
    };
    const tithes = override(specialEffect, (next) => (g, name) => (name === 'tithe' ? tithe : next(g, name)));
    const made = { encounter: { effects } };
    expect(
      new Bench(made, { given: { drawn: { player: 0, card: 'my-encounter' } } }, [module([tithes])]).me.gold,
    ).toBe(6);
  });

  it('effect special, if: happens only where that holds, unless its rule reads that itself', () => {
    const gained = (atLeast: number, readsIf: boolean): number => {
      const tithe: EffectRule<'special'> = {
        act: (g, f) => {
          playerState(g, f.player).gold -= 2;
        },
        ...(readsIf && { readsIf }),
      };
      const tithes = override(
        specialEffect,
        (next) => (g, name) => (name === 'tithe' ? tithe : next(g, name)),
      );
      const asked = { do: 'special', effect: 'tithe', if: { gold: { atLeast } } } as const;
      const given = { drawn: { player: 0, card: 'my-encounter' } };
      return new Bench({ encounter: { effects: [asked, gold(5)] } }, { given }, [module([tithes])]).me.gold;
    };
    expect([gained(3, false), gained(4, false), gained(4, true)]).toEqual([6, 8, 6]);
  });

  it('condition special: holds if a module says so of all its words', () => {
    const able = (special: string[], modules: SecondEditionModule[] = []): boolean =>
      new Bench(
        { hero: { abilities: [go('any', [gold(1)], { if: { special } })] } },
        { given: moving },
        modules,
      ).canUse('my-hero');
    const sunny = module([
      override(meansSpecial, (next) => (g, word, moment) => word === 'sunny' || next(g, word, moment)),
    ]);
    expect(able(['sunny'])).toBe(false);
    expect(able(['sunny'], [sunny])).toBe(true);
    expect(able(['sunny', 'windy'], [sunny])).toBe(false);
  });

  it('who your-companions: those who fight for you by a module, and nobody without one', () => {
    // A drummer from nowhere stands by the first player, and takes the wound in their place.
    const drummer = { card: 'my-ally', wounds: 0, exhaustion: 0 };
    const drummers = module([
      override(companionsOf, (next) => (g, player) => (player === 0 ? [drummer] : next(g, player))),
    ]);
    const made = {
      encounter: { effects: [{ do: 'heal', who: 'your-companions', wounds: 1 } as const, gold(1)] },
    };
    const position = { given: { drawn: { player: 0, card: 'my-encounter' } } };
    const healed = (modules: SecondEditionModule[]): number => {
      drummer.wounds = 1;
      new Bench(made, position, modules);
      return 1 - drummer.wounds;
    };
    expect(healed([])).toBe(0);
    expect(healed([drummers])).toBe(1);
  });
});

describe('windows of a combat', () => {
  it('window drawn: when a Challenge has been drawn, before anything of its combat', () => {
    const table = new Bench(hero('drawn'), { given: { drawn: { player: 0, card: 'my-challenge' } } });
    expect(table.canUse('my-hero')).toBe(true);
    expect(new Bench(hero('drawn'), { given: fighting('escape') }).canUse('my-hero')).toBe(false);
  });

  it('window round-start: at the beginning of each round', () => {
    const table = new Bench(hero('round-start'), { given: fighting('before-combat') });
    expect(table.canUse('my-hero')).toBe(true);
    expect(new Bench(hero('round-start'), { given: fighting('melee') }).canUse('my-hero')).toBe(false);
  });
});
