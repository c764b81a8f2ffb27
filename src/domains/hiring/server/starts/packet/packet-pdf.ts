import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { printable } from '#platform/server/pdf/pdf.ts';
import { packetCopy as copy } from './packet.copy.ts';
import { packetHead, packetRows } from './packet-rows.ts';

const MARGIN = 54;
const COLORS = { night: '#123524', ink: '#17211C', soft: '#4A5750', line: '#E3DED2', ok: '#1E7A46', warn: '#9A5B00' };

/** The checklist as a tagged document to print. */
export async function packetPdf(start: StartView, timeZone: string, madeAt: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: `${copy.title}: ${start.candidateName}`, Author: start.organizationName, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const width = pdf.page.width - 2 * MARGIN;
  const write = (tag: string, text: string, { bold = false, size = 10, color = COLORS.ink } = {}) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .fillColor(color)
          .text(printable(text), MARGIN, pdf.y, { width });
      }),
    );

  write('H1', copy.title, { bold: true, size: 22, color: COLORS.night });
  pdf.moveDown(0.5);
  for (const [label, value] of packetHead(start)) write('P', `${label}: ${value}`, { size: 11 });
  for (const row of packetRows(start, timeZone)) {
    // An item stays on one page.
    if (pdf.y > pdf.page.height - MARGIN - 72) pdf.addPage();
    pdf.moveDown(0.9);
    write('H2', row.item, { bold: true, size: 11 });
    const isDone = row.state === copy.states.done;
    const when = isDone && row.done ? `${row.state}, ${day(row.done)}` : `${row.state}. ${copy.due(day(row.due))}`;
    write('P', `${when} · ${row.owner}`, { color: isDone ? COLORS.ok : COLORS.warn });
    if (row.note) write('P', row.note);
    write('P', copy.source(row.source), { size: 9, color: COLORS.soft });
  }
  pdf.moveDown(1.5);
  write('P', copy.made(day(dayOf(madeAt, timeZone))), { size: 9, color: COLORS.soft });
  root.end();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
