import { isRecord } from '../kernel/saves/describe-value.js';
import { bothEditions } from './both-editions.js';
import { editionNamed, namedEdition } from './editions.js';

/** The form of manifests and vectors: raised when an older runner could misread them. */
const form = 1;

/** What a runner, or the engine behind it, must be able to do; each vector names what it needs. */
const features = {
  create: 'a new game whose setup asks chance, from options instead of a position',
  stack: 'positions in the midst of anything, as the frames of the engine that wrote the vector',
  content: 'cards of the vector, added to those of the box',
  refused: 'positions and options that must be refused, with the rule or the place',
  chance: 'dice, cards and picks that the vector decides',
  actor: 'an action of a player who is not asked',
  state: 'values in the state',
  values: 'values that cards, counters and rules compute',
  decision: 'whom the game waits for, what for, and by which rule',
  combat: 'the combat under way, in the words of positions',
  legal: 'actions that are legal',
  only: 'complete lists of legal actions',
  none: 'actions that are not among the legal ones',
  illegal: 'actions that are refused',
  reasons: 'the rule by which an action is refused',
  events: 'what happened, in order',
  outcome: 'how the game ended',
  chances: 'the answers that chance has, with probabilities',
  views: 'what a player may know',
  perft: 'counts of the tree of actions and chance',
} as const;

type Feature = keyof typeof features;

interface Listed {
  readonly id: string;
  readonly edition: string;
  /** Its rule modules; of Third Edition its scenario and modules. */
  readonly parts: readonly string[];
  readonly needs: readonly Feature[];
}

interface Chapter {
  readonly file: string;
  readonly document: string;
  readonly chapter: string;
  readonly about?: string;
  readonly vectors: readonly Listed[];
}

export interface Manifest {
  readonly set: string;
  readonly form: number;
  readonly version: string;
  readonly protocol: number;
  readonly sha256: string;
  readonly count: number;
  readonly features: typeof features;
  /** By edition, the actions that are possible at any time: complete lists may leave them out. */
  readonly anytime: Readonly<Record<string, readonly string[]>>;
  readonly chapters: readonly Chapter[];
}

/** The document and the chapter of a file: parts of a long chapter, such as `corners-2`, belong together. */
export function chapterOf(file: string): Pick<Chapter, 'document' | 'chapter'> {
  const [document = '', ...names] = file.replace(/\.json$/, '').split('/');
  return { document, chapter: names.join('/').replace(/-\d+$/, '') || document };
}

type Json = Readonly<Record<string, unknown>>;

const recordsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const ofEvents = ['events', 'noEvents', 'eventCounts'];

function needsOf(vector: Json): readonly Feature[] {
  const steps = recordsIn(vector.steps);
  const expected = steps.flatMap(({ expect }) => (isRecord(expect) ? [expect] : []));
  const named = new Set([...Object.keys(vector), ...[...steps, ...expected].flatMap(Object.keys)]);
  if (isRecord(vector.given) && 'stack' in vector.given) named.add('stack');
  if (ofEvents.some((name) => named.has(name))) named.add('events');
  const refusals = expected.flatMap(({ illegal }) => recordsIn(illegal));
  if (refusals.some((one) => 'rule' in one || 'asked' in one)) named.add('reasons');
  return (Object.keys(features) as Feature[]).filter((feature) => named.has(feature));
}

function listed(vector: Json): Listed {
  const options = (vector.game ?? vector.create) as Json;
  const edition = String(namedEdition(vector));
  const parts = editionNamed(bothEditions, edition)?.partsIn(options) ?? [];
  return { id: String(vector.id), edition, parts: parts.map(({ id }) => String(id)), needs: needsOf(vector) };
}

const anytime = (): Manifest['anytime'] =>
  Object.fromEntries(
    bothEditions.map(({ id, bundled, compose }) => {
      const { rules } = compose({ create: { scenario: Object.keys(bundled)[0] } }, {});
      const offers = Object.values(bundled).flatMap(({ offers: added = [] }) => added);
      const further = offers.flatMap(({ at, action }) => (at === 'any time' ? [action] : []));
      return [id, [...new Set([...rules.anytime, ...further].map(({ type }) => type))].sort()];
    }),
  );

export function manifestOf(
  files: Readonly<Record<string, unknown>>,
  about: Pick<Manifest, 'version' | 'protocol' | 'sha256'>,
): Manifest {
  const chapters = Object.entries(files).map(([file, value]): Chapter => {
    const { vectors, about: told } = value as { readonly vectors?: unknown; readonly about?: string };
    return {
      ...{ file, ...chapterOf(file), ...(told === undefined ? {} : { about: told }) },
      vectors: (vectors === undefined ? [value as Json] : recordsIn(vectors)).map(listed),
    };
  });
  const count = chapters.reduce((sum, { vectors }) => sum + vectors.length, 0);
  return { set: 'runebound-vectors', form, ...about, count, features, anytime: anytime(), chapters };
}
