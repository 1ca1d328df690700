import * as z from 'zod';
import type { AnyRuleset } from './editions.js';
import { learningOf } from './learning.js';
import type { Action } from './open-game.js';
import { protocolVersion, shownNames } from './schema.js';
import { shownOf } from './shown.js';

/* The protocol in reverse: a program with a seat gets events and questions as JSON lines, and answers `begin` and `choose`. */

const seatShown = shownNames.filter((name) => name !== 'events' && name !== 'scores');

export const readySchema = z.strictObject({
  with: z
    .array(z.enum(seatShown))
    .optional()
    .describe('what it is shown with choose: codes and view, if left out'),
  observe: z.boolean().optional().describe('whether it receives what happens: not, if left out'),
});

export const choiceSchema = z.union([
  z.strictObject({ index: z.int().nonnegative().describe('a place in the list of legal actions') }),
  z.strictObject({ code: z.string().describe('the code of a legal action') }),
  z.strictObject({ number: z.int().nonnegative().describe('the number of a legal action') }),
]);

export type Ready = z.infer<typeof readySchema>;

export interface Conversation {
  tell(line: string): void;
  /** Sends a message and returns the answering line. */
  ask(line: string, signal?: AbortSignal): Promise<string>;
}

interface Start {
  readonly player: number;
  readonly names: readonly string[];
  readonly ruleset: unknown;
  readonly view: unknown;
}

export function seated(
  name: string,
  { seed, parameter }: { readonly seed: string; readonly parameter: string | null },
  conversation: Conversation,
) {
  let players = 0;
  let ready: Ready = {};
  return {
    name,
    async begin({ player, names, ruleset, view }: Start): Promise<void> {
      players = names.length;
      const rules = ruleset as AnyRuleset;
      const { numActions, numbering, layout } = learningOf(rules, players);
      const { edition, moduleIds } = rules.rules;
      const line = {
        ...{ type: 'begin', protocol: protocolVersion, seed, parameter, player, names, edition },
        ...{ modules: moduleIds, learning: { numActions, numbering, layout: layout.version }, view },
      };
      ready = answered('begin', readySchema, await conversation.ask(JSON.stringify(line)));
    },
    observe(events: readonly unknown[]): void {
      if (ready.observe && events.length > 0) conversation.tell(JSON.stringify({ type: 'observe', events }));
    },
    async choose(view: unknown, legal: readonly Action[], helpers: Helpers): Promise<unknown> {
      const { decision, ruleset, clock } = helpers;
      const looked = { players, legal: () => legal, view: () => view, events: () => [] };
      const line = {
        ...{ type: 'choose', decision, budget: clock?.budget ?? null },
        ...shownOf(ready.with ?? ['codes', 'view'], { ruleset: ruleset as AnyRuleset, ...looked }),
      };
      const said = await conversation.ask(JSON.stringify(line), clock?.signal);
      const choice = answered('choose', choiceSchema, said);
      // A wrong index is refused as the program sent it.
      if ('index' in choice) return legal[choice.index] ?? choice;
      if ('code' in choice) return (ruleset as AnyRuleset).parseActionCode(choice.code);
      return learningOf(ruleset as AnyRuleset, players).actionOf(choice.number);
    },
    end({ outcome, view }: { readonly outcome: unknown; readonly view: unknown }): void {
      conversation.tell(JSON.stringify({ type: 'end', outcome, view }));
    },
  };
}

interface Helpers {
  readonly decision: unknown;
  readonly ruleset: unknown;
  readonly clock?: { readonly budget: number | null; readonly signal: AbortSignal };
}

function answered<T>(asked: string, form: z.ZodType<T>, line: string): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`it answered "${asked}" with what is no JSON: ${line.slice(0, 100)}`);
  }
  const read = form.safeParse(value);
  if (read.success) return read.data;
  const wanted =
    asked === 'begin' ? '{"with":["codes"]}, or {}' : '{"index":0}, {"code":"…"} or {"number":0}';
  throw new Error(`it answered "${asked}" with ${line.slice(0, 100)}, where ${wanted} was asked for`);
}
