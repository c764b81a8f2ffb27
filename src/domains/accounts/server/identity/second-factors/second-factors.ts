import type { Deps } from '#platform/server/deps.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { readFactors } from '#domains/accounts/contract/second-factors.ts';
import { findCredential } from '../identity.repo.ts';
import { linksOf } from './links.ts';
import { presentPasskey } from './passkeys.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './second-factors.repo.ts';

/** A person's sign-in methods, as the security page shows them. */
export const factorsOf = ({ db, env }: Deps, viewer: Viewer): Promise<AnswerOf<typeof readFactors>> =>
  db.asAuth(async (tx) => {
    const totp = await findTotp(tx, viewer.userId);
    return {
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(tx, viewer.userId),
      links: await linksOf(tx, viewer.userId),
      passkeys: (await listPasskeys(tx, viewer.userId)).map(presentPasskey),
      hasPassword: (await findCredential(tx, viewer.userId)) !== null,
      isRequired: hasAdminRole(viewer) && env.isProduction,
    };
  });
