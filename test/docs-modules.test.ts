import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuleId, rulesOf } from '../src/index.js';
import { bundledModules } from '../src/second-edition/index.js';
import * as door from '../src/second-edition/rules.js';
import { asserted } from './asserted.js';

/* The pages on modules say what is so. */

const root = join(import.meta.dirname, '..');
const page = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const catalogue = page('modules.md');
const [, ...sections] = catalogue.split(/^## /m);
const sectionOf = (id: string): string | undefined => sections.find((text) => text.startsWith(`\`${id}\``));

describe('the catalogue of modules', () => {
  it.each(Object.values(bundledModules).map((module) => [module.id, module] as const))(
    'describes %s, with its conflicts and what it needs',
    (id, module) => {
      const text = sectionOf(id) ?? '';
      expect(text, `docs/modules.md has a section \`${id}\``).not.toBe('');
      for (const { module: other, rule } of module.conflicts ?? []) {
        if (!Object.hasOwn(bundledModules, other)) continue;
        expect(text).toContain(`\`${other}\``);
        expect(text).toContain(`\`${rule}\``);
      }
      for (const needed of module.requires ?? []) expect(text).toContain(`\`${needed}\``);
    },
  );

  it('describes no other', () => {
    const described = sections.flatMap((text) => /^`([\w-]+)`/.exec(text)?.[1] ?? []);
    expect(described.filter((id) => !Object.hasOwn(bundledModules, id))).toEqual([]);
  });

  it('names rules and chapters that there are', () => {
    const named = [...catalogue.matchAll(/`((?:2e|adv|faq|iod|va\d+)\.[\w.-]+)`/g)].map(
      (match) => match[1] as string,
    );
    expect(named.length).toBeGreaterThan(20);
    for (const id of named) expect(isRuleId(id) || rulesOf(id).length > 0, id).toBe(true);
  });
});

describe('the page on writing modules', () => {
  const text = page('writing-a-module.md');

  it('names hooks that the door has', () => {
    const named = [
      'lifeOf',
      'movementDice',
      'priceOf',
      'counterCost',
      'refuseAcquire',
      'refuseEscape',
      'isOvercome',
      'takeWounds',
      'acquire',
      'discardAdventure',
      'enterSpace',
      'putOnTrack',
      'win',
      'cardsElsewhere',
    ];
    const offered: Readonly<Record<string, unknown>> = { ...door };
    for (const name of named) {
      expect(text).toContain(`\`${name}\``);
      expect(offered[name], `${name} is a hook`).toHaveProperty('slot');
    }
  });

  it('the door has every hook that there is', () => {
    const source = join(root, 'src/second-edition');
    const hooks = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(/^export const (\w+) = (?:query|command)\(/gm),
      ])
      .map(([, name = '']) => name);
    expect(hooks.length).toBeGreaterThan(80);
    expect(hooks.filter((name) => !(name in door))).toEqual([]);
  });

  it('links to files that are there', () => {
    for (const [, path = ''] of text.matchAll(/\]\((?!http|#)([^)#]+)/g))
      expect(existsSync(join(root, 'docs', path)), path).toBe(true);
    asserted(10);
  });
});
