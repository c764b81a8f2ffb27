import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from '#platform/server/secrets/secret.ts';

/**
 * Wraps each file's key with one derived from SECRET_KEY. The key id identifies the secret without revealing anything
 * about it, so a rotation can find files still wrapped under the previous one.
 */
export interface Keyring {
  readonly currentKeyId: string;
  wrap(fileKey: Buffer, storageKey: string): { keyId: string; wrappedKey: string };
  /** Throws when the wrapped key was altered, belongs to another object, or its secret is gone. */
  unwrap(wrapped: { keyId: string; wrappedKey: string }, storageKey: string): Buffer;
}

const LABEL = 'files/1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = (secret: string) => {
  const key = deriveKey(secret, LABEL);
  const keyId = createHash('sha256').update('tallgrass/files/key-id/v1').update(key).digest('hex').slice(0, 16);
  return { key, keyId };
};

export function createKeyring(secretKey: string, previousSecretKey: string | null = null): Keyring {
  const current = derive(secretKey);
  const keys = new Map([[current.keyId, current.key]]);
  if (previousSecretKey) {
    const previous = derive(previousSecretKey);
    keys.set(previous.keyId, previous.key);
  }

  return {
    currentKeyId: current.keyId,
    wrap(fileKey, storageKey) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      cipher.setAAD(Buffer.from(storageKey));
      const sealed = Buffer.concat([nonce, cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return { keyId: current.keyId, wrappedKey: sealed.toString('base64url') };
    },
    unwrap({ keyId, wrappedKey }, storageKey) {
      const key = keys.get(keyId);
      if (!key) throw new Error(`no secret for file key ${keyId}; is SECRET_KEY_PREVIOUS set?`);
      const sealed = Buffer.from(wrappedKey, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(storageKey));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
