import type { AnyAction } from './action-values.js';
import type { AnyActionKind, Refusal } from './actions.js';
import { blameModule } from './blame-module.js';
import type { RulesContext } from './context.js';
import { freezeAll } from './copy.js';
import { UnknownRulesetError } from './errors.js';
import type { EventKind } from './events.js';
import type { Follower } from './follow.js';
import { type AnyStep, type CompiledFrame, compileFrame } from './frames.js';
import { type AnyRule, isHook } from './hooks.js';
import { assertRulesDefined } from './known-rules.js';
import { Listing } from './listing.js';
import type { Invariant, ModuleRule, RuleModule } from './module.js';
import { assertShape } from './module-shape.js';
import { clash, Names, ownName } from './names.js';
import { Plan } from './plan.js';
import type { Rules } from './rules.js';
import type { Envelope, GameEvent, Json } from './state.js';
import { StepTables } from './step-tables.js';

/** Fills in `at` of a broken invariant, unless the check gave it. */
const placed =
  <S extends Envelope, C>(at: string, check: Invariant<S, C>['check']): Invariant<S, C>['check'] =>
  (g) => {
    const found = check(g);
    return found === null ? null : { at, ...(typeof found === 'string' ? { message: found } : found) };
  };

/** Composes the rules of an edition with further modules. */
export function composeRules<S extends Envelope, C>(
  base: RuleModule<S, C>,
  chosen: readonly RuleModule<S, C>[],
  content: C,
  fingerprint: string,
): Rules<S, C> {
  checkCombination(base, chosen);
  const modules = [base, ...inOrder(chosen)];
  const names = new Names();
  const steps = new StepTables(base.id);
  for (const module of modules)
    for (const frame of module.frames ?? []) {
      names.take(module, 'frame kind', frame.kind, frame);
      steps.addFrame(module.id, frame);
    }
  for (const { id, steps: changes = [] } of modules)
    for (const change of changes) if (!('wrap' in change)) steps.change(id, change);
  /** The module of each kind of action. Two kinds of one type are still distinct here. */
  const providers = new Map<AnyActionKind, string>();
  const anytime: AnyActionKind[] = [];
  const inTheMidst: AnyActionKind[] = [];
  for (const { id, offers = [] } of modules)
    for (const { at, action, ...offer } of offers) {
      if (!providers.has(action)) providers.set(action, id);
      if (at === 'any time') {
        anytime.push(action);
        if (offer.inTheMidst === true) inTheMidst.push(action);
      } else steps.offerAt(id, at, action);
    }
  // Wraps come last, so that they contain every other change. The module named last is outermost, as with hooks.
  for (const { id, steps: changes = [] } of modules)
    for (const change of changes) if ('wrap' in change) steps.wrap(id, change);

  const frames: Record<string, CompiledFrame> = Object.create(null);
  const actions: Record<string, AnyActionKind> = Object.create(null);
  const times: Record<string, string[]> = Object.create(null);
  for (const [{ kind, ...said }, list] of steps.all()) {
    frames[kind] = compileFrame(kind, list, (step) => steps.providerOf(step), said);
    for (const [at, step] of list.entries()) {
      const first = list.findIndex(({ name }) => name === step.name);
      if (first < at) throw steps.clashOf(kind, list[first] as AnyStep, step);
      if (step.does === 'decide')
        for (const action of step.offers) {
          if (!providers.has(action)) providers.set(action, steps.providerOf(step));
          register(actions, providers, action);
          if (step.time !== undefined && !times[action.type]?.includes(step.time))
            fileUnder(times, action.type, step.time);
        }
    }
  }
  for (const action of anytime) register(actions, providers, action);

  const moduleRules: Record<string, ModuleRule & { readonly module: string }> = Object.create(null);
  const ends: Record<string, string> = Object.create(null);
  for (const module of modules) {
    for (const [word, meaning] of Object.entries(module.ends ?? {})) {
      names.take(module, 'end', word, meaning);
      ends[word] = meaning;
    }
    // A reason is its own key: it means the same for all modules.
    for (const [key, text] of Object.entries(module.words ?? {}))
      if (!key.startsWith('reason.')) names.take(module, 'key of words', key, text);
    for (const rule of module.rules ?? []) {
      const { id } = rule;
      if (typeof id !== 'string' || !/^house\.[\w.-]{1,110}$/.test(id))
        throw new UnknownRulesetError(
          `The module ${module.id} brings a rule ${typeof id === 'string' ? `"${id.slice(0, 60)}"` : 'without an id'}: the id of a module's rule begins with "house.", such as house.${module.id}.first.`,
        );
      names.take(module, 'rule', id, rule.text);
      moduleRules[id] = { ...rule, module: module.id };
    }
  }
  assertRulesDefined(moduleRules, modules, frames, providers);

  const overrides: (AnyRule | undefined)[] = [];
  for (const module of modules)
    for (const { hook, wrap } of module.overrides ?? []) {
      if (!isHook(hook))
        throw new UnknownRulesetError(
          `The module ${module.id} overrides ${titleOf(hook)}, which is no hook of this copy of runebound-engine. Are two copies of the package installed? Make the module with the one that composes the rules.`,
        );
      const { slot, base: plain, title, edition } = hook;
      if (edition !== undefined && edition !== base.id)
        throw new UnknownRulesetError(
          `The module ${module.id} overrides ${titleOf(hook)}, a hook of ${edition}, and these are the rules of ${base.id}: import it from runebound-engine/${base.id}/rules.`,
        );
      while (overrides.length <= slot) overrides.push(undefined);
      overrides[slot] = blameModule(module.id, `the hook "${title}"`, wrap(overrides[slot] ?? plain));
    }

  const events: Record<string, EventKind> = Object.create(null);
  for (const { id, events: kinds = [] } of modules)
    for (const kind of kinds) {
      names.take({ id }, 'kind of event', kind.type, kind);
      events[kind.type] = kind;
    }

  const refusals: Record<string, ((g: RulesContext<S, C>, f: unknown, a: AnyAction) => Refusal | null)[]> =
    Object.create(null);
  const reactions: Record<string, ((g: RulesContext<S, C>, e: GameEvent) => void)[]> = Object.create(null);
  const followers: Record<string, Follower<S, C>[]> = Object.create(null);
  for (const on of Object.values(events)) {
    reactions[on.type] = [];
    const run = (on.change ?? on.follow) as unknown as Follower<S, C>['run'] | undefined;
    if (run) followers[on.type] = [{ on, run }];
  }
  // The changes of all modules are made before any reaction.
  for (const { id, changes = [], follow = [] } of modules) {
    for (const follower of [...changes, ...follow]) {
      const { type } = follower.on;
      if (events[type] !== follower.on)
        throw new UnknownRulesetError(
          `The module ${id} has a change by ${type}, an event that nothing in force declares.`,
        );
      fileUnder(followers, type, follower);
    }
    for (const { on, run } of changes)
      fileUnder(reactions, on.type, blameModule(id, `a change by ${on.type}`, run as AnyRule));
  }
  for (const module of modules) {
    for (const { action, refuse } of module.refusals ?? []) {
      const type = typeof action === 'string' ? action : action.type;
      if (typeof action === 'string' && actions[type] === undefined && !isOffered(modules, type))
        throw new UnknownRulesetError(
          `The module ${module.id} refuses ${type}, which no decision offers: name the type of an action as it stands in its code.`,
        );
      fileUnder(refusals, type, blameModule(module.id, `a refusal of ${type}`, refuse));
    }
    for (const { on, run } of module.reactions ?? []) {
      const type = typeof on === 'string' ? on : on.type;
      if (events[type] === undefined)
        throw new UnknownRulesetError(
          `The module ${module.id} reacts to ${type}, an event that nothing in force declares.`,
        );
      fileUnder(reactions, type, blameModule(module.id, `a reaction to ${type}`, run as AnyRule));
    }
  }
  const rules = freezeAll({
    edition: base.id,
    modules,
    moduleIds: modules.slice(1).map((m) => m.id),
    content,
    fingerprint,
    overrides,
    frames,
    actions,
    providers: Object.assign(
      Object.create(null),
      Object.fromEntries(Object.values(actions).map((kind) => [kind.type, providers.get(kind)])),
    ),
    times,
    anytime,
    inTheMidst,
    refusals,
    events,
    reactions,
    ends,
    followers,
    invariants: modules.flatMap(({ id, invariants = [], moduleState }) =>
      invariants.map((invariant) => {
        const check = blameModule(id, `its invariant "${invariant.name}"`, invariant.check) as Invariant<
          S,
          C
        >['check'];
        // Unless it says otherwise, an invariant of a module is about its module state.
        return { ...invariant, check: moduleState ? placed(`ext/${id}`, check) : check };
      }),
    ),
    moduleRules,
    citationOverrides: Object.assign(Object.create(null), ...modules.map((m) => m.citesInstead ?? {})),
  });
  return Object.freeze({ ...rules, plan: new Plan(rules), listing: new Listing() });
}

/** Whether any module offers such an action, even if another removes it: then there is nothing to refuse. */
function isOffered<S extends Envelope, C>(modules: readonly RuleModule<S, C>[], type: string): boolean {
  const brings = (step: AnyStep): boolean =>
    step.does === 'decide' && step.offers.some((action) => action.type === type);
  return modules.some(
    ({ frames = [], steps = [], offers = [] }) =>
      frames.some((frame) => frame.steps.some(brings)) ||
      steps.some(
        (change) => ('insert' in change && brings(change.insert)) || ('by' in change && brings(change.by)),
      ) ||
      offers.some(({ action }) => action.type === type),
  );
}

function register(
  actions: Record<string, AnyActionKind>,
  providers: ReadonlyMap<AnyActionKind, string>,
  action: AnyActionKind,
): void {
  const { type } = action;
  const known = actions[type];
  const [first = '', second = ''] = [known ?? action, action].map((kind) => providers.get(kind));
  if (typeof action.candidates !== 'function')
    throw new UnknownRulesetError(
      `The module ${second} brings the action ${type}, which has parameters, without candidates: let it add what could be tried.`,
    );
  if (known !== undefined && known !== action)
    throw clash(first, second, `kind of action ${type}`, ownName(second, type));
  actions[type] = action;
}

const titleOf = (hook: unknown): string => {
  const title: unknown = (hook as { readonly title?: unknown } | null)?.title;
  return typeof title === 'string' ? `"${title.slice(0, 80)}"` : 'something';
};

function fileUnder<T>(lists: Record<string, T[]>, key: string, item: T): void {
  const list = lists[key];
  if (list) list.push(item);
  else lists[key] = [item];
}

/** The form of module ids: they become keys of the state and part of rule ids. */
const moduleId = /^(?!constructor$)[a-z][a-z0-9-]{0,59}$/;

/** The modules in the given order, but each after those that it requires. */
export function inOrder<S extends Envelope, C>(
  chosen: readonly RuleModule<S, C>[],
): readonly RuleModule<S, C>[] {
  const placed: RuleModule<S, C>[] = [];
  const place = (module: RuleModule<S, C>, above: readonly string[]): void => {
    if (placed.includes(module)) return;
    if (above.includes(module.id))
      throw new UnknownRulesetError(
        `The modules ${[...above, module.id].join(', ')} require each other in a circle.`,
      );
    for (const needed of module.requires ?? []) {
      const found = chosen.find(({ id }) => id === needed);
      if (found) place(found, [...above, module.id]);
    }
    placed.push(module);
  };
  for (const module of chosen) place(module, []);
  return placed;
}

/** A value from outside may throw where it is read. */
function hasId(module: { readonly id: string } | null): boolean {
  try {
    return typeof module === 'object' && typeof module?.id === 'string' && moduleId.test(module.id);
  } catch {
    return false;
  }
}

/**
 * Checks that modules can be in force together.
 *
 * @throws UnknownRulesetError naming a module without a proper id, named twice, without a required module, or in
 * conflict with another
 */
export function checkCombination<S extends Envelope, C>(
  base: RuleModule<S, C>,
  chosen: readonly RuleModule<S, C>[],
): void {
  const ids = new Set([base.id]);
  for (const module of chosen) {
    if (!hasId(module))
      throw new UnknownRulesetError(
        'A module is an object with an id of lower-case letters, digits and hyphens, such as "my-house-rules".',
      );
    if (ids.has(module.id)) throw new UnknownRulesetError(`The module ${module.id} is named twice.`);
    ids.add(module.id);
    assertShape(module);
    if (module.edition !== undefined && module.edition !== base.id)
      throw new UnknownRulesetError(
        `The module ${module.id} is for ${String(module.edition).slice(0, 60)}, and these are the rules of ${base.id}.`,
      );
  }
  for (const module of chosen) {
    for (const needed of module.requires ?? [])
      if (!ids.has(needed))
        throw new UnknownRulesetError(`The module ${module.id} needs ${needed}: add it to the modules.`);
    for (const { module: other, rule } of module.conflicts ?? [])
      if (ids.has(other))
        throw new UnknownRulesetError(
          `The modules ${module.id} and ${other} cannot be in force together.`,
          rule,
        );
  }
}

/**
 * The initial module states, by module id.
 *
 * @param players - the number of players
 * @throws RuleFaultError naming the module whose `remembers` fails
 */
export function moduleStates<S extends Envelope, C>(
  { modules }: Pick<Rules<S, C>, 'modules'>,
  players: number,
): Record<string, Json> {
  const memories: Record<string, Json> = {};
  for (const { id, moduleState } of modules)
    if (moduleState) memories[id] = blameModule(id, 'what it remembers', moduleState)(players) as Json;
  return memories;
}
