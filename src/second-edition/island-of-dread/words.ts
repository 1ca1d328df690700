import { amountOf, type Moment } from '../abilities/conditions.js';
import type { EffectRule } from '../abilities/rule.js';
import { playerState } from '../base/cards.js';
import { turn } from '../base/frames.js';
import type { G } from '../base/vocabulary.js';
import { captainOf, loseShip } from './captains.js';
import { islandOf, isOnIsland, isVoyaging, stopsFrom, tileAt } from './chart.js';
import { layTiles, liftTiles } from './event-tiles.js';
import { bindTheGod, bluntEnemy, chooseFirstPhase, gainLegendary } from './legendary-items.js';
import { gainMap, hasSet } from './map-counters.js';
import { memoryOf } from './memory.js';
import { hasLanded, sailTo } from './voyaging.js';

/* The words that this module adds to the ability language; content/types.ts explains them to those who write cards. */

/** On along a lane, without an adventure, as many stops as the card says; a town ends the voyage. */
const sailOn: EffectRule<'special'> = {
  options(g, f, e) {
    const here = playerState(g, f.player).hero.space ?? '';
    const done = f.pending.length >= Math.max(0, amountOf(g, e.amount ?? 1, f));
    return done || !isVoyaging(g, f.player) ? null : stopsFrom(g, here);
  },
  act(g, f, e, choice) {
    if (choice === '') return;
    sailTo(g, f.player, choice);
    f.pending.push(choice);
    return f.pending.length < amountOf(g, e.amount ?? 1, f) && isVoyaging(g, f.player) ? 'choose' : undefined;
  },
};

const loseCaptain: EffectRule<'special'> = { act: (g, f) => loseShip(g, f.player) };

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'gain-map': gainMap,
  'gain-legendary': gainLegendary,
  'lay-tiles': layTiles,
  'lift-tiles': liftTiles,
  sail: sailOn,
  'lose-captain': loseCaptain,
  'blunt-enemy': bluntEnemy,
  'choose-first-phase': chooseFirstPhase,
  'bind-the-god': bindTheGod,
};

type Meaning = (g: G, player: number, of: string) => boolean;

const meanings: Readonly<Record<string, Meaning>> = {
  voyaging: isVoyaging,
  landed: (g) => {
    const now = g.find(turn);
    return now !== undefined && hasLanded(now);
  },
  captain: (g, player) => captainOf(g, player) !== null,
  'on-loan': (g, player) => captainOf(g, player)?.loan === true,
  'on-island': isOnIsland,
  'in-ruins': (g, player) => tileAt(g, playerState(g, player).hero.space) === 'ruins',
  tile: (g, player, of) => tileAt(g, playerState(g, player).hero.space) === of,
  island: (g, player, of) => islandOf(playerState(g, player).hero.space) === of,
  maps: (g, player, of) => {
    const held = memoryOf(g).maps[player];
    return (held?.blue ?? 0) + (held?.green ?? 0) >= Number(of);
  },
  'map-set': hasSet,
};

/** What a word of this module means at a moment; `null` if it is none of them. */
export function meaningOf(g: G, word: string, { player }: Moment): boolean | null {
  const [name = '', of = ''] = word.split(':');
  return Object.hasOwn(meanings, name) ? (meanings[name] as Meaning)(g, player, of) : null;
}
