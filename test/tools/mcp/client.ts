import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { expect } from 'vitest';
import { openMcpServer } from '../../../tools/mcp/index.js';

/** What a tool answered. */
export interface Told {
  readonly text: string;
  readonly wrong: boolean;
}

/** Calls a tool. */
export async function ask(client: Client, name: string, input: Record<string, unknown> = {}): Promise<Told> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const parts = content as { type: string; text?: string; resource?: { text?: string } }[];
  expect(parts.length).toBeGreaterThan(0);
  const text = parts.map((part) => part.text ?? part.resource?.text ?? '').join('\n');
  return { text, wrong: isError === true };
}

/** A client of a server in this process. */
export async function connected(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await openMcpServer({ McpServer, ResourceTemplate }, '1.2.3').connect(theirs);
  await client.connect(ours);
  return client;
}

/** The name of the table that an answer tells of. */
export const tableIn = ({ text }: Told): string => /^Table (t\d+)/.exec(text)?.[1] ?? 'no table';
