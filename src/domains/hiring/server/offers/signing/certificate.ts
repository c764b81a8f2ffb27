import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { repackKey } from './key-container.ts';
import { makeCertificate } from './make-certificate.ts';
import { insertCertificate, listCertificates, lockCertificates, resealCertificate } from './signing.repo.ts';

const LABEL = 'signing-certificate/1';

/** The certificate that seals now. The first call of an installation makes it; after a change of the secret it stays. */
export const sealingCertificate = (deps: Deps): Promise<{ p12: Buffer; certificate: string }> =>
  deps.db.as(service, async (tx) => {
    const known = await openNewest(deps, tx);
    if (known) return known;
    // Of two processes that start at once, one makes it.
    await lockCertificates(tx);
    const meanwhile = await openNewest(deps, tx);
    if (meanwhile) return meanwhile;
    const made = await makeCertificate(new URL(deps.env.appUrl).hostname, deps.clock.now());
    const p12Sealed = seal(deps.env, LABEL, made.p12.toString('base64'));
    await insertCertificate(tx, { p12Sealed, certificate: made.certificate, createdAt: deps.clock.now() });
    return made;
  });

async function openNewest({ env }: Deps, tx: Tx) {
  for (const { id, p12Sealed, certificate } of await listCertificates(tx)) {
    const text = tryOpen(() => unseal(env, LABEL, p12Sealed));
    if (text === null) continue;
    // Sealed under the previous secret: keep it for the time after that one is dropped.
    const isCurrent = tryOpen(() => unseal({ ...env, secretKeyPrevious: null }, LABEL, p12Sealed)) !== null;
    const stored = Buffer.from(text, 'base64');
    const repacked = repackKey(stored);
    const p12 = repacked ?? stored;
    if (!isCurrent || repacked) await resealCertificate(tx, id, seal(env, LABEL, p12.toString('base64')));
    return { p12, certificate };
  }
  return null;
}

/** Null where no known secret opens it: that certificate can seal no more, but what it sealed stays verifiable. */
function tryOpen(open: () => string): string | null {
  try {
    return open();
  } catch {
    return null;
  }
}
