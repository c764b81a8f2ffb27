import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from './lib/command.ts';

/**
 * Subsets the two typefaces to what the product uses. A page immediately needs the letters of plain English in the
 * weights that the screens use: those files are small enough to load before the first paint. The rest of the Latin
 * script loads whole when a page needs one of its letters. Tests draw their pictures of documents with a third subset,
 * in the one format that drawing supports, and the passport's PDF embeds two weights. Run this again (`node tools/fonts.ts`) when the font packages change.
 */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
/** `app.css` declares the same letters as these files' range. */
const PLAIN = `${ASCII}\u00a0©·–—‘’“”…•→`;
/** Features that the style sheet or the browser uses; the fonts' many alternates are dropped. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
/** Names use the accents of Western Europe. */
const ACCENTED = `${ASCII}${String.fromCodePoint(...Array.from({ length: 96 }, (_, at) => 0xa0 + at))}–—‘’“”•…`;
const PDF_FACES = { regular: 400, bold: 700 };
const PDF_TARGET = 'src/platform/server/pdf';
const TARGET = 'src/app/web/fonts';
/** Headings use the display face in one weight only. */
const FACES = [
  { name: 'inter', weight: { min: 400, max: 700, default: 400 } },
  { name: 'fraunces', weight: 560 },
];

const wholeOf = (name: string) =>
  readFile(join('node_modules/@fontsource-variable', name, `files/${name}-latin-wght-normal.woff2`));

await runCommand(async () => {
  for (const { name, weight } of FACES) {
    const whole = await wholeOf(name);
    const cut = await subsetFont(whole, PLAIN, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weight },
    });
    writeFileSync(join(TARGET, `${name}-plain.woff2`), cut);
    console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
  }
  const drawn = await subsetFont(await wholeOf('inter'), ASCII, {
    targetFormat: 'truetype',
    keepFeatures: [],
    variationAxes: { wght: 400 },
  });
  writeFileSync('tests/fixtures/inter.ttf', drawn);
  for (const [face, wght] of Object.entries(PDF_FACES)) {
    const embedded = await subsetFont(await wholeOf('inter'), ACCENTED, {
      targetFormat: 'truetype',
      keepFeatures: ['ccmp', 'kern'],
      variationAxes: { wght },
    });
    writeFileSync(join(PDF_TARGET, `inter-${face}.ttf`), embedded);
  }
});
