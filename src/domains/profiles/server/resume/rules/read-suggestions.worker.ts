import { parentPort, workerData } from 'node:worker_threads';
import { readSuggestions } from './read-suggestions.ts';
import type { Asked } from './read-in-thread.ts';

const { text, purpose } = JSON.parse(Buffer.from(workerData as Uint8Array).toString('utf8')) as Asked;
parentPort?.postMessage(readSuggestions(text, purpose));
