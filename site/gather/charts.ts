import { html } from './text.js';

/* Small charts for the tables of the pages on balance, as SVG in the page: drawn from the numbers that stand there, when the site is built. */

/** A table of Markdown. */
interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly said: string;
}

const width = 360;
const rowHeight = 30;

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const numberOf = (cell = ''): number => Number.parseFloat(cell.replaceAll(',', ''));

const round = (value: number): number => Math.round(value * 10) / 10;

const figure = (title: string, height: number, body: string): string =>
  `<figure class="chart"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${html(title)}">${body}</svg><figcaption>${html(title)}</figcaption></figure>`;

/** Bars below each other; a mark where all would stand if all were equal. */
function bars(title: string, list: readonly Bar[], even?: number): string {
  const most = Math.max(...list.map(({ value }) => value), even ?? 0);
  const long = (value: number): number => round(most === 0 ? 0 : (value / most) * width);
  const drawn = list.map(({ label, value, said }, at) => {
    const y = at * rowHeight;
    return `<text y="${y + 13}">${html(label)}</text><text class="said" x="${width}" y="${y + 13}">${html(said)}</text><rect y="${y + 17}" width="${long(value)}" height="8"/>`;
  });
  const height = list.length * rowHeight;
  const mark = even === undefined ? '' : `<path class="even" d="M${long(even)} 0V${height}"/>`;
  return figure(title, height, drawn.join('') + mark);
}

/** A line over numbers that grow. */
function line(title: string, points: readonly (readonly [x: number, y: number])[]): string {
  const height = 130;
  const left = Math.min(...points.map(([x]) => x));
  const right = Math.max(...points.map(([x]) => x));
  const most = Math.max(...points.map(([, y]) => y));
  const at = ([x, y]: readonly [number, number]): string =>
    `${round(24 + ((x - left) / (right - left)) * (width - 40))} ${round(100 - (y / most) * 86)}`;
  const ends = [points[0], points.at(-1)].flatMap((point) => point ?? []);
  const ticks = `<text y="18">${most}</text><text y="104">0</text><text x="24" y="122">${left}</text><text class="said" x="${width}" y="122">turn ${right}</text>`;
  return ends.length === 0
    ? ''
    : figure(
        title,
        height,
        `<path class="axis" d="M24 14V100H${width - 16}"/>${ticks}<path class="line" d="M${points.map(at).join('L')}"/>`,
      );
}

/** So many players make a mean worth a point of a line. */
const enough = 10;

/** The charts of a table, if it has numbers that a picture shows better. */
function chartsOf(title: string, { heads, rows }: Table): readonly string[] {
  const column = (name: string): number => heads.indexOf(name);
  const ratio = column('wins / fair');
  if (ratio > 0) {
    const list = rows.map((row) => {
      const [label = ''] = row;
      return { label, value: numberOf(row[ratio]), said: row[ratio] ?? '' };
    });
    return [bars(`${title}: wins / fair share`, list, 1)];
  }
  if (heads.join() === 'way,games')
    return [
      bars(
        title,
        rows.map(([label = '', games = '']) => ({ label, value: numberOf(games), said: games })),
      ),
    ];
  const won = column('won by a hero');
  if (won > 0)
    return [
      bars(
        `${title}: won by a hero`,
        rows.map((row) => ({
          label: `${row[0]}, ${row[1]} players`,
          value: numberOf(row[won]),
          said: row[won] ?? '',
        })),
      ),
    ];
  if (heads[0] === 'turn' && column('gold') > 0)
    return (['gold', 'experience'] as const).flatMap((name) => {
      const known = rows.filter((row) => numberOf(row[column('players')]) >= enough);
      return line(
        `${name === 'gold' ? 'Gold' : 'Experience counters'}, mean`,
        known.map((row) => [numberOf(row[0]), numberOf(row[column(name)])] as const),
      );
    });
  if (heads[0] === 'Hero' && column('green') > 0)
    return ['green', 'yellow', 'blue'].map((color) =>
      bars(
        `${title}: ${color}`,
        rows.map((row) => {
          const said = row[column(color)] ?? '';
          return { label: row[0] ?? '', value: numberOf(said), said };
        }),
      ),
    );
  return [];
}

/** The page with a chart over each table that has one, in place of the one picture of all. */
export function withCharts(text: string): string {
  let title = '';
  return text
    .replace(/^!\[Charts of the tables below\].*\n\n/m, '')
    .split('\n\n')
    .map((block) => {
      const heading = /^#+ (.*)$/m.exec(block)?.[1];
      if (heading !== undefined) title = heading;
      if (!block.startsWith('|')) return block;
      const [head = '', , ...rows] = block.trim().split('\n');
      const charts = chartsOf(title.split(':')[0] ?? '', {
        heads: cellsOf(head),
        rows: rows.map(cellsOf),
      }).filter(Boolean);
      return charts.length === 0 ? block : `<div class="charts">${charts.join('')}</div>\n\n${block}`;
    })
    .join('\n\n');
}
