import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { LicenseBody } from '#domains/profiles/contract/candidate-facts.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { licenseFacts } from './facts.ts';
import { lockProfile, readCore, readFacts } from './candidates.repo.ts';

/**
 * Saves the license of the person's position with state and number alone, which is enough for a preview of jobs. The
 * date it expires is asked for later and required to submit.
 */
export async function saveLicensePart(
  deps: Deps,
  userId: string,
  given: Pick<LicenseBody, 'state' | 'compactStatus'> & { licenseNumber: string },
): Promise<CandidateProfileView> {
  const held = await deps.db.as(user(userId), async (tx) => {
    const state = await lockProfile(tx, userId);
    const licenseType = (await readCore(tx, userId))?.candidate.position;
    if (!state) throw notFound('profile');
    if (state.onboardingCompleted) {
      throw wrongState('Change your license in your profile, with the date it expires.', state.verificationStatus);
    }
    if (!licenseType) throw wrongState('Choose your role first.', 'no position');
    const row = (await readFacts(tx, userId)).licenses.find((one) => one.licenseType === licenseType);
    return { licenseType, row };
  });
  const { licenseType, row } = held;
  const body: LicenseBody = {
    status: row?.status === 'pending' ? 'active' : (row?.status ?? 'active'),
    issuedOn: row?.issuedOn ?? null,
    expiresOn: row?.expiresOn ?? null,
    withdrawnStates: (row?.withdrawnStates ?? []) as LicenseBody['withdrawnStates'],
    licenseType,
    ...given,
  };
  return row ? licenseFacts.change(deps, userId, row.id, body) : licenseFacts.add(deps, userId, body);
}
