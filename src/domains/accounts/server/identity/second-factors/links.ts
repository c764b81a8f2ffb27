import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { Link } from '#domains/accounts/contract/second-factors.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { externalProviders } from '../external/external-providers.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { deleteLink, findCredential, findPerson, listLinks, lockPerson } from '../identity.repo.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { endOtherSessions } from '../sessions.ts';
import { listPasskeys } from './second-factors.repo.ts';

const NAMES = { google: 'Google', microsoft: 'Microsoft' } as const;

/** The Google and Microsoft accounts that sign in to this one. */
export const linksOf = async (tx: Tx, userId: string): Promise<Link[]> =>
  (await listLinks(tx, userId)).map(({ id, provider, createdAt }) => ({
    id,
    provider,
    linkedAt: createdAt.toISOString(),
  }));

export async function unlink(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { endsOthers, ...proof }: Proof & { endsOthers?: boolean | undefined },
): Promise<void> {
  await requireReauthentication(deps, viewer, proof);
  const { userId } = viewer;
  await deps.db.asAuth(async (tx) => {
    await lockPerson(tx, userId);
    const provider = await deleteLink(tx, { userId, id });
    if (!provider) throw notFound('linked account');
    await assertSignInMethodLeft(deps, tx, userId);
    const person = await findPerson(tx, { userId });
    if (person) await mailSecurityAlert(deps, tx, named(person), `Your ${NAMES[provider]} account was unlinked.`);
    await audit(tx, {
      actorId: userId,
      action: 'account.unlinked',
      subjectType: 'person',
      subjectId: userId,
      detail: { provider },
    });
    if (endsOthers) await endOtherSessions(tx, viewer);
  });
}

/**
 * Runs after a sign-in method was removed, in the same transaction and under the person's lock: another one must be
 * left. A link counts while its provider is configured.
 */
export async function assertSignInMethodLeft(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const providers = externalProviders(deps);
  const isLeft =
    (await findCredential(tx, userId)) !== null ||
    (await listPasskeys(tx, userId)).length > 0 ||
    (await listLinks(tx, userId)).some(({ provider }) => providers.has(provider));
  if (isLeft) return;
  throw new AppError('CONFLICT', 'This is the only way to sign in to your account. Set a password first.');
}
