import { builtin } from './builtins.js';
import type { Message } from './messages.js';
import { player } from './playing.js';

/* The code of a worker: plays the orders that it receives, and answers. */

const play = player();

const thread = builtin('node:worker_threads')?.parentPort;
if (thread) {
  thread.on('message', async (message: Message) => {
    const answer = await play(message);
    if (answer !== null) thread.postMessage(answer);
  });
} else {
  addEventListener('message', async ({ data }: MessageEvent<Message>) => {
    const answer = await play(data);
    if (answer !== null) postMessage(answer);
  });
}
