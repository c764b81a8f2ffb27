import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the sender's clock may be from ours. An older delivery is a replay. */
const TOLERANCE_SECONDS = 5 * 60;

export interface Delivery {
  /** The sender's ID of this message, equal in every retry. */
  id: string;
  /** Seconds since 1970 when this attempt was signed. */
  timestamp: string;
  /** Space-separated `v1,<base64>` signatures, one for each secret the sender uses. */
  signatures: string;
  /** The body's bytes as received: parsing and writing JSON again would change them. */
  body: Buffer;
}

/**
 * Whether one of the secrets signed this delivery within the tolerance, as Standard Webhooks defines it: HMAC-SHA256
 * over `id.timestamp.body`. The ID is signed, so that a replay cannot pass under a new one.
 */
export function isAuthentic({ id, timestamp, signatures, body }: Delivery, secrets: readonly Buffer[], now: Date) {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const given = signatures.split(' ').flatMap((part) => /^v1,(.+)$/.exec(part)?.[1] ?? []);
  return secrets.some((secret) => {
    const expected = signatureOf({ id, timestamp, body }, secret);
    return given.some((signature) => isEqual(Buffer.from(signature, 'base64'), expected));
  });
}

const signatureOf = ({ id, timestamp, body }: Omit<Delivery, 'signatures'>, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();

/** Compares in constant time, so that timing does not reveal how much of a guess was right. */
const isEqual = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
