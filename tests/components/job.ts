import { randomUUID } from 'node:crypto';
import { NO_UPKEEP } from '#domains/jobs/contract/upkeep.ts';
import { jobDraft, type JobDraft, type JobView } from '#domains/jobs/contract/jobs.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';

/** An approved facility in Joplin without units. */
export const facility = (): MyOrganization['facilities'][number] => ({
  id: randomUUID(),
  name: 'Prairie Home Health',
  facilityType: 'home_health',
  streetAddress: '1 Main St',
  city: 'Joplin',
  state: 'MO',
  zip: '64801',
  units: [],
  verificationStatus: 'approved',
  waiting: null,
  reviewMessage: null,
});

/** A stored draft of a job as its employer sees it, with what the test says instead. */
export const job = (
  draft: Partial<JobDraft> & { organizationId: string },
  differing: Partial<JobView> = {},
): JobView => ({
  id: randomUUID(),
  slug: 'nurse',
  status: 'draft',
  version: 1,
  organizationName: 'Prairie Home Health',
  city: 'Joplin',
  state: 'MO',
  hourlyMinCents: null,
  hourlyMaxCents: null,
  weeklyMinCents: null,
  weeklyMaxCents: null,
  publishedAt: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  mayEdit: true,
  mayHire: true,
  draft: jobDraft.parse({ title: 'Nurse', zip: '64801', ...draft }),
  addedRequirements: [],
  funnel: {
    matched: 0,
    applied: 0,
    shortlisted: 0,
    interviewing: 0,
    offered: 0,
    hired: 0,
    overdue: 0,
    otherTimes: 0,
    openInterviews: 0,
  },
  upkeep: NO_UPKEEP,
  missing: {},
  ...differing,
});
