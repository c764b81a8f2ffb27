import type { Evidence } from '#domains/verification/contract/cases/evidence.ts';

/** The evidence behind a reviewer's verdict. */
export const evidenceCopy = {
  choices: 'Accept against',
  saving: 'Saving…',
  lookUp: ': look it up',
  from: (evidence: Evidence): string => {
    if (evidence.kind === 'document') return `: ${evidence.documents.map(({ fileName }) => fileName).join(', ')}`;
    if (evidence.kind === 'directory') return `: ${evidence.entry.name}, CCN ${evidence.entry.ccn}`;
    return evidence.kind === 'answer' ? ': agrees' : '';
  },
  lookup: {
    title: 'Your lookup',
    reference: 'Lookup reference',
    referenceHint: 'A confirmation number, or the status and date shown.',
    address: 'Where you looked it up',
    addressHint: 'A web address, or a phone number and a name.',
    recorded: (address: string, reference: string, at: string) => `Looked up at ${address}, ${at}: ${reference}`,
  },
  inside: {
    title: 'Behind the passport',
    blind: 'Hidden until the second review of this approval is done.',
    noFacts: 'No verified fact is valid today.',
    noEvidence: 'No evidence is recorded: this was checked before evidence was kept.',
    checked: (source: string, reviewer: string | null, on: string) =>
      reviewer ? `${source}, checked by ${reviewer} on ${on}` : `${source}, ${on}`,
    approved: (by: string | null, at: string | null) =>
      `${[by ? `Approval by ${by}` : 'Approval', ...(at ? [at] : [])].join(', ')}.`,
  },
  directory: {
    missing: {
      title: 'The facility directory has not been imported',
      body: 'Without it, you cannot match an organization to an official entry and its phone number.',
      upload: 'Upload the CMS file under Screening',
      orBy: 'or import it with this command:',
    },
    command: 'npm run import -- facilities FILE',
  },
  concerns: {
    open: 'Open questions: an approval needs your reason',
    doubts: 'In doubt: two administrators must agree',
    title: 'Approve with open questions?',
    reason: 'Why you approve anyway',
    over: (name: string, at: string) => `Approved with open questions, for the reason given by ${name}, ${at}:`,
  },
  evidence: {
    answer: (at: string) => `Its answer from ${at} is kept with this review.`,
    directory: (name: string, ccn: string) => `${name}, CCN ${ccn}, as listed in the directory.`,
    invented: 'The entry is invented for the demo.',
    document: (names: string) => `Document: ${names}`,
    statement: 'No document and no source: only what the person or organization stated.',
  },
};
