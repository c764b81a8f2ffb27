import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { lockOwn, membershipOf } from '#domains/employers/server/hiring-team/index.ts';
import {
  USUAL_OFFICE_HOURS,
  type OfficeHours,
  type OfficeHoursView,
} from '#domains/employers/contract/office-hours.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { clearHours, nearestHours, placesOf, putHours } from './office-hours.repo.ts';

/** The hours in which the team of a job works: those of a unit before those of its facility. */
export const officeHoursOf = (tx: Tx, organizationId: string, unitIds: readonly string[]): Promise<OfficeHours> =>
  elevate(tx, async () => (await nearestHours(tx, organizationId, unitIds)) ?? USUAL_OFFICE_HOURS);

export const readOfficeHours = (deps: Deps, userId: string): Promise<OfficeHoursView> =>
  deps.db.as(user(userId), (tx) => read(tx, userId));

async function read(tx: Tx, userId: string): Promise<OfficeHoursView> {
  const membership = await membershipOf(tx, userId);
  if (!membership) return { mayEdit: false, places: [] };
  const { organization, memberRole } = membership;
  const holding = new Map<string, OfficeHours>();
  const places = asTree(await placesOf(tx, organization.id), organization.id).map(
    ({ id, parentId, kind, name, own }) => {
      const holds = own ?? holding.get(parentId ?? '') ?? USUAL_OFFICE_HOURS;
      holding.set(id, holds);
      return { id, parentId, kind, name, own, holds };
    },
  );
  return { mayEdit: mayPost(memberRole) && organization.canceledAt === null, places };
}

/** Each place is followed by those below it. */
function asTree<P extends { id: string; parentId: string | null }>(rows: readonly P[], topId: string): P[] {
  const below = (id: string): P[] =>
    rows.filter((row) => row.parentId === id).flatMap((row) => [row, ...below(row.id)]);
  return [...rows.filter(({ id }) => id === topId), ...below(topId)];
}

/** Applies to applications made from now on; a time that applicants were told stays. */
export const changeOfficeHours = (
  deps: Deps,
  userId: string,
  placeId: string,
  hours: OfficeHours | null,
): Promise<OfficeHoursView> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization } = await lockOwn(tx, userId, ['owner', 'recruiter']);
    const place = (await placesOf(tx, organization.id)).find(({ id }) => id === placeId);
    if (!place) throw notFound('facility');
    if (hours) await putHours(tx, placeId, { ...hours, changedBy: userId, changedAt: deps.clock.now() });
    else await clearHours(tx, placeId);
    await audit(tx, {
      actorId: userId,
      action: 'organization.hours_changed',
      subjectType: 'organization',
      subjectId: placeId,
      detail: { from: place.own, to: hours },
    });
    return read(tx, userId);
  });
