import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { Env } from '#platform/server/env.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';

/** PKCS #8 prefix of a 32-byte Ed25519 private key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const LABEL = 'passport-issuer/1';

export const issuerOf = ({ appUrl }: Pick<Env, 'appUrl'>): string => appUrl;
export const JWKS_PATH = '/.well-known/jwks.json';

const privateKeyOf = (secret: string): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, deriveKey(secret, LABEL)]), format: 'der', type: 'pkcs8' });

async function publicJwkOf(secret: string): Promise<JWK & { kid: string }> {
  const { kty, crv, x } = await exportJWK(createPublicKey(privateKeyOf(secret)));
  const jwk = { kty, crv, x } as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' };
}

/**
 * Public keys that verify our signatures: the current one, and the one before the last change of the secret. Both derive
 * from `SECRET_KEY`, like every key of the product.
 */
export async function publicKeys(env: Pick<Env, 'secretKey' | 'secretKeyPrevious'>): Promise<{ keys: JWK[] }> {
  const secrets = [env.secretKey, ...(env.secretKeyPrevious ? [env.secretKeyPrevious] : [])];
  return { keys: await Promise.all(secrets.map(publicJwkOf)) };
}

/** Signs a credential as a VC-JWT (W3C VC-JOSE-COSE): the token's payload is the credential itself. */
export async function signCredential(env: Env, credential: Record<string, unknown>): Promise<string> {
  const { kid } = await publicJwkOf(env.secretKey);
  return new SignJWT({ ...credential, iss: issuerOf(env) })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid })
    .sign(privateKeyOf(env.secretKey));
}

/** Whether one of our keys signed it; anyone can check this with the published ones. */
export async function isSignedByUs(env: Env, token: string): Promise<boolean> {
  for (const jwk of (await publicKeys(env)).keys) {
    const verified = await jwtVerify(token, await importJWK(jwk, 'EdDSA'), {
      issuer: issuerOf(env),
      typ: 'vc+jwt',
    }).then(
      () => true,
      () => false,
    );
    if (verified) return true;
  }
  return false;
}
