import { texts } from '../texts.js';
import type { CardThing, Pile, Screenful, StallThing, TipId, TrackThing } from './things.js';

/* What a track, a market or a deck is, and what lies there: found by a key, which the place on the screen has as `data-tip`. */

/** A place on the table that says what it is. */
export interface Tip {
  readonly title: string;
  readonly about: TipId;
  /** What lies there: a line each. */
  readonly lines: readonly string[];
}

const withNote = ({ name, note }: CardThing): string => [name, note].filter(Boolean).join(': ');

const ofTrack = ({ title, about, spaces, notes }: TrackThing, screen: Screenful): Tip => ({
  title: texts().term(title),
  about,
  lines: [
    ...spaces.flatMap(({ label, mark, means, card, here }) => {
      const lies = means ?? (mark || (card === null ? '' : (screen.card(card)?.name ?? '')));
      const token = here && (lies === '' || means !== undefined) ? [texts().table.tokenAt(label)] : [];
      return [...token, ...(lies === '' ? [] : [lies === label ? label : `${label}: ${lies}`])];
    }),
    ...notes,
  ],
});

const ofStall = ({ place, near, about, offers }: StallThing): Tip => ({
  title: [texts().table.cards.marketOf(place), near].filter(Boolean).join(', '),
  about,
  lines: offers.length === 0 ? [texts().table.nothingHere] : offers.map(withNote),
});

const ofPile = ({ title, about = 'deck', cards, hidden }: Pile): Tip => ({
  title: texts().term(title),
  about,
  lines: [...cards.map(withNote), ...(hidden > 0 ? [texts().table.cards.faceDown(hidden)] : [])],
});

/** The tip for a key such as `tracks 0`; `null` if nothing lies there any more. */
export function tipOf(screen: Screenful, key: string): Tip | null {
  const [where, at] = key.split(' ');
  const index = Number(at);
  const track = where === 'tracks' ? screen.tracks[index] : undefined;
  const stall = where === 'stalls' ? screen.stalls[index] : undefined;
  const pile = where === 'piles' ? screen.piles[index] : undefined;
  if (track) return ofTrack(track, screen);
  if (stall) return ofStall(stall);
  return pile ? ofPile(pile) : null;
}
