// Written by `npm run generate -- modules`. Do not edit.
import { groupReady, groupSubstituted, groupValues } from './event-kinds.js';

export const kinds = [groupValues, groupSubstituted, groupReady];
