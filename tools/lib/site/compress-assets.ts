import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Bytes: anything that fits into one packet anyway gains nothing. */
const WORTH_IT = 1024;

/**
 * Stores the smallest compressed form of each script and style sheet beside it, made once instead of for every visitor.
 */
export async function compressAssets(root: string): Promise<void> {
  await Promise.all(
    globSync('assets/*.{js,css}', { cwd: root }).map(async (asset) => {
      const file = join(root, asset);
      const text = await readFile(file);
      if (text.length < WORTH_IT) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      await writeFile(`${file}.br`, await compress(text, { params }));
    }),
  );
}
