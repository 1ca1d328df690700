import type { ReviewedFight } from '../../../src/review/review.js';
import { many } from '../terminal.js';

/* What `explain` says, in each language. */

const ends: Readonly<Record<ReviewedFight['end'], string>> = {
  won: 'beat',
  lost: 'lost to',
  escaped: 'got away from',
  none: 'fought',
};

export const english = {
  unfinished: 'The game is not over.',
  none: 'none',
  nobody: 'nobody',
  unsure: 'Nothing that is surely better. A longer --budget finds more.',
  /** A number with one decimal. */
  decimal: (number: number) => number.toFixed(1),
  sections: {
    standings: 'At the end',
    decisive: 'The turns that changed the chances most',
    fights: 'Fights',
    knockouts: (third: boolean): string => (third ? 'Defeats' : 'Knockouts'),
    idle: 'Turns in which nothing was gained',
    worst: 'What the searching bot would have done',
  },
  deeper: 'With --deep, the searching bot judges the decisions.',
  start: 'Before the first turn',
  turn: (third: boolean, number: number, player: string) =>
    `${third ? 'Round' : 'Turn'} ${number} (${player})`,
  counts: (name: string, third: boolean) => (name === 'health' && !third ? 'life' : name),
  swing: (turn: string, player: string, rises: boolean, before: string, now: string) =>
    `${turn}: the chance of ${player} to win the game ${rises ? 'rises' : 'falls'} from ${before} to ${now}.`,
  fight: (player: string, end: ReviewedFight['end'], against: string, chance: string | null) =>
    `${player} ${ends[end]} ${against}${chance === null ? '' : `: ${chance} to win the fight when it began`}.`,
  won: (player: string, won: number, fought: number, expected: string) =>
    `${player} won ${won} of ${many(fought, 'fight')}; by the odds when they began ${expected} were to be expected.`,
  goesOn: (player: string, against: string) => `${player} is fighting ${against}. That fight goes on.`,
  unlikely: (turn: string, fight: string) => `Against the odds: ${turn}: ${fight}`,
  knockout: (turn: string, player: string, third: boolean) =>
    `${turn}: ${player} ${third ? 'was defeated' : 'was knocked out'}.`,
  byCard: (card: string) => `By ${card}.`,
  byRule: (rule: string) => `By the rule ${rule}.`,
  gold: (amount: number) => `${amount} gold`,
  cost: (costs: readonly string[]) => `It cost ${costs.join(' and ')}.`,
  idle: (player: string, idle: number, turns: number, which: readonly number[]) =>
    `${player}: ${idle} of ${many(turns, 'turn')}${which.length > 0 ? `: ${which.join(', ')}` : ''}`,
  worst: (turn: string, step: number, done: string, better: string, loss: string) =>
    `${turn}, step ${step}: "${done}". Better: "${better}", ${loss} % likelier to win the game.`,
};

/** What `explain` says in a language. */
export type ExplainTexts = typeof english;

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
  nobody: 'niemand',
  unsure: 'Nichts, das sicher besser ist. Mit mehr Zeit (--budget) findet er mehr.',
  decimal: (number) => number.toFixed(1).replace('.', ','),
  sections: {
    standings: 'Am Ende',
    decisive: 'Die Züge, die die Aussichten am meisten änderten',
    fights: 'Kämpfe',
    knockouts: (third) => (third ? 'Niederlagen' : 'Zu Boden gegangen'),
    idle: 'Züge, in denen nichts gewonnen wurde',
    worst: 'Was der suchende Bot getan hätte',
  },
  deeper: 'Mit --deep beurteilt der suchende Bot die Entscheidungen.',
  start: 'Vor dem ersten Zug',
  turn: (third, number, player) => `${third ? 'Runde' : 'Zug'} ${number} (${player})`,
  counts: (name, third) => (name === 'health' && !third ? 'Leben' : (counts[name] ?? name)),
  swing: (turn, player, rises, before, now) =>
    `${turn}: Die Siegchance von ${player} ${rises ? 'steigt' : 'fällt'} von ${before} auf ${now}.`,
  fight: (player, end, against, chance) =>
    `${fights[end](player, against)}${chance === null ? '' : `: zu Beginn ${chance} Aussicht auf den Sieg`}.`,
  won: (player, won, fought, expected) =>
    `${player} gewinnt ${won} von ${many(fought, 'Kampf', 'Kämpfen')}; zu erwarten waren ${expected}.`,
  goesOn: (player, against) => `${player} kämpft gerade gegen ${against}.`,
  unlikely: (turn, fight) => `Gegen die Erwartung: ${turn}: ${fight}`,
  knockout: (turn, player, third) => `${turn}: ${player} ${third ? 'ist besiegt' : 'geht zu Boden'}.`,
  byCard: (card) => `Durch ${card}.`,
  byRule: (rule) => `Durch die Regel ${rule}.`,
  gold: (amount) => `${amount} Gold`,
  cost: (costs) => `Das kostet ${costs.join(' und ')}.`,
  idle: (player, idle, turns, which) =>
    `${player}: ${idle} von ${many(turns, 'Zug', 'Zügen')}${which.length > 0 ? `: ${which.join(', ')}` : ''}`,
  worst: (turn, step, done, better, loss) =>
    `${turn}, Schritt ${step}: „${done}“. Besser: „${better}“, ${loss} % wahrscheinlicher der Sieg.`,
};
