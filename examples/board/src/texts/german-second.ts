import type { second as english } from './english-second.js';
import { lands } from './german-lands.js';

/* Second Edition in German: its rules in short, and the signs of its map. */

export const second: typeof english = {
  tips: {
    market: [
      'Der Marktstapel einer Stadt. Wenn du in der Stadt anhältst, kommt eine neue Karte dazu; dann darfst du kaufen, was dort liegt.',
      '2e.market.actions',
    ],
    undefeated: [
      'Hier liegen Herausforderungen, die einen Helden besiegt haben. Jede wartet auf dem Spielplan, wo ihre Nummer steht; wenn du dort anhältst, darfst du gegen sie kämpfen.',
      '2e.undefeated.track',
    ],
    event: [
      'Ein Ereignis gilt, bis eines mit der gleichen oder einer höheren Nummer an seine Stelle tritt.',
      '2e.event.replace',
    ],
    doom: [
      'Hier sammeln sich benutzte Abenteuerkarten, eine bei jeder Stadt. Sind es genug, kommen sie weg, und eine Schicksalsmarke kommt hin. Mit der achten beginnt das Endspiel.',
      '2e.doom-track.discards-to-track',
    ],
    storm: [
      'Der Sturmmarker steigt in jedem Zug, nach einer schwereren Herausforderung schneller. Verlässt er das obere Ende, kommt eine Sturmkarte, und der Marker beginnt wieder unten.',
      'va50.storm-step.off-top',
    ],
    scions: [
      'Ein schlafender Nachfahre gibt für seinen Marker einen Vorteil. Ein Held kann ihn auf einem roten Abenteuer wecken; dann hilft er ihm wie ein Verbündeter.',
      'va50.scion.awaken-attempt',
    ],
    sea: [
      'Wo jeder Held ist, mit welchem Kapitän und mit wie vielen Sätzen von Karten. Auf See bringt ein Satz einen legendären Gegenstand.',
      'iod.experience.spend-maps',
    ],
    cataclysm: [
      'In verfluchten Städten liegen Fluchkarten. Ein Held, der eine gewinnt, hat so viele Punkte wie ihre Stufe. Wer zuerst eine befreite Stadt und genug Punkte hat, gewinnt.',
      'va51.winning.condition',
    ],
    rituals: [
      'Ein Ritual wirkt, sobald alle seine Symbole gefüllt sind. Ein Bewegungswürfel, der eines davon zeigt, füllt es.',
      'va46.ritual.empowered',
    ],
  },
  terms: [
    {
      word: 'Chance',
      match: /^(Kämpfen|Gegen .*|.* angreifen)$/m,
      tip: [
        'Gerechnet mit den besten Entscheidungen über Flucht, Angriff und Verteidigung. Fähigkeiten, die du einsetzen kannst, zählen nicht mit: Mit ihnen ist die Chance besser. Grob geschätzt ist sie nach Kämpfen, die ein Bot spielt, mit Fähigkeiten.',
        '2e.combat.phases',
      ],
    },
    {
      word: 'Erschöpfung',
      match: /erschöpf/i,
      tip: [
        'Was Helden und Verbündete ermüdet: Jeder erträgt so viel wie seine Ausdauer, was darüber geht, werden Wunden. Eine Rast heilt sie.',
        '2e.harm.exhaustion-excess',
      ],
    },
    {
      word: 'Wunden',
      match: /\bwunden?\b/i,
      tip: [
        'Ein Held mit so vielen Wunden wie Leben wird niedergeschlagen, ein Verbündeter getötet. Städte heilen Wunden für Gold.',
        '2e.harm.defeated-threshold',
      ],
    },
  ],
  rules: [
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
          'Oder ruh dich aus: Wirf weniger als vier Würfel. Jeder, der an vier fehlt, nimmt eine Erschöpfung weg.',
          '2e.movement.rest-discard',
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
          'Misslingt es, erleidest du den Schaden, den der Feind in dieser Phase macht.',
          '2e.combat.ranged-attack-failure',
        ],
        [
          'Mit so vielen Wunden wie Leben wirst du niedergeschlagen: Du verlierst dein Gold und deinen teuersten Gegenstand oder Verbündeten und erwachst in der Stadt, die am nächsten ist.',
          '2e.knockout.threshold',
        ],
        [
          'Im Feld eines anderen Helden kannst du mit ihm handeln oder ihn angreifen. Wer siegt, nimmt dem Verlierer einen Gegenstand, einen Verbündeten, alles Gold oder eine Abenteuerkarte.',
          '2e.hero-combat.spoils',
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
          'Abenteuermarken besiegter Herausforderungen sind Erfahrung. Genug Punkte kaufen eine Erfahrungsmarke: +2 Verstand, Körper, Geist oder Ausdauer, oder +1 Leben.',
          '2e.experience.exchange',
        ],
        [
          'Jede Lebensmarke verschließt dir die leichteste Farbe, die du noch ziehen darfst.',
          '2e.experience.life',
        ],
      ],
    },
    {
      title: 'Das Ende',
      lines: [
        ['Im Grundspiel gewinnst du mit drei Drachenrunen sofort.', '2e.game.win-runes'],
        [
          'Du gewinnst auch, wenn du Hochfürst Margath besiegst. Er und die Runen sind unter den roten Karten.',
          '2e.game.win-margath',
        ],
      ],
    },
  ],
  signs: {
    ...lands,
    road: ['Straße', 'Zu betreten mit einem Würfel, der eine Straße zeigt.'],
    river: ['Fluss', 'Zu betreten mit einem Würfel, der einen Fluss zeigt.'],
    town: ['Stadt', 'Jeder Würfel führt hinein. Sie hat einen Markt und heilt.'],
    'counter/green': ['Grünes Abenteuer', 'Das leichteste. Einen Punkt Erfahrung wert.'],
    'counter/yellow': ['Gelbes Abenteuer', 'Schwerer. Zwei Punkte wert.'],
    'counter/blue': ['Blaues Abenteuer', 'Schwer. Drei Punkte wert.'],
    'counter/red': ['Rotes Abenteuer', 'Das schwerste. Hier sind Drachenrunen und Hochfürst Margath.'],
    jewel: ['Juwel', 'Hier war ein Abenteuer; es ist verbraucht.'],
    sunburst: ['Juwel mit Strahlen', 'Das Abenteuer hier kommt zurück, wenn der Spielplan aufgefüllt wird.'],
    challenge: [
      'Unbesiegte Herausforderung',
      'Hier ist jemand gescheitert. Der Feind wartet, aufgedeckt, mit dieser Nummer auf seiner Leiste.',
    ],
    anchor: ['Anker', 'Ein Platz auf See, an dem Schiffe halten.'],
    ship: ['Schiff', 'Ein Held auf Seereise.'],
  },
};
