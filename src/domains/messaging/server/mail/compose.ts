import type { z } from 'zod';
import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import { MAIL_DATA, type sendEmail } from '#domains/messaging/contract/mail.ts';
import { sendMail } from './send-mail.ts';

type Composed = z.output<(typeof sendEmail)['body']>;

/** Sends an administrator's mail to each person separately, so that no recipient sees another's address. */
export async function compose(
  deps: Deps,
  adminId: string,
  { to, subject, type, data }: Composed,
): Promise<AnswerOf<typeof sendEmail>> {
  const given = type === 'custom' ? { subject, ...data } : data;
  const checked = MAIL_DATA[type].safeParse(given);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const field = ['data', ...(issue?.path ?? [])].join('.');
    const message = issue?.message ?? 'It is not complete.';
    throw new AppError('INVALID_INPUT', `${field}: ${message}`, { fields: { [field]: message } });
  }
  const addresses = [...new Set(to.map((address) => address.toLowerCase()))];
  await deps.db.as(service, async (tx) => {
    for (const address of addresses) {
      const id = await sendMail(deps, tx, { to: address, type, data: checked.data, subject });
      await audit(tx, {
        actorId: adminId,
        action: 'mail.composed',
        subjectType: 'mail',
        subjectId: id ?? '',
        detail: { type },
      });
    }
  });
  return { success: true };
}
