import { ruleDocuments, rulesOf } from 'runebound-engine/register';
import { grouped } from './grouped.js';

/* The register as a reader finds his way in it: documents, and their chapters. */

/** Rules of a document whose ids begin alike. */
export interface Chapter {
  readonly title: string;
  readonly anchor: string;
  /** Ids, in the order of the document. */
  readonly rules: readonly string[];
}

/** A document of the register. */
export interface RegisterPages {
  readonly name: string;
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** What the parts of ids are called that are no words. */
const packs: Readonly<Record<string, string>> = {
  va46: 'Rituals and Runes',
  va47: 'Weapons of Legend',
  va48: 'Traps and Terrors',
  va49: 'Beasts and Bandits',
  va50: 'The Seven Scions',
  va51: 'The Cataclysm',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function chapterOf(id: string): string {
  const [document = '', topic = ''] = id.split('.');
  return `${document}.${topic}`;
}

function titleOf(chapter: string): string {
  const [document = '', topic = ''] = chapter.split('.');
  const words = capital(topic.replaceAll('-', ' '));
  const pack = packs[document];
  return pack === undefined ? words : `${pack}: ${words.toLowerCase()}`;
}

/** The documents, base game first, with their chapters. */
export const registers: readonly RegisterPages[] = ruleDocuments().map(({ name, title }) => {
  const chapters = grouped(rulesOf(name), ({ id }) => chapterOf(id));
  return {
    name,
    title,
    chapters: [...chapters].map(([chapter, rules]) => ({
      title: titleOf(chapter),
      anchor: chapter.replace('.', '-'),
      rules: rules.map(({ id }) => id),
    })),
  };
});

/** The document and the chapter of a rule. */
export function chaptersOf(id: string): { readonly register: RegisterPages; readonly chapter: Chapter } {
  for (const register of registers) {
    const chapter = register.chapters.find(({ rules }) => rules.includes(id));
    if (chapter) return { register, chapter };
  }
  throw new Error(`No document has the rule ${id}.`);
}

const short = (title: string): string =>
  title.replace(/ rulebook$|^Runebound | v\d.*$|: Learn to Play.*$|(?<=FAQ and errata).*$/g, '');

/** What the addresses of the pages of a document begin with. Of two documents whose ids begin alike the first one has the rest. */
const beginnings = ({ name, chapters }: RegisterPages, at: number): readonly string[] => {
  const own = chapters.map(({ anchor }) => anchor.split('-')[0] ?? '');
  const taken = registers
    .slice(0, at)
    .flatMap((other) => other.chapters.map(({ anchor }) => anchor.split('-')[0]));
  const ids = chapters.map(({ anchor }, n) => (taken.includes(own[n]) ? anchor.replace('-', '.') : own[n]));
  return [name, ...new Set(ids.map((id) => `${id}.`))].map((beginning) => `/rules/${beginning}`);
};

/** Sidebars by what addresses begin with: all documents, and of the one that is read its chapters. The narrower beginnings come first. */
export function rulesBars(): Readonly<Record<string, object[]>> {
  const bar = (open: string): object[] => [
    { text: 'All documents', link: '/rules/' },
    ...registers.map(({ name, title, chapters }) => ({
      text: short(title),
      link: `/rules/${name}`,
      ...(name === open
        ? {
            collapsed: false,
            items: chapters.map((chapter) => ({
              text: chapter.title,
              link: `/rules/${name}#${chapter.anchor}`,
            })),
          }
        : {}),
    })),
  ];
  const bars = registers.map((register, at) =>
    beginnings(register, at).map((beginning) => [beginning, bar(register.name)] as const),
  );
  return Object.fromEntries([...bars.reverse().flat(), ['/rules/', bar('')]]);
}
