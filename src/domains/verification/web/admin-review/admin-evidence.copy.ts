import type { ReviewSource } from '#domains/verification/contract/case-items.ts';

/** What a reviewer's verdict stands on. */
export const evidenceCopy = {
  missingSources: {
    identity_paper: 'No identity paper was uploaded.',
    directory: 'Not matched to an entry of the facility directory.',
  } as Partial<Record<ReviewSource, string>>,
  lookup: {
    title: 'Your look-up',
    reference: 'Reference of the look-up',
    referenceHint: 'A confirmation number, or the status and date shown.',
    address: 'Where you looked it up',
    addressHint: 'A web address, or a phone number and a name.',
    recorded: (address: string, reference: string, at: string) => `Looked up at ${address}, ${at}: ${reference}`,
  },
  inside: {
    title: 'Passport, seen from inside',
    blind: 'Hidden until the second look at this approval is done.',
    noFacts: 'No verified fact holds today.',
    noEvidence: 'No evidence is kept: this was checked before it was recorded.',
    checked: (source: string, reviewer: string | null, on: string) =>
      reviewer ? `${source}, checked by ${reviewer} on ${on}` : `${source}, ${on}`,
    approved: (by: string | null, at: string | null) =>
      `${[by ? `Approval by ${by}` : 'Approval', ...(at ? [at] : [])].join(', ')}.`,
  },
  directory: {
    missing: {
      title: 'The facility directory was never imported',
      body: 'Without it no organization can be matched to an official entry and its phone number. Import the CMS file:',
    },
    invented: {
      title: 'The facility directory is invented for the demo',
      body: 'Its hospitals do not exist. Import the CMS file to work with the official one:',
    },
    command: 'npm run import -- facilities FILE',
  },
  concerns: {
    open: 'Open questions: an approval needs your reason',
    doubts: 'In doubt: two administrators must agree',
    title: 'Approve with open questions?',
    reason: 'Why it may be approved',
    over: (name: string, at: string) => `Approved over open questions, on the reason of ${name}, ${at}:`,
  },
  evidence: {
    answer: (at: string) => `Its answer of ${at} is kept with this review.`,
    directory: (name: string, ccn: string) => `${name}, CCN ${ccn}, as the directory had it.`,
    invented: 'The entry is invented for the demo.',
    document: (names: string) => `Paper: ${names}`,
    statement: 'No paper and no source: what the person or organization stated.',
  },
};
