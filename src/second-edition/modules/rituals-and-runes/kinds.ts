// Written by `npm run generate -- modules`. Do not edit.
import { ritualEmpowered, ritualEmptied, symbolFilled } from './event-kinds.js';

export const kinds = [symbolFilled, ritualEmpowered, ritualEmptied];
