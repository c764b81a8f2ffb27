import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

try {
  const { width, height, data } = await decode({ buffer: workerData as Uint8Array });
  parentPort?.postMessage({ width, height, data }, [data.buffer]);
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
}
