import type { ReportReason } from '#domains/support/contract/reports.ts';

const reasons: Record<ReportReason, string> = {
  false_information: 'Something is not true',
  discrimination: 'Someone is treated unfairly',
  harassment: 'Someone is rude or scary',
  scam: 'It looks like a scam',
  unsafe: 'It is not safe',
  other: 'Something else',
};

/** The dialog for reporting a job, an organization or a person. */
export const reportCopy = {
  thisJob: 'this job',
  thisMessage: 'this message',
  messageIntro:
    "Tell us what is wrong. A reviewer reads this message and a few around it. We don't tell them who sent the report.",
  title: (name: string) => `Report ${name}`,
  intro: "Tell us what is wrong. We look at every report, and we don't tell them who sent it.",
  legend: 'What is wrong?',
  reasons,
  detail: 'Tell us more',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Thank you. We got your report and will look at it.',
};
