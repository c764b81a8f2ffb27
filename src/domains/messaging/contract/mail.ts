import { z } from 'zod';
import { idParams, moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/** The most characters of a short text. */
export const MAIL_LINE_MAX = 500;

/** The data of each type of mail (specification, section 3, and the types that the product adds). */
const url = z.url();
const line = z.string().max(MAIL_LINE_MAX);

const item = z.object({ title: line, body: z.string().max(4000), url });

/** Finished words, as notices bring them; the mail only adds the frame. */
const told = z.object({
  title: line,
  body: z.string().max(20_000),
  /** The label and address of the one button. */
  action: z.object({ label: line, url }).optional(),
  /** Label and value, shown as a small table. */
  facts: z.array(z.tuple([line, line])).optional(),
  /** Small print under the button. */
  note: line.optional(),
  /** Lines that each lead to their screen. */
  items: z.array(item).optional(),
});
export type Told = z.output<typeof told>;

export const MAIL_DATA = {
  email_confirmation: z.object({ confirmationUrl: url, name: line.optional() }),
  welcome: z.object({ name: line, role: line, dashboardUrl: url }),
  password_reset: z.object({ resetUrl: url, name: line.optional() }),
  security_alert: z.object({ timestamp: line, name: line.optional(), what: line.optional() }),
  interview_invitation: told,
  application_update: told,
  job_match: told,
  interview_reminder: told,
  verification_update: told,
  offer: told,
  member_invitation: told,
  email_change: told,
  account_deletion: told,
  morning_report: told,
  digest: z.object({
    items: z.array(item).min(1),
    settingsUrl: url,
  }),
  custom: z.object({ subject: line, content: z.string().trim().min(1).max(20_000) }),
} as const;

export type MailType = keyof typeof MAIL_DATA;
export const MAIL_TYPES = Object.keys(MAIL_DATA) as [MailType, ...MailType[]];
export type MailData<T extends MailType> = z.output<(typeof MAIL_DATA)[T]>;

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'dead'] as const;

/** The most addresses that one administrator's mail goes to. */
const COMPOSE_MAX = 50;

export const sendEmail = contract({
  method: 'post',
  path: '/api/functions/send-email',
  summary: 'Sends a mail of one of the types to a list of addresses; administrators only',
  body: z.object({
    to: z
      .array(z.email('Enter a valid email.').max(254))
      .min(1, 'Name at least one recipient.')
      .max(COMPOSE_MAX, `At most ${COMPOSE_MAX} recipients.`),
    subject: z.string().trim().min(1, 'Enter a subject.').max(200, 'At most 200 characters.'),
    type: z.enum(MAIL_TYPES, 'Choose a type of mail.'),
    data: z.record(z.string(), z.unknown()).default({}),
  }),
  response: z.union([
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), error: z.string() }),
  ]),
});

export const listDevEmails = contract({
  method: 'get',
  path: '/api/dev/emails',
  secret: true,
  isOpen: true,
  summary: 'What the development mailbox holds for an address (or for all), newest first',
  query: z.object({ to: z.string().trim().toLowerCase().max(254).optional() }),
  response: z.array(
    z.object({
      id: z.uuid(),
      to: z.array(z.string()),
      subject: z.string(),
      type: z.string(),
      html: z.string(),
      text: z.string(),
      sentAt: moment,
    }),
  ),
});

export const mailLogEntry = z.object({
  id: z.uuid(),
  to: z.array(z.string()),
  subject: z.string(),
  type: z.string(),
  status: z.enum(MAIL_STATES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
});
export type MailLogEntry = z.infer<typeof mailLogEntry>;

export const listMails = contract({
  method: 'get',
  path: '/api/admin/mails',
  summary: 'The mail log, newest first; by state, e.g. what could not be delivered',
  query: pageQuery.extend({ status: z.enum(['all', ...MAIL_STATES]).default('all') }),
  response: pageOf(mailLogEntry),
});

/** By a whole address, or by words of the subject. */
export const searchMails = searchOf(listMails);

export const resendMail = contract({
  method: 'post',
  path: '/api/admin/mails/:id/resend',
  summary: 'Try a mail again that could not be delivered',
  params: idParams,
  response: mailLogEntry,
});

export const mailContracts = [sendEmail, listMails, searchMails, resendMail] as const;
