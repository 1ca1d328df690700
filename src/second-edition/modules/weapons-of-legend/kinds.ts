// Written by `npm run generate -- modules`. Do not edit.
import { equippingUsed } from './event-kinds.js';

export const kinds = [equippingUsed];
