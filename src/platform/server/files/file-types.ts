import { fileTypeFromBuffer } from 'file-type';

export const ACCEPTED_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'] as const;
export type AcceptedType = (typeof ACCEPTED_TYPES)[number];

const SAME_AS: Record<string, AcceptedType> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  // Some phones use this name for the same container, for bursts or with an older brand.
  'image/heif': 'image/heic',
  'image/heic-sequence': 'image/heic',
};

/** The type of a file judged by its bytes, not its name; null when the type is not accepted. */
export async function acceptedTypeOf(bytes: Uint8Array): Promise<AcceptedType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return found ? (SAME_AS[found.mime] ?? null) : null;
}
