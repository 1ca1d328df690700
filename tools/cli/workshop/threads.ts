import { realpathSync } from 'node:fs';
import process from 'node:process';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Crew, type Dealing, type Dealt, dealer, type SpreadSetting } from '../../workshop/index.js';
import { carriedOut, type SentBack } from './processes.js';

/* Threads for a search: the command starts itself again in each. */

export const THREAD = 'search-for-another';

export function searchForAnother(): void {
  const deal = dealer(workerData as SpreadSetting);
  parentPort?.on('message', async (dealing: Dealing) =>
    parentPort?.postMessage(await carriedOut(() => deal(dealing))),
  );
}

/** A thread. It keeps the process alive only while it has a request. */
class Thread {
  private readonly worker: Worker;
  private gone: Error | null = null;
  private waiting: { readonly done: (dealt: Dealt) => void; readonly failed: (error: Error) => void } | null =
    null;

  constructor(setting: SpreadSetting, program: string) {
    this.worker = new Worker(realpathSync(program), { argv: [THREAD], workerData: setting });
    this.worker.unref();
    this.worker.on('message', (back: SentBack<Dealt>) => {
      const { waiting } = this;
      this.rest();
      if ('failed' in back) waiting?.failed(new Error(back.failed));
      else waiting?.done(back.done);
    });
    this.worker.on('error', (error) => this.end(error instanceof Error ? error : new Error(String(error))));
    this.worker.on('exit', () => this.end(new Error('A thread that searched ended before its time.')));
  }

  deal(dealing: Dealing): Promise<Dealt> {
    return new Promise((done, failed) => {
      if (this.gone) return failed(this.gone);
      this.waiting = { done, failed };
      this.worker.ref();
      this.worker.postMessage(dealing);
    });
  }

  dismiss(): Promise<unknown> {
    return this.worker.terminate();
  }

  private rest(): void {
    this.waiting = null;
    this.worker.unref();
  }

  private end(error: Error): void {
    this.gone ??= error;
    const { waiting } = this;
    this.rest();
    waiting?.failed(this.gone);
  }
}

/** Threads for a search; each keeps its tree. @param program - the file of this command */
export function threadsOf(setting: SpreadSetting, size: number, program = process.argv[1] ?? ''): Crew {
  const threads = Array.from({ length: size }, () => new Thread(setting, program));
  return {
    size,
    deal: (thread, dealing) => (threads[thread] as Thread).deal(dealing),
    dismiss() {
      for (const thread of threads) void thread.dismiss();
    },
  };
}
