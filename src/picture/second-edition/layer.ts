import type { Board } from '../../second-edition/base/board.js';
import type { Panel } from '../boxes.js';
import type { Ink } from '../inks.js';
import type { Mouth } from './courses.js';
import type { MappedArea, MappedLane } from './mapped.js';
import type { PictureOptions } from './options.js';
import type { PicturePart } from './parts.js';
import type { Color, Point, Room, Sheet } from './sheet.js';
import type { Table } from './table.js';

/** All that is known while a picture is drawn. */
export interface Scene {
  readonly sheet: Sheet;
  readonly table: Table;
  readonly ink: Ink;
  readonly options: Required<Omit<PictureOptions, 'width' | 'title' | 'layers'>>;
  /** What players are called. */
  readonly names: readonly string[];
  /** Put before the ids of definitions: two pictures on one page do not get in each other's way. */
  readonly prefix: string;
  /** What a card is called. */
  nameOf(card: string): string;
  /** The color of the deck that a card belongs to; `null` for a card of no such deck. */
  colorOf(card: string): Color | null;
  /** What a space or a place is called. */
  nameOfPlace(place: string): string;
  has(part: PicturePart): boolean;
}

/** What a rule module adds to pictures. Each function gives SVG. */
export interface Layer {
  /** The room that its board takes. */
  room?(board: Board): Room;
  /** Under the land. */
  below?(scene: Scene): string;
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
  /** What names keep clear of. */
  marks?(sheet: Sheet): readonly Point[];
  /** Where figures stand that are at a place which is no space. */
  places?(sheet: Sheet): ReadonlyMap<string, Point>;
  /** Its lanes and islands, for those who draw them themselves. */
  chart?(sheet: Sheet): { readonly lanes: readonly MappedLane[]; readonly islands: readonly MappedArea[] };
  /** A further line of the legend. */
  legend?(scene: Scene): string;
  /** What a space of the undefeated challenge track is besides, by its number from 1: a few words. */
  track?(scene: Scene): ReadonlyMap<number, string>;
  /** Boxes beside the board. */
  panels?(scene: Scene): readonly Panel[];
}
