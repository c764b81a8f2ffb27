import { user } from '#platform/server/database/db.ts';
import { insertConsent } from '#domains/accounts/server/people/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { Agreement, readAgreements } from '#domains/accounts/contract/account.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import { TERMS_VERSION } from '#domains/accounts/contract/identity-rules.ts';
import { listAgreed } from './account.repo.ts';

const PRESENT: Record<Agreement, string> = { terms: TERMS_VERSION, matching_notice: MATCHING_NOTICE_VERSION };
const KINDS = Object.keys(PRESENT) as Agreement[];

/** Due for those who accepted an earlier version; a first acceptance is asked for where it is needed. */
export const dueAgreements = (deps: Deps, { userId }: Viewer): Promise<AnswerOf<typeof readAgreements>> =>
  deps.db.as(user(userId), async (tx) => {
    const agreed = await listAgreed(tx, userId, KINDS);
    const versionsOf = (kind: Agreement) => agreed.filter((one) => one.kind === kind).map(({ version }) => version);
    const isDue = (kind: Agreement) => versionsOf(kind).length > 0 && !versionsOf(kind).includes(PRESENT[kind]);
    return { due: KINDS.filter(isDue).map((kind) => ({ kind, version: PRESENT[kind] })) };
  });

export async function agree(
  deps: Deps,
  { userId }: Viewer,
  { kind, version }: { kind: Agreement; version: string },
): Promise<void> {
  if (version !== PRESENT[kind]) throw wrongState('This text has changed. Please read it again.', PRESENT[kind]);
  await deps.db.as(user(userId), async (tx) => {
    const agreed = await listAgreed(tx, userId, [kind]);
    if (agreed.some((one) => one.version === version)) return;
    await insertConsent(tx, { userId, kind, version, grantedAt: deps.clock.now() });
  });
}
