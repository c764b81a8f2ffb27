import type { Comparison, ExclusionSource, HitState, Verdict } from '#domains/verification/contract/screening.ts';

const sources: Record<ExclusionSource, string> = { leie: 'OIG exclusions (LEIE)', sam: 'SAM.gov exclusions' };

const states: Record<HitState, string> = {
  possible: 'Possible',
  unresolved: 'Needs the number check',
  confirmed: 'Confirmed',
  cleared: 'Not the same person',
};

const verdicts: Record<Verdict, string> = { strong: 'Strong', weak: 'Weak', cleared: 'Different birth date' };

const agreement = { same: 'Agrees', differs: 'Differs', missing: 'Nothing to compare' };

const family: Record<Comparison['family'], string> = {
  same: 'Same family name',
  former: 'Former family name',
  part: 'Part of the family name',
  similar: 'Similar family name',
  differs: 'Different family name',
};
const given: Record<Comparison['given'], string> = {
  same: 'same given name',
  nickname: 'nickname or spelling',
  similar: 'similar given name',
  middle: 'by the middle name',
  initial: 'same initial',
  differs: 'different given name',
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export const screeningCopy = {
  title: 'Screening',
  intro:
    'We screen everyone against the exclusion lists when they submit a profile, when a new file arrives, and every month. A strong match pauses matching immediately. A name alone proves nothing: compare the facts.',
  runNow: 'Screen everyone now',
  queued: 'Started. New matches appear here.',
  lists: 'Lists',
  sources,
  never: 'Not imported, so no one is screened against it.',
  read: (lines: number, ago: string) => `${counted(lines, 'line', 'lines')}, imported ${ago}`,
  missing: 'Missing',
  invented: 'Invented for the demo',
  overdue: 'A newer file is due',
  current: 'Current',
  badRows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} could not be read`,
  screened: (count: number, isEstimate: boolean) =>
    isEstimate
      ? `About ${counted(Math.round(count / 1000) * 1000, 'person', 'people')} screened`
      : `${counted(count, 'person', 'people')} screened`,
  lastRun: (ago: string) => `Last run ${ago}`,
  notYet: 'No one has been screened yet',
  list: 'Matches',
  search: 'Name or email',
  tabs: { open: 'To decide', decided: 'Decided' },
  emptyTitle: 'No matches here',
  emptyBody: 'Possible matches appear here with the facts side by side.',
  onlyPerson: 'Showing one person.',
  showAll: 'Show everyone',
  states,
  verdicts,
  family,
  given,
  swapped: 'given and family name swapped',
  paused: 'Paused',
  score: (score: number) => `${score} of 100`,
  facts: (name: string) => `${name}, fact by fact`,
  columns: { fact: 'Fact', person: 'Person', entry: 'List', result: 'Result' },
  rows: {
    name: 'Name',
    formerNames: 'Former names',
    dateOfBirth: 'Date of birth',
    state: 'State',
    npi: 'NPI',
    work: 'Work',
    exclusion: 'Exclusion',
  },
  agreement,
  birthDates: { ...agreement, near: 'Close: one digit, or day and month swapped' },
  none: '—',
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  removed: 'The newest file no longer has this line.',
  clear: 'Not the same person',
  clearTitle: 'Not the same person?',
  clearBody: 'Say how you know. Matching resumes when nothing else is open about this person.',
  confirm: 'Same person',
  confirmTitle: 'The same person?',
  confirmBody: 'Matching stays paused. Only another administrator can clear this later.',
  unresolved: 'Needs the number check',
  unresolvedTitle: 'Leave it open?',
  unresolvedBody:
    'The files have no Social Security number. Check it at the OIG site (exclusions.oig.hhs.gov). Matching stays paused until then.',
  reason: 'How you know',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: 'Saved',
  decided: (state: HitState, name: string, ago: string) => `${states[state]}, by ${name}, ${ago}`,
  system: 'automatic screening',
};
