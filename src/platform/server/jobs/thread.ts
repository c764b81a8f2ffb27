import { parentPort, Worker } from 'node:worker_threads';

/** A worker thread that answers questions one after the other, off the request thread. */
export interface Thread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

type Reply = { id: number; answer: unknown } | { id: number; error: string };

/**
 * Starts the thread in `file` with the first question and ends it after `idleMs` without one. When a thread dies, its
 * pending questions fail; the next question starts a new thread.
 */
export function openThread<Question, Answer>(options: {
  file: URL;
  workerData: unknown;
  idleMs: number;
}): Thread<Question, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;
  let asked = 0;
  let idle: NodeJS.Timeout | undefined;

  const lost = (gone: Worker, message: string) => {
    if (worker !== gone) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const restIfIdle = () => {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => void end(), options.idleMs).unref();
  };
  const start = (): Worker => {
    const started = new Worker(options.file, { workerData: options.workerData });
    started.on('message', (reply: Reply) => {
      const one = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) one?.reject(new Error(reply.error));
      else one?.resolve(reply.answer as Answer);
      restIfIdle();
    });
    started.on('error', (error) => lost(started, error instanceof Error ? error.message : 'the thread failed'));
    started.on('exit', (code) => lost(started, `the thread exited with code ${code}`));
    return started;
  };

  return {
    ask(question) {
      clearTimeout(idle);
      const thread = (worker ??= start());
      const id = ++asked;
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, question });
      });
    },
    async close() {
      const open = [...waiting.values()];
      waiting.clear();
      for (const { reject } of open) reject(new Error('the thread was closed'));
      await end();
    },
  };
}

/** Runs inside the thread: answers one question after the other. */
export function answerQuestions<Question>(answer: (question: Question) => Promise<unknown>): void {
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
    last = last.then(async () => {
      try {
        parentPort?.postMessage({ id, answer: await answer(question) } satisfies Reply);
      } catch (error) {
        parentPort?.postMessage({ id, error: error instanceof Error ? error.message : 'unknown' } satisfies Reply);
      }
    });
  });
}
