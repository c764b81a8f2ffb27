import type { ReportReason } from '#domains/support/contract/reports.ts';

const reasons: Record<ReportReason, string> = {
  false_information: 'False information',
  discrimination: 'Discrimination',
  harassment: 'Harassment',
  scam: 'Scam',
  unsafe: 'Unsafe',
  other: 'Something else',
};

export const adminReportsCopy = {
  title: 'Reports',
  intro:
    'What people reported. Freezing hides a job, an organization or a person immediately; for a message, its sender.',
  tabs: { open: 'Open', resolved: 'Closed' },
  list: 'Reports',
  search: 'Reported, reporter or words',
  emptyTitle: 'No reports here',
  emptyBody: 'People can report a job, an organization, a person or a message where they see it.',
  kinds: { job: 'Job', organization: 'Organization', person: 'Person', message: 'Message' },
  freezeSender: 'This puts the sender of the message on hold immediately. You can release the hold under Holds.',
  readMessage: 'Read the message',
  hideMessage: 'Hide the message',
  audited: 'You see the reported message and up to three before and after it. Each reading is in the audit log.',
  sides: { candidate: 'Candidate', employer: 'Employer' },
  reported: 'Reported',
  messageGone: 'This message was deleted.',
  reasons,
  by: (name: string, ago: string) => `Reported by ${name}, ${ago}`,
  others: (count: number) => `${count} open reports about this`,
  held: 'On hold',
  resolve: 'Close report',
  freeze: 'Freeze and close',
  resolution: 'What you found',
  resolutionHint: 'Kept with the report and in the audit log.',
  resolveTitle: 'Close this report',
  freezeTitle: 'Freeze and close this report',
  freezeBody: 'This stops matching and hides the subject immediately. You can release the hold under Holds.',
  saving: 'Saving…',
  cancel: 'Cancel',
  closed: 'Report closed',
};
