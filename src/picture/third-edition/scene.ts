import type { Inspection } from '../../third-edition/inspect/index.js';
import type { Ink } from '../inks.js';
import type { PicturePart, ReadOptions } from './options.js';
import type { Sheet } from './sheet.js';

/** All that is known while a picture is drawn. */
export interface Scene {
  readonly sheet: Sheet;
  /** What whoever looks may know, and nothing else. */
  readonly told: Inspection;
  readonly ink: Ink;
  readonly options: ReadOptions;
  /** What players are called. */
  readonly names: readonly string[];
  /** Whether the game has ended. */
  readonly isOver: boolean;
  /** What a card is called. */
  nameOf(card: string): string;
  /** What people call a hex: its place, the region that covers it, or its id. */
  nameOfHex(hex: string): string;
  has(part: PicturePart): boolean;
}
