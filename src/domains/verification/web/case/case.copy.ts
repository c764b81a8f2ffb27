import type { FactState } from '#kernel/vocabulary.ts';

export const factStateLabels: Record<FactState, string> = {
  attested: 'Attested',
  verified: 'Verified',
  discrepancy: 'Discrepancy',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** One case: its items and what was found about them. */
export const caseCopy = {
  subjectPage: { person: 'Account', organization: 'Organization’s page' },
  takeOver: 'Take over',
  taken: (name: string) => `${name} is working on this case`,
  takenBody: 'You can follow along. To decide, take it over; the other reviewer’s next step is then refused.',
  itemsChanged: 'Changes',
  changesNote: 'This person is approved. You review and decide only what changed; the rest stays approved.',
  shortcuts:
    'Keyboard: 1 to 9 accept the selected item against that evidence, F asks for a fix, D shows the document, J and K move between items.',
  items: 'Submission',
  required: 'Required',
  checkedAgainst: (position: string, version: number) =>
    `Checked against the requirements for ${position}, version ${version}.`,
  accepted: 'Accepted',
  warnings: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}`,
  showDocument: 'Show document',
  source: 'Checked against',
  chooseSource: 'Choose a source',
  nextCheck: 'Next check',
  nextCheckHint: 'Leave empty to use the expiration date, at most one year from now.',
  accept: 'Accept item',
  accepting: 'Saving…',
  fix: 'Item needs a fix',
  fixMessage: 'What should they fix?',
  fixHint: 'They see this next to the item.',
  sendFix: 'Mark for a fix',
  isRevoked: 'The issuer lists it as revoked or suspended',
  cancel: 'Cancel',
  reviewed: (outcome: 'accepted' | 'needs_fix', name: string, at: string) =>
    `${outcome === 'accepted' ? 'Accepted' : 'Sent back'} by ${name}, ${at}`,
  outdated: 'Changed after this review. Please review it again.',
  nextCheckOn: (day: string) => `Next check on ${day}`,
  earlier: 'Earlier reviews',
  openHolds: 'On hold',
  screening: {
    openHits: (count: number) => `${count} ${count === 1 ? 'match' : 'matches'} on an exclusion list`,
    overHit: 'Approving despite this needs a second administrator. Decide the match first:',
    look: 'Compare side by side',
    notYet: 'Not yet screened against the exclusion lists. Screening takes a moment after the submission.',
    olderLists: 'Screened against older lists. A new screening is on its way.',
    invented: 'These lists are invented for the demo and prove nothing.',
    noLists: 'Not screened: no exclusion list has been imported. See Screening.',
    nothing: (lists: string, ago: string) => `Exclusion lists (${lists}): no open matches, screened ${ago}.`,
  },
};
