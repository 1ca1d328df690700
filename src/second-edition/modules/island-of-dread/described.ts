import { type Frame, forbid, ofSort, type Refusal, why } from '../../../kernel/index.js';
import { type AdventureFrame, adventure, experience, turn } from '../../base/frames.js';
import {
  cardDescribed,
  type Described,
  type DescribedAdventure,
  frameAt,
  isDrawnNow,
  refuseUnplaced,
  stepAfter,
  turnAt,
} from '../../base/scenario-frames.js';
import type { G } from '../../base/vocabulary.js';
import { isOnIsland, isVoyaging } from './chart.js';
import { memoryOf } from './memory.js';
import { isSeaCard } from './sea-adventures.js';
import { island, isSilverCard } from './the-island.js';

/** On the island, silver cards are resolved until the visit is over: no turn begins, ends or goes on (iod.island.resolve-until). */
function refuseOnIsland(g: G, now: Described): Refusal | null {
  const visitor = g.state.players.findIndex((_, player) => isOnIsland(g, player));
  if (visitor < 0) return null;
  const again = g.state.players.some((_, player) => player !== visitor && isOnIsland(g, player));
  if (again || now.player !== visitor)
    return forbid(
      'iod.island.resolve-until',
      why`The Hero of ${ofSort('player', visitor)} is on the Island of Dread: till that visit is over nobody else has a turn, or is there.`,
    );
  const card = cardDescribed(now);
  if (card === null)
    return forbid(
      'iod.island.resolve-until',
      'On the Island of Dread there is nothing but one silver card after another: describe a card drawn, or a battle with a Challenge.',
    );
  return isSilverCard(g, card)
    ? null
    : forbid(
        'iod.island.resolve-until',
        why`On the Island of Dread silver cards are drawn; "${card}" is none.`,
      );
}

/** Whether a card caused the Challenge: then it may be of any deck. */
const isFaced = (now: Described): boolean =>
  now.is === 'combat' && now.opponent.is === 'challenge' && now.opponent.from === 'card';

/** At sea there are no dice, no other Hero and no waiting Challenge, only the sea deck (iod.adventure.draw-sea). */
function refuseAtSea(g: G, now: Described): Refusal | null | undefined {
  if (now.is === 'turn') return undefined;
  if (now.is === 'movement') return forbid('iod.movement.no-dice');
  const card = cardDescribed(now);
  if (card === null) return forbid('iod.interact.no-attack');
  return isFaced(now) || (isDrawnNow(now) && isSeaCard(g, card))
    ? null
    : forbid(
        'iod.adventure.draw-sea',
        why`A voyaging Hero meets what the sea deck holds; "${card}" is not drawn there.`,
      );
}

/** Sea and island cards are drawn only there. */
function refuseOnLand(g: G, now: Described): Refusal | null {
  const card = (now.is === 'drawn' || now.is === 'combat') && isDrawnNow(now) ? cardDescribed(now) : null;
  if (card === null) return null;
  if (isSeaCard(g, card))
    return forbid('iod.adventure.draw-sea', why`"${card}" is drawn at sea: put the Hero on an anchor space.`);
  return isSilverCard(g, card)
    ? forbid('iod.island.resolve-until', why`"${card}" is drawn on the Island of Dread: put the Hero there.`)
    : null;
}

/** Impossible at the beginning of a turn: a figure without a place, or silver discards after a visit. */
function refuseTable(g: G, now: Described): Refusal | null {
  const unplaced = refuseUnplaced(g, 'iod.setup.start-dallak');
  if (unplaced !== null) return unplaced;
  const isEnding = now.is === 'turn' && now.step === 'end';
  const visited = g.state.players.some((_, player) => isOnIsland(g, player));
  return memoryOf(g).silver.length > 0 && !visited && !isEnding
    ? forbid(
        'iod.island.reshuffle-silver',
        'Nobody is on the Island of Dread: all silver cards that were discarded are back in the deck.',
      )
    : null;
}

/** What a Hero can be doing there; `undefined` leaves the question to the rules of land. */
export function refuseThere(g: G, now: Described): Refusal | null | undefined {
  const refusal = refuseTable(g, now) ?? refuseOnIsland(g, now);
  if (refusal !== null || isOnIsland(g, now.player)) return refusal;
  if (isVoyaging(g, now.player)) return refuseAtSea(g, now);
  return refuseOnLand(g, now) ?? undefined;
}

/** A discovery ends its Experience step (iod.discover.turn-continues). At sea a card is drawn at once (iod.decks.no-blue). */
export function ledThere(g: G, now: DescribedAdventure, otherwise: readonly Frame[]): readonly Frame[] {
  const { player } = now;
  const card = cardDescribed(now);
  if (isOnIsland(g, player))
    return [
      turnAt(player, stepAfter(g, turn, 'experience')),
      frameAt(experience, '', { player, bonus: null, due: 0 }),
      // After a draw comes the Refresh step (iod.island.refresh-each-draw).
      frameAt(island, now.is === 'drawn' ? 'refresh' : 'again', { player, card }),
    ];
  if (!isVoyaging(g, player) || !isDrawnNow(now)) return otherwise;
  return otherwise.map((f) => (f.kind === adventure.kind ? ({ ...f, color: 'blue' } as AdventureFrame) : f));
}
