import type { ReadDraft } from '#domains/jobs/contract/pasting.ts';
import { jobCopy } from '#domains/jobs/web/jobs/job-form.copy.ts';

export const pastingCopy = {
  open: 'Paste a posting',
  title: 'Paste a posting',
  lead: 'Paste the text or HTML of a posting that you have elsewhere. We read what it says; you check and change every field. Nothing is saved yet.',
  field: 'Posting',
  count: (count: number, most: number) =>
    `${count.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`,
  read: 'Read the posting',
  reading: 'Reading…',
  filled: (title: string) => `Read from your posting: ${title}`,
  untitled: 'no title',
  filledBody:
    'Compare each field with your text. What the posting does not say is empty; the ZIP code is that of your facility unless the posting names another town.',
  found: 'What we read',
  source: 'Your posting',
  check: 'Please check',
  checkCount: (count: number) => (count === 1 ? '1 field to check' : `${count} fields to check`),
  missing: 'Not found in the posting',
  zipOf: (town: string) => `${jobCopy.zip} (the posting names ${town})`,
  several: (count: number) => `Your text contains ${count} jobs`,
  severalBody: 'Each one is a separate draft. Save or publish one, then open the next.',
  cut: 'Only the first 10 jobs were read. Paste the others later.',
  saved: 'saved',
  openSaved: 'This job is saved',
  openSavedBody: 'You have already saved this part of your posting as a job.',
  toSaved: 'Open the job',
  gone: 'Your pasted posting is no longer in this tab',
  goneBody: 'A pasted posting stays in the tab where you pasted it. Paste it again to read it here.',
  waiting: (count: number) =>
    count === 1
      ? '1 more job from your posting waits under New position'
      : `${count} more jobs from your posting wait under New position`,
  continueWith: (title: string) => `Continue with ${title}`,
} as const;

/** The fields of a reading in the order of the form. */
export const READ_LABELS: Record<keyof ReadDraft, string> = {
  title: jobCopy.title,
  position: jobCopy.position,
  specialty: jobCopy.specialty,
  openings: jobCopy.openings,
  externalRequisitionId: jobCopy.requisition,
  employmentType: jobCopy.employmentType,
  shift: jobCopy.shift,
  shiftPattern: jobCopy.pattern,
  weeklyHours: jobCopy.hours,
  payUnit: jobCopy.unit,
  payMinCents: jobCopy.payMin,
  payMaxCents: jobCopy.payMax,
  nightDifferentialCents: jobCopy.night,
  weekendDifferentialCents: jobCopy.weekend,
  signOnBonusCents: jobCopy.bonus,
  signOnBonusTerms: jobCopy.bonusTerms,
  requiredCertifications: jobCopy.required,
  preferredCertifications: jobCopy.preferred,
  minimumYears: jobCopy.years,
  skills: jobCopy.skills,
  licenseStates: jobCopy.licenseStates,
  startDate: jobCopy.start,
  zip: jobCopy.zip,
  description: jobCopy.description,
};
