import { colors } from '../../abilities/language.js';
import { type TurnFrame, turn } from '../../base/frames.js';
import type { Check, G } from '../../base/vocabulary.js';
import { isPastInTurn } from '../endgame/order.js';
import { confrontation, doom, endgameDue } from './frames.js';
import { colorOfBack, keptBy, memoryOf, unseenOf } from './memory.js';
import type { DoomSetting } from './setting.js';

export const doomInvariants = (setting: DoomSetting): readonly Check[] => [
  {
    name: 'the doom track holds adventure cards, and each discard pile those of its color',
    rule: setting.cite.clear,
    check(g) {
      const memory = memoryOf(g, setting);
      const other = keptBy(memory)
        .flatMap((place) => place.cards)
        .find((id) => colorOfBack(g.content, id) === null);
      if (other !== undefined) return `${other} is no card of a colored deck`;
      for (const color of colors) {
        const stray = memory.piles[color].seen.find((id) => colorOfBack(g.content, id) !== color);
        if (stray !== undefined) return `${stray} is on the ${color} discard pile`;
      }
      return null;
    },
  },
  {
    name: 'unseen cards on the doom track lie beside their decks',
    rule: setting.cite.setup,
    check(g) {
      const memory = memoryOf(g, setting);
      const color = colors.find((one) => unseenOf(memory, one) > (g.state.decks[one]?.aside ?? 0));
      return color ? `more ${color} cards lie unseen than were put aside` : null;
    },
  },
  {
    name: 'a doom counter is added as soon as it is due',
    check(g) {
      const { track, counters } = memoryOf(g, setting);
      const trigger = setting.trigger(g.state.players.length);
      return counters < setting.towns(g).length && track.length >= trigger
        ? `${track.length} cards are on the doom track, and ${trigger} add a counter`
        : null;
    },
  },
  {
    name: 'the last doom counter opens the Endgame',
    rule: setting.cite.lastSpace,
    check(g) {
      const { counters, endgame } = memoryOf(g, setting);
      const spaces = setting.towns(g).length;
      if (counters > spaces) return `there are ${counters} doom counters on ${spaces} spaces`;
      // A game may be won while the Endgame still waits.
      if (g.state.outcome !== null) return null;
      if (g.find(endgameDue) && (endgame !== null || counters < spaces))
        return 'the Endgame waits to begin, and is not due';
      if (endgame === null ? counters < spaces || isAwaited(g) : counters === spaces) return null;
      return `with ${counters} doom counters the Endgame has ${endgame ? '' : 'not '}begun`;
    },
  },
  {
    name: 'cards wait only while they are placed',
    rule: setting.cite.discard,
    check: (g) =>
      memoryOf(g, setting).waiting.length > 0 && g.state.outcome === null && !g.find(doom)
        ? 'cards wait to be put on the doom track, and nobody puts them there'
        : null,
  },
  {
    name: 'the Endgame is played in its order',
    rule: setting.cite.order,
    check: (g) => endgameOrder(g, setting),
  },
];

/** Whether the Endgame waits for the present frames, or for the end of a turn that was cut short. */
function isAwaited(g: G): boolean {
  if (g.find(endgameDue)) return true;
  const current = g.find(turn);
  return current !== undefined && current.step !== '' && isPastInTurn(g, current.step, 'experience');
}

function endgameOrder(g: G, setting: DoomSetting): string | null {
  const { endgame } = memoryOf(g, setting);
  const fighting = g.find(confrontation);
  if (endgame === null && g.state.frames[0]?.step.startsWith('endgame-order'))
    return 'the order of the Endgame is sought before it has begun';
  if (endgame === null) return fighting ? 'a confrontation is under way before the Endgame' : null;
  const { order, out } = endgame;
  if (new Set(order).size < order.length || order.some((player) => !g.state.players[player]))
    return 'the order names a player twice, or one who is not there';
  if (out.some((player, at) => player !== order[at])) return 'players are eliminated in their order';
  const current = g.find(turn) as TurnFrame | undefined;
  if (current && (order.length < g.state.players.length || order[out.length] !== current.player))
    return `it is not the turn of player ${current.player}`;
  if (current && isPastInTurn(g, current.step, 'eliminated'))
    return `the turn of player ${current.player} ends, and nobody is eliminated`;
  return fighting && fighting.player !== current?.player
    ? `player ${fighting.player} is confronted in the turn of another`
    : null;
}
