import * as desk from 'runebound-engine/desk';
import { secondEdition } from './parts-second-edition.js';
import { thirdEdition } from './parts-third-edition.js';
import { DeskRules } from './rules.js';

/* For a question beside which lies one of the other edition. */

export const rules = new DeskRules(desk, { 'second-edition': secondEdition, 'third-edition': thirdEdition });
