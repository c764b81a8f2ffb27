import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
import { SignPdf } from '@signpdf/signpdf';
import { PDFDocument } from 'pdf-lib';

/** Room for the signature in bytes: it and the certificate take about 2,000. */
const SIGNATURE_BYTES = 8192;

export interface Seal {
  /** PKCS #12 with key and certificate. */
  p12: Buffer;
  by: string;
  reason: string;
  at: Date;
}

/** Appends pages to a document whose own pages stay as they are, and returns it unsealed. */
export async function append(document: Buffer, pages: Buffer): Promise<PDFDocument> {
  const whole = await PDFDocument.load(document, { updateMetadata: false });
  const added = await PDFDocument.load(pages);
  for (const page of await whole.copyPages(added, added.getPageIndices())) whole.addPage(page);
  return whole;
}

/** Seals a document: a PDF viewer shows who sealed it and whether a byte has changed since. */
export async function seal(document: PDFDocument, { p12, by, reason, at }: Seal): Promise<Buffer> {
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    name: by,
    contactInfo: '',
    location: '',
    signingTime: at,
    signatureLength: SIGNATURE_BYTES,
  });
  // Object streams would hide the placeholder from the signing library.
  const open = Buffer.from(await document.save({ useObjectStreams: false }));
  return new SignPdf().sign(open, new P12Signer(p12), at);
}
