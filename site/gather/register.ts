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

/** Documents and chapters as a sidebar. */
export const rulesBar = (): object[] => [
  { text: 'All documents', link: '/rules/' },
  ...registers.map(({ name, title, chapters }) => ({
    text: title.replace(/ rulebook$|^Runebound | v\d.*$|: Learn to Play.*$|(?<=FAQ and errata).*$/g, ''),
    collapsed: true,
    items: [
      { text: 'The whole document', link: `/rules/${name}` },
      ...chapters.map((chapter) => ({ text: chapter.title, link: `/rules/${name}#${chapter.anchor}` })),
    ],
  })),
];
