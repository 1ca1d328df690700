import type { AnyRuleset } from 'runebound-engine/conformance';
import { drawingOf } from 'runebound-engine/picture';
import { bindQueries, screenQueries } from 'runebound-engine/second-edition';
import { bundledModules } from 'runebound-engine/second-edition/modules';
import { attemptsCiting } from 'runebound-engine/second-edition/rules';
import { shownBy } from '../player/second-edition.js';
import type { EditionParts } from './rules.js';

export const secondEdition: EditionParts = {
  shownBy,
  asked: (ruleset: AnyRuleset) =>
    bindQueries(ruleset as never, { ...screenQueries, attempts: attemptsCiting() } as never),
  drawn: (ruleset, state, theme) => drawingOf(ruleset as never, state as never, { theme }),
  cardForm: () => import('../../../../docs/content.schema.json'),
  modules: Object.values(bundledModules),
  scenarioIds: [],
};
