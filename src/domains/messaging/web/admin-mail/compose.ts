import { z } from 'zod';
import { MAIL_LINE_MAX, sendEmail, type MailType } from '#domains/messaging/contract/mail.ts';
import { adminMailCopy } from './admin-mail.copy.ts';
import { ApiError, call } from '#platform/web/api/api.ts';

const TYPES = Object.keys(adminMailCopy.types) as [
  keyof typeof adminMailCopy.types,
  ...(keyof typeof adminMailCopy.types)[],
];

export const composeShape = z
  .object({
    to: z.string().refine((text) => addressesOf(text).length > 0, 'Name at least one recipient.'),
    type: z.enum(TYPES),
    subject: sendEmail.body.shape.subject,
    message: z.string().trim().min(1, 'Write a message.').max(4000, 'At most 4000 characters.'),
  })
  .refine(({ type, message }) => type !== 'security_alert' || message.length <= MAIL_LINE_MAX, {
    path: ['message'],
    message: `At most ${MAIL_LINE_MAX} characters.`,
  });
export type Composed = z.infer<typeof composeShape>;

export const addressesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** A type's data from the subject and the message. */
export function dataOf(
  type: MailType,
  { subject, message }: Pick<Composed, 'subject' | 'message'>,
): Record<string, string> {
  if (type === 'custom') return { content: message };
  if (type === 'security_alert') return { timestamp: new Date().toISOString(), what: message };
  return { title: subject, body: message };
}

export type Outcome = { sent: number } | { title: string; body?: string };

/** Sends the mail, and returns the toast's text (specification, section 8). */
export async function compose({ to, type, subject, message }: Composed): Promise<Outcome> {
  const { refused, failed, unexpected } = adminMailCopy.outcomes;
  try {
    const addresses = addressesOf(to);
    const answer = await call(sendEmail, {
      body: { to: addresses, subject, type, data: dataOf(type, { subject, message }) },
    });
    return answer.success ? { sent: addresses.length } : { title: refused, body: answer.error };
  } catch (error) {
    if (!(error instanceof ApiError)) return { title: unexpected };
    return error.status === 0 || error.status >= 500 ? { title: failed } : { title: refused, body: error.message };
  }
}
