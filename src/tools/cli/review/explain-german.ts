import type { ReviewedFight } from '../../../review/review.js';
import type { ExplainTexts } from './explain-english.js';

/* What `explain` says, in German. */

const counts: Readonly<Record<string, string>> = {
  experience: 'Erfahrung',
  skills: 'Fertigkeiten',
  gold: 'Gold',
  runes: 'Runen',
  trophies: 'Trophäen',
  items: 'Gegenstände',
  allies: 'Verbündete',
  assets: 'Besitz',
  story: 'Geschichte',
  health: 'Gesundheit',
};

const fights: Readonly<Record<ReviewedFight['end'], (player: string, against: string) => string>> = {
  won: (player, against) => `${player} schlägt ${against}`,
  lost: (player, against) => `${player} verliert gegen ${against}`,
  escaped: (player, against) => `${player} entkommt (${against})`,
  none: (player, against) => `${player} kämpft gegen ${against}`,
};

export const german: ExplainTexts = {
  unfinished: 'Das Spiel ist nicht zu Ende.',
  none: 'keine',
  sections: {
    standings: 'Am Ende',
    decisive: 'Die Züge, die es entschieden',
    fights: 'Kämpfe',
    knockouts: (third) => (third ? 'Besiegt' : 'Zu Boden gegangen'),
    idle: 'Züge, in denen nichts gewonnen wurde',
    worst: 'Was der suchende Bot getan hätte',
  },
  deeper: 'Mit --deep beurteilt der suchende Bot die Entscheidungen.',
  start: 'Vor dem ersten Zug',
  turn: (third, number, player) => `${third ? 'Runde' : 'Zug'} ${number} (${player})`,
  counts: (name) => counts[name] ?? name,
  swing: (turn, player, rises, before, now) =>
    `${turn}: Die Siegchance von ${player} ${rises ? 'steigt' : 'fällt'} von ${before} auf ${now}.`,
  fight: (player, end, against, chance) =>
    `${fights[end](player, against)}${chance === null ? '' : `: zu Beginn ${chance} Aussicht auf den Sieg`}.`,
  won: (player, won, fought, expected) =>
    `${player} gewinnt ${won} von ${fought} ${fought === 1 ? 'Kampf' : 'Kämpfen'}; zu erwarten waren ${expected}.`,
  unlikely: (turn, fight) => `Gegen die Erwartung: ${turn}: ${fight}`,
  knockout: (turn, player, third) => `${turn}: ${player} ${third ? 'ist besiegt' : 'geht zu Boden'}.`,
  byCard: (card) => `Durch ${card}.`,
  byRule: (rule) => `Durch die Regel ${rule}.`,
  gold: (amount) => `${amount} Gold`,
  cost: (costs) => `Das kostet ${costs.join(' und ')}.`,
  idle: (player, idle, turns, which) =>
    `${player}: ${idle} von ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}${which.length > 0 ? `: ${which.join(', ')}` : ''}`,
  worst: (turn, step, done, better, loss) =>
    `${turn}, Schritt ${step}: „${done}“. Besser: „${better}“, ${loss} % wahrscheinlicher der Sieg.`,
};
