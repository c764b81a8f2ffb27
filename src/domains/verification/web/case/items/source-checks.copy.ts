import type { SourceCheck } from '#domains/verification/contract/cases/source-checks.ts';

const names: Record<SourceCheck['source'], string> = {
  nursys: 'Nursys e-Notify',
  nppes: 'NPPES',
  past_employer: 'The past employer',
};
const faults: Record<string, string> = {
  timeout: 'it did not answer in time',
  unreachable: 'it cannot be reached',
  refused: 'it refused the request',
  malformed: 'its answer could not be read',
  too_large: 'its answer was too long',
  wrong_subject: 'it answered about another subject',
  not_set_up: 'it is no longer configured',
  cannot_answer: 'the contact could not say',
  no_answer: 'no one answered in time',
  taken_back: 'the person withdrew the question or changed the entry',
};
const outcomes: Record<NonNullable<SourceCheck['outcome']>, string> = {
  match: 'agrees',
  mismatch: 'disagrees',
  not_found: 'found nothing',
};

export const sourcesCopy = {
  names,
  contradicted: 'Registry disagrees',
  employerDiffers: 'Past employer disagrees',
  title: 'Registries',
  employerTitle: 'Past employer',
  answered: (source: string, outcome: NonNullable<SourceCheck['outcome']>) => `${source} ${outcomes[outcome]}`,
  waiting: (source: string) => `${source} is being asked`,
  unanswered: (source: string) => `${source} gave no answer`,
  fault: (fault: string) => `Why: ${faults[fault] ?? fault}.`,
  employerAsked: (at: string, by: string) => `${at}, asked by email for ${by}`,
  stillTrying: (fault: string) => `Not yet: ${faults[fault] ?? fault}. We will ask again.`,
  checked: (at: string, by: string | null) => (by ? `${at}, asked by ${by}` : `${at}, asked automatically`),
  next: (day: string) => `Next check on ${day}`,
  outdated: 'This answer is about earlier facts, which have changed since.',
  notFound: 'The registry has nothing under this number. That alone proves nothing: check by hand.',
  evidence: 'A registry’s answer is evidence. You decide.',
  employerEvidence: 'A past employer’s answer is evidence, only as good as the address it came from. You decide.',
  stated: 'Stated',
  registry: 'Registry',
  employer: 'Employer',
  nothing: 'nothing',
  agrees: 'Agrees',
  differs: 'Differs',
  ask: 'Ask again',
  asking: 'Asking…',
  byHand: 'Check by hand',
  noneSetUp: (sources: string) => `${sources} is not configured here, so check this by hand.`,
  open: (registry: string) => `Open ${registry}`,
};
