import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Env } from '../env.ts';
import { deriveKey } from './secret.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a short text under a key derived for its purpose (AES-256-GCM), e.g. `totp/1`. */
export function seal({ secretKey }: Pick<Env, 'secretKey'>, label: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey, label), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Opens what `seal` made, including under the previous secret. Throws when neither key fits. */
export function unseal(env: Pick<Env, 'secretKey' | 'secretKeyPrevious'>, label: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const open = (secretKey: string): string => {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey, label), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  };
  try {
    return open(env.secretKey);
  } catch (error) {
    if (!env.secretKeyPrevious) throw error;
    return open(env.secretKeyPrevious);
  }
}
