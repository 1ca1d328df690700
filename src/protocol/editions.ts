import * as second from '../bots/second-edition/index.js';
import * as third from '../bots/third-edition/index.js';
import { bothEditions } from '../conformance/both-editions.js';
import { editionOf } from '../conformance/editions.js';
import { type GameEvent, isModuleList, type Ruleset, UnknownRulesetError } from '../kernel/index.js';
import { isRecord, show } from '../kernel/saves/describe-value.js';
import { startScenario } from '../scenario/second-edition/index.js';
import { startScenario as startThirdEdition } from '../scenario/third-edition/index.js';
import { bundledModules, rulesetOf } from '../second-edition/index.js';
import { rulesetOf as rulesetOfScenario, scenarioIds } from '../third-edition/bundled.js';
import { Refused } from './refused.js';
import type { BotName, Greeting } from './schema.js';

// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are played alike here
export type AnyRuleset = Ruleset<any>;
type AnyBot = {
  choose(view: unknown, legal: readonly unknown[], helpers: unknown): unknown;
};
type Named = Readonly<Record<string, unknown>>;

export const editions: Greeting['editions'] = /* @__PURE__ */ (() => [
  { id: 'second-edition', modules: Object.keys(bundledModules), scenarios: [] },
  { id: 'third-edition', modules: [], scenarios: [...scenarioIds] },
])();

/** The named modules. The check of the options, or of the save, refuses a wrong list. */
const modulesIn = ({ modules }: Named): readonly string[] => (isModuleList(modules) ? modules : []);

/** The ruleset that options, a state or a view name, with a content pack if there is one. */
export function rulesetNamed(value: Named, content?: Named): AnyRuleset {
  const plain = rulesetWithoutPack(value);
  if (content === undefined) return plain;
  return editionOf(bothEditions, plain).compose(
    { create: {}, content: content as { id: string } },
    { ruleset: plain },
  );
}

function rulesetWithoutPack(value: Named): AnyRuleset {
  const { edition = 'second-edition' } = value;
  if (edition === 'second-edition') return rulesetOf(modulesIn(value));
  if (edition === 'third-edition') {
    const scenario = value.scenario ?? modulesIn(value)[0];
    return rulesetOfScenario(typeof scenario === 'string' ? scenario : '');
  }
  throw new UnknownRulesetError(
    `There is no edition ${show(edition)}; there are ${editions.map(({ id }) => id).join(', ')}.`,
  );
}

export interface Placed {
  readonly ruleset: AnyRuleset;
  readonly state: unknown;
  /** Of a scenario, the events before the first decision. */
  readonly events: readonly GameEvent[];
}

/** A position in any form, played with a content pack if there is one. */
export function positionIn(given: unknown, content?: Named): Placed {
  const value = typeof given === 'string' ? parsed(given) : given;
  if (!isRecord(value))
    throw new Refused(
      'bad-request',
      'A position is a save, a state, a view or a scenario: an object, or its text.',
    );
  if (isRecord(value.game)) {
    const start = (
      value.game.edition === 'third-edition' ? startThirdEdition : startScenario
    ) as typeof startScenario;
    const packed = content && rulesetNamed(value.game, content);
    const { state, events } = start(value as never, packed as never);
    return { ruleset: packed ?? rulesetNamed(state as unknown as Named), state, events };
  }
  const ruleset = rulesetNamed(value, content);
  return {
    ruleset,
    events: [],
    state:
      'viewer' in value
        ? ruleset.receiveView(null, value)
        : ruleset.parseState(typeof given === 'string' ? given : JSON.stringify(value)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'The position is a text, and not JSON: pass what serialize gave.');
  }
}

export function botOf(edition: string, name: BotName, seed: string): AnyBot {
  const bots = edition === 'third-edition' ? third : second;
  return (name === 'random' ? bots.randomBot(seed) : bots.sensibleBot(seed)) as AnyBot;
}
