import { lockFolder } from '../src/store/lock.js';

/* A process that locks folders on request, and unlocks them on request. */

const free = new Map<string, () => Promise<void>>();

async function answerTo(word: { readonly take?: string; readonly free?: string }): Promise<string> {
  if (word.take !== undefined) {
    free.set(word.take, await lockFolder(word.take));
    return 'taken';
  }
  const folder = word.free ?? '';
  await free.get(folder)?.();
  free.delete(folder);
  return 'free';
}

process.on('message', (word: { readonly take?: string; readonly free?: string }) => {
  answerTo(word).then(
    (answer) => process.send?.(answer),
    (error: Error) => process.send?.(error.message),
  );
});
process.send?.('ready');
