import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { pseudonymOf } from '#domains/hiring/server/applicants/index.ts';
import type { TodayItem, TodayKind } from '#domains/hiring/contract/today.ts';
import type { Found } from './source.repo.ts';
import type { JobRow, PersonRow } from './today.repo.ts';

/** An item with its names; none when its job or person can no longer be read. */
export function presentItem(
  kind: TodayKind,
  found: Found,
  jobs: ReadonlyMap<string, JobRow>,
  people: ReadonlyMap<string, PersonRow>,
): TodayItem[] {
  const job = jobs.get(found.jobId);
  const person = found.applicationId === null ? null : people.get(found.applicationId);
  if (!job || person === undefined) return [];
  return [
    {
      id: found.id,
      kind,
      job: { id: job.id, title: job.title, unit: job.units.join(', ') || job.facility },
      // The sources find only approvals that are the reader's.
      mayAct: kind === 'approval' || kind === 'pay_range' || (person ? job.mayHire : job.mayEdit),
      person: person && presentPerson(person),
      dueAt: found.dueAt?.toISOString() ?? null,
      times: (found.times ?? []).map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
      timeZone: clockOf(job.zip),
      score: found.score ?? null,
      pay: found.pay ?? null,
    },
  ];
}

const presentPerson = (row: PersonRow): NonNullable<TodayItem['person']> => ({
  applicationId: row.id,
  name: row.fullName ?? pseudonymOf(row.approvedPosition ?? row.position, row.pseudonym),
  isNamed: row.fullName !== null,
  stage: row.stage,
});
