import type { AnyRuleset } from 'runebound-engine/conformance';
import { bindQueries, scenarioIds, screenQueries } from 'runebound-engine/third-edition';
import { drawingOf } from 'runebound-engine/third-edition/picture';
import { attemptsCiting } from 'runebound-engine/third-edition/rules';
import { shownBy } from '../player/third-edition.js';
import type { EditionParts } from './rules.js';

export const thirdEdition: EditionParts = {
  shownBy,
  asked: (ruleset: AnyRuleset) =>
    bindQueries(ruleset as never, { ...screenQueries, attempts: attemptsCiting() } as never),
  drawn: (ruleset, state, theme) => drawingOf(ruleset as never, state as never, { theme }),
  cardForm: () => import('../../../../docs/content-third-edition.schema.json'),
  modules: [],
  scenarioIds,
};
