import type { Wording } from './citing.js';

/* How the words of a document are packed: what stands beside each other is alike, so that it zips well. The build packs, and this reads. */

/** The words of a document, packed. */
export interface Packed {
  readonly document: Wording['document'];
  /** The headings, each once. */
  readonly sections: readonly string[];
  /** Each rule's heading, by its place among them. */
  readonly at: readonly number[];
  /** The ids, with spaces between them; of those in the chapter of the one before only the last part. */
  readonly ids: string;
  readonly texts: readonly string[];
}

const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf('.') + 1);

/** Packs the words of a document. */
export function packed({ document, rules }: Wording): Packed {
  const sections = [...new Set(rules.map(({ section }) => section))];
  const ids = rules.map(({ id }, at) => {
    const chapter = chapterOf(id);
    return chapter === chapterOf(rules[at - 1]?.id ?? '') ? id.slice(chapter.length) : id;
  });
  return {
    document,
    sections,
    at: rules.map(({ section }) => sections.indexOf(section)),
    ids: ids.join(' '),
    texts: rules.map(({ text }) => text),
  };
}

/** The words of a document that were packed. */
export function unpacked({ document, sections, at, ids, texts }: Packed): Wording {
  let chapter = '';
  const rules = ids.split(' ').map((short, rule) => {
    const id = short.includes('.') ? short : chapter + short;
    chapter = chapterOf(id);
    return { id, section: sections[at[rule] ?? -1] ?? '', text: texts[rule] ?? '' };
  });
  return { document, rules };
}
