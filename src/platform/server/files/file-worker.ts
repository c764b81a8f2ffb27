import { Worker } from 'node:worker_threads';

interface Limits {
  timeoutMs: number;
  memoryMb: number;
}

/** For extracting text from a file. */
export const READING_LIMITS: Limits = { timeoutMs: 20_000, memoryMb: 256 };

/**
 * Returns what the worker `file` posts about `data`. Uploaded files are parsed in a thread of their own with limited
 * memory and time; the thread's output is discarded because it may contain text from the file.
 */
export function runInWorker<T extends object>(file: URL, data: Uint8Array, limits: Limits): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: new Uint8Array(data),
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error('processing the file timed out'));
    }, limits.timeoutMs);
    worker.once('message', (result: T | { error: string }) => {
      if ('error' in result) reject(new Error(result.error));
      else resolve(result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the worker thread exited with code ${code}`));
    });
  });
}
