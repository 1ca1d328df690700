import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { controlOf, followed, type Node, startOf } from '../../site/.vitepress/theme/desk/fields.js';
import { moduleParts } from '../../site/.vitepress/theme/desk/module-parts.js';
import { namedPositions } from '../../site/.vitepress/theme/desk/named.js';
import { answer } from '../../src/desk/index.js';
import { scenarioProblems } from '../../src/scenario/second-edition/index.js';
import { bundledModules } from '../../src/second-edition/index.js';

/* The editor of the ruling desk has a control for each member of a position. */

const schema = readFileSync(new URL('../../conformance/vectors.schema.json', import.meta.url), 'utf8');
const forms = (JSON.parse(schema) as { $defs: Record<string, Node> }).$defs;

/** All members of a form, each with what its control is. */
function* membersOf(
  node: Node,
  root: Node,
  name: string,
  path: string,
): Generator<readonly [string, string]> {
  const control = controlOf(node, root, name);
  yield [path, control.is === 'id' ? control.of : control.is];
  if (control.is === 'list' || control.is === 'by') yield* membersOf(control.of, root, name, `${path}/*`);
  else if (control.is === 'members')
    for (const [key, part] of Object.entries(control.of)) yield* membersOf(part, root, key, `${path}/${key}`);
  else if (control.is === 'one-of')
    for (const [at, one] of control.of.entries())
      if (one.type !== 'null') yield* membersOf(one, root, name, `${path}:${at}`);
}

const controls = (edition: string): ReadonlyMap<string, string> => {
  const { game = {}, given = {} } = forms[edition]?.properties ?? {};
  return new Map([...membersOf(game, game, 'game', 'game'), ...membersOf(given, given, 'given', 'given')]);
};

describe('the controls of the desk', () => {
  it.each(['second-edition', 'third-edition'])('choose every name of %s from a list', (edition) => {
    const all = controls(edition);
    expect(all.size).toBeGreaterThan(80);
    const texts = [...all].filter(([, control]) => control === 'text').map(([path]) => path);
    // What has no list: options of an event, the seed, terrains of a die of one's own, names of modules from elsewhere, frames.
    expect(texts.filter((path) => !/option|seed|dice|with|frames/.test(path))).toEqual([]);
  });

  it('are what the member means', () => {
    const second = controls('second-edition');
    const third = controls('third-edition');
    expect(second.get('game/players:1/*/gold')).toBe('number');
    expect(second.get('game/players:1/*/experience')).toBe('by');
    expect(second.get('game/track/*/follows')).toBe('player');
    expect(second.get('game/track/*/space')).toBe('place');
    expect(second.get('given/combat/from')).toBe('words');
    expect(second.get('given/combat/hero')).toBe('player');
    expect(third.get('given/combat/attacker/tokens/*/face')).toBe('words');
    expect(third.get('game/time/space')).toBe('number');
    expect(third.get('game/facedown/*')).toBe('place');
  });

  it('begin a value that the form takes', () => {
    const { given = {} } = forms['third-edition']?.properties ?? {};
    const combat = followed(given, given).properties?.combat ?? {};
    expect(startOf(combat, given, 'combat', () => 'ogre')).toEqual({ player: 0, phase: 'retreat' });
  });

  it('know what each module lays out', () => {
    const laidOut = Object.values(bundledModules).filter(({ applyScenario }) => applyScenario !== undefined);
    expect(Object.keys(moduleParts).sort()).toEqual(laidOut.map(({ id }) => id).sort());
    for (const { id, requires = [] } of laidOut) {
      const game = { modules: [...requires, id], players: 2, with: { [id]: { 'no-such-part': 1 } } };
      const [problem] = scenarioProblems({ game } as never);
      const members = / has (.*)[.]$/.exec(problem?.message ?? '')?.[1]?.split(', ') ?? [];
      expect(Object.keys(moduleParts[id]?.properties ?? {}).sort(), id).toEqual(members.sort());
    }
  });

  it('begin with positions that are possible', () => {
    for (const [name, position] of Object.entries(namedPositions)) {
      const { problems, moments } = answer({ version: 1, ...position });
      expect(problems, name).toEqual([]);
      expect(moments, name).toHaveLength(1);
    }
  });
});
