// Written by `npm run generate -- modules`. Do not edit.
import {
  hazardChecked,
  hazardColor,
  hazardNoExperience,
  hazardNone,
  hazardNumber,
  hazardOver,
} from './event-kinds.js';

export const kinds = [hazardChecked, hazardNumber, hazardColor, hazardNone, hazardOver, hazardNoExperience];
