import type { McpServer, ToolCallback } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { bothEditions } from '../../src/conformance/both-editions.js';
import { entriesOf } from '../../src/conformance/read.js';
import { verdictOn } from '../../src/conformance/run.js';
import { picture } from '../../src/picture/second-edition/index.js';
import { picture as pictureOfThird } from '../../src/picture/third-edition/index.js';
import type { Placed } from '../../src/protocol/editions.js';
import { OpenGame } from '../../src/protocol/open-game.js';
import { Refused } from '../../src/protocol/refused.js';
import { type Rule, rule, searchRules } from '../../src/register/index.js';
import { actionIn, chances, deepest, found, parsed, play, refusals, rulings, thrown } from './answers.js';
import { clock, limits, short } from './limits.js';
import { askedLine, eventLines, positionLines, problemLines, ruleLines } from './said.js';
import { placed, Tables } from './tables.js';

/* The tools: each reads or moves a position, and answers in short lines with the ids of rules. */

type Lines = readonly string[];

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

const said = (lines: Lines): CallToolResult => ({
  content: [{ type: 'text', text: short(lines.join('\n')) }],
});

/** Runs a tool. What is wrong with the input is an answer of its own, in words. */
function answer(input: unknown, work: () => Lines | CallToolResult): CallToolResult {
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

export function addTools(server: McpServer): void {
  const tables = new Tables();
  const tool =
    (isReading: boolean) =>
    <S extends z.ZodRawShape>(
      name: string,
      title: string,
      description: string,
      inputSchema: S,
      run: (input: z.infer<z.ZodObject<S>>) => Lines | CallToolResult,
    ): void => {
      const hints = { destructiveHint: false, idempotentHint: isReading, openWorldHint: false };
      const work: unknown = (input: z.infer<z.ZodObject<S>>) => answer(input, () => run(input));
      const annotations = { readOnlyHint: isReading, ...hints };
      server.registerTool(name, { title, description, inputSchema, annotations }, work as ToolCallback<S>);
    };
  const reads = tool(true);
  const moves = tool(false);

  reads(
    'look_up_rule',
    'Look a rule up',
    'The wording, place and reading of a rule by its id (2e.escape.fail), or the rules in which all given words occur. A line "Reading of this engine" says what is not plain in the text.',
    {
      id: z.string().max(120).optional().describe('the id of a rule'),
      words: z.string().max(200).optional().describe('words that must all stand in the rule'),
      most: z.int().min(1).max(limits.listed).optional().describe('how many rules at most; 8 if left out'),
    },
    (input) => {
      if ((input.id === undefined) === (input.words === undefined))
        throw new Refused('bad-request', 'Give either the id of a rule, or words.');
      if (input.id !== undefined) return ruleLines(rule(input.id as Rule['id']));
      return found(searchRules(input.words ?? ''), input.most ?? 8);
    },
  );

  moves(
    'open_table',
    'Put a position on the table',
    'Opens a position, checked like any save: "position" is a scenario ({ "game": { "players": [...] }, "given": {...} }; "edition": "third-edition" and "scenario" in "game" for Third Edition), a save or a state; or "options" begins a new game ({ "players": 2, "seed": "x" }, or "chance": "manual"). What no game can reach is refused with its rule. Answers with the name of the table.',
    {
      position: json.optional(),
      options: anything
        .optional()
        .describe('options of a new game: players, modules or scenario, seed or chance'),
      content: anything.optional().describe('a content pack: cards of your own'),
    },
    (input) => {
      const at = placed(input.position, input.options, input.content);
      return [`Table ${tables.add(at)}`, ...eventLines(at, at.events), ...positionLines(at)];
    },
  );

  reads(
    'describe_position',
    'Describe a position',
    'Players, what the game waits for, and the legal actions with their codes.',
    { table },
    (input) => positionLines(tables.at(input.table)),
  );

  reads(
    'may_i',
    'May I …?',
    'Whether an action is allowed at a table, why or why not, and the rules that decide it. Changes nothing.',
    { table, action: given, by },
    (input) => {
      const at = tables.at(input.table);
      return rulings(at, actionIn(at, input.action), input.by);
    },
  );

  reads(
    'why_not',
    'Why not?',
    'What a player could try now and is refused, each with the reason and its rules.',
    { table, player },
    (input) => refusals(tables.at(input.table), input.player),
  );

  moves(
    'play_action',
    'Play an action',
    'Carries an action out, or the answer of chance, and tells what happens, each event with its rule. "roll" throws the dice when chance is asked. take_back undoes it.',
    { table, action: given, by },
    (input) => {
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
    },
  );

  moves(
    'take_back',
    'Take an action back',
    'Goes back to the position before the last action at a table.',
    { table },
    (input) => {
      tables.takeBack(input.table);
      return positionLines(tables.at(input.table));
    },
  );

  reads(
    'list_outcomes',
    'List outcomes with chances',
    'The answers that chance may give, with exact probabilities and what then happens first; with "action", after that action. Needs a game of manual chance, as positions from scenarios are.',
    { table, action: given.optional() },
    (input) => {
      const at = tables.at(input.table);
      if (input.action === undefined) return chances(at);
      const next = at.ruleset.transition(at.state, actionIn(at, input.action) as { type: string });
      const after: Placed = { ...at, state: next.state };
      return [...eventLines(after, next.events), ...chances(after)];
    },
  );

  reads(
    'draw_picture',
    'Draw the position',
    'The board and the table as SVG.',
    { table, dark: z.boolean().optional(), width: z.int().min(100).max(4000).optional() },
    (input) => {
      const { ruleset, state } = tables.at(input.table);
      const draw = ruleset.rules.edition === 'third-edition' ? pictureOfThird : picture;
      const { dark = false, width } = input;
      const svg = draw(state as never, {
        theme: dark ? 'dark' : 'light',
        ...(width === undefined ? {} : { width }),
      });
      if (svg.length > limits.picture) throw new Refused('too-large', 'The picture is too large to be sent.');
      const uri = `runebound://picture/${input.table}.svg`;
      return { content: [{ type: 'resource', resource: { uri, mimeType: 'image/svg+xml', text: svg } }] };
    },
  );

  reads(
    'run_vector',
    'Run a conformance vector',
    'Runs a vector (a ruling as JSON: position, steps, expectations) against this engine: pass, or what differs.',
    { vector: json.describe('one vector, or a file of at most 20 under "vectors"') },
    (input) => {
      const value = typeof input.vector === 'string' ? parsed(input.vector, 'The vector') : input.vector;
      const many = (value as { vectors?: unknown } | null)?.vectors;
      if (Array.isArray(many) && many.length > 20)
        throw new Refused('too-large', 'At most 20 vectors are run in a call.');
      if (deepest(value) > limits.perft)
        throw new Refused('too-large', `Trees are counted to depth ${limits.perft} at most.`);
      const isOver = clock();
      return entriesOf(bothEditions, value).flatMap((entry) => {
        if (isOver())
          return [`not run  ${'vector' in entry ? entry.vector.id : entry.id}: the time of a call is over`];
        const verdict = verdictOn(bothEditions, entry, {});
        if (verdict.status === 'pass') return [`pass  ${verdict.id}`];
        if (verdict.status === 'not-applicable') return [`not applicable  ${verdict.id}: ${verdict.reason}`];
        const { step, message, problems = [] } = verdict;
        const { expected, actual } = verdict;
        return [
          `fail  ${verdict.id}  ${step === null ? 'the position' : `steps/${step}`}: ${message}`,
          ...problems.map((problem) => `  ${problem.path}: ${problem.message}`),
          ...(problems.length > 0 ? [] : [`  expected ${short(JSON.stringify(expected) ?? '', 600)}`]),
          ...(problems.length > 0 ? [] : [`  actual ${short(JSON.stringify(actual) ?? '', 600)}`]),
        ];
      });
    },
  );

  reads(
    'play_bots',
    'Let bots play',
    `Bundled bots play a copy of a table, or a new game, to its end or for so many actions (at most ${limits.botActions}) and some seconds. The table itself stays as it is.`,
    {
      table: table.optional(),
      options: anything.optional().describe('options of a new game, in place of a table'),
      bot: z.enum(['sensible', 'random']).optional(),
      seed: z
        .union([z.string().max(200), z.int()])
        .optional()
        .describe('equal seeds, equal games'),
      most: z.int().min(1).max(limits.botActions).optional(),
    },
    (input) => {
      if ((input.table === undefined) === (input.options === undefined))
        throw new Refused('bad-request', 'Give either a table, or options of a new game.');
      const seed = input.seed ?? 'bots';
      const at =
        input.table === undefined
          ? placed(undefined, { seed, ...input.options }, undefined)
          : tables.at(input.table);
      return play(OpenGame.at('', at, { seed }), input.bot ?? 'sensible', input.most ?? limits.botActions);
    },
  );
}
