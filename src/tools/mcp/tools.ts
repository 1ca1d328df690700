import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { entriesOf } from '../../conformance/read.js';
import { verdictOn } from '../../conformance/run.js';
import { picture } from '../../picture/second-edition/index.js';
import { picture as pictureOfThird } from '../../picture/third-edition/index.js';
import { type Rule, rule, searchRules } from '../../register/index.js';
import type { Placed } from '../protocol/editions.js';
import { OpenGame } from '../protocol/open-game.js';
import { Refused } from '../protocol/refused.js';
import { actionIn, chances, deepest, found, parsed, play, refusals, rulings, thrown } from './answers.js';
import { clock, limits, short } from './limits.js';
import { askedLine, eventLines, positionLines, problemLines, ruleLines } from './said.js';
import { placed, Tables } from './tables.js';

/* The tools: each reads or moves a position, and answers in short lines with the ids of rules. */

type Lines = readonly string[];
type Content =
  | { type: 'text'; text: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; text: string } };
interface Answer {
  [key: string]: unknown;
  content: Content[];
  isError?: boolean;
}

const table = z.string().min(1).max(40).describe('the name of a table, as open_table gave it');
const player = z
  .int()
  .min(0)
  .max(5)
  .optional()
  .describe('a player, counted from 0; the one who is asked, if left out');
const by = z
  .union([z.int().min(0).max(5), z.literal('chance')])
  .optional()
  .describe('whose action it must be; anybody, if left out');
const given = z
  .union([z.string().max(limits.input), z.looseObject({})])
  .describe('an action: its code, such as "combat/attack by=mordrog", or as an object with a "type"');
const anything = z.looseObject({});
const json = z.union([z.string().max(limits.input), anything]);

const reads = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;
const moves = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;

const said = (lines: Lines): Answer => ({ content: [{ type: 'text', text: short(lines.join('\n')) }] });

/** Runs a tool. What is wrong with the input is an answer of its own, in words. */
function answer(input: unknown, work: () => Lines | Answer): Answer {
  try {
    if (JSON.stringify(input).length > limits.input)
      throw new Refused('too-large', `The arguments of a call have ${limits.input} characters at most.`);
    const found = work();
    return 'content' in found ? found : said(found);
  } catch (error) {
    const lines = problemLines(error);
    if (lines === null) throw error;
    return { ...said(lines), isError: true };
  }
}

/** Adds all tools to a server. */
export function addTools(server: McpServer): void {
  const tables = new Tables();

  server.registerTool(
    'look_up_rule',
    {
      title: 'Look a rule up',
      description:
        'The wording, place and reading of a rule by its id (2e.escape.fail), or the rules in which all given words occur. A line "Reading of this engine" says what is not plain in the text.',
      inputSchema: {
        id: z.string().max(120).optional().describe('the id of a rule'),
        words: z.string().max(200).optional().describe('words that must all stand in the rule'),
        most: z.int().min(1).max(limits.listed).optional().describe('how many rules at most; 8 if left out'),
      },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        if ((input.id === undefined) === (input.words === undefined))
          throw new Refused('bad-request', 'Give either the id of a rule, or words.');
        if (input.id !== undefined) return ruleLines(rule(input.id as Rule['id']));
        return found(searchRules(input.words ?? ''), input.most ?? 8);
      }),
  );

  server.registerTool(
    'open_table',
    {
      title: 'Put a position on the table',
      description:
        'Opens a position, checked like any save: "position" is a scenario ({ "game": { "players": [...] }, "given": {...} }; "edition": "third-edition" and "scenario" in "game" for Third Edition), a save or a state; or "options" begins a new game ({ "players": 2, "seed": "x" }, or "chance": "manual"). What no game can reach is refused with its rule. Answers with the name of the table.',
      inputSchema: {
        position: json.optional(),
        options: anything
          .optional()
          .describe('options of a new game: players, modules or scenario, seed or chance'),
        content: anything.optional().describe('a content pack: cards of your own'),
      },
      annotations: moves,
    },
    (input) =>
      answer(input, () => {
        const at = placed(input.position, input.options, input.content);
        return [`Table ${tables.add(at)}`, ...eventLines(at, at.events), ...positionLines(at)];
      }),
  );

  server.registerTool(
    'describe_position',
    {
      title: 'Describe a position',
      description: 'Players, what the game waits for, and the legal actions with their codes.',
      inputSchema: { table },
      annotations: reads,
    },
    (input) => answer(input, () => positionLines(tables.at(input.table))),
  );

  server.registerTool(
    'may_i',
    {
      title: 'May I …?',
      description:
        'Whether an action is allowed at a table, why or why not, and the rules that decide it. Changes nothing.',
      inputSchema: { table, action: given, by },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        const at = tables.at(input.table);
        return rulings(at, actionIn(at, input.action), input.by);
      }),
  );

  server.registerTool(
    'why_not',
    {
      title: 'Why not?',
      description: 'What a player could try now and is refused, each with the reason and its rules.',
      inputSchema: { table, player },
      annotations: reads,
    },
    (input) => answer(input, () => refusals(tables.at(input.table), input.player)),
  );

  server.registerTool(
    'play_action',
    {
      title: 'Play an action',
      description:
        'Carries an action out, or the answer of chance, and tells what happens, each event with its rule. "roll" throws the dice when chance is asked. take_back undoes it.',
      inputSchema: { table, action: given, by },
      annotations: moves,
    },
    (input) =>
      answer(input, () => {
        const at = tables.at(input.table);
        const { ruleset, state } = at;
        const outcomes = input.action === 'roll' ? ruleset.chanceOutcomes(state) : [];
        const action = outcomes.length > 0 ? thrown(outcomes) : actionIn(at, input.action);
        const next = ruleset.transition(
          state,
          action as { type: string },
          input.by === undefined ? undefined : { by: input.by },
        );
        tables.move(input.table, next.state);
        const after = tables.at(input.table);
        return [...eventLines(after, next.events), askedLine(after)];
      }),
  );

  server.registerTool(
    'take_back',
    {
      title: 'Take an action back',
      description: 'Goes back to the position before the last action at a table.',
      inputSchema: { table },
      annotations: moves,
    },
    (input) =>
      answer(input, () => {
        tables.takeBack(input.table);
        return positionLines(tables.at(input.table));
      }),
  );

  server.registerTool(
    'list_outcomes',
    {
      title: 'List outcomes with chances',
      description:
        'The answers that chance may give, with exact probabilities and what then happens first; with "action", after that action. Needs a game of manual chance, as positions from scenarios are.',
      inputSchema: { table, action: given.optional() },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        const at = tables.at(input.table);
        if (input.action === undefined) return chances(at);
        const next = at.ruleset.transition(at.state, actionIn(at, input.action) as { type: string });
        const after: Placed = { ...at, state: next.state };
        return [...eventLines(after, next.events), ...chances(after)];
      }),
  );

  server.registerTool(
    'draw_picture',
    {
      title: 'Draw the position',
      description: 'The board and the table as SVG.',
      inputSchema: { table, dark: z.boolean().optional(), width: z.int().min(100).max(4000).optional() },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        const { ruleset, state } = tables.at(input.table);
        const draw = ruleset.rules.edition === 'third-edition' ? pictureOfThird : picture;
        const { dark = false, width } = input;
        const svg = draw(state as never, {
          theme: dark ? 'dark' : 'light',
          ...(width === undefined ? {} : { width }),
        });
        if (svg.length > limits.picture)
          throw new Refused('too-large', 'The picture is too large to be sent.');
        const uri = `runebound://picture/${input.table}.svg`;
        return { content: [{ type: 'resource', resource: { uri, mimeType: 'image/svg+xml', text: svg } }] };
      }),
  );

  server.registerTool(
    'run_vector',
    {
      title: 'Run a conformance vector',
      description:
        'Runs a vector (a ruling as JSON: position, steps, expectations) against this engine: pass, or what differs.',
      inputSchema: { vector: json.describe('one vector, or a file of at most 20 under "vectors"') },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        const value = typeof input.vector === 'string' ? parsed(input.vector, 'The vector') : input.vector;
        const many = (value as { vectors?: unknown } | null)?.vectors;
        if (Array.isArray(many) && many.length > 20)
          throw new Refused('too-large', 'At most 20 vectors are run in a call.');
        if (deepest(value) > limits.perft)
          throw new Refused('too-large', `Trees are counted to depth ${limits.perft} at most.`);
        const isOver = clock();
        return entriesOf(value).flatMap((entry) => {
          if (isOver())
            return [`not run  ${'vector' in entry ? entry.vector.id : entry.id}: the time of a call is over`];
          const verdict = verdictOn(entry, {});
          if (verdict.status === 'pass') return [`pass  ${verdict.id}`];
          if (verdict.status === 'not-applicable')
            return [`not applicable  ${verdict.id}: ${verdict.reason}`];
          const { step, message, problems = [] } = verdict;
          const { expected, actual } = verdict;
          return [
            `fail  ${verdict.id}  ${step === null ? 'the position' : `steps/${step}`}: ${message}`,
            ...problems.map((problem) => `  ${problem.path}: ${problem.message}`),
            ...(problems.length > 0 ? [] : [`  expected ${short(JSON.stringify(expected) ?? '', 600)}`]),
            ...(problems.length > 0 ? [] : [`  actual ${short(JSON.stringify(actual) ?? '', 600)}`]),
          ];
        });
      }),
  );

  server.registerTool(
    'play_bots',
    {
      title: 'Let bots play',
      description: `Bundled bots play a copy of a table, or a new game, to its end or for so many actions (at most ${limits.botActions}) and some seconds. The table itself stays as it is.`,
      inputSchema: {
        table: table.optional(),
        options: anything.optional().describe('options of a new game, in place of a table'),
        bot: z.enum(['sensible', 'random']).optional(),
        seed: z
          .union([z.string().max(200), z.int()])
          .optional()
          .describe('equal seeds, equal games'),
        most: z.int().min(1).max(limits.botActions).optional(),
      },
      annotations: reads,
    },
    (input) =>
      answer(input, () => {
        if ((input.table === undefined) === (input.options === undefined))
          throw new Refused('bad-request', 'Give either a table, or options of a new game.');
        const seed = input.seed ?? 'bots';
        const at =
          input.table === undefined
            ? placed(undefined, { seed, ...input.options }, undefined)
            : tables.at(input.table);
        return play(OpenGame.at('', at, { seed }), input.bot ?? 'sensible', input.most ?? limits.botActions);
      }),
  );
}
