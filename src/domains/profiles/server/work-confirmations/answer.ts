import { requestFactReview } from '#domains/verification/server/cases/index.ts';
import { publish } from '#platform/server/events/publish.ts';
import { hashToken } from '#platform/server/auth/tokens.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, wrongState } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { workConfirmationClosed } from '#domains/profiles/contract/profile-events.ts';
import type {
  EmployerAnswer,
  LinkState,
  openWorkConfirmation,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { factsOf, isOutdated } from './present.ts';
import { close, lockByToken, organizationOfDomain, type ConfirmationRow } from './work-confirmations.repo.ts';

type Found = Awaited<ReturnType<typeof lockByToken>>;

/** The state of a link; anything but 'open' hides the questions. */
function stateOf(found: Found, now: Date): LinkState {
  if (!found) return 'unknown';
  const { row, work, isHeld } = found;
  if (row.status === 'expired' || (row.status === 'open' && row.expiresAt <= now)) return 'expired';
  if (row.status === 'revoked') return 'ended';
  if (row.status !== 'open') return 'answered';
  return isHeld || isOutdated(row, work) ? 'ended' : 'open';
}

/** The questions behind a link. Opening it changes nothing, because mail scanners open links. */
export const openLink = (deps: Deps, token: string): Promise<AnswerOf<typeof openWorkConfirmation>> =>
  deps.db.as(service, async (tx) => {
    const found = await lockByToken(tx, hashToken(token));
    const state = stateOf(found, deps.clock.now());
    if (!found || state !== 'open') return { state, question: null };
    const { contactName, contactRole, expiresAt } = found.row;
    return { state, question: { ...factsOf(found.row), contactName, contactRole, expiresAt: expiresAt.toISOString() } };
  });

const OVER: Record<Exclude<LinkState, 'open'>, string> = {
  answered: 'This was already answered. Thank you.',
  expired: 'The time to answer is over.',
  ended: 'This request was withdrawn. You don’t need to do anything.',
  unknown: 'This link is unknown.',
};

/** Stores the answer: the first one counts and uses up the link. The person's own facts don't change. */
export const answerLink = (deps: Deps, token: string, answer: EmployerAnswer): Promise<{ state: 'answered' }> =>
  deps.db.as(service, async (tx) => {
    const found = await lockByToken(tx, hashToken(token));
    const now = deps.clock.now();
    const state = stateOf(found, now);
    if (!found || state !== 'open') throw wrongState(OVER[state === 'open' ? 'unknown' : state], state);
    const { row, work } = found;
    const said = differencesIn(row, answer);
    const status = resultOf(answer, said);
    await close(tx, row.id, status, {
      ...said,
      closedAt: now,
      workedThere: answer.workedThere === 'cannot_answer' ? null : answer.workedThere === 'yes',
      answeredByName: answer.name,
      answeredByRole: answer.role,
      // An organization may have been approved since the request.
      domainOrganizationId: await organizationOfDomain(tx, row.contactDomain),
    });
    // A verified entry is now in doubt, so a reviewer looks again; nothing else follows automatically.
    if (status === 'differs' && work.verificationState === 'verified') {
      await requestFactReview(deps, tx, { userId: row.userId, type: 'work', id: row.workId }, null);
    }
    const { id: confirmationId, workId, userId } = row;
    await publish(deps, tx, workConfirmationClosed, { confirmationId, workId, userId, outcome: status });
    return { state: 'answered' as const };
  });

type Said = Pick<ConfirmationRow, 'saidTitle' | 'saidStartedOn' | 'saidEndedOn'>;

/** Only fields that differ; the same date typed again is no difference. */
function differencesIn(row: ConfirmationRow, answer: EmployerAnswer): Said {
  const isAbout = answer.workedThere === 'yes';
  const other = (said: string | null, stated: string) => (said === null || said === stated ? null : said);
  const dates = isAbout && answer.datesAreRight === false;
  const said = {
    saidTitle: isAbout && answer.titleIsRight === false ? other(answer.title, row.title) : null,
    saidStartedOn: dates ? other(answer.startedOn, row.startedOn) : null,
    saidEndedOn: dates ? other(answer.endedOn, row.endedOn) : null,
  };
  if ((said.saidEndedOn ?? row.endedOn) < (said.saidStartedOn ?? row.startedOn)) {
    throw invalidField('answer.endedOn', 'The end date is before the start date.');
  }
  return said;
}

function resultOf(
  { workedThere }: EmployerAnswer,
  said: Said,
): Exclude<ConfirmationRow['status'], 'open' | 'revoked' | 'expired'> {
  if (workedThere === 'cannot_answer') return 'declined';
  const isSame = workedThere === 'yes' && Object.values(said).every((value) => value === null);
  return isSame ? 'confirmed' : 'differs';
}
