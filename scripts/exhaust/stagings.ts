import type { Scenario } from '../../src/scenario/index.js';
import type { Card, Content } from '../../src/second-edition/index.js';
import type { Hints, Lots } from './positions.js';

/* What modules add to a position made for a card: where their Heroes are, and what they have besides. */

/** What a position is made for. */
export interface Occasion {
  readonly content: Content;
  readonly lots: Lots;
  readonly card: Card;
  readonly hints: Hints;
}

type Staging = (scenario: Scenario, occasion: Occasion) => Scenario;

/** At sea with a Captain, more or less tired; on the island for its cards; with maps, and tiles on the board. */
const islandOfDread: Staging = (scenario, { content, lots, card, hints }) => {
  const { game } = scenario;
  const deck = 'deck' in card ? card.deck : undefined;
  const atSea =
    deck === 'sea' || deck === 'captains' || hints.special.includes('voyaging')
      ? !lots.once(6)
      : lots.once(4);
  const anchors = (content.board.places ? Object.keys(content.board.places) : []).filter(
    (id) => id !== 'island-of-dread',
  );
  const space = deck === 'silver' ? 'island-of-dread' : atSea ? lots.from(anchors) : undefined;
  const captain =
    atSea && deck !== 'silver'
      ? deck === 'captains'
        ? card.id
        : lots.card((each) => each.kind === 'further' && each.sort === 'captain')
      : null;
  const values = captain === null ? undefined : content.cards[captain];
  const { life = 1, stamina = 0 } = values?.kind === 'further' ? values : {};
  const [me, ...others] = Array.isArray(game.players) ? game.players : [];
  return {
    ...scenario,
    game: {
      ...game,
      players: [{ ...me, ...(space === undefined ? {} : { space }) }, ...(others.length > 0 ? others : [{}])],
      with: {
        'island-of-dread': {
          captains:
            captain === null
              ? []
              : [{ card: captain, wounds: lots.below(life), exhaustion: lots.below(stamina + 1) }],
          maps: [{ blue: lots.below(3), green: lots.below(3) }],
          tiles: hints.special.includes('in-ruins') || lots.once(4) ? ['ruins'] : [],
        },
      },
    },
  };
};

/** By module. */
export const stagings: Readonly<Record<string, Staging | undefined>> = { 'island-of-dread': islandOfDread };
