import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longestLine } from '../../../src/protocol/index.js';
import { compiled } from '../../compiled.js';

/* `runebound-engine serve --stdio`: the pipe itself. */

function started(...args: string[]) {
  const child = spawn(process.execPath, [compiled('tools/cli/main.ts'), 'serve', ...args], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const next = async () => JSON.parse((await lines.next()).value ?? 'null');
  return { child, next, ended };
}

it('answers line by line, passes over what cannot be read, and ends with 0 when its input ends', async () => {
  const { child, next, ended } = started('--stdio');
  expect(await next()).toMatchObject({ type: 'greeting', protocol: 1 });
  // A byte order mark, as some programs write it first.
  child.stdin.write(Buffer.from([0xef, 0xbb, 0xbf]));
  const request = '{"id":"ö","type":"new","options":{"players":1,"seed":7}}\r\n';
  const bytes = Buffer.from(request);
  // A letter of two bytes, cut in the middle.
  child.stdin.write(bytes.subarray(0, 8));
  child.stdin.write(bytes.subarray(8));
  expect(await next()).toMatchObject({ id: 'ö', ok: true, game: 'g1' });
  child.stdin.write(`\n${'x'.repeat(longestLine + 10)}\n{"half\n{"id":2,"type":"outcome","game":"g1"}\n`);
  expect((await next()).error.code).toBe('line-too-long');
  expect((await next()).error.code).toBe('bad-json');
  expect(await next()).toMatchObject({ id: 2, ok: true, outcome: null });
  child.stdin.end('{"id":3,"type":"close","game":"g1"}');
  expect(await next()).toMatchObject({ id: 3, ok: true });
  expect(await ended).toBe(0);
});

it('ends with 0 at Ctrl-C', async () => {
  const { child, next, ended } = started('--stdio');
  await next();
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
