import { parentPort, workerData } from 'node:worker_threads';
import convert from 'heic-convert';

try {
  const jpeg = await convert({ buffer: workerData as Uint8Array, format: 'JPEG', quality: 0.92 });
  parentPort?.postMessage({ jpeg: new Uint8Array(jpeg) });
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
}
