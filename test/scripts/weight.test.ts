import { describe, expect, it } from 'vitest';
import { taken } from '../../scripts/weight/measured.js';
import { listed, median, memoryOf, rowsOn, tableOf, withTable } from '../../scripts/weight/page.js';

/* What `npm run weight` makes of what it measures. */

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 8], 3],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is zero', () => {
    expect(() => median([])).toThrow('no median');
  });
});

describe('the table on the page', () => {
  const rows = [
    { what: '`npm run build`', now: '21 s / 1.1 GB', most: '45 s / 1.5 GB' },
    { what: 'root, gzip', now: '$1 kB', most: '330 kB' },
  ];
  const page = '# What it costs\n\n<!-- weight -->\nold\n<!-- /weight -->\n\n| a | b |\n\n<!-- sizes -->\n';

  it('takes the place of the one before, and nothing else changes', () => {
    const written = withTable(page, rows);
    expect(written).toBe(
      `# What it costs\n\n<!-- weight -->\n\n${tableOf(rows)}\n\n<!-- /weight -->\n\n| a | b |\n\n<!-- sizes -->\n`,
    );
    expect(withTable(written, rows)).toBe(written);
  });

  it('is read again, so that what is not measured anew stays', () => {
    expect([...rowsOn(withTable(page, rows))]).toEqual(rows.map(({ what, now }) => [what, now]));
    expect([...rowsOn(page)]).toEqual([]);
  });

  it('has a place on the page', () => {
    expect(() => withTable('# Nothing', rows)).toThrow('<!-- weight -->');
  });
});

it('memory is that of a process and all that it has started', () => {
  const processes = listed('  1 0 100\n 20 1 30\n 21 20 5\n 22 20 6\n 30 1 1000\n');
  expect(processes).toHaveLength(5);
  expect(memoryOf(20, processes)).toBe(41);
  expect(memoryOf(99, processes)).toBe(0);
});

describe('a command', () => {
  it('is reported by what it took', async () => {
    const busy =
      'let n = 0; const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end) n++;';
    const { wall, processor } = await taken(`node -e '${busy}'`, import.meta.dirname);
    expect(processor).toBeGreaterThan(0.29);
    expect(wall).toBeGreaterThan(0);
  });

  it('that fails is reported with what it said', async () => {
    await expect(taken('echo broken; exit 3', import.meta.dirname)).rejects.toThrow(
      /ended with 3[\s\S]*broken/,
    );
  });
});
