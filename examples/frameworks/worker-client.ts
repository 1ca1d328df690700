/* The page's side of worker.ts: `ask` sends a request and waits for its reply. */

/** A reply that is not an error, with what its request asks for: docs/protocol.md has the fields. */
export type Reply = Readonly<Record<string, unknown>>;

/** Speaks with a worker: `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`. */
export function speakTo(worker: Worker): (request: { readonly type: string } & Reply) => Promise<Reply> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let sent = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    waiting.get(Number(reply.id))?.(reply);
    waiting.delete(Number(reply.id));
  });
  return async (request) => {
    const id = ++sent;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage(JSON.stringify({ ...request, id }));
    });
    if (reply.ok !== true) throw new Error((reply.error as { readonly message: string }).message);
    return reply;
  };
}

/** A game of bots, of which the page sees what player 0 may see. Each step leaves the page free to draw. */
export async function watch(worker: Worker, draw: (view: unknown) => void): Promise<unknown> {
  const ask = speakTo(worker);
  await ask({ type: 'new', game: 'g', options: { players: 2, seed: 'tamalir', modules: ['shorter-game'] } });
  for (;;) {
    const { outcome, view } = await ask({
      type: 'advance',
      game: 'g',
      seats: { 0: 'sensible', 1: 'sensible' },
      seed: 'tamalir',
      most: 40,
      with: ['view'],
      as: 0,
    });
    draw(view);
    if (outcome !== null) return outcome;
  }
}
