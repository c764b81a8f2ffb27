import { sendMail } from '#domains/messaging/server/mail/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { requestLetter } from '#domains/profiles/contract/work/work-confirmation-letter.ts';
import type { AskedFacts } from '#domains/profiles/contract/work/work-confirmations.ts';
import { dayOf } from '#kernel/days.ts';

interface Asking {
  userId: string;
  facts: AskedFacts;
  contactName: string;
  contactEmail: string;
  expiresAt: Date;
  token: string;
  isReminder: boolean;
}

/**
 * Emails the request. The link's secret is in the fragment, which browsers send to no server. The email belongs to the
 * person, whom it is about, and is erased with them.
 */
export async function sendLetter(deps: Deps, tx: Tx, asking: Asking): Promise<void> {
  const { facts, contactName, expiresAt, isReminder, token } = asking;
  const {
    title,
    body,
    facts: rows,
    action,
  } = requestLetter(facts, {
    contactName,
    answerBy: dayOf(expiresAt),
    isReminder,
  });
  await sendMail(deps, tx, {
    to: asking.contactEmail,
    userId: asking.userId,
    type: 'verification_update',
    data: { title, body, facts: rows, action: { label: action, url: `${deps.env.appUrl}/confirm-work#${token}` } },
  });
}
