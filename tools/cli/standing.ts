import { chapterOf } from '../../src/conformance/manifest.js';
import type { runConformance } from './conformance.js';
import { version } from './terminal.js';

/* How many vectors an engine passes, as a table and as a badge: in the form that the runner in Python prints. */

type Report = Pick<ReturnType<typeof runConformance>, 'files' | 'passed' | 'failed' | 'notApplicable'>;
type Counts = Readonly<Record<'passed' | 'failed' | 'notApplicable', number>>;

/** The counts of each chapter, in the order of the set; a file that cannot be run has failed. */
function countsOf({ files }: Report): ReadonlyMap<string, Counts> {
  const chapters = new Map<string, Counts>();
  for (const { file, verdicts, problems } of files) {
    const { document, chapter } = chapterOf(file);
    const name = `${document} ${chapter}`;
    const before = chapters.get(name) ?? { passed: 0, failed: 0, notApplicable: 0 };
    const count = (status: string) => verdicts.filter((one) => one.status === status).length;
    chapters.set(name, {
      passed: before.passed + count('pass'),
      failed: before.failed + count('fail') + (problems.length > 0 ? 1 : 0),
      notApplicable: before.notApplicable + count('not-applicable'),
    });
  }
  return chapters;
}

export function conformanceTable(report: Report): string[] {
  const row = (name: string, { passed, failed, notApplicable }: Counts): string =>
    `| ${name} | ${passed} | ${failed} | ${notApplicable} |`;
  return [
    `runebound-vectors ${version}`,
    '',
    '| chapter | passed | failed | not applicable |',
    '| --- | ---: | ---: | ---: |',
    ...[...countsOf(report)].map(([name, counts]) => row(name, counts)),
    row('all', report),
  ];
}

/** The badge as a picture for a README: green if all vectors passed that apply, red if one did not. */
export function conformanceBadge({ passed, failed }: Report): string {
  const text = `${passed} of ${passed + failed}`;
  const right = 16 + 7 * text.length;
  const width = 124 + right;
  const fill = failed > 0 || passed === 0 ? '#a33' : '#373';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="Runebound vectors: ${text}">
<rect width="${width}" height="20" rx="3" fill="#444"/><rect x="124" width="${right}" height="20" rx="3" fill="${fill}"/>
<g fill="#fff" font-family="Verdana, sans-serif" font-size="11"><text x="8" y="14">Runebound vectors</text>
<text x="132" y="14">${text}</text></g></svg>
`;
}
