import type { SourceCheck } from '#domains/verification/contract/source-checks.ts';

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
  wrong_subject: 'it answered about somebody else',
  not_set_up: 'it is no longer set up',
  cannot_answer: 'whoever was asked cannot say',
  no_answer: 'nobody answered in time',
  taken_back: 'the person took the question back or changed the entry',
};
const outcomes: Record<NonNullable<SourceCheck['outcome']>, string> = {
  match: 'agrees',
  mismatch: 'differs',
  not_found: 'found nothing',
};

export const sourcesCopy = {
  names,
  contradicted: 'Registry differs',
  employerDiffers: 'Past employer differs',
  title: 'Registries',
  employerTitle: 'Past employer',
  answered: (source: string, outcome: NonNullable<SourceCheck['outcome']>) => `${source} ${outcomes[outcome]}`,
  waiting: (source: string) => `${source} is being asked`,
  unanswered: (source: string) => `${source} gave no answer`,
  fault: (fault: string) => `Why: ${faults[fault] ?? fault}.`,
  employerAsked: (at: string, by: string) => `${at}, asked by mail for ${by}`,
  stillTrying: (fault: string) => `Not yet: ${faults[fault] ?? fault}. It is asked again.`,
  checked: (at: string, by: string | null) => (by ? `${at}, asked by ${by}` : `${at}, asked by the product itself`),
  next: (day: string) => `Looks again on ${day}`,
  outdated: 'This answer is about earlier facts: they were changed since.',
  notFound: 'Nothing is known under this number. That proves nothing by itself: check by hand.',
  evidence: 'A registry’s answer is evidence. You decide.',
  employerEvidence: 'What a past employer says is evidence, as good as the address it came from. You decide.',
  stated: 'Stated',
  registry: 'Registry',
  employer: 'Employer',
  nothing: 'nothing',
  agrees: 'Agrees',
  differs: 'Differs',
  ask: 'Ask again',
  asking: 'Asking…',
  byHand: 'Check by hand',
  noneSetUp: (sources: string) => `${sources} is not set up here, so this is checked by hand.`,
  open: (registry: string) => `Open ${registry}`,
};
