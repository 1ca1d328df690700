/** The SDK is an optional peer: the command that opens the server passes its classes. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { addResources, type TemplateOf } from './resources.js';
import { addTools } from './tools.js';

export { limits } from './limits.js';

export interface Sdk {
  readonly McpServer: new (...given: ConstructorParameters<typeof McpServer>) => McpServer;
  readonly ResourceTemplate: TemplateOf;
}

const instructions = `The rules of the board game Runebound (Second and Third Edition), decided by an engine that cites a rule id for each answer.
To settle a question: look the rules up (look_up_rule), put the position on the table (open_table), ask (may_i, why_not), try it (play_action, list_outcomes).
Cite the rule ids. A line "Reading of this engine" is a reading of unclear text, not the text: say so when you pass it on.`;

const settle = (question: string): string => `Settle this dispute about Runebound: ${question}

1. Find the rules with look_up_rule (several searches, few words each) and read those named under "See".
2. If it depends on a position, describe it to open_table as a scenario, and ask may_i or why_not; play it with play_action and list_outcomes.
3. Answer in at most six sentences: yes or no first, then why, with the id of each rule in brackets.
4. Say which part is the text of a rule, and which is a reading of unclear text ("Reading of this engine"). If no rule decides it, say so.`;

/** A server with all tools, resources and prompts, for one client. It opens no files and no connections. */
export function openMcpServer({ McpServer, ResourceTemplate }: Sdk, version: string): McpServer {
  const server = new McpServer(
    { name: 'runebound-engine', title: 'Runebound rules', version },
    { instructions },
  );
  addTools(server);
  addResources(server, ResourceTemplate);
  server.registerPrompt(
    'settle_dispute',
    {
      title: 'Settle this dispute',
      description: 'Decides a question about the rules, with the ids of the rules',
      argsSchema: { question: z.string().max(4000).describe('what is disputed, and the position') },
    },
    ({ question }) => ({ messages: [{ role: 'user', content: { type: 'text', text: settle(question) } }] }),
  );
  return server;
}
