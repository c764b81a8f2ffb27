import type { DropReason } from '#domains/hiring/contract/applications/planned-application-states.ts';

const applications = (count: number) => `${count} application${count === 1 ? '' : 's'}`;

export const autoApplyCopy = {
  title: 'Apply for me',
  label: 'Apply to matching jobs for me',
  hint: 'Within your limits. By turning this on you agree that we share your name and credentials with these employers: with everyone who hires there, for all their jobs. You see each one first and can skip it.',
  today: (done: number, cap: number) =>
    done > cap ? `${done} sent today. That is all for today.` : `${done} of ${cap} sent today`,
  active: (open: number, cap: number) =>
    open > cap ? `${open} open now. We send more once fewer than ${cap} are open.` : `${open} of ${cap} open now`,
  since: (day: string) => `On since ${day}`,
  paused: (day: string) => `Paused since ${day}`,
  pausedBody: 'You accepted an offer, so we stopped. We plan and send nothing until you resume.',
  resume: 'Resume',
  resuming: 'Resuming…',
  daily: 'Max per day',
  open: 'Max open applications',
  minimum: 'Minimum score',
  minimumHint: 'From 0 to 100. We skip jobs that score lower.',
  save: 'Save limits',
  saving: 'Saving…',
  saved: 'Limits saved. Nothing was sent.',
  preview: (planned: number, change: number) =>
    `With these limits we’d plan ${applications(planned)}${
      change === 0 ? ', as now.' : ` (${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than now).`
    }`,
} as const;

export const plannedCopy = {
  heading: (count: number, when: string) =>
    count === 0
      ? `We’ll send nothing ${when}`
      : `We’ll send ${count === 1 ? 'this application' : `these ${count} applications`} ${when}`,
  at: (day: string, time: string) => `${day} at ${time}`,
  today: 'today',
  tomorrow: 'tomorrow',
  on: (day: string) => `on ${day}`,
  shares:
    'Each employer then sees your name and credentials: everyone who hires there, for all its jobs. Until then, you can skip any of them.',
  pay: (range: string) => `${range} an hour`,
  keep: 'Keep',
  kept: 'Kept',
  keepOf: (title: string) => `Keep the application for ${title}`,
  skip: 'Skip',
  skipOf: (title: string) => `Skip the application for ${title}`,
  skipped: 'Skipped. We won’t send this one.',
  undo: 'Undo',
  undoOf: (title: string) => `Undo skipping ${title}`,
  more: (count: number) => `${count} more`,
  now: 'Send now',
  nowOf: (title: string) => `Send now: the application for ${title}`,
  notSent: 'Not sent',
  reasons: {
    turned_off: 'You turned “Apply for me” off.',
    hired: 'You accepted an offer.',
    gone: 'The job is no longer open to you.',
    score: 'Its score is below your minimum.',
    limits: 'It was over your limits.',
    refused: 'We could not apply.',
  } satisfies Record<DropReason, string>,
} as const;
