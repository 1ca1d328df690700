import { withBase } from 'vitepress';
import { vectorIn } from './load.js';

/** The address of the desk with the question that a vector answers. */
export async function deskLinkOf(file: string, vector: string): Promise<string> {
  const [
    { linkOf },
    { id: _, title, rules: __, note: ___, refused: ____, foreign: _____, steps = [], ...position },
  ] = await Promise.all([import('runebound-engine/desk'), vectorIn(file, vector)]);
  const done = steps.filter((step) => !('expect' in step));
  return `${withBase('/desk.html')}#${await linkOf({ version: 1, title, ...position, steps: done as never })}`;
}
