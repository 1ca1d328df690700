import thirdEdition from '../../../rules/third-edition.json';
import { inPlayOf } from '../in-play.js';

/* The build includes only the texts that play can cite. */

/** The document of Third Edition, for its rulings. */
export const inPlay = /* @__PURE__ */ inPlayOf([thirdEdition]);
