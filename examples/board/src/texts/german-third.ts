import type { third as english } from './english-third.js';
import { lands } from './german-lands.js';

/* Third Edition in German: its rules in short, and the signs of its map. */

export const third: typeof english = {
  tips: {
    time: [
      'Jede Runde rückt die Marke ein Feld vor; ein Akt hat zwölf Felder. Bei 6 und 12 kommen verbrauchte Edelsteine zurück; bei 3, 6, 9 und 12 wird eine Geschichtskarte gezogen.',
      '3e.time.two-acts',
    ],
    story: [
      'Aufgaben der Geschichte. Jeder Held darf eine dort erfüllen, wo sie es sagt; eine Marke auf dem Spielplan zeigt den Ort, wenn es nur einer ist. Danach ist sie für alle vorbei.',
      '3e.story.quest',
    ],
    quests: [
      'Aufgaben, die du gezogen hast. Jede liegt offen vor dir, bis sie erfüllt ist: Geh dorthin und versuche sie mit einer Aktion. Erfüllt, wird sie eine Trophäe.',
      '3e.quest.keep',
    ],
    villain: [
      'Der Feind des Szenarios. Gegen jeden Spieler hat er eigene Gesundheit. Wer ihn besiegt, gewinnt.',
      '3e.end.win',
    ],
    revealed: ['Karten, die gezogen sind und gerade abgehandelt werden.', '3e.adventure.draw'],
    assets: [
      'Der Markt einer Stadt. Für eine Aktion in der Stadt kommt eine neue Karte dazu; dann kaufst du eine Karte oder legst eine ab.',
      '3e.shop.buy-or-discard',
    ],
    deck: ['Verdeckte Karten, deren Reihenfolge niemand kennt.', '3e.adventure.draw'],
  },
  terms: [
    {
      word: 'Zeichen der Plättchen',
      match: /\bAufbau:|^Kampfplättchen$/m,
      tip: [
        'Jedes Plättchen wird geworfen und zeigt eine seiner zwei Seiten. Wer mehr goldene Seiten hat, beginnt.',
        '3e.combat.symbols',
      ],
      signs: [
        ['physical', 'Schaden durch Waffen.'],
        ['magic', 'Schaden durch Magie.'],
        ['enemy', 'Schaden durch einen Feind.'],
        ['shield', 'Wehrt einen Schaden ab.'],
        ['surge', 'Bezahlt Fähigkeiten.'],
        ['agility', 'Dreht ein anderes eigenes Plättchen um oder lässt den Gegner eines neu werfen.'],
        ['double', 'Liegt unter einem anderen eigenen Plättchen, das dann doppelt zählt.'],
        ['dash', 'Leer: Es tut nichts.'],
        ['golden', 'Goldene Seiten: Wer mehr davon zeigt, beginnt die Runde.'],
      ],
    },
    {
      word: 'Werte eines Helden',
      match: /\bAufbau:/,
      tip: [
        'Tempo: Würfel für eine Bewegung. Gesundheit: So viel Schaden besiegt den Helden. Hand: so viele Fertigkeitskarten darf er halten. Körper, Verstand und Geist: so viele Karten deckt er in einer solchen Probe auf, und so viele Fertigkeiten dieser Art darf er behalten.',
        '3e.hero.attributes',
      ],
    },
    {
      word: 'Probe',
      match: /\bproben?\b/i,
      tip: [
        'Eine Probe nennt Körper, Verstand oder Geist. Du deckst so viele Karten des Fertigkeitsstapels auf, wie dein Wert sagt, um die Zahl daneben mehr oder weniger. Eine Karte mit einem Erfolg genügt. Jede Fertigkeitskarte, die du verausgabst, deckt eine weitere auf.',
        '3e.test.reveal',
      ],
    },
    {
      word: 'Kampfaktion',
      match: /kampfaktion/i,
      tip: [
        'Im Kampf sind beide Seiten abwechselnd am Zug. Jedes Mal tust du eines: Du machst Schaden einer Art oder setzt Gewandtheit, eine Verdopplung oder eine Fähigkeit ein. Oder du passt, für den Rest der Runde.',
        '3e.combat.action-list',
      ],
    },
    {
      word: 'Gerücht',
      match: /gerücht/i,
      tip: [
        'Ein Ereignis, das offen vor dir liegen bleibt. Du erledigst es wie eine Aufgabe: Geh, wohin es sagt, und bezahle die Aktionen, die es nennt.',
        '3e.event.rumor',
      ],
    },
    {
      word: 'erkunden',
      match: /\berkunde/i,
      tip: [
        'Du wirfst so viele Geländewürfel, wie dein Tempo sagt. Neben jedem Ausgang steht das Gelände, das die Würfel dafür zeigen müssen. Du wählst einen dieser Ausgänge.',
        '3e.quest.explore',
      ],
    },
    {
      word: 'Joker',
      match: /\bjoker\b/i,
      tip: ['Eine Seite der Geländewürfel. Sie zählt als jedes Gelände.', '3e.dice.wild'],
    },
    {
      word: 'verausgaben',
      match: /verausgab/i,
      tip: [
        'Eine Fertigkeitskarte zu verausgaben heißt, sie aus der Hand abzulegen. Gelernte Fertigkeiten bleiben liegen.',
        '3e.exert.cost',
      ],
    },
    {
      word: 'Woge',
      match: /\bwogen?\b/i,
      tip: [
        'Der Blitz auf einem Kampfplättchen. Eine Fähigkeit mit einem Blitz kostet so viele, wie ihre Zahl sagt; jede geht einmal in der Runde.',
        '3e.combat.surge',
      ],
    },
    {
      word: 'Trophäen',
      match: /trophäe/i,
      tip: [
        'Abenteuer, die du gewonnen hast. Mit ihnen bezahlst du die Fertigkeiten, die du aus der Hand lernst; auch einige Karten kosten eine.',
        '3e.skill.cost',
      ],
    },
    {
      word: 'Arten von Orten',
      match: /schrein|festung/i,
      tip: [
        'Städte, Dörfer, Schreine und Festungen sind die Orte des Spielplans; „Suchen“ nennt sie nach ihrer Art. Eine Rast heilt dort allen Schaden.',
        '3e.rest.civilized',
      ],
    },
    {
      word: 'Edelsteine',
      match: /edelstein/i,
      tip: [
        'Ein Edelstein auf der Karte ist ein Abenteuer: orange Kampf, grün Erkundung, violett sozial. Es kostet zwei Aktionen, wenn du auf ihm stehst.',
        '3e.adventure.cost',
      ],
    },
    {
      word: 'Wissen',
      match: /\b\d Wissen\b/,
      tip: [
        'Jedes Wissen nimmt Margath 1 Gesundheit, wenn du gegen ihn kämpfst, bis hinab auf 8.',
        '3e.villain.health-floor',
      ],
    },
    {
      word: 'aufgehalten',
      match: /aufgehalten/i,
      tip: [
        'Die Figur eines aufgehaltenen Helden wird hingelegt. Mit seiner nächsten Aktion steht er auf. Bis dahin kann er Fähigkeiten einsetzen und Fertigkeiten lernen.',
        '3e.delayed.effect',
      ],
    },
    {
      word: 'ausgeschieden',
      match: /ausgeschieden|\bscheide(n|t) (.* )?aus\b/i,
      tip: [
        'Ein Held, den der Schurke besiegt, scheidet aus dem Spiel aus. Wen etwas anderes besiegt, der bleibt im Spiel und rastet.',
        '3e.villain.hero-defeated',
      ],
    },
    {
      word: 'Gefährten',
      match: /\bgefährten?\b/i,
      tip: [
        'Jeder Gefährte nimmt Vorakesh 2 Gesundheit, wenn du gegen ihn kämpfst, bis hinab auf 8.',
        '3e.villain.health-floor',
      ],
    },
  ],
  rules: [
    {
      title: 'Ein Zug',
      lines: [
        [
          'Du hast drei Aktionen: gehen (1), Abenteuer (2), einkaufen (1), rasten (1), trainieren (1). Du darfst sie wiederholen.',
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
          'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. Auf Straßen, über Brücken und in Städte führt jeder Würfel; über einen Fluss nur Wasser oder ein Joker.',
          '3e.move.spend-per-hex',
        ],
      ],
    },
    {
      title: 'Abenteuer',
      lines: [
        [
          'Auf einem offenen Edelstein gib zwei Aktionen aus: Orange ist Kampf, Grün ist Erkundung, Violett ist sozial.',
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
        [
          'Beide Seiten werfen alle Kampfplättchen. Mit mehr goldenen Seiten beginnst du.',
          '3e.combat.initiative',
        ],
        [
          'Dann handelt ihr abwechselnd: Schaden machen, mit Gewandtheit ein Plättchen umdrehen oder neu werfen, eines verdoppeln, eine Wogenfähigkeit nutzen oder passen.',
          '3e.combat.action-list',
        ],
        ['Kommt Schaden, wehren Schilde ihn ab.', '3e.combat.block'],
        [
          'Haben beide gepasst, ist die Runde vorbei: Eine neue beginnt, oder du versuchst den Rückzug.',
          '3e.combat.end-round',
        ],
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
          'Trainieren: Zieh so viele Fertigkeitskarten, wie deine Hand halten darf, gleich wie viele du hast, und lege dann bis auf so viele ab.',
          '3e.train.draw',
        ],
        [
          'Bezahle Trophäen, um eine Fertigkeit aus der Hand zu lernen, jederzeit in deinem Zug. So viele einer Art wie dein Wert dieser Art.',
          '3e.train.learn',
        ],
        [
          'Kauf in einer Stadt ein: Eine Karte kommt auf ihren Markt, dann kaufst du eine oder legst eine ab.',
          '3e.shop.buy-or-discard',
        ],
      ],
    },
    {
      title: 'Proben',
      lines: [
        [
          'Eine Probe nennt ein Attribut. Decke vom Stapel so viele Fertigkeitskarten auf, wie dein Wert sagt, mehr oder weniger um die Zahl daneben. Ist ein Erfolg darunter, hast du bestanden.',
          '3e.test.pass',
        ],
      ],
    },
    {
      title: 'Das Ende',
      lines: [
        [
          'Der Schurke kommt nach Akt 1 auf die Karte. Steh auf seinem Feld und gib eine Aktion aus, um gegen ihn zu kämpfen. Wer ihn besiegt, gewinnt.',
          '3e.end.win',
        ],
        [
          'Geschichtsmarken, die du gewinnst, schwächen den Schurken in deinem Kampf: Jedes Wissen nimmt Margath 1 Gesundheit, jeder Gefährte Vorakesh 2, bis hinab auf 8.',
          '3e.villain.health-floor',
        ],
        ['Ein Held, den der Schurke besiegt, scheidet aus.', '3e.villain.hero-defeated'],
      ],
    },
  ],
  signs: {
    ...lands,
    road: ['Straße', 'Jeder Würfel führt auf ihr weiter.'],
    river: ['Fluss', 'Von den Würfeln führt nur Wasser oder ein Joker hinüber.'],
    bridge: ['Brücke', 'Hier führt jeder Würfel über den Fluss.'],
    'gem/combat': ['Orangefarbener Edelstein', 'Ein Kampfabenteuer für zwei Aktionen: meist ein Gefecht.'],
    'gem/exploration': [
      'Grüner Edelstein',
      'Eine Erkundung für zwei Aktionen: meist eine Aufgabe an einem Ort.',
    ],
    'gem/social': [
      'Violetter Edelstein',
      'Ein soziales Abenteuer für zwei Aktionen: meist die Wahl zwischen zwei Dingen.',
    ],
    facedown: [
      'Verdeckter Edelstein',
      'Verbraucht; er kommt zurück, wenn die Zeit Feld 6 oder 12 erreicht, außer wenn dann ein Held darauf steht.',
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
    zombie: ['Zombie', 'Das Betreten kostet 2 Schaden. Eine Aktion tötet ihn und bringt ein Gold.'],
  },
};
