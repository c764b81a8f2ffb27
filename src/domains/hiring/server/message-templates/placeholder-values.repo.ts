import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { jobs, jobUnits } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

const me = alias(profiles, 'me');

/** As a member of the hiring team: row-level security leaves out what they may not know, such as the person's name. */
export async function factsFor(
  tx: Tx,
  { applicationId, userId, now }: { applicationId: string; userId: string; now: Date },
) {
  const [row] = await tx
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      zip: jobs.zip,
      pay: { unit: jobs.payUnit, min: jobs.payMinCents, max: jobs.payMaxCents },
      stated: { min: jobs.statedMinCents, max: jobs.statedMaxCents },
      facility: organizations.name,
      candidateName: profiles.fullName,
      myName: me.fullName,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, applications.organizationId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .leftJoin(me, eq(me.userId, userId))
    .where(and(eq(applications.id, applicationId), ne(applications.candidateId, userId)));
  if (!row) return null;
  const units = await tx
    .select({ name: organizations.name })
    .from(jobUnits)
    .innerJoin(organizations, eq(organizations.id, jobUnits.unitId))
    .where(eq(jobUnits.jobId, row.jobId))
    .orderBy(asc(organizations.name));
  const [next] = await tx
    .select({ startsAt: interviews.startsAt })
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.status, 'confirmed'),
        gt(interviews.startsAt, now),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(1);
  const { pay, stated, ...facts } = row;
  return {
    ...facts,
    // What the employer typed, in its unit; an hourly pay is stored once.
    pay: { unit: pay.unit, min: stated.min ?? pay.min, max: stated.max ?? pay.max },
    units: units.map(({ name }) => name),
    interviewAt: next?.startsAt ?? null,
  };
}
