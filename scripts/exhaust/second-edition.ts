import { bundledModules, type SecondEditionModule } from '../../src/second-edition/index.js';
import { direct, playOrdinary } from '../../src/tools/workshop/exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../src/tools/workshop/exhaust/second-edition/recorder.js';
import { tableOf, talliesOf } from '../../src/tools/workshop/exhaust/second-edition/report.js';
import type { Orders, Search } from './edition.js';

/* What the cards of Second Edition can do, with the modules that were asked for. */

function moduleOf(id: string): SecondEditionModule {
  const module = Object.hasOwn(bundledModules, id) ? bundledModules[id] : undefined;
  if (module) return module;
  const known = Object.keys(bundledModules).join(', ');
  throw new Error(`There is no module "${id}". Modules: ${known}.`);
}

/** Looks for everything that the cards can do. */
export function secondEdition({ games, seed, modules }: Orders): Search {
  const witness = new CoverageRecorder([], modules.map(moduleOf));
  let played = 0;
  while (played < games && witness.missing().length > 0) playOrdinary(witness, seed, played++);
  const directed = [...direct(witness, seed)].length;
  return {
    text: tableOf(witness, played, directed),
    report: { seed, games: played, directed, kinds: talliesOf(witness) },
    missing: witness.missing().length,
  };
}
