import type { RuleId } from '../../register/rule-ids.js';
import type { AdventureType } from '../content/board-types.js';
import { drawFrom } from './cards.js';
import { actEnded, gemsRefreshed, timeAdvanced } from './event-kinds/index.js';
import { story } from './frames.js';
import { STORY } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* The time track: twelve spaces, passed twice (3e.time.length, 3e.time.two-acts). */

/** The last space of the time track (3e.time.length). */
export const lastSpace = 12;
/** Where gems are refreshed (3e.time.gem-refresh-spaces). */
export const refreshSpaces: readonly number[] = [6, 12];
/** Where a story card is drawn (3e.story.spaces). */
export const storySpaces: readonly number[] = [3, 6, 9, 12];

/** Flips facedown gems faceup, except those under a hero, defeated or not (3e.time.gem-refresh, 3e.time.gem-refresh-hero). */
export const refreshGems = command(
  'refresh gems',
  (g: G, of: readonly AdventureType[] | null, rule: RuleId): void => {
    const { gems } = g.content.board;
    const taken = g.state.players.map(({ hex }) => hex);
    const turned = g.state.facedown.filter((hex) => {
      const type = gems[hex];
      return !taken.includes(hex) && (of === null || (type !== undefined && of.includes(type)));
    });
    if (turned.length === 0) return;
    g.emit(gemsRefreshed, { hexes: turned, rule });
  },
);

/** Scenarios define what happens (3e.time.end-act-1, 3e.time.end-act-2). */
export const endAct = command('an act ends', (g: G, act: 1 | 2): void => {
  g.emit(actEnded, { act, rule: act === 1 ? '3e.time.end-act-1' : '3e.time.end-act-2' });
});

/** Scenarios define what happens instead of an advance once the token no longer moves (3e.margath.march). */
export const afterTheEnd = command('time has run out', (_g: G): void => {});

/** Moves the token at the end of each round (3e.round.advance-time), and does what its space asks for. */
export const advanceTime = command('the time token is moved', (g: G): void => {
  const { time } = g.state;
  // The token stays: no gems and stories any more (3e.time.no-token-move-after).
  if (time.over) return afterTheEnd(g);
  const isLast = time.space >= lastSpace;
  if (isLast) endAct(g, time.act);
  if (time.over) return;
  const space = isLast ? 1 : time.space + 1;
  g.emit(timeAdvanced, {
    space,
    act: isLast ? 2 : time.act,
    rule: space === 1 ? '3e.time.end-act-1' : '3e.round.advance-time',
  });
  // Gems first, then the story (3e.story.order-with-refresh).
  if (refreshSpaces.includes(space)) refreshGems(g, null, '3e.time.gem-refresh');
  if (storySpaces.includes(space) && drawsStory(g)) g.call(story, { player: g.state.first, card: null });
});

const drawsStory = query('is a story card drawn', (g: G): boolean => drawFrom(g, STORY) !== null);
