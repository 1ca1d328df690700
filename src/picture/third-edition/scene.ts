import type { Inspection } from '../../third-edition/inspect/index.js';
import type { Ink } from '../inks.js';
import type { Saying } from '../speaking.js';
import type { PicturePart, ReadOptions } from './options.js';
import type { Sheet } from './sheet.js';

export interface Scene {
  readonly sheet: Sheet;
  /** What the viewer may know, and nothing else. */
  readonly told: Inspection;
  readonly ink: Ink;
  readonly options: Omit<ReadOptions, 'words'>;
  readonly names: readonly string[];
  readonly isOver: boolean;
  /** A text of the picture in its words. */
  readonly say: Saying;
  nameOf(card: string): string;
  nameOfHex(hex: string): string;
  has(part: PicturePart): boolean;
}
