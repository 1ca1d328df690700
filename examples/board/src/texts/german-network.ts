import type { network as english } from './english-network.js';

/* What the screen says of a table over the network, in German. */

export const network: typeof english = {
  title: 'Leute',
  here: 'da',
  away: 'weg',
  awaited: 'ist dran',
  bot: 'ein Bot',
  freePlace: 'frei',
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
  waitingFor: (names: string) => `Es fehlt die Zustimmung von ${names}.`,
  how: {
    agreed: 'Die Aktion wurde zurückgenommen.',
    declined: 'Die Aktion gilt.',
    'moved-on': 'Das Spiel ist weitergegangen: Die Aktion gilt.',
  },
  notice: 'Sag mir, wenn ich am Zug bin',
  sound: 'ein Ton',
  notification: 'eine Mitteilung',
  yourTurn: 'Du bist am Zug',
  newVersion: 'Der Server hat eine neue Version. Lade diese Seite neu.',
  lobby: 'Offene Tische',
  lobbyEmpty: 'Gerade wartet kein Tisch auf Mitspieler.',
  lobbyRefresh: 'Noch einmal nachsehen',
  listed: 'Allen zeigen: Die Plätze der anderen Personen sind frei',
  yourName: 'Dein Name',
  sit: (place: string) => `Als ${place} Platz nehmen`,
  lookOn: 'Zuschauen',
  network: 'Über das Netz',
  open: 'Diesen Tisch auf dem Server öffnen',
  linksHint:
    'Gib jeder Person den Link ihres Platzes und keiner den einer anderen: Mit ihm kann jeder dort sitzen.',
  lookingOn: 'Zuschauen',
};
