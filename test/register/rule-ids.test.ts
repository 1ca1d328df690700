import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderRuleIds, ruleIdsFile, unlistedRegisters } from '../../scripts/rule-ids.js';

it('the generated ids are current', () => {
  expect(readFileSync(ruleIdsFile, 'utf8') === renderRuleIds(), 'run `npm run ids`').toBe(true);
});

it('no file of rules/ is left out', () => {
  expect(unlistedRegisters()).toEqual([]);
});
