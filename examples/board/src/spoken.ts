import type { EditionId } from 'runebound-engine';
import type { Catalogue } from 'runebound-engine/words';

/* The catalogues in which the engine speaks. The page loads them, and hands them to its worker. */

export type Catalogues = Readonly<Record<EditionId, readonly Catalogue[]>>;

let spoken: Catalogues = { 'second-edition': [], 'third-edition': [] };

export const catalogues = (): Catalogues => spoken;

export function speakIn(next: Catalogues): void {
  spoken = next;
}
