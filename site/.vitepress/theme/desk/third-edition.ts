import * as desk from 'runebound-engine/third-edition/desk';
import { thirdEdition } from './parts-third-edition.js';
import { DeskRules } from './rules.js';

export const rules = new DeskRules(desk, { 'third-edition': thirdEdition });
