import type { EditionId } from 'runebound-engine';
import type { Catalogue } from 'runebound-engine/words';
import { type Language, language } from './language.js';

/* The catalogues in which the engine speaks: each is loaded with the rules of its edition. */

type Catalogues = Readonly<Record<EditionId, readonly Catalogue[]>>;

let spoken: Language = language();
let loaded: Catalogues = { 'second-edition': [], 'third-edition': [] };

export const catalogues = (): Catalogues => loaded;

/** Puts a language in force: a worker does not know the one of its page. */
export function speakIn(next: Language): void {
  spoken = next;
}

/** Brings the words of an edition in the language in force. English comes with the rules. */
export async function loadCatalogue(edition: EditionId): Promise<void> {
  if (spoken !== 'de' || loaded[edition].length > 0) return;
  const { german } =
    edition === 'second-edition'
      ? await import('runebound-engine/words/german')
      : await import('runebound-engine/third-edition/words/german');
  loaded = { ...loaded, [edition]: [german] };
}
