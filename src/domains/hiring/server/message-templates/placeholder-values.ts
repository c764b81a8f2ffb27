import type { PlaceholderValues } from '#domains/hiring/contract/offers/placeholders.ts';
import { statedPay } from '#domains/jobs/contract/pay-units.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { longMoment } from '#domains/messaging/server/notifications/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { factsFor } from './placeholder-values.repo.ts';

/** What the placeholders stand for, for a member of the hiring team and one application. */
export const valuesFor = (deps: Deps, userId: string, applicationId: string): Promise<PlaceholderValues> =>
  deps.db.as(user(userId), (tx) => valuesIn(tx, { applicationId, userId, now: deps.clock.now() }));

export async function valuesIn(
  tx: Tx,
  of: { applicationId: string; userId: string; now: Date },
): Promise<PlaceholderValues> {
  const facts = await factsFor(tx, of);
  if (!facts) throw notFound('application');
  const { candidateName, myName, jobTitle, units, facility, zip, interviewAt, pay } = facts;
  return {
    // Before an application, the policies hide the name: the employer knows the pseudonym alone.
    'candidate first name': candidateName?.split(' ')[0] ?? null,
    'job title': jobTitle,
    unit: units.length > 0 ? units.join(' and ') : null,
    facility,
    pay: pay.min && pay.max ? statedPay({ payUnit: pay.unit, min: pay.min, max: pay.max }) : null,
    'interview time': interviewAt && longMoment(interviewAt.toISOString(), clockOf(zip)),
    'my name': myName,
  };
}
