import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ReadWord } from './picture-text.ts';

/** The package ships two models; this build of the engine reads this one. */
const MODEL = new URL('4.0.0_best_int/eng.traineddata.gz', import.meta.resolve('@tesseract.js-data/eng'));
const NEURAL_ENGINE = 1;
const ONE_LINE_A_WORD = '5';

/** The engine's columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const wordOf = (line: string): ReadWord[] => {
  const cells = line.split('\t');
  const text = cells[11]?.trim();
  if (cells[0] !== ONE_LINE_A_WORD || !text) return [];
  const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number);
  return [{ text, confidence, line: cells.slice(1, 5).join('.'), box: { left, top, width, height } }];
};

try {
  const tesseract = await loadTesseract();
  tesseract.FS.writeFile('eng.traineddata', gunzipSync(await readFile(MODEL)));
  tesseract.FS.writeFile('input', workerData as Uint8Array);
  const reader = new tesseract.TessBaseAPI();
  if (reader.Init(null, 'eng', NEURAL_ENGINE, null) !== 0) throw new Error('the text recognition engine did not start');
  // Detects text blocks and rotates pages lying on their side.
  reader.SetVariable('tessedit_pageseg_mode', '3');
  reader.SetImageFile(1, 0);
  reader.Recognize(null);
  parentPort?.postMessage({ words: reader.GetTSVText(0).split('\n').flatMap(wordOf) });
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
}
