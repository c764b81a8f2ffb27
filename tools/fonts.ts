import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from './lib/command.ts';

/**
 * Cuts the two typefaces to what the product sets in them. A page needs the letters of plain English at once, in the
 * weights that the screens use: those files are small enough to come before the first paint. The rest of the Latin script
 * comes whole, when a page has a letter of it. Tests draw their pictures of papers with a third cut, in the one form that
 * drawing takes. Run this again (`node tools/fonts.ts`) when the fonts' packages change.
 */
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
/** `app.css` names the same letters as the range of these files. */
const PLAIN = `${ASCII}\u00a0©·–—‘’“”…•→`;
/** What the style sheet or the browser asks for; the fonts' many other forms of a letter stay out. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];
const TARGET = 'src/app/web/fonts';
/** The display face is set in the one weight of the headings. */
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
});
