import { Worker } from 'node:worker_threads';

interface Limits {
  timeoutMs: number;
  memoryMb: number;
}

/** For taking the words out of a file. */
export const READING_LIMITS: Limits = { timeoutMs: 20_000, memoryMb: 256 };

/**
 * What the program `file` posts about `data`. Strangers' files are taken apart in a thread of their own, with little
 * memory and an end; what that thread prints is thrown away, because it may be words of the file.
 */
export function inOwnThread<T extends object>(file: URL, data: Uint8Array, limits: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: new Uint8Array(data),
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error('the file took too long'));
    }, limits.timeoutMs);
    worker.once('message', (result: T | { error: string }) => {
      if ('error' in result) reject(new Error(result.error));
      else resolve(result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread left with ${code}`));
    });
  });
}
