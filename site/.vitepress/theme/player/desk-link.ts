import { editionsOf } from 'runebound-engine/desk/editions';
import { withBase } from 'vitepress';
import { rulesFor } from '../desk/load.js';
import { vectorIn } from './load.js';

/** The address of the desk with the question that a vector answers. */
export async function deskLinkOf(file: string, vector: string): Promise<string> {
  const {
    id: _,
    title,
    rules: __,
    note: ___,
    refused: ____,
    foreign: _____,
    steps = [],
    ...position
  } = await vectorIn(file, vector);
  const { desk } = await rulesFor(editionsOf(position));
  const done = steps.filter((step) => !('expect' in step));
  return `${withBase('/desk.html')}#${await desk.linkOf({ version: 1, title, ...position, steps: done as never })}`;
}
