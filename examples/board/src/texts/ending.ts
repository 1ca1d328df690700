import { language } from '../language.js';
import { percent } from './percent.js';

/* What the page says once a game is over. Another language is loaded when the first game ends. */

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

export const english = {
  open: 'How the game went',
  reading: 'The game is being read …',
  counting: (share: string) => `The odds of the fights are being counted: ${share}.`,
  failed: 'The game could not be read.',
  late: (step: number) =>
    `This page was opened at step ${step}: what happened before is neither in the chart nor in the lists.`,
  replay: 'Replay',
  save: 'Save',
  again: 'Again: the same players, new luck',
  anew: 'Choose anew',
  leave: 'Leave',
  board: 'Look at the board',
  standings: 'Standings',
  eliminated:
    'Eliminated. This is what the hero had before; cards of its hand left the game too, and are not counted.',
  winner: 'Winner',
  youWon: 'You have won.',
  youLost: 'You have lost.',
  chart: 'The game by turns',
  measure: 'What the chart shows',
  counts: {
    /** Points in counters and in hand: the game itself shows those that the next counter takes. */
    experience: 'Experience in all',
    skills: 'Learned skills',
    gold: 'Gold',
    runes: 'Runes',
    trophies: 'Trophies',
    items: 'Items',
    allies: 'Allies',
    assets: 'Assets',
    health: 'Health',
    life: 'Life',
    chance: 'Chance to win',
  } as Readonly<Record<string, string>>,
  /** What the story tokens of a scenario are called, where that is not lore. */
  chanceHint:
    'The chance of each player to win the game, as the searching bot judges it at the end of each turn. What is missing to 100\u00a0% is the chance that nobody wins.',
  percent,
  start: 'Start',
  turn: (third: boolean, number: number) => `${third ? 'Round' : 'Turn'} ${number}`,
  turnOf: (third: boolean, number: number, name: string) => `${third ? 'Round' : 'Turn'} ${number}, ${name}`,
  chartOf: (measure: string, turns: number) =>
    `${measure} of each player over ${many(turns, 'turn', 'turns')}; the table below has the numbers.`,
  asTable: 'As a table',
  decisive: 'The turns that decided it',
  wonIt: 'This turn won the game.',
  marks: 'With a number: the turns that decided it, as listed below',
  noTurns: 'No turn was seen.',
  swing: (name: string, before: string, after: string, up: boolean) =>
    `${name}’s chance to win the game ${up ? 'rose' : 'fell'} from ${before} to ${after}.`,
  changed: (name: string, changes: string) => `${name}: ${changes}.`,
  show: 'Show it on the board',
  showOf: (what: string) => `Show it on the board: ${what}`,
  fights: 'Fights against the odds',
  noFights: 'No fight went far against the odds.',
  fight: {
    won: (name: string, foe: string) => `${name} beat ${foe}.`,
    lost: (name: string, foe: string) => `${name} lost to ${foe}.`,
    escaped: (name: string, foe: string) => `${name} got away from ${foe}.`,
    none: (name: string, foe: string) => `${name} fought ${foe}; neither won.`,
  },
  fightOdds: (name: string, chance: string) => `${name} had ${chance} to win the fight when it began.`,
  anEnemy: 'an enemy',
  replaying: 'The game again',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  turnBack: 'To the turn before',
  stepAt: 'Step of the game',
  stepBack: 'A step back',
  play: 'Play',
  stop: 'Stop',
  stepOn: 'A step forward',
  turnOn: 'To the next turn',
  end: 'To the end',
};

export const endingTexts: typeof english =
  language() === 'de' ? (await import('./german-ending.js')).ending : english;
