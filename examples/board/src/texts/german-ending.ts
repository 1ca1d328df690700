import type { english } from './ending.js';
import { percent } from './percent.js';

/* What the page says once a game is over, in German. */

const turnWord = (third: boolean): string => (third ? 'Runde' : 'Zug');

export const ending: typeof english = {
  open: 'Wie das Spiel lief',
  reading: 'Das Spiel wird gelesen …',
  counting: (share) => `Die Aussichten der Kämpfe werden gezählt: ${share}.`,
  failed: 'Das Spiel konnte nicht gelesen werden.',
  late: (step) =>
    `Diese Seite wurde bei Schritt ${step} geöffnet: Was vorher geschah, fehlt im Diagramm und in den Listen.`,
  replay: 'Noch einmal ansehen',
  save: 'Speichern',
  again: 'Noch einmal: dieselben Spieler, neues Glück',
  anew: 'Neu wählen',
  leave: 'Verlassen',
  board: 'Den Spielplan ansehen',
  standings: 'Stand',
  eliminated:
    'Ausgeschieden. Das hatte der Held zuvor; auch seine Handkarten gingen aus dem Spiel, sie sind nicht mitgezählt.',
  winner: 'Gewonnen',
  youWon: 'Du hast gewonnen.',
  youLost: 'Du hast verloren.',
  chart: 'Das Spiel Zug für Zug',
  measure: 'Was das Diagramm zeigt',
  counts: {
    experience: 'Erfahrung insgesamt',
    skills: 'Erlernte Fertigkeiten',
    gold: 'Gold',
    runes: 'Runen',
    trophies: 'Trophäen',
    items: 'Gegenstände',
    allies: 'Verbündete',
    assets: 'Besitz',
    health: 'Gesundheit',
    life: 'Leben',
    chance: 'Siegchance',
  },
  chanceHint:
    'Wie wahrscheinlich jede Person gewinnt, so wie es der suchende Bot am Ende jedes Zugs schätzt. Was auf 100\u00a0% fehlt, ist die Chance, dass niemand gewinnt.',
  percent,
  start: 'Beginn',
  turn: (third, number) => `${turnWord(third)} ${number}`,
  turnOf: (third, number, name) => `${turnWord(third)} ${number}, ${name}`,
  chartOf: (measure, turns) =>
    `${measure} aller, nach ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}; die Zahlen stehen in der Tabelle darunter.`,
  asTable: 'Als Tabelle',
  decisive: 'Die Züge, die es entschieden',
  wonIt: 'Dieser Zug gewann das Spiel.',
  marks: 'Mit Zahl: die Züge, die es entschieden, wie unten aufgezählt',
  noTurns: 'Kein Zug wurde gesehen.',
  swing: (name, before, after, up) =>
    `Die Siegchance von ${name} ${up ? 'stieg' : 'fiel'} von ${before} auf ${after}.`,
  changed: (name, changes) => `${name}: ${changes}.`,
  show: 'Auf dem Spielplan zeigen',
  showOf: (what) => `Auf dem Spielplan zeigen: ${what}`,
  fights: 'Kämpfe gegen die Erwartung',
  noFights: 'Kein Kampf ging ganz anders aus als erwartet.',
  fight: {
    won: (name, foe) => `${name} schlägt ${foe}.`,
    lost: (name, foe) => `${name} verliert gegen ${foe}.`,
    escaped: (name, foe) => `${name} entkommt: ${foe}.`,
    none: (name, foe) => `${name} kämpft gegen ${foe}, und niemand gewinnt.`,
  },
  fightOdds: (name, chance) => `${name} hatte zu Beginn ${chance} Aussicht, den Kampf zu gewinnen.`,
  anEnemy: 'einen Feind',
  replaying: 'Das Spiel noch einmal',
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  turnBack: 'Zum vorigen Zug',
  stepAt: 'Schritt des Spiels',
  stepBack: 'Einen Schritt zurück',
  play: 'Abspielen',
  stop: 'Anhalten',
  stepOn: 'Einen Schritt weiter',
  turnOn: 'Zum nächsten Zug',
  end: 'Zum Ende',
};
