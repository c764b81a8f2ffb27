import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { TodayKind } from '#domains/hiring/contract/today.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The jobs whose work a member looks at. */
export interface Desk {
  now: Date;
  /** The member. */
  me: string;
  organizationIds: readonly string[];
  /** Whether a job is of the member's teams at all; an index on jobs can serve it, and only it. */
  isOfTeam: (jobId: SQLWrapper) => SQL;
  /** Whether an item about a job is on it. */
  hasJob: (jobId: SQLWrapper) => SQL;
  /** Whether an item about an application is on it: one that a colleague answers is not the member's own. */
  hasApplication: (applicationId: SQLWrapper, jobId: SQLWrapper) => SQL;
}

/** What a source found. */
export interface Found {
  id: string;
  jobId: string;
  /** Null for an item about a job. */
  applicationId: string | null;
  dueAt: Date | null;
  times?: readonly { id: string; startsAt: Date }[];
  score?: number;
  pay?: { minCents: number; maxCents: number };
}

/**
 * Finds what waits of one kind, most urgent first, in one statement that an index serves. The state that a partial index
 * names is written into the statement: a plan that is kept for any state could not use the index. It runs as `service`;
 * items about applications that the member may not see are dropped afterwards.
 */
export interface TodaySource {
  kind: TodayKind;
  find: (tx: Tx, desk: Desk, limit: number) => Promise<Found[]>;
}
