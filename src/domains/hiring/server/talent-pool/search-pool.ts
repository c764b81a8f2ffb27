import { z } from 'zod';
import type { PoolMember, searchPool } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { fitsOf, poolPage } from './read-pool.repo.ts';

type Row = Awaited<ReturnType<typeof poolPage>>[number];
type Fits = Awaited<ReturnType<typeof fitsOf>>;

/** A page of the talent pool with the jobs that each person fits now. */
export const search = (deps: Deps, me: string, question: InputOf<typeof searchPool>['body']) =>
  deps.db.as(user(me), async (tx) => {
    const { cursor, limit, status, words, position = null, fits = null } = question;
    const after = decodeCursor(cursor, z.tuple([exactTimestamp, z.uuid()]));
    const rows = await poolPage(tx, me, deps.clock.now(), {
      status,
      words,
      position,
      fits,
      after,
      limit: limit + 1,
    });
    const ids = status === 'member' ? rows.map(({ row }) => row.candidateId) : [];
    const fitsBy = Map.groupBy(ids.length > 0 ? await fitsOf(tx, ids) : [], ({ candidateId }) => candidateId);
    return pageFrom(
      rows,
      limit,
      (row) => present(row, fitsBy.get(row.row.candidateId) ?? []),
      ({ askedAt, row }) => [askedAt, row.id],
    );
  });

/** People agree under their name; a person without one is in no pool. */
const present = ({ row, name, ...known }: Row, fits: Fits): PoolMember => ({
  id: row.id,
  applicationId: row.applicationId,
  jobId: known.jobId,
  jobTitle: known.jobTitle,
  name: name ?? '',
  position: known.position,
  yearsExperience: known.yearsExperience,
  reason: row.reason,
  status: row.status === 'member' ? 'member' : 'asked',
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  fits: fits.map(({ applicationId, jobId, jobTitle, compatibility }) => ({
    applicationId,
    jobId,
    jobTitle,
    compatibility,
  })),
});
