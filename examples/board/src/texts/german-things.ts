import type { things as english } from './english-things.js';

/* What the board says of what lies on the table, in German. */

const some = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

export const things: typeof english = {
  faceDown: 'Eine verdeckte Karte',
  and: ' und ',
  or: ' oder ',
  of: (left: number | string, whole: string) => `${left} von ${whole}`,
  against: (one: string, other: string) => `${one} gegen ${other}`,
  target: (number: number) => ` gegen ${number}`,
  turn: (number: number) => `Zug ${number}`,
  round: (number: number) => `Runde ${number}`,
  act: (act: number) => `Akt ${act}`,
  setup: 'Aufbau',
  left: (many: number) => `noch ${some(many, 'Aktion', 'Aktionen')}`,
  escape: (reason: string) => `Keine Flucht: ${reason}`,
  allies:
    'In jeder Phase handelt einer von euch: Ein Verbündeter greift an, oder der Held greift an oder verteidigt sich. Verbündete verteidigen sich nie.',
  rolls: (name: string) => `${name} würfelt`,
  experience: (points: number, cost: number, won: string) =>
    `${some(points, 'Punkt', 'Punkte')}, die nächste Marke kostet ${cost}. Noch nicht ausgegeben: ${won || 'nichts'}`,
  counters: (many: number) => `${some(many, 'Marke', 'Marken')} darauf`,
  recovers: (many: number) => `heilt bis zu ${many} Erschöpfung`,
  recoversNone: 'niemand ist erschöpft',
  ifNot: (wounds: number) => `misslingt der Wurf: ${some(wounds, 'Wunde', 'Wunden')} für dich`,
  noDice: 'statt zu würfeln: Der Weg endet dort',
  worth: (points: number) => some(points, 'Punkt wert', 'Punkte wert'),
  grows: {
    mind: 'Verstand ist für immer höher: Angriff und Abwehr im Fernkampf',
    body: 'Körper ist für immer höher: Angriff und Abwehr im Nahkampf',
    spirit: 'Geist ist für immer höher: Angriff und Abwehr mit Magie',
    stamina: 'Ausdauer ist für immer höher: Der Held erträgt mehr Erschöpfung',
    life: 'Leben ist für immer höher; eine Farbe von Abenteuern ist dann verschlossen',
  } as Readonly<Record<string, string>>,
  dice: (dice: string) =>
    `${dice}. Wunden oder Erschöpfung in der Gruppe kosten einen Bewegungswürfel, gleich wie viele.`,
  gold: (many: number | string) => `${many} Gold`,
  have: (gold: number) => `Du hast ${gold} Gold`,
  here: 'hier',
  away: (many: number) => `${some(many, 'Schritt', 'Schritte')} entfernt`,
  lies: (color: string) => `ein Abenteuer (${color})`,
  liesOf: (type: string) => `ein Abenteuer (${type})`,
  bonus: (bonus: string, against: string) => `${bonus} und die Würfel${against}`,
  open: (place: string) => `liegt offen: ${place}`,
  waits: 'Jede wartet auf dem Spielplan, wo ihre Nummer steht.',
  doom: (cards: number, counters: number, trigger: number) =>
    `Darauf liegen ${some(cards, 'Karte', 'Karten')} und ${some(counters, 'Marke', 'Marken')}; bei ${trigger} kommt das Schicksal.`,
  colored: (color: string) => `eine Karte (${color})`,
  counter: 'eine Marke',
  endgame: 'Das Endspiel hat begonnen.',
  storm: 'der Sturmmarker',
  stormAt: (end: number, now: number) => `Der Sturm bricht bei ${end} los; der Marker steht auf ${now}.`,
  stormlords: (many: number) =>
    many === 1 ? 'Ein Sturmherr liegt auf dem Tisch.' : `${many} Sturmherren liegen auf dem Tisch.`,
  slumbers: 'schläft',
  woken: (name: string) => `geweckt von ${name}`,
  on: { land: 'an Land', sea: 'auf See', island: 'auf der Insel' },
  captain: (name: string) => `, mit ${name}`,
  maps: (many: number) => `, ${some(many, 'Satz', 'Sätze')} Karten`,
  legendary: (names: string) => `Legendäre Gegenstände: ${names}`,
  freed: (name: string) => `befreit von ${name}`,
  cursed: (left: readonly number[]) =>
    `verflucht; Flüche übrig: ${left.map((cards, level) => `${cards} der Stufe ${'I'.repeat(level + 1)}`).join(', ')}`,
  points: (name: string, points: number, target: number) => `${name}: ${points} von ${target} Punkten`,
  empowered: 'wirksam',
  symbols: (filled: number, all: number) => `${filled} von ${all} Symbolen`,
  suffers: (name: string, amount: number, damage: string, blockable: boolean) =>
    `${name} droht ${amount} Schaden (${damage})${blockable ? '' : ', den Schilde nicht abwehren'}.`,
  diceTo: (name: string, what: string) => `${name}: Würfel (${what})`,
  testOf: (name: string, attribute: string) => `${name}: eine Probe auf ${attribute}`,
  revealed: (successes: number, left: number) =>
    `Bisher ${some(successes, 'Erfolg', 'Erfolge')}, noch ${some(left, 'Karte', 'Karten')} aufzudecken.`,
  average: (shown: string) => `Der Wurf zeigt im Mittel ${shown}`,
  begins: (chance: string) => `; diese Seite beginnt die Runde: ${chance}`,
  mayLead: (first: string, many: number) =>
    `kann bis ${first} führen${many === 0 ? '' : `, oder auf ${some(many, 'anderes Feld', 'andere Felder')}`}`,
  leads: (first: string, many: number) =>
    `führt bis ${first}${many === 0 ? '' : ` oder auf ${some(many, 'anderes Feld', 'andere Felder')}`}`,
  drawn: (kinds: string) => `eine Karte wird gezogen: ${kinds}`,
  healsNothing: 'Es gibt nichts zu heilen.',
  healsAll: (damage: number) => `Heilt hier allen Schaden: ${damage}`,
  heals: (many: string) => `Heilt im Mittel ${many}`,
  goes: (many: string) => `Geht im Mittel ${many} Felder`,
  trophies: (won: string) => `${won}. Mit Trophäen bezahlst du, um Fertigkeiten aus deiner Hand zu lernen.`,
  story: (many: number) =>
    `${some(many, 'Geschichtsmarke', 'Geschichtsmarken')}. Geschichten und Aufträge bringen sie; sie helfen gegen den Schurken.`,
  hand: (count: number, limit: string) => `${count}, davon darfst du ${limit} behalten`,
  brings: (profit: number) => `bringt ${profit} mehr, als es kostet`,
  replaces: (name: string) => `ersetzt ${name}`,
  villain: 'der Schurke',
  actEnds: (act: number) => `endet Akt ${act}`,
  gems: 'kommen Edelsteine zurück',
  actions: (many: number) => `kostet ${some(many, 'Aktion', 'Aktionen')}`,
  sells: (gold: number) => `bringt ${gold} Gold`,
  forTrophies: (price: string) => `kostet Trophäen: ${price}`,
  ofAnyType: 'beliebige',
  eliminates: 'Vor dem Schurken gibt es keinen Rückzug, und ein Held, den er besiegt, scheidet aus.',
  passes: 'Haben beide Seiten gepasst, so endet die Runde des Kampfes.',
  retreats:
    'Passt der Würfel zu einem Nachbarfeld, so gehst du dorthin, und der Kampf ist ohne Belohnung vorbei.',
  fightsOn: 'Beide Seiten werfen alle Plättchen von neuem.',
  trains: (many: number) =>
    `ziehe ${many} Fertigkeitskarten und lege dann ab, bis du ${many} hast; eine Karte mit Erfolg hilft in Proben`,
  exerts: 'eine Karte zu verausgaben heißt, sie aus der Hand abzulegen',
  storyCard: 'wird eine Geschichtskarte gezogen',
  time: (act: number) => `Zeit · Akt ${act}`,
  atEnd: (what: string) => `Am Ende dieser Runde ${what}.`,
  timeOver: 'Die Zeit ist um.',
  roundsLeft: (many: number) =>
    many === 1 ? 'Noch 1 Runde in diesem Akt.' : `Noch ${many} Runden in diesem Akt.`,
  health: (health: string) => `Gesundheit ${health}`,
  comes: (where: string) => `Noch nicht auf dem Spielplan: Er kommt hierher: ${where}.`,
  isIn: (where: string) => `Steht hier: ${where}`,
  from: (many: number, where: string) => `, ${some(many, 'Schritt', 'Schritte')} von ${where}`,
};
