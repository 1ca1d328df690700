import type { tips as english } from './english-tips.js';

/* What tracks, markets and decks are for, in German. */

export const tips: typeof english = {
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
    'Hier sammeln sich benutzte Abenteuerkarten, eine bei jeder Stadt. Sind es genug, kommen sie weg, und ein Schicksalsmarker kommt hin. Mit dem achten Marker beginnt das Endspiel.',
    '2e.doom-track.purpose',
  ],
  storm: [
    'Der Sturmmarker steigt in jedem Zug, nach einer schwereren Herausforderung schneller. Verlässt er das obere Ende, kommt eine Sturmkarte, und der Marker beginnt wieder unten.',
    'va50.storm-step.off-top',
  ],
  scions: [
    'Ein schlafender Nachfahre gibt für seinen Marker einen Vorteil. Ein Held kann ihn auf einem roten Abenteuer wecken; dann hilft er ihm wie ein Verbündeter.',
    'va50.scion.two-states',
  ],
  sea: [
    'Wo jeder Held ist, mit welchem Kapitän und mit wie vielen Sätzen Karten. Auf See bringt ein Satz einen legendären Gegenstand.',
    'iod.experience.spend-maps',
  ],
  cataclysm: [
    'In verfluchten Städten liegen Fluchkarten. Ein Held, der eine gewinnt, hat so viele Punkte wie ihre Stufe. Wer zuerst eine befreite Stadt und genug Punkte hat, gewinnt.',
    'va51.winning.condition',
  ],
  rituals: [
    'Ein Ritual wirkt, sobald alle seine Symbole gefüllt sind. Ein Bewegungswürfel, der eines davon zeigt, füllt es.',
    'va46.ritual.definition',
  ],
  time: [
    'Jede Runde rückt die Marke ein Feld vor; ein Akt hat zwölf Felder. Bei 6 und 12 kommen verbrauchte Edelsteine zurück; bei 3, 6, 9 und 12 wird eine Geschichtskarte gezogen.',
    '3e.time.two-acts',
  ],
  story: [
    'Aufträge der Geschichte. Eine Marke auf dem Spielplan zeigt den Ort von jedem; dort darf ihn jeder Held erfüllen.',
    '3e.story.quest',
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
  at: (space: string) => `Die Marke steht auf ${space}.`,
};
