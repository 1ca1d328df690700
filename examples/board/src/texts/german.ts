import hyphens from 'virtual:hyphens';
import type { Texts } from '../texts.js';
import { network, troubles } from './german-network.js';
import { table } from './german-table.js';
import { things } from './german-things.js';
import { tour } from './german-tour.js';
import { modules, terms } from './german-words.js';

/* The board's own texts in German. */

export const german: Texts = {
  network,
  troubles,
  table,
  things,
  term: (word: string) => terms[word] ?? word,
  breakable: (name: string) => name.replaceAll(/\p{L}+/gu, (word) => hyphens[word] ?? word),
  modules,
  settings: {
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    sound: 'Ton',
    lone: 'Wo ich nur eine Antwort habe, gibt der Tisch sie für mich. Er beendet nie meinen Zug und verlässt nie einen Ort',
    enemies: 'Kämpft ein anderer Held, spielt ein Bot an meiner Stelle seinen Feind',
    pace: 'Tempo von Bots und Würfeln',
    paces: { calm: 'ruhig', brisk: 'flott', 'at once': 'sofort' },
  },
  kept: {
    title: 'Ein Spiel fortsetzen',
    goOn: (game: string) => `Weiter: ${game}`,
    over: 'zu Ende',
    turn: (turn: number) => `Zug ${turn}`,
    round: (round: number) => `Runde ${round}`,
    throwAway: (title: string) => `${title} wegwerfen`,
    none: 'Hier begonnene Spiele werden in diesem Browser aufbewahrt.',
    file: 'Ein aufbewahrtes Spiel',
    open: 'Eine Datei öffnen …',
  },
  pass: {
    title: (name: string) => `Gib das Gerät an ${name}`,
    about: (name: string) =>
      `Die Handkarten sind verdeckt. Geht weiter, wenn nur ${name} auf den Bildschirm schaut.`,
    taken: (name: string) => `Ich bin ${name}`,
  },
  credits: {
    footer:
      'Ein inoffizielles Fanprojekt, nicht mit dem Verlag von Runebound verbunden. Alle Zeichnungen und alle als eigen gekennzeichneten Karten sind von uns; die Embleme auf den Karten sind von anderen.',
    title: 'Mitwirkende',
    close: 'Schließen',
    from: 'Die Embleme der Karten kommen von',
    under: 'unter',
    change: 'Geändert: die Farbe; und jedes steht auf einer Kachel.',
    by: (author: string) => `Zeichnungen von ${author}`,
  },
  start: {
    loading: 'Die Regeln werden geholt …',
    laying: 'Der Tisch wird gedeckt …',
    lead: 'Runebound ist ein Brettspiel voller Abenteuer: Jeder führt einen Helden über die Karte, kämpft mit dem, was dort wartet, und wird stark genug für die letzte Schlacht. Du spielst hier gegen Bots oder mit Freunden; das Spiel zeigt, was du tun darfst, und sagt, warum.',
    play: 'Jetzt spielen',
    playNote: (edition: string) => `Du und ein Bot, ${edition}. Ein Begleiter zeigt dir deinen ersten Zug.`,
    another: 'Ein anderes Spiel: Spieler, Helden und Module wählen',
    anotherOrNetwork: 'Ein anderes Spiel, hier oder über das Netz: Spieler, Helden und Module wählen',
    edition: 'Edition',
    editions: { 'second-edition': 'Zweite Edition', 'third-edition': 'Dritte Edition' },
    about: {
      'second-edition':
        'Ein Wettlauf von Helden durch das Reich Terrinoth. Würfle für deinen Weg, bestehe Abenteuer von Grün bis Rot, kaufe Gegenstände und Verbündete, und besitze als Erster drei Drachenrunen oder besiege Hochfürst Margath.',
      'third-edition':
        'Helden wachsen an Abenteuern mit Kampf, Erkundung und Gespräch, während ein Schurke zwei Akte lang erstarkt. Im Kampf werfen beide Seiten Kampfplättchen. Wer den Schurken zuerst besiegt, gewinnt; gelingt es niemandem rechtzeitig, verlieren alle.',
    },
    modules: 'Module',
    modulesNote:
      'Module ergänzen das Grundspiel. Das erste Spiel braucht keines; passt eines gut dazu, so steht es dabei.',
    scenario: 'Szenario',
    notWith: (title: string) => `nicht mit ${title}`,
    brings: (title: string) => `bringt ${title} mit`,
    players: 'Spieler',
    nameOf: (at: number) => `Name von Spieler ${at}`,
    whoPlays: (name: string) => `Wer für ${name} spielt`,
    remove: (name: string) => `${name} entfernen`,
    add: 'Spieler hinzufügen',
    player: (at: number) => `Spieler ${at}`,
    seed: 'Startzahl',
    seedNote: 'wird für dich gewählt',
    seedHint: 'Dieselbe Startzahl bringt dasselbe Spiel: Lass sie leer für ein neues.',
    begin: 'Beginnen',
    begins: (edition, players, module) =>
      [
        edition,
        `${players} Spieler`,
        typeof module === 'string' ? module : module === 1 ? '1 Modul' : `${module || 'keine'} Module`,
      ].join(' · '),
  },
  strengths: {
    person: { name: 'eine Person', about: '' },
    easy: {
      name: 'ein Bot: leicht',
      about: 'Überlässt vieles dem Zufall und gewinnt fast nie: für ein erstes Spiel.',
    },
    sensible: {
      name: 'ein Bot: vernünftig',
      about: 'Wägt jeden Kampf, Weg und Kauf ab. Ein fairer Gegner.',
    },
    planner: {
      name: 'ein Bot: Planer',
      about: 'Plant mehrere Ziele auf der Karte voraus. Stark und schnell.',
    },
    search: {
      name: 'ein Bot: Sucher',
      about: 'Spielt jede Wahl eine Sekunde lang im Kopf weiter. Der stärkste, und langsam.',
    },
  },
  heroes: {
    title: 'Helden',
    random: 'durch Zufall',
    chosen: 'für jeden gewählt',
    drafted: 'reihum gewählt',
    about: {
      random: 'Jeder bekommt durch Zufall einen Helden.',
      chosen: 'Du sagst, wer wen spielt; wer keinen Helden hat, bekommt einen durch Zufall.',
      drafted: 'Die Spieler wählen nacheinander; Bots wählen durch Zufall.',
      inGame: 'Die Spieler wählen zu Beginn des Spiels, in der Reihenfolge ihrer Züge.',
    },
    choosingFor: (name: string) => `Wähle einen Helden für ${name}`,
    take: (hero: string) => `${hero} nehmen`,
    taken: (name: string) => `Wird von ${name} gespielt`,
    again: 'Neu wählen',
    all: 'Alle haben einen Helden.',
    given: 'Wer welchen Helden hat',
    noneYet: 'noch kein Held',
  },
  goal: {
    label: 'Was das Spiel beendet',
    short: 'Ziel',
    over: 'Das Ende',
    of: (text: string, have: number, need: number) => `${text}: ${have} von ${need}`,
    so: (text: string, have: number) => `${text}: bisher ${have}`,
    either: (goals) => goals.join(' oder '),
    wins: 'Du gewinnst, wenn dir als Erstem eines davon gelingt:',
    together: 'Ihr gewinnt alle gemeinsam:',
    winsBy: 'Du gewinnst, wenn dir das als Erstem gelingt:',
    loses: 'Ihr verliert alle, wenn eines davon geschieht:',
    losesBy: 'Ihr verliert alle, wenn das geschieht:',
    each: (name: string, have: number) => `${name}: ${have}`,
    near: (name: string, have: number) => ` · ${name} hat schon ${have}!`,
  },
  header: {
    undo: 'Rückgängig',
    undoNot: 'Jetzt lässt sich nichts rückgängig machen: Was Würfel oder Karten entschieden haben, bleibt.',
    redo: 'Wiederholen',
    save: 'In eine Datei speichern',
    saved: (file: string) => `Gespeichert: ${file}`,
    leave: 'Verlassen',
    help: 'Regeln',
    legend: 'Legende',
    tour: 'Führe mich',
    menu: 'Menü',
    close: 'Schließen',
  },
  help: {
    rules: 'Die Regeln in Kürze',
    rulesNote:
      'Das ist eine Zusammenfassung in unseren eigenen Worten. Das § neben einer Zeile öffnet die Regel selbst.',
    legend: 'Was die Zeichen bedeuten',
    hold: 'Halte den Finger auf einen Ort der Karte, oder zeige auf ihn: Er sagt, was er ist.',
    terms: 'Was es heißt:',
    inPlay: 'Module im Spiel',
    rule: (id: string) => `Die Regel ${id}`,
    page: 'Mehr zu dieser Regel',
  },
  advice: {
    doIt: 'Das tun',
    likely: (likely: string) => `Die Aussichten: ${likely}.`,
    heads: (place: string, lies: string) =>
      lies === ''
        ? `Der Weg führt hierhin: ${place}.`
        : `Der Weg führt hierhin: ${place}. Dort liegt ${lies}.`,
    here: 'Der Weg endet hier.',
    only: 'Eine andere Wahl gibt es nicht.',
    kinds: {
      rest: 'Das bringt Gesundheit oder Ausdauer zurück.',
      roll: 'Die Würfel führen weiter als ein einzelner Schritt.',
      end: 'Der Zug endet.',
      face: 'Ein Kampf oder eine Probe folgt; was gewonnen wird, bringt eine Belohnung.',
      decline: 'Das Abenteuer bleibt, wo es ist.',
      escape: 'Gelingt es, ist der Kampf vorbei.',
      stand: 'Der Kampf geht weiter.',
      attack: 'Das ist der eine Angriff der Runde.',
      defend: 'Der Angriff der Runde bleibt für einen anderen Teil von ihr.',
      buy: 'Das wird mit Gold bezahlt.',
      sell: 'Aus einer Karte wird Gold.',
      leave: 'Das Gold bleibt.',
      heal: 'Aus Gold wird Gesundheit.',
      grow: 'Der Wert bleibt höher, bis das Spiel endet.',
      train: 'Das führt zu neuen Fertigkeiten.',
      tokens: 'Ausgegebene Plättchen tun in dieser Runde nichts mehr.',
      block: 'Was abgewehrt ist, macht keinen Schaden.',
      choose: 'Ein Bot nimmt dies von dem, was zu wählen ist.',
    },
  },
  tour,
};
