import * as desk from 'runebound-engine/second-edition/desk';
import { secondEdition } from './parts-second-edition.js';
import { DeskRules } from './rules.js';

export const rules = new DeskRules(desk, { 'second-edition': secondEdition });
