import type { Problem } from '../errors.js';
import { under } from '../problems.js';
import type { Rules } from '../rules.js';
import type { Envelope, Json } from '../state.js';
import { isRecord, join, show } from './describe-value.js';
import { check, count, type Form, is, listOf, object, ruleId, text, whole, word } from './schema.js';

/** An object with exactly these keys and values of one form. */
export const each = <K extends string, T extends Form>(wish: string, keys: readonly K[], of: T) =>
  object(wish, Object.fromEntries(keys.map((key) => [key, of])) as Record<K, T>);

/** The keys that do not depend on the ruleset. */
export const envelopeOf = <E extends string>(
  seats: Form<number[]>,
  cardIds: Form<string[]>,
  mostPlayers: number,
) => ({
  schema: count,
  // An earlier check has compared it.
  edition: text('the id of an edition') as Form<E>,
  modules: listOf(text('the id of a module'), 100),
  content: text('the fingerprint of the content'),
  chance: object('chance', {
    mode: word(['seeded', 'manual']),
    generator: listOf(whole(-(2 ** 31), 2 ** 31 - 1), 4, 4).nullable(),
    answered: count,
    trail: whole(0, 2 ** 32 - 1),
  }),
  outcome: object('an outcome', {
    winners: seats,
    ranking: listOf(seats, mostPlayers),
    how: text('a word for the way the game ended'),
    rule: ruleId,
  }).nullable(),
  revealed: cardIds,
  removed: cardIds,
});

export const deckOf = (cardIds: Form<string[]>) =>
  object('a deck', { top: cardIds, pool: cardIds, bottom: cardIds, aside: count.optional() });

const anyFrame = is<Record<string, unknown>>(
  'a frame: an object with kind, step and its own values',
  isRecord,
);

/** The keys whose form depends on the modules. */
const ofModules = <S extends Envelope, C>({ modules }: Rules<S, C>) => ({
  frames: listOf(anyFrame, 200),
  ext: each(
    'what modules remember',
    modules.filter(({ moduleState }) => moduleState).map(({ id }) => id),
    is('what the module remembers', (value) => value !== undefined),
  ),
});

type FrameForms = Readonly<Record<string, Form>>;

interface FormParts<R> {
  /** The keys of a state or view of this ruleset, without frames and module states. */
  readonly keys: (rules: R, isView: boolean) => Readonly<Record<string, Form>>;
  readonly frames: FrameForms;
  /** The form of a frame's `result`. If left out, it is not checked. */
  readonly handedBack?: Form;
}

export function checkerOfForm<S extends Envelope, C>(parts: FormParts<Rules<S, C>>) {
  type R = Rules<S, C>;
  const known = { state: new WeakMap<R, Form>(), view: new WeakMap<R, Form>() };

  function formOf(rules: R, isView: boolean): Form {
    const forms = known[isView ? 'view' : 'state'];
    let form = forms.get(rules);
    if (form === undefined) {
      form = object('a save', { ...parts.keys(rules, isView), ...ofModules(rules) });
      forms.set(rules, form);
    }
    return form;
  }

  return (value: unknown, rules: R, isRule: (id: string) => boolean, isView = false): Problem[] => {
    const problems = check(formOf(rules, isView), value, '');
    if (problems.length > 0) return problems;
    const { frames, ext, outcome } = value as S;
    const named = (path: string, id: unknown): Problem[] =>
      typeof id !== 'string' || isRule(id)
        ? []
        : [{ path, message: `${show(id)} is not right here; it should be the id of a rule.` }];
    return [
      ...named('outcome/rule', outcome?.rule),
      ...frames.flatMap((frame, at) =>
        Object.hasOwn(parts.frames, frame.kind)
          ? named(`frames/${at}/rule`, (frame as { readonly rule?: unknown }).rule)
          : [],
      ),
      ...frames.flatMap((frame, at) => problemsOfFrame(parts, { ...frame }, `frames/${at}`, rules)),
      ...rules.modules.flatMap(({ id, problemsOfModuleState }) =>
        (problemsOfModuleState?.(ext[id] as Json) ?? []).map((problem) => under(`ext/${id}`, problem)),
      ),
    ];
  };
}

/** A frame has a kind that the rules know, a step of that kind, and exactly its locals. A module checks its own frames. */
function problemsOfFrame<S extends Envelope, C>(
  { frames, handedBack }: Pick<FormParts<never>, 'frames' | 'handedBack'>,
  frame: Record<string, unknown>,
  path: string,
  rules: Rules<S, C>,
): Problem[] {
  const { kind, step, result, ...locals } = frame;
  const compiled = typeof kind === 'string' ? rules.frames[kind] : undefined;
  if (typeof kind !== 'string' || compiled === undefined)
    return [
      {
        path: join(path, 'kind'),
        message: `${show(kind)} is no kind of frame here; there are ${Object.keys(rules.frames).join(', ')}.`,
      },
    ];
  const problems: Problem[] = [];
  if (typeof step !== 'string' || (step !== '' && compiled.steps[step] === undefined))
    problems.push({
      path: join(path, 'step'),
      message: `${show(step)} is no step of ${kind}; it has ${compiled.order.join(', ')}, and is empty at its end.`,
    });
  if (result !== undefined && handedBack !== undefined)
    problems.push(...check(handedBack, result, join(path, 'result')));
  const own = Object.hasOwn(frames, kind) ? frames[kind] : undefined;
  if (own !== undefined) problems.push(...check(own, locals, path));
  else
    for (const problem of compiled.problemsOf?.(locals as Record<string, Json>) ?? [])
      problems.push(under(path, problem));
  return problems;
}
