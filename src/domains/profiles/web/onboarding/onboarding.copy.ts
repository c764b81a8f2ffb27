import { inMiles } from '#kernel/miles.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding.ts';

export const onboardingCopy = {
  title: 'Set up your profile',
  lead: 'Do it once. Use it for every job. You can stop at any time and finish later, on any device.',
  steps: {
    about: { name: 'About you', title: 'About you', lead: 'Who you are and where you live.' },
    role: { name: 'Role', title: 'Your role', lead: 'The work you do and what you are good at.' },
    credentials: {
      name: 'Licenses',
      title: 'Licenses and certifications',
      lead: 'We check each one, so employers know they can trust it.',
    },
    experience: { name: 'Experience', title: 'Your experience', lead: 'Where you have worked and studied.' },
    documents: {
      name: 'Documents',
      title: 'Your documents',
      lead: 'Photos of your cards are fine. You can skip this now and add files later.',
    },
    preferences: { name: 'Preferences', title: 'What you want', lead: 'Pay, shifts and how far you would go.' },
    review: { name: 'Review', title: 'Review and submit', lead: 'Look it over. Then submit it.' },
  } satisfies Record<OnboardingStep, { name: string; title: string; lead: string }>,
  progressLabel: 'Steps of your profile',
  next: 'Save and continue',
  back: 'Back',
  saving: 'Saving…',
  saved: 'Saved',
  kept: 'Not saved yet. Your answers are stored on this device.',
  offline: 'You are offline. Keep typing. We’ll save this when you’re back online.',
  restored: 'We restored what you typed last time. Check it and save.',
  loadError: "We couldn't load your profile. Nothing is lost.",
  employerTitle: 'This page is for candidates',
  employerBody: 'You are signed in as an employer. Go to your own home page.',
  employerHome: 'Go to home',
  doneTitle: 'Profile submitted',
  needsFix: 'A reviewer asked you to fix something:',
} as const;

export const reviewCopy = {
  ready: 'Everything we need is here.',
  missing: 'Still missing',
  fix: (message: string) => `${message} Go to this step.`,
  edit: 'Edit',
  editStep: (name: string) => `Edit ${name}`,
  notice: 'How matching works',
  noticeBody: [
    'A computer program compares your profile with jobs. It looks at your license, certifications, experience, skills, pay, shifts and distance.',
    'It never looks at your age, sex, race, former names, medical documents or ZIP code as a stand-in for them.',
    'You can see the reasons for every score. You can fix wrong facts, decline a match, and ask a person to review it.',
    'People, not programs, check your credentials and decide who is hired.',
  ],
  accept: 'I have read this and agree that Tallgrass matches me with jobs this way.',
  acceptError: 'Please read and accept how matching works.',
  attest: 'What I entered is true, as far as I know.',
  attestError: 'Please confirm that what you entered is true.',
  submit: 'Submit for review',
  submitAgain: 'Submit again',
  submitting: 'Submitting…',
  when: 'We review credentials in 1-2 business days. We’ll email you when we are done.',
} as const;

export const summaryCopy = {
  nothing: 'Nothing here yet.',
  asked: (role: string) => `Requested: ${role}`,
  years: (years: number) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
  npi: (npi: string) => `NPI ${npi}`,
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  payFrom: (pay: string) => `From ${pay}`,
  miles: (miles: number) => `Up to ${inMiles(miles)} from home`,
  autoOn: 'Auto-apply is on',
  autoOff: 'Auto-apply is off',
} as const;
