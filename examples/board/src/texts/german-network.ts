import type { network as english, troubles as englishTroubles } from './english-network.js';

/* What the screen says of a table over the network, in German. */

const notUnderstood = (): string => 'Der Server versteht diese Nachricht nicht. Lade diese Seite neu.';
const unreadable = (): string => 'In dieser Datei ist kein Spiel, das hier weitergehen kann.';
const fault = (): string => 'Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.';

/** What went wrong, by the code of an error or by its name. */
export const troubles: typeof englishTroubles = {
  version: () => 'Der Server hat eine neue Version. Lade diese Seite neu.',
  lost: () => 'Die Verbindung ist abgebrochen und wird wieder aufgebaut.',
  unreachable: () => 'Der Server antwortet nicht. Versuche es gleich noch einmal.',
  'no-table': () =>
    'Diesen Tisch gibt es nicht. Ein Tisch, an dem niemand spielt, wird nach einer Weile weggeworfen: Öffne einen neuen.',
  'bad-token': () =>
    'Dieser Link führt zu keinem Platz. Bitte die Person, von der er kommt, ihn noch einmal ganz zu kopieren.',
  'not-joined': () => 'Diese Seite sitzt an keinem Tisch. Lade sie neu.',
  joined: () => 'Diese Seite sitzt schon an einem Tisch.',
  'not-json': notUnderstood,
  'bad-message': notUnderstood,
  'bad-request': notUnderstood,
  'too-big': () => 'Diese Nachricht ist dem Server zu lang.',
  'too-fast': () => 'Das waren zu viele Nachrichten auf einmal.',
  'too-many-sockets': () => 'Es sind schon zu viele Verbindungen offen.',
  'too-many-tables': ({ most }) => `Hier laufen schon ${most} Spiele: Für ein weiteres ist kein Platz.`,
  'too-many-of-address': ({ most }) =>
    `Von deiner Adresse aus sind schon ${most} Tische geöffnet: mehr geht erst, wenn einige davon weg sind.`,
  'other-version': () => 'Diesen Tisch hat eine andere Version des Servers gespielt: Sie kann ihn öffnen.',
  origin: () => 'Seiten anderer Server spielen hier nicht mit.',
  taken: () => 'Dieser Platz ist schon besetzt, oder es gibt ihn nicht.',
  watching: () => 'Wer zuschaut, kann nicht mitspielen und nichts sagen.',
  talking: () => 'Das war viel auf einmal: Sag es gleich noch einmal.',
  'no-text': () => 'In dieser Zeile ist nichts zu sehen.',
  stale: () => 'Das Spiel ist inzwischen weitergegangen.',
  'not-yours': () => 'Du nimmst ab einer eigenen Aktion zurück.',
  'come-to-light': () => 'Seither sind Würfel gefallen oder Karten bekannt geworden: Die Aktion gilt.',
  database: fault,
  fault,
  UnreadableGameError: unreadable,
  InvalidSaveError: unreadable,
  UnknownRulesetError: () => 'Die Regeln dieses Spiels kennt diese Seite nicht.',
  InvalidOptionsError: () => 'So kann kein Spiel beginnen.',
  'invalid-options': () => 'So kann kein Spiel beginnen.',
};

export const network: typeof english = {
  title: 'Leute',
  unread: (count: number): string => (count === 1 ? 'neue Bemerkung' : 'neue Bemerkungen'),
  here: 'da',
  away: 'weg',
  awaited: 'ist dran',
  isAway: (name: string) => `${name} ist dran, aber gerade nicht verbunden`,
  isAwaited: (name: string) => `${name} ist dran`,
  youLookOn: 'Du schaust zu: Niemand wartet auf dich, du siehst keine Hand und kannst hier nichts sagen.',
  freePlace: 'frei',
  aFreePlace: 'ein freier Platz',
  watching: (count: number) =>
    count === 0
      ? 'Niemand schaut zu.'
      : count === 1
        ? 'Eine Person schaut zu.'
        : `${count} Leute schauen zu.`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  share: 'Teilen …',
  watchLink: 'Der Link zum Zuschauen',
  emotes: {
    hello: 'Hallo!',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    ouch: 'Autsch!',
    lucky: 'Glück gehabt!',
    thinking: 'Ich überlege …',
    'your-turn': 'Du bist dran!',
  },
  signs: 'Zeichen',
  line: 'Eine Zeile an alle',
  say: 'Sagen',
  talk: 'Was gesagt wurde',
  nothingSaid: 'Noch wurde nichts gesagt.',
  mute: (name: string) => `${name} stumm schalten`,
  unmute: (name: string) => `${name} wieder hören`,
  takeBack: 'Meine letzte Aktion zurücknehmen',
  takeBackHint: 'Die anderen werden gefragt. Gefallene Würfel und gezogene Karten bleiben.',
  asks: (name: string) =>
    `${name} möchte eine Aktion zurücknehmen. Seither ist nichts Neues bekannt geworden.`,
  agree: 'Einverstanden',
  decline: 'Sie gilt',
  waitingFor: (by: string, names: string) =>
    `${by} möchte eine Aktion zurücknehmen. Es fehlt die Zustimmung von ${names}.`,
  iAsk: (names: string) =>
    `Du möchtest eine Aktion zurücknehmen. Es fehlt die Zustimmung von ${names}. Spielst du weiter, gilt sie.`,
  how: {
    agreed: 'Die Aktion wurde zurückgenommen.',
    declined: 'Nicht alle waren einverstanden: Die Aktion gilt.',
    'moved-on': 'Das Spiel ist weitergegangen: Die Aktion gilt.',
  },
  notice: 'Sag mir, wenn ich am Zug bin',
  sound: 'ein Ton',
  notification: 'eine Mitteilung',
  needsTls: 'Mitteilungen brauchen eine Adresse, die mit https beginnt.',
  yourTurn: 'Du bist am Zug',
  lobby: 'Offene Tische',
  lobbyEmpty: 'Gerade wartet kein Tisch auf Mitspieler.',
  lobbyRefresh: 'Noch einmal nachsehen',
  listed: 'Allen zeigen: Die Plätze der anderen Personen sind frei',
  yourName: 'Dein Name',
  nameFirst: 'Schreib deinen Namen, um einen freien Platz zu nehmen.',
  sit: (name: string) => (name === '' ? 'Platz nehmen' : `Als ${name} Platz nehmen`),
  lookOn: 'Zuschauen',
  network: 'Über das Netz',
  open: 'Diesen Tisch auf dem Server öffnen',
  linksHint:
    'Gib jeder Person den Link ihres Platzes und keiner den einer anderen: Mit ihm kann jeder dort sitzen.',
  freeHint:
    'Die anderen Personen finden ihre Plätze auf dieser Seite unter „Offene Tische“ und schreiben dort ihre Namen.',
  alone: 'Nur ein Platz ist für eine Person. Wähle oben für jeden Mitspieler „eine Person“.',
  lookingOn: 'Zuschauen',
  atServer: 'Der Server würfelt: Die Startzahl zählt nicht.',
  ownTables: 'Deine Tische auf diesem Server',
  forget: (title: string) => `Die Links von ${title} vergessen`,
  forgetHint: 'Diese Links stehen sonst nirgends. Ohne sie kommt niemand auf diese Plätze zurück.',
  forgetNow: 'Die Links wegwerfen',
  keep: 'Behalten',
  onlyHere:
    'Diese Seite hat eine Adresse, die nur dieser Rechner kennt, und so auch die Links. Öffne sie mit einer Adresse, die der Server für andere Rechner nennt.',
  toStart: 'Zur ersten Seite',
};
