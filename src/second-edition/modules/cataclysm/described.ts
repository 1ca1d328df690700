import { type Frame, forbid, type Refusal, why } from '../../../kernel/index.js';
import { playerState } from '../../base/cards.js';
import { adventure, turn } from '../../base/frames.js';
import * as positions from '../../base/scenario-frames.js';
import type { G } from '../../base/vocabulary.js';
import { curseCard } from './curses.js';
import { refuseLevel, seeking } from './seeking.js';
import { cursedTownAt, townOf } from './towns.js';

/** A card of Level I or III is met in its town; a quest is drawn but not resolved. */
function refuseCurseCard(g: G, now: positions.DescribedAdventure, card: string): Refusal | null {
  const found = curseCard(g, card);
  if (found === null) return null;
  if (found.level === 2 || now.as !== 'adventure')
    return forbid(
      'va51.level2.reveal',
      why`${card} is no card that is met: name it among the quests, or leave it.`,
    );
  const here = cursedTownAt(g, playerState(g, now.player).hero.space);
  if (positions.isDrawnNow(now) && here?.curse === found.curse)
    return refuseLevel(g, now.player, found.curse, found.level);
  const town = townOf(g, found.curse);
  return forbid(
    'va51.adventure.curse-attempt',
    town === null
      ? why`The town of ${card} is freed.`
      : why`${card} is drawn in ${town}: put the Hero there.`,
  );
}

/** `undefined` leaves the question to the other rules. */
export function refuseAfterCataclysm(g: G, now: positions.Described): Refusal | null | undefined {
  const unplaced = positions.refuseUnplaced(g, 'va51.setup.start-towns');
  if (unplaced !== null) return unplaced;
  const card = positions.cardDescribed(now);
  if (card === null || curseCard(g, card) === null) return undefined;
  return refuseCurseCard(g, now as positions.DescribedAdventure, card);
}

/** An attempt is called by the Adventure step, which has nothing else left. */
export function ledToCurse(
  g: G,
  now: positions.DescribedAdventure,
  otherwise: readonly Frame[],
): readonly Frame[] {
  const card = positions.cardDescribed(now);
  const found = card === null ? null : curseCard(g, card);
  if (found === null) return otherwise;
  const { player } = now;
  return [
    positions.turnAt(player, positions.stepAfter(g, turn, 'adventure')),
    positions.frameAt(adventure, 'over', { player, color: null, card: null, interacted: false }),
    positions.frameAt(seeking, now.is === 'drawn' ? 'resolve' : 'after', { player, ...found, card }),
  ];
}
