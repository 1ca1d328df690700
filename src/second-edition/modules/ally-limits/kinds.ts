// Written by `npm run generate -- modules`. Do not edit.
import { allyDismissed, upkeepDue } from './event-kinds.js';

export const kinds = [allyDismissed, upkeepDue];
