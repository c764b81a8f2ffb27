import { fileTypeFromBuffer } from 'file-type';

export const ACCEPTED_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export type AcceptedType = (typeof ACCEPTED_TYPES)[number];

const SAME_AS: Record<string, AcceptedType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  // What phones call the same container when it holds a burst or uses the older brand.
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
};

/** What a file is by its bytes, whatever it is called; null for anything that is not accepted. */
export async function acceptedTypeOf(bytes: Uint8Array): Promise<AcceptedType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return found ? (SAME_AS[found.mime] ?? null) : null;
}
