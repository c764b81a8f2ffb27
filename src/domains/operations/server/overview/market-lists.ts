import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type {
  ApplicationLine,
  JobLine,
  listAllApplications,
  listAllJobs,
} from '#domains/operations/contract/market-lists.ts';
import { listApplicationRows, listJobRows } from './market-lists.repo.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);

export const readJobs = (
  deps: Deps,
  me: string,
  { status, q, cursor, limit }: InputOf<typeof listAllJobs>['query'],
): Promise<AnswerOf<typeof listAllJobs>> =>
  deps.db.as(admin(me), async (tx) => {
    const page = { q, after: decodeCursor(cursor, cursorKey), limit, withDemo: deps.env.demo };
    const rows = await listJobRows(tx, { status, ...page });
    return pageFrom(rows, limit, presentJob, ({ key, job }) => [key, job.id]);
  });

const presentJob = ({ job, organizationName, isHeld }: Awaited<ReturnType<typeof listJobRows>>[number]): JobLine => ({
  id: job.id,
  title: job.title,
  organization: { id: job.organizationId, name: organizationName },
  position: job.position,
  place: [job.city, job.state].filter(Boolean).join(', '),
  status: job.status,
  publishedAt: job.publishedAt?.toISOString() ?? null,
  createdAt: job.createdAt.toISOString(),
  isHeld,
});

export const readApplications = (
  deps: Deps,
  me: string,
  { stage, q, cursor, limit }: InputOf<typeof listAllApplications>['query'] & { q?: string },
): Promise<AnswerOf<typeof listAllApplications>> =>
  deps.db.as(admin(me), async (tx) => {
    const page = { q, after: decodeCursor(cursor, cursorKey), limit, withDemo: deps.env.demo };
    const rows = await listApplicationRows(tx, { stage, now: deps.clock.now(), ...page });
    return pageFrom(rows, limit, presentApplication, ({ key, row }) => [key, row.id]);
  });

const presentApplication = (found: Awaited<ReturnType<typeof listApplicationRows>>[number]): ApplicationLine => ({
  id: found.row.id,
  person: { id: found.row.candidateId, name: found.personName ?? 'No name given' },
  job: { id: found.row.jobId, title: found.jobTitle },
  organization: { id: found.row.organizationId, name: found.organizationName },
  stage: found.row.stage,
  updatedAt: found.row.updatedAt.toISOString(),
  responseDueAt: found.row.responseDueAt?.toISOString() ?? null,
  firstResponseAt: found.row.firstResponseAt?.toISOString() ?? null,
});
