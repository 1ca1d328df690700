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

/** A document of which the words of some rules stand elsewhere: those have neither heading nor text. */
export const without = ({ document, rules }: Wording, kept: ReadonlySet<string>): Wording => ({
  document,
  rules: rules.map((rule) => (kept.has(rule.id) ? rule : { id: rule.id, section: '', text: '' })),
});

/** The words that stand elsewhere, in the order of the rules. */
export interface Rest {
  /** The headings, each once. */
  readonly sections: readonly string[];
  /** Each rule's heading, by its place among them. */
  readonly at: readonly number[];
  readonly texts: readonly string[];
}

/** Packs the words of the rules that {@link without} leaves out. */
export function packedRest({ rules }: Wording, kept: ReadonlySet<string>): Rest {
  const left = rules.filter(({ id }) => !kept.has(id));
  const sections = [...new Set(left.map(({ section }) => section))];
  return {
    sections,
    at: left.map(({ section }) => sections.indexOf(section)),
    texts: left.map(({ text }) => text),
  };
}

/** A document with the words that stand elsewhere. */
export function withRest({ document, rules }: Wording, { sections, at, texts }: Rest): Wording {
  let left = 0;
  return {
    document,
    rules: rules.map((rule) => {
      if (rule.text !== '') return rule;
      const next = left++;
      return { id: rule.id, section: sections[at[next] ?? -1] ?? '', text: texts[next] ?? '' };
    }),
  };
}
