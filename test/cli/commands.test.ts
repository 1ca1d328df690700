import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConformance } from '../../src/cli/conformance.js';
import { checkContentFile, checkContentFiles } from '../../src/cli/content.js';
import { lookUp } from '../../src/cli/rules.js';
import { why } from '../../src/cli/why.js';
import { createGame, serialize } from '../../src/index.js';

/* What the commands say of files and words that are not as they should be. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runebound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (value: unknown): string => {
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};
const market = {
  game: { players: [{ space: 'tamalir' }], seed: 1 },
  given: { turn: { player: 0, step: 'market' } },
};

describe('why', () => {
  it('tells a slip in the file from a slip in the action', () => {
    expect(why(file('{ game'), 'market/done')).toEqual({
      ok: false,
      lines: [expect.stringMatching(/^\(the whole file\): The file is not JSON: /)],
    });
    expect(why(file(market), '{ type')).toEqual({
      ok: false,
      lines: [expect.stringMatching(/^The action is not JSON: /)],
    });
    expect(why(join(folder, 'nowhere.json'), undefined).lines).toEqual([
      '(the whole file): The file cannot be read.',
    ]);
  });

  it('says what is wrong with a position, where, and by which rule', () => {
    const { lines } = why(file({ game: { players: 1, pile: { red: 0 } } }), undefined);
    expect(lines).toEqual([
      expect.stringMatching(
        /^\(the whole file\): adventure counters .* \[2e\.components\.adventure-counters\]$/,
      ),
    ]);
    const state = JSON.parse(serialize(createGame({ players: 1, seed: 1 })));
    expect(why(file({ ...state, turn: 'first' }), undefined).lines).toEqual([
      expect.stringMatching(/^turn: /),
    ]);
    expect(why(file({ ...state, modules: ['chess'] }), undefined).lines).toEqual([
      expect.stringContaining('There is no module "chess"'),
    ]);
  });

  it('judges an action given as code or as JSON', () => {
    for (const action of ['market/done', '{"type":"market/done"}'])
      expect(why(file(market), action).lines[0]).toBe('Legal: This is allowed now.');
    expect(why(file(market), 'market/steal').ok).toBe(false);
    expect(why(file(market), undefined).lines).toContain('  market/done');
  });
});

describe('content check', () => {
  it('counts everything that a pack brings', () => {
    const captain = {
      kind: 'further',
      sort: 'sailor',
      source: 'original',
      id: 'old-salt',
      name: 'Old Salt',
    };
    const pack = {
      id: 'crew',
      name: 'Crew',
      decks: [{ id: 'crew', name: 'Crew' }],
      further: [{ ...captain, deck: 'crew' }],
    };
    const { lines } = checkContentFile(file(pack));
    expect(lines).toEqual([
      expect.stringContaining('all is well (1 card of a further sort, 1 further deck)'),
    ]);
    expect(checkContentFile(file({ id: 'empty', name: 'Empty' })).lines[0]).toContain('(no cards)');
  });

  const encounter = (id: string, effects: readonly object[], more: object = {}) => ({
    id: `pack-${id}`,
    name: 'Pack',
    adventures: [{ kind: 'encounter', id, name: id, source: 'original', color: 'green', effects, ...more }],
  });

  it('knows the bundled board', () => {
    const pack = encounter('gate', [{ do: 'teleport', to: 'town:nowhere' }]);
    expect(checkContentFile(file(pack)).problems).toMatchObject([{ path: 'adventures/0/effects/0/to' }]);
  });

  it('lets packs build upon those before them, and tells which cards are replaced', () => {
    const first = join(folder, 'first.json');
    const decks = [{ id: 'crew', name: 'Crew' }];
    writeFileSync(first, JSON.stringify({ ...encounter('gate', []), decks }));
    const second = file(encounter('gate', [], { deck: 'crew' }));
    expect(checkContentFile(second).problems).toMatchObject([{ path: 'adventures/0/deck' }]);
    const reports = checkContentFiles([first, second]);
    expect(reports.map(({ ok }) => ok)).toEqual([true, true]);
    expect(reports[0]?.lines).toHaveLength(1);
    expect(reports[1]?.lines[1]).toContain('note: gate replaces the card');
  });
});

describe('conformance', () => {
  it('says of a file that is no JSON, or has no vectors, what is wrong with it', () => {
    expect(runConformance(file('[')).files[0]?.problems).toEqual([
      expect.stringMatching(/^\(the whole file\): The file is not JSON: /),
    ]);
    expect(runConformance(file({ vectors: [] })).files[0]?.problems).toEqual([
      expect.stringMatching(/^vectors: /),
    ]);
  });
});

describe('rule', () => {
  it('tells a rule, and of an id that there is none, the nearest ones', () => {
    expect(lookUp('2e.escape.fail')).toMatchObject({ found: true });
    expect(lookUp('2e.escape.fial')).toEqual({
      found: false,
      lines: [expect.stringContaining('2e.escape.fail')],
    });
  });
});
