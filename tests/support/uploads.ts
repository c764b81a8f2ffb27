import PDFDocument from 'pdfkit';
import type { Answer, HttpClient } from './http-client.ts';

export const aPdf = (content = 'a license') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF`);

/** A document with text in it. */
export const aPaper = (words: string) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.text(words);
    document.end();
  });

/** Uploads a document as the browser's form does. */
export async function uploadDocument(
  http: HttpClient,
  bytes: Uint8Array,
  fields: Record<string, string> = {},
): Promise<Pick<Answer, 'status' | 'body'>> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ kind: 'license', ...fields })) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], 'scan.pdf'));
  const cookie = [...http.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const response = await fetch(`${http.origin}/api/me/documents`, { method: 'POST', headers: { cookie }, body: form });
  return { status: response.status, body: await response.json() };
}
