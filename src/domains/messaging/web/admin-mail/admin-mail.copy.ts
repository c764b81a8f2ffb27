import type { MailLogEntry, MailType } from '#domains/messaging/contract/mail.ts';

const states: Record<MailLogEntry['status'], string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Will be tried again',
  dead: 'Not delivered',
};

/** The types an administrator can write; the others carry links that the product makes. */
const types = {
  custom: 'Message',
  application_update: 'Application update',
  interview_invitation: 'Interview invitation',
  interview_reminder: 'Interview reminder',
  job_match: 'Job match',
  verification_update: 'Verification update',
  offer: 'Offer',
  security_alert: 'Security alert',
} as const satisfies Partial<Record<MailType, string>>;

export const adminMailCopy = {
  title: 'Mail log',
  intro: 'Sent, waiting and undelivered email. The log never shows what an email said.',
  list: 'State',
  search: 'Email address or words of the subject',
  tabs: { all: 'All', dead: 'Not delivered', failed: 'Trying again', queued: 'Waiting', sent: 'Sent' },
  states,
  caption: 'Emails',
  columns: { to: 'To', subject: 'Subject', state: 'State', tries: 'Tries', at: 'Written', act: 'Again' },
  resend: 'Send again',
  resendNamed: (subject: string) => `Send again: ${subject}`,
  resending: 'Sending…',
  resent: 'We’re sending the email again.',
  emptyTitle: 'No emails here',
  emptyBody: 'Emails appear here as soon as the product sends one.',
  compose: 'Compose',
  composeTitle: 'Write an email',
  composeHint: 'Each recipient gets their own email, so no one sees another address.',
  types,
  fields: {
    to: 'To',
    toHint: 'One address per line, or separated by commas. At most 50.',
    type: 'Type',
    subject: 'Subject',
    message: 'Message',
  },
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  outcomes: {
    sent: 'Email sent successfully',
    recipients: (count: number) => (count === 1 ? 'To 1 recipient.' : `To ${count} recipients.`),
    refused: 'Failed to send email',
    failed: 'There was an error sending the email. Please try again.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
} as const;
