import { EngineError, RuleFaultError } from '../../kernel/index.js';
import { panelWidth } from '../boxes.js';
import { xml } from '../xml.js';
import type { PictureBox, PictureLayer, PictureScene } from './given-layers.js';
import type { Layer, Scene } from './layer.js';
import { type Point, radius } from './sheet.js';

/* Wraps layers of modules that are not bundled: they get values only, and no more than they need. */

const boxWidth = panelWidth - 32;

export function customLayer(
  { module, onBoard, box }: PictureLayer,
  placeOf: (id: string) => Point | null,
): Layer {
  const sceneOf = ({ table, options, nameOf }: Scene): PictureScene => ({
    told: table.modules[module] ?? null,
    theme: options.theme,
    radius,
    boxWidth,
    placeOf,
    nameOf,
    xml,
  });
  /** Errors in a layer are blamed on its module. */
  const drawing = <T>(draw: () => T, isRight: (drawn: T) => boolean): T => {
    try {
      const drawn = draw();
      if (isRight(drawn)) return drawn;
      throw new TypeError('onBoard gives SVG as a text, and box { title, height, svg } or null');
    } catch (error) {
      throw error instanceof EngineError
        ? error
        : new RuleFaultError(module, 'its layer of a picture', error);
    }
  };
  return {
    above: (scene) =>
      onBoard && scene.has('modules')
        ? drawing(
            () => onBoard(sceneOf(scene)),
            (svg) => typeof svg === 'string',
          )
        : '',
    panels(scene) {
      const drawn = box ? drawing(() => box(sceneOf(scene)), isBox) : null;
      if (drawn === null) return [];
      const { title, height, svg } = drawn;
      return [{ title, height, draw: ({ x, y }) => `<g transform="translate(${x} ${y})">${svg}</g>` }];
    },
  };
}

const isBox = (box: PictureBox | null): boolean =>
  box === null ||
  (typeof box.title === 'string' &&
    Number.isFinite(box.height) &&
    box.height >= 0 &&
    typeof box.svg === 'string');
