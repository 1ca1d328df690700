import type { signs as english, rulesOfSecond as second, rulesOfThird as third } from './english-rules.js';

/* The rules in short and the signs of the maps, in German. */

export const rulesOfSecond: typeof second = [
  {
    title: 'Ein Zug',
    lines: [
      [
        'Die Spieler machen nacheinander ganze Züge. Ein Zug hat fünf Schritte: Erholung, Bewegung, Abenteuer, Markt, Erfahrung.',
        '2e.turn.steps',
      ],
      ['Erholung: Benutzte Karten werden wieder aufgedeckt.', '2e.refresh.flip'],
    ],
  },
  {
    title: 'Bewegung',
    lines: [
      [
        'Wirf deine Bewegungswürfel: fünf, wenn in deiner Gruppe niemand verwundet oder erschöpft ist, sonst vier.',
        '2e.movement.dice-unhurt',
      ],
      [
        'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. In Städte führt jeder Würfel.',
        '2e.movement.symbol-one-space',
      ],
      ['Oder geh ohne Würfel in ein Feld neben dir.', '2e.movement.step-instead-of-roll'],
      [
        'Oder ruh dich aus: Jeder Würfel, den du nicht wirfst, nimmt eine Erschöpfung weg.',
        '2e.movement.rest',
      ],
    ],
  },
  {
    title: 'Abenteuer',
    lines: [
      [
        'Hältst du auf einer Abenteuermarke an, darfst du eine Karte ihrer Farbe ziehen: Grün ist am leichtesten, dann Gelb, Blau und Rot.',
        '2e.adventure.may-attempt',
      ],
      [
        'Eine Herausforderung ist ein Kampf. Nach einem Ereignis oder einer Begegnung ziehst du weiter, bis eine Herausforderung kommt.',
        '2e.adventure.one-challenge',
      ],
    ],
  },
  {
    title: 'Kämpfe',
    lines: [
      [
        'Eine Runde hat vier Phasen: Flucht, Fernkampf (Verstand), Nahkampf (Körper), Magie (Geist).',
        '2e.combat.phases',
      ],
      [
        'In einer Phase der Runde greifst du an, in den anderen verteidigst du dich.',
        '2e.combat.one-attack-per-round',
      ],
      [
        'Wirf zwei zehnseitige Würfel und zähle deinen Wert dazu. Erreichst du die Zahl des Feindes, trifft dein Angriff, oder seiner verfehlt.',
        '2e.combat.ranged-attack-roll',
      ],
      [
        'Misslingt es, nimmst du den Schaden, den der Feind in dieser Phase macht.',
        '2e.combat.ranged-attack-failure',
      ],
      [
        'So viele Wunden wie dein Leben werfen dich nieder: Du verlierst dein Gold und deine teuerste Karte und erwachst in der nächsten Stadt.',
        '2e.knockout.threshold',
      ],
    ],
  },
  {
    title: 'Städte',
    lines: [
      [
        'Hältst du in einer Stadt an, kommt eine neue Karte auf ihren Markt, und du darfst kaufen, verkaufen, anheuern und heilen.',
        '2e.market.actions',
      ],
      [
        'Heilung kostet ein Gold: eine Wunde oder alle Erschöpfung von einem aus deiner Gruppe.',
        '2e.market.healing',
      ],
    ],
  },
  {
    title: 'Stärker werden',
    lines: [
      [
        'Marken besiegter Herausforderungen sind Erfahrung. Genug Punkte kaufen eine Marke für Verstand, Körper, Geist, Ausdauer (+2) oder Leben (+1).',
        '2e.experience.exchange',
      ],
      ['Jede Lebensmarke verschließt dir die leichteste Farbe.', '2e.experience.life'],
    ],
  },
  {
    title: 'Das Ende',
    lines: [
      ['Im Grundspiel gewinnen drei Drachenrunen sofort.', '2e.game.win-runes'],
      [
        'Ebenso der Sieg über Hochfürst Margath. Runen und Margath warten unter den roten Karten.',
        '2e.game.win-margath',
      ],
    ],
  },
];

export const rulesOfThird: typeof third = [
  {
    title: 'Ein Zug',
    lines: [
      [
        'Du hast drei Aktionen: gehen (1), Abenteuer (2), einkaufen (1), rasten (1), üben (1). Du darfst sie wiederholen.',
        '3e.turn.action-list',
      ],
      [
        'Eine Runde ist vorbei, wenn alle am Zug waren. Dann läuft die Zeit weiter; zweimal zwölf Runden sind zwei Akte.',
        '3e.time.two-acts',
      ],
    ],
  },
  {
    title: 'Gehen',
    lines: [
      [
        'Eine Aktion: ein Schritt in ein Feld neben dir, oder so viele Geländewürfel wie dein Tempo.',
        '3e.move.two-ways',
      ],
      [
        'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. Auf Straßen und in Städte führt jeder Würfel; über einen Fluss nur Wasser.',
        '3e.move.spend-per-hex',
      ],
    ],
  },
  {
    title: 'Abenteuer',
    lines: [
      [
        'Auf einem offenen Edelstein gib zwei Aktionen aus: Orange ist Kampf, Grün ist Erkundung, Violett ist Gesellschaft.',
        '3e.adventure.draw',
      ],
      [
        'Kampf ist meist sofort ein Gefecht. Eine Aufgabe behältst du und erfüllst sie an dem Ort, den sie nennt. Ein Ereignis lässt dir die Wahl.',
        '3e.adventure.card-types',
      ],
      ['Du gewinnst Gold und Trophäen.', '3e.adventure.yields'],
    ],
  },
  {
    title: 'Kämpfe',
    lines: [
      ['Beide Seiten werfen alle Kampfmarken. Mit mehr goldenen Seiten beginnst du.', '3e.combat.initiative'],
      [
        'Dann handelt ihr abwechselnd: Schaden machen, mit Gewandtheit eine Marke wenden oder neu werfen, eine verdoppeln, eine Wogenfähigkeit nutzen oder passen.',
        '3e.combat.action-list',
      ],
      ['Kommt Schaden, wehren Schilde ihn ab.', '3e.combat.block'],
      ['Haben beide gepasst, beginnt eine neue Runde, oder du versuchst den Rückzug.', '3e.combat.end-round'],
      [
        'Schaden in Höhe deiner Gesundheit besiegt dich. Du bleibst im Spiel und musst rasten.',
        '3e.defeat.hero',
      ],
    ],
  },
  {
    title: 'Stärker werden',
    lines: [
      [
        'Üben: Zieh Fertigkeitskarten bis zu deiner Handkartenzahl, und wirf ab, was darüber ist.',
        '3e.train.draw',
      ],
      [
        'Bezahle Trophäen, um eine Fertigkeit aus der Hand zu lernen, jederzeit in deinem Zug. So viele einer Art wie dein Wert dieser Art.',
        '3e.train.learn',
      ],
      [
        'Kauf in einer Stadt ein: Eine Karte kommt auf ihren Markt, dann kauf eine oder wirf eine ab.',
        '3e.shop.buy-or-discard',
      ],
    ],
  },
  {
    title: 'Proben',
    lines: [
      [
        'Decke so viele Fertigkeitskarten auf, wie dein Wert ist. Ist ein Erfolg darunter, hast du bestanden.',
        '3e.test.pass',
      ],
    ],
  },
  {
    title: 'Das Ende',
    lines: [
      [
        'Der Schurke kommt nach Akt 1 auf die Karte. Steh bei ihm und gib eine Aktion aus, um ihn zu bekämpfen. Wer ihn besiegt, gewinnt.',
        '3e.end.win',
      ],
      ['Ein Held, den der Schurke besiegt, scheidet aus.', '3e.villain.hero-defeated'],
    ],
  },
];

const die = (land: string): string => `Hinein führt ein Würfel, der ${land} zeigt.`;

export const signs: typeof english = {
  plains: ['Ebene', die('Ebene')],
  road: [
    'Straße',
    'In der zweiten Edition ein eigenes Gelände der Würfel. In der dritten führt jeder Würfel auf ihr weiter.',
  ],
  river: [
    'Fluss',
    'In der zweiten Edition ein eigenes Gelände der Würfel. In der dritten führt nur Wasser hinüber.',
  ],
  hill: ['Hügel', die('Hügel')],
  forest: ['Wald', die('Wald')],
  swamp: ['Sumpf', die('Sumpf')],
  mountain: ['Gebirge', die('Gebirge')],
  mountains: ['Gebirge', die('Gebirge')],
  hills: ['Hügel', die('Hügel')],
  water: ['Wasser', die('Wasser')],
  town: ['Stadt', 'Jeder Würfel führt hinein. Sie hat einen Markt und heilt.'],
  bridge: ['Brücke', 'Hier führt jeder Würfel über den Fluss.'],
  'counter/green': ['Grünes Abenteuer', 'Das leichteste. Einen Punkt Erfahrung wert.'],
  'counter/yellow': ['Gelbes Abenteuer', 'Schwerer. Zwei Punkte wert.'],
  'counter/blue': ['Blaues Abenteuer', 'Schwer. Drei Punkte wert.'],
  'counter/red': ['Rotes Abenteuer', 'Das schwerste. Hier sind Drachenrunen und der Hohe Herr Margath.'],
  jewel: ['Juwel', 'Hier war ein Abenteuer; es ist verbraucht.'],
  sunburst: ['Juwel mit Strahlen', 'Das Abenteuer hier kommt zurück, wenn der Spielplan aufgefüllt wird.'],
  challenge: [
    'Unbesiegte Herausforderung',
    'Hier ist jemand gescheitert. Der Feind wartet, aufgedeckt, mit dieser Nummer auf seiner Leiste.',
  ],
  figure: [
    'Ein Held',
    'Die Figur eines Spielers, mit einem Buchstaben des Namens. Der Schein sagt, wer am Zug ist.',
  ],
  anchor: ['Anker', 'Ein Platz auf See, an dem Schiffe halten.'],
  ship: ['Schiff', 'Ein Held auf Seereise.'],
  'gem/combat': ['Orangefarbener Edelstein', 'Ein Kampfabenteuer: meist ein Gefecht.'],
  'gem/exploration': ['Grüner Edelstein', 'Eine Erkundung: meist eine Aufgabe an einem Ort.'],
  'gem/social': [
    'Violetter Edelstein',
    'Ein Abenteuer in Gesellschaft: meist die Wahl zwischen zwei Dingen.',
  ],
  facedown: [
    'Verdeckter Edelstein',
    'Verbraucht; er kommt zurück, wenn die Zeit ein Erholungsfeld erreicht.',
  ],
  'place/city': [
    'Stadt',
    'Jeder Würfel führt hinein. Sie hat einen Markt, und eine Rast heilt allen Schaden.',
  ],
  'place/town': ['Dorf', 'Eine Rast heilt hier allen Schaden.'],
  'place/shrine': ['Schrein', 'Eine Rast heilt hier allen Schaden.'],
  'place/stronghold': ['Festung', 'Eine Rast heilt hier allen Schaden.'],
  story: ['Geschichtsmarke', 'Hier kann eine Aufgabe der Geschichte erfüllt werden.'],
  quest: ['Fahne', 'Ein Ort, den eine deiner Aufgaben nennt.'],
  villain: ['Der Schurke', 'Der Feind des Szenarios. Wer ihn besiegt, gewinnt.'],
  zombie: ['Zombie', 'Das Betreten kostet Schaden. Eine Aktion tötet ihn und bringt ein Gold.'],
};
