import { randomBytes } from 'node:crypto';
import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { accountCanceled } from '#domains/employers/server/hiring-team/index.ts';
import { previewEligibility as preview } from '#domains/matching/server/matching/index.ts';
import { publish } from '#platform/server/events/publish.ts';
import { jobCreated, jobSaved } from '#domains/jobs/contract/job-events.ts';
import { dayOf } from '#kernel/days.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import type { JobDraft, JobView } from '#domains/jobs/contract/jobs.ts';
import { missingForPosting } from '#domains/jobs/contract/posting.ts';
import { payColumns } from './job-pay.ts';
import { areUnitsOf, findFacility, insertJob, putUnits, saveVersion } from './jobs.repo.ts';
import { lockForChange, viewOf } from './read-jobs.ts';
import { requireLive } from './job-standing.ts';
import { requirePayApproved } from './require-pay-approved.ts';
import { slugOf } from '#kernel/slug.ts';

/** The columns that a draft sets: its own fields, its hourly pay, and the place of its ZIP code. */
async function columnsOf(tx: Tx, { unitIds, ...draft }: JobDraft) {
  const facility = await findFacility(tx, draft.organizationId);
  if (!facility || facility.kind !== 'facility') throw invalidField('organizationId', 'Choose one of your facilities.');
  if (facility.canceledAt) throw accountCanceled();
  if (!(await areUnitsOf(tx, facility.id, unitIds))) throw invalidField('unitIds', 'Choose units of this facility.');
  return { ...draft, ...payColumns(draft), ...placeColumns(draft.zip) };
}

function placeColumns(zip: string | null) {
  if (zip === null) return { city: null, state: null, latitude: null, longitude: null };
  const place = placeOf(zip);
  if (!place) throw invalidField('zip', 'We don’t know this ZIP code. Please check it.');
  const { city, state, latitude, longitude } = place;
  if (state !== 'MO' && state !== 'KS') throw invalidField('zip', 'Jobs can be in Missouri and Kansas only.');
  return { city, state, latitude, longitude };
}

/** Readable and unique. */
const slugFor = (title: string): string => `${slugOf(title).slice(0, 60)}-${randomBytes(4).toString('hex')}`;

export const createJob = (deps: Deps, userId: string, draft: JobDraft): Promise<JobView> =>
  deps.db.as(user(userId), (tx) => insertDraft(deps, tx, userId, draft, null));

async function insertDraft(
  deps: Deps,
  tx: Tx,
  userId: string,
  draft: JobDraft,
  copyOf: string | null,
): Promise<JobView> {
  const now = deps.clock.now();
  const jobId = await insertJob(tx, {
    ...(await columnsOf(tx, draft)),
    slug: slugFor(draft.title),
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
    statusChangedAt: now,
  });
  if (!jobId) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
  await putUnits(tx, jobId, draft.unitIds);
  const { organizationId } = draft;
  await publish(deps, tx, jobCreated, { jobId, organizationId, copyOf, actor: 'employer', actorId: userId });
  return viewOf(deps, tx, jobId);
}

/** Saves the version that the editor saw; 409 when another save came in between, so that neither is lost. */
export const saveJob = (
  deps: Deps,
  userId: string,
  id: string,
  { draft, version }: { draft: JobDraft; version: number },
): Promise<JobView> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockForChange(tx, id);
    if (job.status === 'closed') throw wrongState('This job is closed. Duplicate it to post it again.', job.status);
    if (job.status !== 'draft' && draft.organizationId !== job.organizationId) {
      throw invalidField('organizationId', 'This job was posted for its facility. Duplicate it for another one.');
    }
    if (job.status === 'published') await requireLive(tx, job.organizationId, 'change');
    const columns = await columnsOf(tx, draft);
    const now = deps.clock.now();
    if (job.status !== 'draft') requireComplete({ ...draft, state: columns.state }, dayOf(now), job);
    if (!(await saveVersion(tx, id, version, { ...columns, updatedAt: now }))) {
      throw new AppError(
        'CONFLICT',
        'A colleague saved this job in the meantime. Please reload it and make your changes again.',
      );
    }
    await putUnits(tx, id, draft.unitIds);
    const isSamePay = columns.payMinCents === job.payMinCents && columns.payMaxCents === job.payMaxCents;
    if (job.status === 'published' && !isSamePay) {
      await requirePayApproved(tx, id, 'Pause the job, save the new range, and ask for approval.');
    }
    const { organizationId } = draft;
    await publish(deps, tx, jobSaved, {
      jobId: id,
      organizationId,
      version: version + 1,
      actor: 'employer',
      actorId: userId,
    });
    return viewOf(deps, tx, id);
  });

export function requireComplete(...given: Parameters<typeof missingForPosting>): void {
  const fields = missingForPosting(...given);
  const [first] = Object.values(fields);
  if (first) throw new AppError('INVALID_INPUT', `Before this job can be open: ${first}`, { fields });
}

/** A draft with the content of another job; dates that have passed are left empty. */
export const duplicateJob = (deps: Deps, userId: string, id: string): Promise<JobView> =>
  deps.db.as(user(userId), async (tx) => {
    await lockForChange(tx, id);
    const { draft } = await viewOf(deps, tx, id);
    const today = dayOf(deps.clock.now());
    const unlessPast = (day: string | null) => (day !== null && day >= today ? day : null);
    const copy = { ...draft, startDate: unlessPast(draft.startDate), validThrough: unlessPast(draft.validThrough) };
    return insertDraft(deps, tx, userId, copy, id);
  });

/** About how many people are eligible for a draft. */
export async function previewEligibility(deps: Deps, userId: string, draft: JobDraft) {
  const facility = await deps.db.as(user(userId), (tx) => findFacility(tx, draft.organizationId));
  if (!facility) throw notFound('organization');
  const place = draft.zip === null ? null : placeOf(draft.zip);
  const state = place?.state === 'MO' || place?.state === 'KS' ? place.state : null;
  return preview(deps, userId, draft.organizationId, {
    ...draft,
    ...payColumns(draft),
    state,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  });
}
