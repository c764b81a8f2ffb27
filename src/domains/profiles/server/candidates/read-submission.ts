import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { getMySubmission, SubmissionItem } from '#domains/profiles/contract/candidates.ts';
import { day } from '#kernel/format.ts';
import { CERTIFICATIONS, POSITION_LABELS, type FactState } from '#kernel/vocabulary.ts';
import { readDocuments } from './candidates.repo.ts';
import { isUnderReview } from './current-reviews.ts';
import { readWholeProfile, type WholeProfile } from './read-profile.ts';

type Draft = Omit<SubmissionItem, 'state' | 'message'> & { fact?: { state: FactState; note: string | null } };

const REVIEWERS = 'Tallgrass reviewers';
const NOBODY = 'Not reviewed';

/** The submission, item by item: the reviewer's outcome if there is one, else the fact's own state. */
export const readSubmission = (deps: Deps, userId: string): Promise<AnswerOf<typeof getMySubmission>> =>
  deps.db.as(user(userId), async (tx) => {
    const whole = await readWholeProfile(tx, userId);
    const drafts = await itemsOf(tx, userId, whole);
    return {
      status: whole.core.profile.verificationStatus,
      submittedAt: whole.core.candidate.submittedAt?.toISOString() ?? null,
      message: whole.lastCase?.message ?? null,
      items: drafts.map(({ fact, ...item }) => ({ ...item, ...stateOf(item, fact, whole) })),
    };
  });

function stateOf(
  item: Pick<Draft, 'checkedBy' | 'id' | 'kind'>,
  fact: Draft['fact'],
  { core, lastCase, reviews }: WholeProfile,
): Pick<SubmissionItem, 'state' | 'message'> {
  const key = `${item.kind}:${item.id}`;
  const review = reviews.get(key);
  if (review) return { state: review.outcome, message: review.message };
  if (fact?.state === 'verified') return { state: 'accepted', message: null };
  if (fact && fact.state !== 'attested') return { state: 'needs_fix', message: fact.note };
  if (item.checkedBy === NOBODY) return { state: 'not_checked', message: null };
  if (core.profile.verificationStatus !== 'approved' || isUnderReview(lastCase, key)) {
    return { state: 'checking', message: null };
  }
  // The approval covers the person and the role; an unreviewed later addition has no outcome.
  return { state: item.kind === 'identity' || item.kind === 'role' ? 'accepted' : 'not_checked', message: null };
}

async function itemsOf(tx: Tx, userId: string, whole: WholeProfile): Promise<Draft[]> {
  const { core, facts } = whole;
  const of = (row: { verificationState: FactState; verificationNote: string | null }) => ({
    state: row.verificationState,
    note: row.verificationNote,
  });
  const { position, homeCity, homeState } = core.candidate;
  return [
    {
      id: userId,
      kind: 'identity',
      label: core.profile.fullName ?? 'Your name',
      detail: homeCity && homeState ? `${homeCity}, ${homeState}` : null,
      checkedBy: `${REVIEWERS}, against the federal exclusion list`,
      step: 'about',
    },
    {
      id: userId,
      kind: 'role',
      label: position ? POSITION_LABELS[position] : 'Your role',
      detail: whole.requestedRole && !position ? `Requested: ${whole.requestedRole}` : null,
      checkedBy: REVIEWERS,
      step: 'role',
    },
    ...facts.licenses.map((row): Draft => ({
      id: row.id,
      kind: 'license',
      label: `${row.state} ${POSITION_LABELS[row.licenseType]} license`,
      detail: row.status === 'pending' ? 'Pending' : row.licenseNumber,
      checkedBy: `${REVIEWERS}, with the ${row.state} board`,
      step: 'credentials',
      fact: of(row),
    })),
    ...facts.certifications.map((row): Draft => ({
      id: row.id,
      kind: 'certification',
      label: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
      detail: row.expiresOn ? `Ends ${day(row.expiresOn)}` : null,
      checkedBy: REVIEWERS,
      step: 'credentials',
      fact: of(row),
    })),
    ...facts.work.map((row): Draft => ({
      id: row.id,
      kind: 'work',
      label: `${row.title}, ${row.employerName}`,
      detail: `${row.startedOn.slice(0, 4)} to ${row.endedOn?.slice(0, 4) ?? 'now'}`,
      checkedBy: REVIEWERS,
      step: 'experience',
      fact: of(row),
    })),
    ...facts.education.map((row): Draft => ({
      id: row.id,
      kind: 'education',
      label: `${row.degree}, ${row.school}`,
      detail: row.graduatedOn?.slice(0, 4) ?? null,
      checkedBy: REVIEWERS,
      step: 'experience',
      fact: of(row),
    })),
    ...(await readDocuments(tx, userId)).map((row): Draft => ({
      id: row.id,
      kind: 'document',
      label: row.fileName,
      detail: row.kind,
      checkedBy: REVIEWERS,
      step: 'documents',
    })),
    {
      id: userId,
      kind: 'preferences',
      label: 'Your preferences',
      detail: null,
      checkedBy: NOBODY,
      step: 'preferences',
    },
  ];
}
