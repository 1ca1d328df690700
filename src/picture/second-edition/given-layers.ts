import { InvalidArgumentError, readList } from '../../kernel/index.js';
import type { PictureTheme } from '../inks.js';
import type { Point } from './sheet.js';

/* Layers of modules from elsewhere, as they are given in the options of a picture. */

/** What is known to a layer while a picture is drawn. */
export interface PictureScene {
  /** What the module tells of the table by its `inspect`; `null` if it tells nothing. */
  readonly told: unknown;
  /** Light or dark paper. */
  readonly theme: PictureTheme;
  /** How far the corners of a space are from its middle. */
  readonly radius: number;
  /** How wide what stands in a box may be. */
  readonly boxWidth: number;
  /** The middle of a space, an anchor or a place; `null` for what is not on the board. */
  placeOf(id: string): Point | null;
  /** What a card is called. */
  nameOf(card: string): string;
  /** A text as SVG shows it: with nothing in it that could be markup. */
  xml(text: string): string;
}

/** A box beside the board. */
export interface PictureBox {
  /** What stands over it. */
  readonly title: string;
  /** How high it is below its title. */
  readonly height: number;
  /** What is in it, as SVG with its upper left corner at 0, 0. */
  readonly svg: string;
}

/** What a module adds to pictures. The SVG goes in as it is: texts from outside are for `scene.xml`. */
export interface PictureLayer {
  /** The id of the module. The layer is drawn while that is in force, with the part `modules`. */
  readonly module: string;
  /** On the board, over the land and under towns and figures: SVG. */
  onBoard?(scene: PictureScene): string;
  /** A box beside the board; `null` for none. */
  box?(scene: PictureScene): PictureBox | null;
}

/** Layers as somebody gives them. Throws InvalidArgumentError for what are none. */
export function readLayers(given: unknown): readonly PictureLayer[] {
  const wrong =
    'The layers of a picture are a list such as [{ module: "inns", onBoard: (scene) => "<circle …/>" }].';
  try {
    const isFunction = (value: unknown): boolean => value === undefined || typeof value === 'function';
    const list = (readList(given) as PictureLayer[] | null)?.map(({ module, onBoard, box }) => {
      if (typeof module !== 'string' || !isFunction(onBoard) || !isFunction(box)) throw new TypeError();
      return { module, ...(onBoard && { onBoard }), ...(box && { box }) };
    });
    if (list !== undefined) return list;
  } catch {
    // Told below.
  }
  throw new InvalidArgumentError(wrong);
}
