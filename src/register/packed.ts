import type { Wording } from './citing.js';

/* Similar values are adjacent, so that they compress well. The build packs, the package unpacks. */

export interface Packed {
  readonly document: Wording['document'];
  /** The headings, each once. */
  readonly sections: readonly string[];
  readonly at: readonly number[];
  /** The ids, separated by spaces; an id in the same chapter as the one before has only its last part. */
  readonly ids: string;
  readonly texts: readonly string[];
}

const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf('.') + 1);

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

export function unpacked({ document, sections, at, ids, texts }: Packed): Wording {
  let chapter = '';
  const rules = ids.split(' ').map((short, rule) => {
    const id = short.includes('.') ? short : chapter + short;
    chapter = chapterOf(id);
    return { id, section: sections[at[rule] ?? -1] ?? '', text: texts[rule] ?? '' };
  });
  return { document, rules };
}

/** A document without the texts and headings of some rules, which are stored elsewhere. */
export const without = ({ document, rules }: Wording, kept: ReadonlySet<string>): Wording => ({
  document,
  rules: rules.map((rule) => (kept.has(rule.id) ? rule : { id: rule.id, section: '', text: '' })),
});

/** The texts that are stored elsewhere, in rule order. */
export interface Rest {
  readonly sections: readonly string[];
  readonly at: readonly number[];
  readonly texts: readonly string[];
}

/** Packs the texts that {@link without} leaves out. */
export function packedRest({ rules }: Wording, kept: ReadonlySet<string>): Rest {
  const left = rules.filter(({ id }) => !kept.has(id));
  const sections = [...new Set(left.map(({ section }) => section))];
  return {
    sections,
    at: left.map(({ section }) => sections.indexOf(section)),
    texts: left.map(({ text }) => text),
  };
}

/** A document with the texts stored elsewhere. */
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
