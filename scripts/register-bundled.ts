import { fileURLToPath } from 'node:url';
import type { Wording } from '../src/register/citing.js';
import { packed, packedRest, without } from '../src/register/packed.js';
import { citedInPlay } from './cited-in-play.js';
import { remarksOn } from './register-parts.js';

/*
 * The files of the register are read in three places: for the words of rules, for those of them that rulings can cite, and for what is remarked on
 * them. A bundler gives each what it reads, so that no word stands in a bundle twice, a game carries no more words than it quotes, and an app that
 * quotes rules carries no remarks.
 */

export type RegisterPart = 'remarks' | 'in-play' | 'words';

/** What a file reads of the register. */
export const partReadBy = (importer: string): RegisterPart =>
  importer.endsWith('remarks.ts')
    ? 'remarks'
    : /[/\\]in-play[/\\][\w-]+\.ts$/.test(importer)
      ? 'in-play'
      : 'words';

/** JSON as one line that is parsed, not as code: it is smaller so, and read faster. */
export const parsed = (value: unknown): string =>
  `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Writes the code for a part of a file; `inPlay` is what the part in play is imported by. */
export function registerCode(): (part: RegisterPart, whole: Wording, inPlay: string) => string {
  const cited = citedInPlay();
  const unpacking = JSON.stringify(fileURLToPath(new URL('../src/register/packed.ts', import.meta.url)));
  return (part, whole, inPlay) =>
    part === 'remarks'
      ? `export default ${parsed(remarksOn(whole))}`
      : part === 'in-play'
        ? `import { unpacked } from ${unpacking};
           export default /* @__PURE__ */ unpacked(${parsed(packed(without(whole, cited)))})`
        : `import { withRest } from ${unpacking};
           import inPlay from ${JSON.stringify(inPlay)};
           export default /* @__PURE__ */ withRest(inPlay, ${parsed(packedRest(whole, cited))})`;
}
