import type { Board } from '../../second-edition/base/board.js';
import type { Panel } from '../boxes.js';
import type { Ink } from '../inks.js';
import type { CommonPictureOptions } from '../options.js';
import type { Part } from '../page.js';
import type { Naming, Saying } from '../speaking.js';
import type { Mouth } from './courses.js';
import type { MappedArea, MappedLane } from './mapped.js';
import type { PicturePart } from './parts.js';
import type { Color, Point, Room, Sheet } from './sheet.js';
import type { Table } from './table.js';

export interface Scene {
  readonly sheet: Sheet;
  readonly table: Table;
  readonly ink: Ink;
  readonly options: Required<Omit<CommonPictureOptions<PicturePart>, 'width' | 'title' | 'words'>>;
  readonly names: readonly string[];
  /** A prefix of ids in the SVG, so that two pictures on a page do not clash. */
  readonly prefix: string;
  nameOf(card: string): string;
  /** A text of the picture in its words. */
  readonly say: Saying;
  /** The name that the words of the picture have for a key. */
  readonly naming: Naming;
  /** The color of a card's deck; `null` for other decks. */
  colorOf(card: string): Color | null;
  nameOfPlace(place: string): string;
  has(part: PicturePart): boolean;
}

/** What a rule module adds to pictures; each function returns SVG unless it says otherwise. */
export interface Layer {
  /** The room of its board. */
  room?(board: Board): Room;
  /** Under the land, in parts. */
  below?(scene: Scene): readonly Part[];
  /** Where its rivers end. */
  mouth?(sheet: Sheet): Mouth;
  /** On the land, under jewels and counters. */
  onLand?(scene: Scene): string;
  /** Over the land, under towns. */
  above?(scene: Scene): string;
  /** Over the towns, under counters and names. */
  over?(scene: Scene): string;
  /** Names, over the towns. */
  names?(scene: Scene): string;
  /** Points that names avoid. */
  marks?(sheet: Sheet): readonly Point[];
  /** Where figures stand at places that are not spaces. */
  places?(sheet: Sheet): ReadonlyMap<string, Point>;
  /** Its lanes and islands, for `boardMap`. */
  chart?(sheet: Sheet): { readonly lanes: readonly MappedLane[]; readonly islands: readonly MappedArea[] };
  /** A further line of the legend. */
  legend?(scene: Scene): string;
  /** A few words on spaces of the undefeated challenge track, by number from 1. */
  track?(scene: Scene): ReadonlyMap<number, string>;
  /** Boxes beside the board. */
  panels?(scene: Scene): readonly Panel[];
}
