import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { statusLabels } from '#domains/verification/web/queue/review.copy.ts';

/** The decision on a whole case. */
export const decisionCopy = {
  decide: 'Decision',
  approve: 'Approve',
  askFix: 'Ask for a fix',
  reject: 'Reject',
  deciding: 'Saving…',
  cancel: 'Cancel',
  suspend: 'Put on hold',
  blockersTitle: 'Before you can approve',
  whatHappens: {
    when: (minutes: number) => `Takes effect in ${minutes} minutes. Until then you can undo it, and nothing is sent.`,
    atOnce: 'Takes effect at once.',
    after: {
      person: (name: string) => `We then notify ${name} by email and in the product, and matching starts.`,
      organization: (name: string) => `We then email ${name}, who can publish jobs and invite colleagues.`,
      change: (name: string) => `The changed facts of ${name} then count as reviewed.`,
    },
    left: (labels: readonly string[]) =>
      `Not reviewed, so as stated: ${labels.slice(0, 2).join(', ')}${labels.length > 2 ? ` and ${labels.length - 2} more` : ''}.`,
  },
  overrideTitle: 'Ask a second administrator to agree?',
  overrideBody:
    'There is a discrepancy, a hold or a call to a number found elsewhere. Another administrator must agree. If there is none, the approval waits 24 hours. Both are recorded in the audit log.',
  overrideReason: 'Why you approve anyway',
  overrideSend: 'Ask for approval',
  overrideWaiting: {
    second_administrator: (name: string) => `${name} asked to approve this. Another administrator must agree.`,
    waiting_time: (name: string, at: string) =>
      `${name} asked to approve this. With no second administrator, it can be approved from ${at}.`,
  },
  templates: { label: 'Template', placeholder: 'Insert a template' },
  fixTemplates: [
    {
      label: 'Document is unreadable',
      text: 'We cannot read the document. Please take a new photo in good light that shows all four corners.',
    },
    {
      label: 'Name does not match',
      text: 'The name on the document is not the name on your profile. Please correct one of them, or add your former name.',
    },
    {
      label: 'License not found',
      text: 'The state board has no license with this number and name. Please check the number, the state and the type.',
    },
    { label: 'License has expired', text: 'This license has expired. Please add the renewed one with its new date.' },
    {
      label: 'Address differs from the directory',
      text: 'The address differs from the official directory. Please enter it as listed in the directory.',
    },
    {
      label: 'Call-back failed',
      text: 'We called the number in the official directory, and they did not know about this request. Please tell us who to ask for.',
    },
  ],
  rejectTemplates: [
    { label: 'License revoked', text: 'The state board lists this license as revoked or suspended.' },
    {
      label: 'Excluded',
      text: 'A federal or state exclusion list names this person, and we confirmed that it is the same person.',
    },
    {
      label: 'Not a health employer',
      text: 'We found no health facility at this address, and our call-back was not confirmed.',
    },
    { label: 'Document not genuine', text: 'The document does not match what its issuer told us.' },
  ],
  fixTitle: 'Ask for a fix',
  fixBody: 'They get this message with the items that you marked.',
  rejectTitle: 'Reject',
  rejectBody: 'They see the reason. They can submit again later.',
  message: 'Message',
  reason: 'Reason',
  holdTitle: 'Put on hold',
  holdBody: 'They are hidden and leave matching immediately. Nothing else changes, and you can release the hold.',
  decided: (status: VerificationStatus, name: string, at: string) => `${statusLabels[status]} by ${name}, ${at}`,
  approvedToast: 'Approved',
  overrideToast: 'Recorded. A second administrator must agree.',
  needsFixToast: 'Sent back with your message',
  rejectedToast: 'Rejected',
};
