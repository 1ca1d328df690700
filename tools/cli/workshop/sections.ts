import process from 'node:process';
import { aligned, type Table } from '../../workshop/index.js';
import { paint } from '../play/style.js';
import { plain } from '../terminal.js';

export interface Section {
  readonly title: string;
  readonly table?: Table;
  readonly lines?: readonly string[];
}

export function tableLines({ head, rows }: Table): string[] {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)));
  const [first = [], ...others] = aligned({ head, rows: safe });
  const line = (cells: readonly string[]): string => `  ${cells.join('  ')}`.trimEnd();
  return [paint.gray(line(first)), ...others.map(line)];
}

export function printSections(sections: readonly Section[]): void {
  const lines = sections.flatMap(({ title, table, lines: said = [] }, at) => [
    ...(at === 0 ? [] : ['']),
    paint.bold(plain(title)),
    ...said.map((text) => `  ${plain(text)}`),
    ...(table ? tableLines(table) : []),
  ]);
  process.stdout.write(`${lines.join('\n')}\n`);
}
