import type { Editions } from './editions.js';
import { secondEdition } from './second-edition/edition.js';
import { thirdEdition } from './third-edition/edition.js';

export const bothEditions: Editions = [secondEdition, thirdEdition];
