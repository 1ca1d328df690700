import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* Words that people use, and those of the rules: the search looks for both. */

/** The words of the rules for a word that players use. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  battle: ['combat'],
  boss: ['villain', 'dragon'],
  buy: ['market', 'shop', 'purchase'],
  cash: ['gold'],
  check: ['test'],
  coins: ['gold'],
  companion: ['ally'],
  cure: ['wounds', 'recover', 'heal'],
  damage: ['wounds'],
  dead: ['knocked', 'knockout', 'defeated'],
  death: ['knocked', 'knockout', 'defeated'],
  die: ['dice', 'knocked', 'knockout', 'defeated'],
  dies: ['knocked', 'knockout', 'defeated'],
  duel: ['combat', 'heroes'],
  equip: ['activate', 'item'],
  exhausted: ['activated'],
  exp: ['experience'],
  fatigue: ['exhaustion', 'stamina'],
  fight: ['combat'],
  flee: ['escape', 'retreat'],
  follower: ['ally'],
  heal: ['wounds', 'recover', 'refresh'],
  healing: ['wounds', 'recover', 'refresh'],
  hire: ['ally', 'buy'],
  hp: ['life', 'health'],
  inventory: ['limit', 'items'],
  killed: ['knocked', 'knockout', 'defeated'],
  level: ['experience'],
  mission: ['quest'],
  money: ['gold'],
  monster: ['challenge', 'enemy'],
  monsters: ['challenge', 'enemy'],
  pvp: ['combat', 'heroes'],
  run: ['escape', 'retreat'],
  shop: ['market', 'buy'],
  shopping: ['market', 'shop', 'buy'],
  swap: ['exchange', 'trade'],
  tap: ['activate', 'activated'],
  tired: ['exhaustion', 'stamina'],
  travel: ['movement'],
  untap: ['refresh'],
  victory: ['wins', 'win'],
  walk: ['movement'],
  xp: ['experience'],
};

/** German words that the words of the engine have only in sentences. */
const german: Readonly<Record<string, readonly string[]>> = {
  abenteuer: ['adventure'],
  aktivieren: ['activate', 'activation'],
  auffrischen: ['refresh'],
  begegnung: ['encounter'],
  bewegung: ['movement'],
  duell: ['combat', 'heroes'],
  ereignis: ['event'],
  erfahrung: ['experience'],
  fähigkeit: ['ability', 'skill'],
  fertigkeit: ['skill'],
  gegner: ['enemy', 'challenge'],
  held: ['hero'],
  helden: ['hero'],
  heilen: ['heal', 'wounds', 'recover'],
  herausforderung: ['challenge'],
  kampf: ['combat'],
  karte: ['card'],
  karten: ['cards'],
  kaufen: ['buy', 'market'],
  markt: ['market'],
  niederlage: ['knockout', 'defeat'],
  rast: ['rest'],
  schicksalsleiste: ['doom', 'track'],
  spielaufbau: ['setup'],
  spieler: ['player', 'players'],
  sturm: ['storm'],
  tod: ['knockout', 'knocked'],
  verbündete: ['ally', 'allies'],
  verkaufen: ['sell', 'market'],
  würfel: ['dice', 'die'],
  zug: ['turn'],
};

/** Pairs of one word each in the German and English words of an edition. */
function pairsOf(edition: string): [string, string][] {
  const messagesIn = (language: string): Record<string, string> => {
    const file = new URL(`../../src/words/${edition}/${language}.json`, import.meta.url);
    return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')).messages;
  };
  const english = messagesIn('english');
  const single = /^\p{L}{3,}$/u;
  return Object.entries(messagesIn('german')).flatMap(([key, word]): [string, string][] => {
    const other = english[key] ?? '';
    return key.startsWith('word.') && single.test(word) && single.test(other)
      ? [[word.toLowerCase(), other.toLowerCase()]]
      : [];
  });
}

/** What else to look for, by the word that a reader types, in lower case. */
export function synonyms(): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, others: readonly string[]) => {
    const known = found.get(word) ?? new Set<string>();
    for (const other of others) if (other !== word) known.add(other);
    if (known.size > 0) found.set(word, known);
  };
  for (const [word, others] of Object.entries(spoken)) add(word, others);
  for (const [word, others] of Object.entries(german)) add(word, others);
  for (const edition of ['second-edition', 'third-edition'])
    for (const [word, other] of pairsOf(edition)) add(word, [other]);
  return Object.fromEntries([...found].sort().map(([word, others]) => [word, [...others]]));
}

/**
 * The terms to look for instead of a typed one: itself, and what means the same.
 *
 * VitePress sends functions of its settings to the page as their source, so this one holds its table.
 */
export const queryTerms = new Function(
  'term',
  `const word = term.toLowerCase(), table = ${JSON.stringify(synonyms())};
  return Object.hasOwn(table, word) ? [word, ...table[word]] : word;`,
) as (term: string) => string | string[];
