import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, start } from './server.js';

/* What the person who starts a server is told. */

describe('a server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  it('that only this machine reaches says so, and how others get in', () => {
    expect(server.said()).toContain('Only this machine gets in. HOST=0.0.0.0 lets in the others');
  });

  it('that others reach names the address for each of their networks', async () => {
    const open = await start({ HOST: '0.0.0.0' });
    const own = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    const told = open.said().match(/^From here and from other machines .*: http:\S+\/$/gm) ?? [];
    await open.stop();
    expect(told.map((line) => new URL(line.slice(line.indexOf('http'))).hostname)).toEqual(
      own.map(({ address }) => address),
    );
  });

  it.each([
    ['a port that is taken', () => ({ PORT: new URL(server.url).port }), /^Port \d+ is taken: /m],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/tables' }),
      /^The database that DATABASE_URL names does not answer: /m,
    ],
    ['a setting that cannot be', () => ({ PORT: 'soon' }), /This is a whole number/],
  ])('cannot start with %s, and says what to do', async (_, settings, told) => {
    const error = await start(settings()).then(
      (running) => running.stop().then(() => 'It has started.'),
      (failed: Error) => failed.message,
    );
    expect(error).toMatch(told);
    expect(error).not.toContain('secret');
  });
});
