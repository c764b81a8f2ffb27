import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BLADES, THEME_COLORS } from '#kernel/brand.ts';
import { SHARE_PICTURE } from '#kernel/site-origin.ts';
import { findChromium, HOW_TO_INSTALL } from './lib/chromium.ts';
import { CommandError, runCommand } from './lib/command.ts';

/**
 * Draws the pictures in `public/`: the one for shared links, and the icons. They are committed; run this again (`node
 * tools/pictures.ts`) when the mark, the claim or the colors change.
 */
const PAPER = THEME_COLORS.light;
const MARK = BLADES.map(({ path, color }) => `<path d="${path}" fill="${color}"/>`).join('');
const font = (name: string) =>
  readFileSync(join('node_modules/@fontsource-variable', name, `files/${name}-latin-wght-normal.woff2`), 'base64');

await runCommand(async () => {
  await Promise.all([
    icon('icon.svg', 32, { radius: 8, scale: 0.9 }),
    icon('favicon-48.png', 48, { radius: 8, scale: 0.9 }),
    icon('icon-192.png', 192, { radius: 8, scale: 0.9 }),
    icon('icon-512.png', 512, { radius: 8, scale: 0.9 }),
    // Systems crop these to their own shape: no corners, and the blades within the inner 80%.
    icon('icon-maskable-512.png', 512, { radius: 0, scale: 0.6 }),
    icon('apple-touch-icon.png', 180, { radius: 0, scale: 0.75 }),
  ]);
  await sharePicture();
});

async function icon(file: string, size: number, { radius, scale }: { radius: number; scale: number }): Promise<void> {
  const shift = 16 - 16 * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="${radius}" fill="${PAPER}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${MARK}</g></svg>`;
  const target = join('public', file);
  if (file.endsWith('.svg')) writeFileSync(target, svg);
  else await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toFile(target);
}

async function sharePicture(): Promise<void> {
  const { width, height } = SHARE_PICTURE;
  const executablePath = findChromium();
  if (!executablePath) throw new CommandError(HOW_TO_INSTALL);
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>
      @font-face { font-family: Fraunces; font-weight: 100 900; src: url(data:font/woff2;base64,${font('fraunces')}) }
      @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font('inter')}) }
      body { margin: 0; position: relative; overflow: hidden; width: ${width}px; height: ${height}px; background: ${PAPER}; color: #17211C; font-family: Inter }
      .mark { position: absolute; left: 72px; top: 56px; display: flex; gap: 20px; align-items: center; color: #123524; font: 600 52px Fraunces; letter-spacing: -0.02em }
      h1 { position: absolute; left: 72px; top: 164px; margin: 0; width: 960px; font: 560 68px/1.1 Fraunces; letter-spacing: -0.015em }
      p { position: absolute; left: 72px; top: 344px; margin: 0; font: 400 30px/1.4 Inter; color: #4A5750 }
      .land { position: absolute; left: 0; bottom: 0; width: ${width}px; height: 210px }
    </style>
    <div class="mark"><svg viewBox="3 0 24 30" width="64" height="80">${MARK}</svg>Tallgrass</div>
    <h1>Healthcare hiring for Missouri and Kansas</h1>
    <p>One verified profile. Matches with reasons. No staffing fees.</p>
    <svg class="land" viewBox="0 0 1440 220" preserveAspectRatio="none">
      <circle cx="1160" cy="120" r="86" fill="#E0A526" opacity="0.85"/>
      <path d="M0 120c180-60 360-70 560-40s420 60 880-20v160H0z" fill="#D8ECDF"/>
      <path d="M0 160c240-50 460-50 700-24s480 30 740-16v100H0z" fill="#9DCBB2"/>
      <path d="M0 196c200-30 420-34 720-16s520 12 720-12v52H0z" fill="#4B9470"/>
      <g stroke="#E0A526" stroke-width="3" fill="none" stroke-linecap="round">
        <path d="M118 214c4-40 10-72 26-96M128 214c2-30 14-56 32-72M1180 214c-2-40-10-74-26-98M1190 214c2-34 12-62 30-80M1202 214c-2-26 2-56 10-86M620 216c2-20 8-40 20-56M640 216c0-16 6-30 14-42"/>
      </g>
    </svg>`);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot({ type: 'png' });
    await sharp(drawn)
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toFile(join('public', SHARE_PICTURE.path));
  } finally {
    await browser.close();
  }
}
