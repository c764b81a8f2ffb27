import { documentContentPath } from '#domains/profiles/contract/documents.ts';

export const LICENSE = Buffer.from('%PDF-1.7\nthe license of a drill\n%%EOF');

/** Uploads a document as the browser's form does; `id` is null where the product did not take it. */
export async function upload(
  origin: string,
  cookie: string,
  bytes: Buffer,
): Promise<{ status: number; id: string | null }> {
  const form = new FormData();
  form.set('kind', 'license');
  form.set('file', new File([new Uint8Array(bytes)], 'drill.pdf'));
  const response = await fetch(`${origin}/api/me/documents`, { method: 'POST', headers: { cookie }, body: form });
  const body = (await response.json().catch(() => null)) as { id?: string } | null;
  return { status: response.status, id: response.ok ? (body?.id ?? null) : null };
}

/** A document's bytes; null where it does not open. */
export async function download(origin: string, cookie: string, id: string): Promise<Buffer | null> {
  const response = await fetch(`${origin}${documentContentPath(id)}`, { headers: { cookie } });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
