import type { Texts } from '../texts.js';

/* What the guide of a first turn says, in German. */

export const tour: Texts['tour'] = {
  next: 'Weiter',
  later: 'Verstanden',
  inThird:
    'Ein Feind, den du besiegst, wird eine Trophäe, und du wählst eine Belohnung. Mit Trophäen bezahlst du Fertigkeiten. Entkommst du, so gewinnst du nichts. Wirst du besiegt, behältst du alles und bleibst, wo du bist; ehe du etwas anderes tust, musst du rasten. Mach weiter mit dem, was jetzt gefragt wird.',
  done: 'Fertig',
  close: 'Den Begleiter verlassen',
  waits: 'Nur zu, ich warte.',
  onPhone: {
    goal: 'Tippe hier, wann immer du wissen willst, wie das Spiel gewonnen wird und wie nahe du und die anderen daran sind.',
    hero: 'Hier sind die Zahlen deines Helden. Tippe darauf: Dort sind alle seine Werte und was er trägt; ein Tipp auf einen Wert sagt, woraus er besteht.',
    log: 'Unten erzählt „Verlauf“ alles, was du und die anderen getan haben. Das § am Ende einer Zeile ist die Regel dahinter.',
    place: 'Tippe auf einen leuchtenden Ort der Karte oder auf einen der Liste.',
    walkThird:
      'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. Tippe auf ein leuchtendes Feld; ein gestricheltes ist mehrere Schritte entfernt. Ein Edelstein ist ein Abenteuer.',
    tokens:
      'Beide Seiten haben ihre Kampfplättchen geworfen. Tippe auf eines von deinen, um zu sehen, was es kann. Wer mehr goldene hat, beginnt.',
    end: 'Im Menü sind die Regeln, die Legende und dieser Begleiter, wann immer du sie brauchst. Viel Glück!',
  },
  steps: {
    goal: {
      title: 'Worum du spielst',
      text: 'Diese Zeile sagt immer, wie das Spiel gewonnen wird und wie nahe du daran bist. Klicke darauf, um zu sehen, wie nahe die anderen sind.',
    },
    hero: {
      title: 'Dein Held',
      text: 'Hier sind die Zahlen deines Helden. „Helden“ hat alle seine Werte und was er trägt. Klicke auf einen unterstrichenen Wert oder eine Karte, um zu sehen, woraus sie bestehen.',
    },
    question: {
      title: 'Das Spiel fragt',
      text: 'Das Spiel fragt hier immer genau eines. Jeder Knopf ist eine Antwort, die die Regeln erlauben. Unsicher? „Was täte ein Bot?“ gibt einen Hinweis, und Rückgängig nimmt einen Schritt zurück.',
    },
    draft: {
      title: 'Wähle deinen Helden',
      text: 'Lies die Karten und nimm den Helden, der dir gefällt: Für ein erstes Spiel taugt jeder. Plättchen helfen in Kämpfen, Körper, Verstand und Geist in Proben. Unter der Frage stehen Wörter des Spiels: Wähle eines, und es wird erklärt.',
    },
    place: {
      title: 'Wo du beginnst',
      text: 'Wähle einen der leuchtenden Orte der Karte. Dort beginnt deine Figur.',
    },
    roll: {
      title: 'Würfle für deinen Weg',
      text: 'Du bewegst dich mit Würfeln, die Gelände zeigen. Wirf so viele, wie du darfst. Später kannst du weniger werfen und rasten: Das heilt Erschöpfung. Die Helden der anderen kommen in ihrem ersten Zug auf die Karte.',
    },
    turn: {
      title: 'Drei Aktionen',
      text: 'In einem Zug hast du drei Aktionen. Geh zu einem farbigen Edelstein und nimm sein Abenteuer mit zwei Aktionen. Zu einem Edelstein neben dir führt ein Schritt: Wähle ihn hier oder auf der Karte. Gewürfelt kommst du weiter.',
    },
    gem: {
      title: 'Du stehst auf einem Edelstein',
      text: 'Dieser Edelstein ist ein Abenteuer: Es kostet zwei Aktionen, wann immer du sie hast. Du ziehst eine Karte seiner Farbe und siehst, was dir begegnet. Es bringt Gold und Trophäen für Fertigkeiten.',
    },
    walk: {
      title: 'Gehen',
      text: 'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. Wähle ein leuchtendes Feld; ein gestricheltes ist mehrere Schritte entfernt. Die farbigen Marken sind Abenteuer, die grünen die leichtesten, die roten die schwersten: Unter den roten liegen die Drachenrunen. Halte auf einer an.',
    },
    stop: {
      title: 'Du bist da',
      text: 'Du stehst auf einem Abenteuer. Halte hier an, um es zu nehmen; die übrigen Würfel brauchst du nicht.',
    },
    walkThird: {
      title: 'Gehen',
      text: 'Jeder Würfel bringt dich in ein Feld, dessen Gelände er zeigt. Wähle ein leuchtendes Feld; ein gestricheltes ist mehrere Schritte entfernt. Zeige auf eines oder halte den Finger darauf, um zu lesen, was es ist. Die Edelsteine sind Abenteuer: Orange ist Kampf, meist einer auf der Stelle; Grün ist Erkundung, meist eine Aufgabe; Violett ist sozial, meist eine Wahl. Bist du da, so halte an.',
    },
    adventure: {
      title: 'Ein Abenteuer',
      text: 'Du stehst, wo ein Abenteuer wartet. Nimm es: Du ziehst eine Karte und siehst, was dir begegnet.',
    },
    combat: {
      title: 'Ein Kampf',
      text: 'Hier sind du und dein Feind. Eine Runde hat drei Phasen: Fernkampf, Nahkampf und Magie. In einer darfst du angreifen, in den anderen verteidigst du dich: dein Wert und zwei zehnseitige Würfel gegen die Zahl des Feindes. Wo Würfel entscheiden, sagt ein Balken bei der Antwort, wie wahrscheinlich sie gelingt.',
    },
    tokens: {
      title: 'Ein Kampf',
      text: 'Beide Seiten haben ihre Kampfplättchen geworfen. Wähle eines von deinen, um zu sehen, was es kann: Waffen, Flammen und Klauen sind Schaden, Schilde wehren ihn ab, Blitze bezahlen Fähigkeiten, Flügel drehen andere Plättchen um. Wer mehr goldene hat, beginnt.',
    },
    foe: {
      title: 'Du spielst den Feind',
      text: 'Ein anderer Held kämpft, und sonst spielt niemand seinen Feind: Das tust du, so hart du magst. Dein eigener Zug kommt danach.',
    },
    fought: {
      title: 'Der Kampf ist vorbei',
      text: 'Was du besiegst, bringt eine Belohnung und eine Marke mit Erfahrung: Damit wirst du stärker. In Städten kaufst du Karten und heilst. Entkommst du, so gewinnst du nichts. Wirst du besiegt, kostet es dich etwas, und in deinem nächsten Zug geht es weiter. Mach weiter mit dem, was jetzt gefragt wird.',
    },
    market: {
      title: 'Ein Markt',
      text: 'Hier kaufst du Gegenstände und Verbündete und heilst dich. Ein Verbündeter kann statt deines Helden angreifen; misslingt das, wird er verwundet. Was du nicht bezahlen kannst, sagt es. Wenn du fertig bist, mach weiter.',
    },
    shop: {
      title: 'Ein Markt',
      text: 'Eine neue Karte ist auf den Markt gekommen. Kaufe eine Karte; oder kaufe nichts und wähle, welche Karte den Markt verlässt.',
    },
    learn: {
      title: 'Eine Fertigkeit lernen',
      text: 'Du hast die Trophäen für eine Fertigkeit auf deiner Hand. Lerne sie hier, ohne eine Aktion: Von da an wirkt sie. Auf dem Markt einer Stadt kaufst du mit Gold Besitz.',
    },
    log: {
      title: 'Was bisher geschah',
      text: 'Alles, was du und die anderen getan haben, steht hier. Das § am Ende einer Zeile ist die Regel dahinter.',
    },
    end: {
      title: 'Du kennst dich aus',
      text: 'Regeln, Legende und dieser Begleiter sind hier oben, wann immer du sie brauchst. Viel Glück!',
    },
  },
};
