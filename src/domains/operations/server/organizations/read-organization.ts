import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import { readOpenHolds } from '#domains/verification/server/holds/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import {
  countJobs,
  findOrganization,
  listAbove,
  listBelow,
  listCasesOf,
  listLatestJobs,
  listMembers,
} from './organizations.repo.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

/** Everything that an administrator asks about an organization, in one answer. */
export const readOrganization = (deps: Deps, me: string, id: string): Promise<OrganizationView> =>
  deps.db.as(admin(me), async (tx) => {
    const found = await findOrganization(tx, id);
    if (!found) throw notFound('organization');
    const latest = await listLatestJobs(tx, id);
    const cases = await listCasesOf(tx, id);
    return {
      ...presentFacts(found),
      above: await listAbove(tx, found),
      below: await listBelow(tx, id),
      members: await listMembers(tx, id),
      jobs: {
        total: await countJobs(tx, id),
        latest: latest.map(({ city, state, createdAt, ...job }) => ({
          ...job,
          place: [city, state].filter(Boolean).join(', '),
          createdAt: createdAt.toISOString(),
        })),
      },
      cases: cases.map(({ submittedAt, decidedAt, ...one }) => ({
        ...one,
        submittedAt: submittedAt.toISOString(),
        decidedAt: iso(decidedAt),
      })),
      openHolds: await readOpenHolds(tx, 'organization', id),
    };
  });

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Facts = Omit<OrganizationView, 'above' | 'below' | 'members' | 'jobs' | 'cases' | 'openHolds'>;

const presentFacts = (row: Row): Facts => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  status: row.verificationStatus,
  isLive: row.isLive,
  isDemo: row.isDemo,
  slug: row.slug,
  legalName: row.legalName,
  facilityType: row.facilityType,
  address: [row.streetAddress, row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  phone: row.phone,
  website: row.website,
  contactName: row.contactName,
  contactEmail: row.contactEmail,
  npi: row.npi,
  directoryCcn: row.directoryCcn,
  beds: row.beds,
  createdAt: row.createdAt.toISOString(),
  submittedAt: iso(row.submittedAt),
  approvedAt: iso(row.approvedAt),
  canceledAt: iso(row.canceledAt),
});
