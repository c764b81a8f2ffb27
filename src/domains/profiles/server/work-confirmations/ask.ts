import { randomUUID } from 'node:crypto';
import { insertConsent } from '#domains/accounts/server/people/index.ts';
import { audit } from '#platform/server/audit.ts';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { secondsOf } from '#platform/server/http/limit.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import {
  MOST_A_DAY,
  OPEN_DAYS,
  type askPastEmployer,
  type AskedFacts,
  type MyWorkConfirmations,
} from '#domains/profiles/contract/work/work-confirmations.ts';
import { CONFIRM_WORK_VERSION } from '#domains/profiles/contract/consents.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { domainOf, mailboxOf } from '#domains/profiles/contract/email-hosts.ts';
import { isOutdated, present } from './present.ts';
import { sendLetter } from './send-letter.ts';
import {
  countSince,
  insertConfirmation,
  listOfEntry,
  listOwn,
  lockEntry,
  organizationOfDomain,
  readAsker,
  shownConfirmations,
  type WorkRow,
} from './work-confirmations.repo.ts';

type Body = InputOf<typeof askPastEmployer>['body'];

/** Emails to one address per day, regardless of who asks. */
const MOST_TO_ONE = 3;

export const readMine = (deps: Deps, userId: string): Promise<MyWorkConfirmations> =>
  deps.db.as(user(userId), (tx) => mine(tx, userId));

export async function mine(tx: Tx, userId: string): Promise<MyWorkConfirmations> {
  const shown = await shownConfirmations(tx, userId);
  return { items: (await listOwn(tx, userId)).map((row) => present(row, shown)) };
}

/** Stores the consent and emails the past employer. */
export const askEmployer = (deps: Deps, userId: string, body: Body): Promise<MyWorkConfirmations> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    if (body.consentVersion !== CONFIRM_WORK_VERSION) {
      throw new AppError('CONFLICT', 'The consent text has changed. Please reload the page and read it again.');
    }
    const work = await lockEntry(tx, userId, body.workId);
    if (!work) throw notFound('entry');
    const facts = await factsToAsk(tx, userId, work, body.contactEmail);
    await assertNoOtherRequest(tx, work);
    if ((await elevate(tx, () => countSince(tx, userId, new Date(now.getTime() - DAY_MS)))) >= MOST_A_DAY) {
      throw new AppError('RATE_LIMITED', `You can ask ${MOST_A_DAY} times a day. Please try again tomorrow.`, {
        retryAfter: secondsOf('1h'),
      });
    }
    const contactEmail = body.contactEmail.toLowerCase();
    await deps.limiter.take('work-confirmation-to', hashToken(mailboxOf(contactEmail)), MOST_TO_ONE, secondsOf('1d'));

    const id = randomUUID();
    const { id: consentId } = await insertConsent(tx, {
      userId,
      kind: 'confirm_work',
      version: CONFIRM_WORK_VERSION,
      // IDs and field names only: a consent outlives the account.
      scope: { confirmationId: id, workId: work.id, tells: Object.keys(facts) },
      grantedAt: now,
    });
    const token = newToken();
    const { contactName, contactRole } = body;
    const expiresAt = new Date(now.getTime() + OPEN_DAYS * DAY_MS);
    const contactDomain = domainOf(contactEmail);
    await elevate(tx, async () => {
      await insertConfirmation(tx, {
        ...facts,
        id,
        userId,
        workId: work.id,
        consentId,
        contactName,
        contactRole,
        contactEmail,
        contactDomain,
        domainOrganizationId: await organizationOfDomain(tx, contactDomain),
        tokenHash: hashToken(token),
        askedAt: now,
        expiresAt,
      });
      await sendLetter(deps, tx, { userId, facts, contactName, contactEmail, expiresAt, token, isReminder: false });
    });
    const detail = { workId: work.id, consentId };
    await audit(tx, {
      actorId: userId,
      action: 'work_confirmation.asked',
      subjectType: 'work_confirmation',
      subjectId: id,
      detail,
    });
    return mine(tx, userId);
  });

/** The facts the employer would be told; throws when the request isn't allowed. */
async function factsToAsk(tx: Tx, userId: string, work: WorkRow, contactEmail: string): Promise<AskedFacts> {
  const asker = await elevate(tx, () => readAsker(tx, userId));
  if (!asker?.fullName || !asker.onboardingCompleted) {
    throw new AppError('CONFLICT', 'Please submit your profile first.');
  }
  if (asker.isHeld) throw new AppError('CONFLICT', 'Your account is on hold, so you can’t ask now.');
  // A request would reveal to the current employer that the person is looking for work.
  if (!work.endedOn)
    throw new AppError('CONFLICT', 'You work there now, so we do not ask. Only past jobs can be confirmed.');
  if (mailboxOf(contactEmail) === mailboxOf(asker.email)) {
    throw invalidField('contactEmail', 'This is your own email. Please name someone who worked there.');
  }
  const { employerName, title, startedOn, endedOn } = work;
  return { personName: asker.fullName, employerName, title, startedOn, endedOn };
}

/** One open request per entry; an answered entry can't be asked about again until it changes. */
async function assertNoOtherRequest(tx: Tx, work: WorkRow): Promise<void> {
  const earlier = await listOfEntry(tx, work.id);
  if (earlier.some(({ status }) => status === 'open')) {
    throw wrongState('A request about this job is already open.', 'open');
  }
  const answered = earlier.find(
    (row) => ['confirmed', 'differs'].includes(row.status) && row.revokedAt === null && !isOutdated(row, work),
  );
  if (answered) throw wrongState('This job was already answered.', answered.status);
}
