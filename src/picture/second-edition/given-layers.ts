import { InvalidArgumentError, readList } from '../../kernel/index.js';
import type { PictureTheme } from '../inks.js';
import type { Layer } from './layer.js';
import type { Point } from './sheet.js';

/** The scene that a layer draws in. */
export interface PictureScene {
  /** The module's `inspect` of the table; `null` if it has none. */
  readonly told: unknown;
  /** Light or dark paper. */
  readonly theme: PictureTheme;
  /** From the middle of a space to its corners. */
  readonly radius: number;
  /** The width of a box's content. */
  readonly boxWidth: number;
  /** The middle of a space, an anchor or a place; `null` if it is not on the board. */
  placeOf(id: string): Point | null;
  /** The name of a card. */
  nameOf(card: string): string;
  /** Escapes a text for SVG: it cannot become markup. */
  xml(text: string): string;
}

/** A box beside the board. */
export interface PictureBox {
  /** What stands over it. */
  readonly title: string;
  /** Its height without the title. */
  readonly height: number;
  /** Its content, as SVG with the upper left corner at 0, 0. */
  readonly svg: string;
}

/** A module's layer in pictures. Its SVG is not checked: escape texts from outside with `scene.xml`. */
export interface PictureLayer {
  /** The id of the module. The layer is drawn while it is in force, with the part `modules`. */
  readonly module: string;
  /** SVG on the board, over the land and under towns and figures. */
  onBoard?(scene: PictureScene): string;
  /** A box beside the board; `null` for none. */
  box?(scene: PictureScene): PictureBox | null;
}

/** The layer of a module of the package, which draws more than others may. */
export class ModuleLayer implements PictureLayer {
  constructor(
    readonly module: string,
    readonly layer: Layer,
  ) {}
}

export function readLayers(given: unknown): readonly PictureLayer[] {
  const wrong =
    'The layers of a picture are a list such as [{ module: "inns", onBoard: (scene) => "<circle …/>" }].';
  try {
    const isFunction = (value: unknown): boolean => value === undefined || typeof value === 'function';
    const list = (readList(given) as PictureLayer[] | null)?.map((layer) => {
      if (layer instanceof ModuleLayer) return layer;
      const { module, onBoard, box } = layer;
      if (typeof module !== 'string' || !isFunction(onBoard) || !isFunction(box)) throw new TypeError();
      return { module, ...(onBoard && { onBoard }), ...(box && { box }) };
    });
    if (list !== undefined) return list;
  } catch {}
  throw new InvalidArgumentError(wrong);
}
