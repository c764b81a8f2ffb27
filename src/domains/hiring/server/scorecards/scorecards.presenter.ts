import type { Scorecard } from '#domains/hiring/contract/scorecards/scorecards.ts';
import type { RevisionRow, ScorecardRow } from './scorecards.repo.ts';

const FORMER_MEMBER = 'A former member';

export const nameOf = (name: string | null | undefined): string => name ?? FORMER_MEMBER;

interface Around {
  me: string;
  names: ReadonlyMap<string, string | null>;
  revisions: readonly RevisionRow[];
}

export const presentScorecard = (row: ScorecardRow, { me, names, revisions }: Around): Scorecard => ({
  id: row.id,
  author: nameOf(row.authorId && names.get(row.authorId)),
  isMine: row.authorId === me,
  version: row.version,
  criteria: row.criteria,
  answers: row.answers,
  recommendation: row.recommendation,
  comment: row.comment,
  interview: row.interview && {
    startsAt: row.interview.startsAt?.toISOString() ?? null,
    isCanceled: row.interview.status === 'canceled',
  },
  revision: row.revision,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  amendments: revisions
    .filter(({ scorecardId }) => scorecardId === row.id)
    .map(({ answers, recommendation, comment, revision, reason, amendedAt }) => ({
      answers,
      recommendation,
      comment,
      revision,
      reason,
      amendedAt: amendedAt.toISOString(),
    })),
});
