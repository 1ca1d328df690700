import { amountOf, type Moment } from '../../abilities/amounts.js';
import type { EffectRule } from '../../abilities/rule.js';
import { playerState } from '../../base/cards.js';
import type { G } from '../../base/vocabulary.js';
import { isAnchor, isVoyaging, stopsFrom, tileAt } from './chart.js';
import { layTiles } from './event-tiles.js';
import { bindTheGod, bluntEnemy, chooseFirstPhase, gainLegendary } from './legendary-items.js';
import { gainMap } from './map-counters.js';
import { sailTo } from './voyaging.js';

/** Sails on as many stops as the card says, without an adventure; a town ends the voyage. */
const sailOn: EffectRule<'special'> = {
  options(g, f, e) {
    const { space } = playerState(g, f.player).hero;
    const isDone = f.pending.length >= amountOf(g, e.amount ?? 1, f);
    return isDone || !isAnchor(space) ? null : stopsFrom(g, space);
  },
  act(g, f, _e, choice) {
    if (choice === '') return;
    sailTo(g, f.player, choice);
    f.pending.push(choice);
    return 'choose';
  },
};

export const effects: Readonly<Record<string, EffectRule<'special'>>> = {
  'gain-map': gainMap,
  'gain-legendary': gainLegendary,
  'lay-tiles': layTiles,
  sail: sailOn,
  'blunt-enemy': bluntEnemy,
  'choose-first-phase': chooseFirstPhase,
  'bind-the-god': bindTheGod,
};

type Meaning = (g: G, player: number, of: string | undefined) => boolean;

const meanings: Readonly<Record<string, Meaning>> = {
  voyaging: isVoyaging,
  tile: (g, player, of) => tileAt(g, playerState(g, player).hero.space) === of,
};

export function meaningOf(g: G, word: string, { player }: Moment): boolean | null {
  const [name, of] = word.split(':') as [string, string?];
  return Object.hasOwn(meanings, name) ? (meanings[name] as Meaning)(g, player, of) : null;
}
