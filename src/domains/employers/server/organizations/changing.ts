import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { lockOwn, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { readMine } from './read-organization.ts';

export interface Member {
  userId: string;
  memberRole: MemberRole;
}
type Work = (tx: Tx, organization: Organization, member: Member) => Promise<void>;

/** Runs a change that only owners and recruiters may make, and returns the whole organization. */
export const changing = (
  deps: Deps,
  userId: string,
  work: Work,
  roles: readonly MemberRole[] = ['owner', 'recruiter'],
): Promise<MyOrganization> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization, memberRole } = await lockOwn(tx, userId, roles);
    await work(tx, organization, { userId, memberRole });
    return readMine(tx, userId);
  });

/** The place of a facility's ZIP code; 422 at the field when it is unknown or in another state. */
export function placeFor(zip: string) {
  const place = placeOf(zip);
  if (!place) throw invalidField('zip', 'We don’t know this ZIP code. Please check it.');
  if (place.state !== 'MO' && place.state !== 'KS')
    throw invalidField('zip', 'We serve facilities in Missouri and Kansas.');
  return place;
}
