// docs/turn.svg: a turn of Second Edition on the board, as a picture that moves. Dice and cards are given, so it changes only where rules, words or
// drawing do.
import { type Action, parseActionCode, transition } from '../../src/index.js';
import { picture } from '../../src/picture/second-edition/index.js';
import { xml } from '../../src/picture/xml.js';
import { fromScenario } from '../../src/scenario/second-edition/index.js';
import { createNarrator, words } from '../../src/words/second-edition/index.js';
import type { Files } from './files.js';

const start = fromScenario({
  game: {
    players: [
      { hero: 'red-scorpion', space: 'tamalir', gold: 3 },
      { hero: 'wren-ashquill', space: 'h0608', gold: 3 },
    ],
    decks: { yellow: { top: ['death-witch'] } },
  },
  given: { turn: { player: 0, step: 'movement' } },
});

/** What Bo does, as codes, and what chance answers, as dice. */
const course: readonly (string | readonly number[])[] = [
  'move/roll dice=5',
  [1, 2, 3, 5, 6],
  'move/step to=h0707 die=5',
  'move/step to=h0606 die=2',
  'move/step to=h0507 die=3',
  'move/step to=h0407 die=1',
  'move/stop',
  'adventure/attempt color=yellow',
  [6, 8],
  'combat/stand',
  'combat/attack by=red-scorpion',
  [8, 10],
  'ability/use card=red-scorpion ability=leave-the-sting-in',
];

/** What is seen for some seconds: the position, and the line under it with the rule that it cites. */
interface Shot {
  readonly svg: string;
  readonly line: string;
  readonly rule: string;
  readonly seconds: number;
}

const drawn = (state: typeof start): string =>
  picture(state, { parts: ['counters', 'names', 'heroes'], title: 'A turn of Second Edition' });

function shots(): readonly Shot[] {
  const speech = words(start, { players: ['Bo', 'Ann'] });
  const narrator = createNarrator(speech);
  const taken: Shot[] = [{ svg: drawn(start), line: 'Bo’s turn: how does he move?', rule: '', seconds: 2 }];
  let state = start;
  for (const step of course) {
    const action: Action =
      typeof step === 'string' ? parseActionCode(step, state) : { type: 'chance/roll', dice: step };
    const { state: next, events } = transition(state, action);
    const svg = drawn(next);
    if (typeof step === 'string')
      taken.push({ svg, line: `▸ ${speech.describe(action, { form: 'short' })}`, rule: '', seconds: 1 });
    for (const { text, rule } of narrator.tell(events, next))
      for (const line of text.split(/(?<=[.!]) /)) taken.push({ svg, line, rule, seconds: 2 });
    state = next;
  }
  return taken;
}

/** What is drawn upon the land, piece by piece: an element with all that is in it. */
function pieces(svg: string): readonly string[] {
  const [, upon = ''] = svg.split(/^<rect .*stroke-width="1\.5"\/>$/m);
  const found: string[] = [];
  let open = 0;
  for (const line of upon.replace('</svg>', '').trim().split('\n')) {
    if (open === 0) found.push(line);
    else found.push(`${found.pop()}\n${line}`);
    open += (line.match(/<g\b/g)?.length ?? 0) - (line.match(/<\/g>/g)?.length ?? 0);
  }
  return found;
}

/** The part of the board that is shown, and the room for the line under it. */
const view = { x: 170, y: 480, width: 640, height: 300, foot: 62 };

function turnPicture(): string {
  const taken = shots();
  const whole = taken.reduce((sum, { seconds }) => sum + seconds, 0);
  const inAll = pieces(taken[0]?.svg ?? '').filter((piece) =>
    taken.every(({ svg }) => pieces(svg).includes(piece)),
  );
  const rules: string[] = [];
  const shown: string[] = [];
  /** Shows something from one second to another. */
  const show = (svg: string, from: number, to: number): void => {
    const name = `t${rules.length}`;
    const at = (second: number): string => `${((100 * second) / whole).toFixed(2)}%`;
    const off = to < whole ? `${at(to)} { visibility: hidden }` : '';
    rules.push(`@keyframes ${name} { 0% { visibility: hidden } ${at(from)} { visibility: visible } ${off} }`);
    shown.push(`<g class="shot" style="animation-name: ${name}">`, svg, '</g>');
  };
  let second = 0;
  let since = 0;
  for (const [index, { svg, line, rule, seconds }] of taken.entries()) {
    const foot = view.y + view.height;
    show(
      [
        `<text x="${view.x + 16}" y="${foot + 27}" class="line">${xml(line)}</text>`,
        `<text x="${view.x + 16}" y="${foot + 48}" class="rule">${xml(rule)}</text>`,
      ].join('\n'),
      second,
      second + seconds,
    );
    second += seconds;
    if (taken[index + 1]?.svg === svg) continue;
    show(
      pieces(svg)
        .filter((piece) => !inAll.includes(piece))
        .join('\n'),
      since,
      second,
    );
    since = second;
  }
  const style = [
    '.rb text.line { font-size: 14px; text-anchor: start }',
    '.rb text.rule { font: 12px "DejaVu Sans Mono", Menlo, monospace; text-anchor: start; fill: #7a6448 }',
    `.shot { visibility: hidden; animation-duration: ${whole}s; animation-timing-function: step-end; animation-iteration-count: infinite }`,
    '@media (prefers-reduced-motion: reduce) { .shot { animation: none } .shot:nth-last-of-type(-n+2) { visibility: visible } }',
    ...rules,
  ];
  const [below = ''] = taken[0]?.svg.split(/(?<=^<rect .*stroke-width="1\.5"\/>$)/m) ?? [];
  const { x, y, width, height, foot } = view;
  const land = below
    .replace(
      /viewBox="[^"]*"/,
      `width="${width}" height="${height + foot}" viewBox="${x} ${y} ${width} ${height + foot}"`,
    )
    .replace('</style>', `\n${style.join('\n')}</style>`);
  const paper = `<rect x="${x}" y="${y + height}" width="${width}" height="${foot}" fill="#efe3c4"/>`;
  return `${[land, ...inAll, paper, ...shown, '</svg>'].join('\n')}\n`;
}

export const files = (): Files => ({ 'docs/turn.svg': turnPicture() });
