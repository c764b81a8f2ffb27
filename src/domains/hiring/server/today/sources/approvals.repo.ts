import { and, asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { offerApprovals } from '#domains/hiring/db/offers/offer-approvals.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Desk, Found } from '../source.repo.ts';

const ME = sql`app.user_id()`;

/** Whether a person is a member of the offer's organization or of one above it. */
const isMember = (userId: SQLWrapper, roles = sql`true`) => sql`exists (
  select 1 from ${organizations} o join ${organizationMembers} m on m.organization_id = any(o.path)
  where o.id = ${offers.organizationId} and m.user_id = ${userId} and ${roles})`;

/** The first approval of an offer that waits. */
const isNext = sql`${offerApprovals.state} = 'waiting' and not exists (select 1 from ${offerApprovals} earlier
  where earlier.offer_id = ${offerApprovals.offerId} and earlier.state = 'waiting'
    and earlier.position < ${offerApprovals.position})`;

/**
 * Offers that wait for the reader's approval, whatever the filter: it is the reader's own work. An owner stands in for an
 * approver who left.
 */
export const findApprovals = (tx: Tx, desk: Desk, limit: number): Promise<Found[]> =>
  tx
    .select({
      id: offers.id,
      jobId: applications.jobId,
      applicationId: offers.applicationId,
      dueAt: offers.expiresAt,
    })
    .from(offers)
    .innerJoin(applications, eq(applications.id, offers.applicationId))
    .innerJoin(offerApprovals, eq(offerApprovals.offerId, offers.id))
    .where(
      and(
        inArray(offers.organizationId, [...desk.organizationIds]),
        eq(offers.status, 'in_approval'),
        isNext,
        sql`(${offerApprovals.approverId} = ${ME} or (not ${isMember(offerApprovals.approverId)} and ${isMember(ME, sql`m.member_role = 'owner'`)}))`,
      ),
    )
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(limit);
