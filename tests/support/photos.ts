import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The product's own typeface: a machine may have no other. */
const fontfile = fileURLToPath(new URL('../fixtures/inter.ttf', import.meta.url));
const CARD = { width: 700, height: 400, channels: 3, background: '#f4efe0' } as const;

/** A picture of a license card with the given holder. */
export async function aLicensePhoto(name: string): Promise<Buffer> {
  const lines = [
    'Missouri State Board of Nursing',
    'This certifies that',
    name,
    'is licensed as a Registered Nurse',
    'License number 2019000042',
    'Expires 04/30/2028',
  ];
  const text = `<span foreground="#222">${lines.join('\n')}</span>`;
  const input = await sharp({ text: { text, rgba: true, font: 'Inter 14', fontfile, dpi: 150 } })
    .png()
    .toBuffer();
  return sharp({ create: CARD }).composite([{ input }]).jpeg({ quality: 80 }).toBuffer();
}
