import { callEffects } from '../../base/calling.js';
import { playerState, takeOut } from '../../base/cards.js';
import { challenged } from '../../base/challenges.js';
import { inOrder, isDefeated, speedOf } from '../../base/characters.js';
import { startCombat } from '../../base/combat.js';
import { fights } from '../../base/combatants.js';
import { payPrice, refusePrice } from '../../base/costs.js';
import { heroChallenged, zombiePlaced, zombieRemoved } from '../../base/facts/index.js';
import { combat, type EffectsFrame, explore, freeMove, march, move } from '../../base/frames.js';
import { mostZombies } from '../../base/held.js';
import { hexesOf } from '../../base/places.js';
import type { HexId } from '../../base/state.js';
import { makeTest } from '../../base/testing.js';
import { refreshGems } from '../../base/time.js';
import { villainGoal } from '../../base/villain.js';
import type { G } from '../../base/vocabulary.js';
import { amountOf } from '../amounts.js';
import type { Where } from '../language.js';
import { below, type EffectRules } from '../rule.js';

/* What players do by what a card says, and what happens on the board. */

/** The hexes of the zombies that an effect reaches, one for each of them. */
function zombiesAt(g: G, f: EffectsFrame, at: Where | 'here' | undefined): readonly HexId[] {
  if (at === undefined) return g.state.zombies;
  const { hex } = playerState(g, f.player);
  const hexes = at === 'here' ? [hex] : hexesOf(g, at);
  return g.state.zombies.filter((one) => hexes.includes(one));
}

export const acting: EffectRules<
  | 'move'
  | 'move-by-dice'
  | 'test'
  | 'explore'
  | 'choose'
  | 'engage'
  | 'challenge'
  | 'each-hero'
  | 'refresh-gems'
  | 'place-zombies'
  | 'remove-zombies'
  | 'move-villain'
> = {
  // Also of a hero that is delayed or defeated: it can still use abilities (3e.delayed.effect, 3e.defeat.hero). But no card takes a hero out of a
  // combat: it cannot leave its hex, and that is stronger than what allows it (3e.combat.no-move, 3e.game.precedence-cannot).
  move: {
    act(g, f, e) {
      const { player } = f;
      if (fights(g, player)) return;
      const { delayed: lying } = playerState(g, player);
      g.call(freeMove, { player, left: amountOf(g, f, e.hexes), upright: !isDefeated(g, player), lying });
    },
  },
  'move-by-dice': {
    act(g, f, e) {
      if (!fights(g, f.player)) g.call(move, { player: f.player, rolling: e.dice });
    },
  },
  test: {
    act: (g, f, e) => makeTest(g, f.player, e.attribute, e.modifier ?? 0),
    // Text for a pass happens on a pass alone, and that for a failure on a fail (3e.test.pass-effect, 3e.event.test); nothing else ends with it, no combat
    // either (3e.enemy.failed-test). Either may count the successes, as Unleash Spirit does (3e.hero.mok.unleash).
    after(g, f) {
      const { successes = 0 } = (f.result ?? {}) as { readonly successes?: number };
      f.counted = successes;
      const list = below(f.list, f.at, successes > 0 ? 'pass' : 'fail');
      callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: successes });
    },
  },
  explore: {
    act: (g, f) =>
      g.call(explore, {
        player: f.player,
        quest: null,
        outcome: null,
        dice: [],
        rolling: speedOf(g, f.player),
      }),
    // What follows may count the dice that matched, as Track Prey does (3e.hero.lyssa.track).
    after(_g, f) {
      f.counted = ((f.result ?? {}) as { readonly matches?: number }).matches ?? 0;
    },
  },
  choose: {
    options(g, f, e) {
      if (f.chosen.length > 0) return null;
      return e.options.flatMap(({ id, cost }) => (refusePrice(g, f.player, cost) === null ? [id] : []));
    },
    act(g, f, e) {
      const at = e.options.findIndex(({ id }) => id === f.chosen[0]);
      const option = e.options[at];
      if (option === undefined) return;
      payPrice(g, f.player, f.card, option.cost);
      const list = below(f.list, f.at, 'options', at, 'do');
      callEffects(g, { player: f.player, card: f.card, list, x: f.x, side: f.side, counted: f.counted });
    },
  },
  // Nobody retreats from it, and each hero can be challenged once per game (3e.hero.corbin.bounty).
  challenge: {
    options(g, f) {
      if (f.chosen.length > 0) return null;
      return challenged(g, f.player, f.card).map(String);
    },
    act(g, f) {
      const [player] = f.chosen;
      if (player === undefined) return;
      playerState(g, f.player).used.push(`${f.card}/${player}`);
      g.emit(heroChallenged, {
        player: f.player,
        foe: Number(player),
        card: f.card,
        rule: '3e.hero.corbin.bounty',
      });
      startCombat(g, f.player, { player: Number(player) }, { noRetreat: true, card: f.card });
    },
    after(g, f) {
      // The loser is defeated and loses nothing else (3e.pvp.consequence).
      if (((f.result ?? {}) as { readonly winner?: number }).winner !== 0 || f.chosen.length === 0) return;
      callEffects(g, { player: f.player, card: f.card, list: below(f.list, f.at, 'win') });
    },
  },
  engage: { act: (g, f) => startCombat(g, f.player, { enemy: f.card }, { card: f.card }) },
  // In turn order, the one whose card it is first (3e.game.simultaneous). In a combat nobody outside it is reached (3e.combat.only-foe).
  'each-hero': {
    act(g, f) {
      const list = below(f.list, f.at, 'effects');
      const fight = g.find(combat);
      for (const player of inOrder(g, f.player))
        if (fight === undefined || fight.sides.some((side) => side.player === player))
          callEffects(g, { player, card: f.card, list, x: f.x });
    },
  },
  'refresh-gems': { act: (g, _f, e) => refreshGems(g, e.of ?? null, '3e.game.ability-order') },
  'place-zombies': {
    options(g, f, e) {
      const places = hexesOf(g, e.at);
      const room = mostZombies - g.state.zombies.length;
      return f.chosen.length < Math.min(room, amountOf(g, f, e.amount)) && places.length > 0 ? places : null;
    },
    act(g, f) {
      for (const hex of f.chosen) {
        g.state.zombies.push(hex);
        g.emit(zombiePlaced, { at: hex, rule: '3e.corpse-king.zombies' });
      }
    },
  },
  // Its own user chooses which; none of them is killed, so they bring no gold (3e.corpse-king.zombie-kill).
  'remove-zombies': {
    options(g, f, e) {
      const where = zombiesAt(g, f, e.at);
      const left = where.filter((hex, at) => {
        const here = where.filter((other) => other === hex).length;
        return where.indexOf(hex) === at && here > f.chosen.filter((other) => other === hex).length;
      });
      return f.chosen.length < amountOf(g, f, e.amount) && left.length > 0 ? left : null;
    },
    act(g, f) {
      for (const hex of f.chosen)
        if (takeOut(g.state.zombies, hex))
          g.emit(zombieRemoved, { at: hex, killed: false, rule: '3e.game.ability-order' });
    },
  },
  'move-villain': {
    act(g, f, e) {
      const towards = villainGoal(g);
      if (g.state.villain === null || towards === null) return;
      g.call(march, { player: f.player, left: amountOf(g, f, e.hexes), towards });
    },
  },
};
