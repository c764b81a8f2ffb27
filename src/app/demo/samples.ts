import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { receiveDocument } from '#domains/profiles/server/documents/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Person } from './people.ts';

/** Small documents for the named demo people, each labeled as a sample in large letters. */
export async function addSamples(deps: Deps, people: readonly Person[]): Promise<void> {
  for (const { userId, name, position } of people) {
    for (const kind of ['license', 'resume'] as const) {
      const bytes = await samplePdf([name, position, kind === 'license' ? 'License' : 'Résumé']);
      await receiveDocument(deps, userId, { bytes, fileName: `sample-${kind}.pdf`, kind, isSample: true });
    }
  }
}

async function samplePdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 72, info: { Title: 'Sample document' } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  pdf.font('Helvetica-Bold').fontSize(44).fillColor('#B3261E').text('SAMPLE');
  pdf.fontSize(14).fillColor('#17211C').text('This is a made-up document of the Tallgrass demo. It proves nothing.');
  pdf.moveDown(2).font('Helvetica').fontSize(18);
  for (const line of lines) pdf.text(line);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
