import type { Figure, FigureKind } from '#domains/operations/contract/figures.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';

/** The name of a figure in its list. */
const figures: Record<Figure, string> = {
  candidates: 'Candidates by state',
  employers: 'Employers by state',
  ...overviewCopy.funnelSteps,
  decided: 'Reviews decided',
  decided_in_time: 'Reviews decided within 2 business days',
  decided_late: 'Reviews decided late',
  worked: 'Reviews by time per case',
  looked_again: overviewCopy.secondLooked,
  looks_agreed: overviewCopy.secondAgreed,
  looks_disagreed: 'Second looks that do not agree',
  answer_due: 'Applications whose answer was due',
  answered: 'Applications answered',
  answered_in_time: 'Applications answered in time',
  answered_late: 'Applications answered late',
  unanswered: 'Applications not answered',
  hires: overviewCopy.hires,
};

const kinds: Record<FigureKind, { about: string; from: string; due: string; to: string; time: string }> = {
  people: { about: 'Candidates who signed up in this range.', from: 'Signed up', due: '', to: '', time: '' },
  cases: { about: 'Reviews decided in this range.', from: 'From', due: 'Promised by', to: 'Decided', time: 'Time' },
  looks: { about: 'Second looks taken in this range.', from: 'Approved', due: '', to: 'Second look', time: 'Time' },
  clocks: {
    about: 'Applications whose answer was due in this range.',
    from: 'Applied',
    due: 'Due',
    to: 'First answer',
    time: 'Time',
  },
  hires: { about: 'Hires in this range.', from: 'Published', due: '', to: 'Hired', time: 'Time' },
};

/** The lists behind the overview's figures. */
export const adminMarketCopy = {
  figures: {
    title: 'Behind a figure',
    intro: 'One line for each that the overview counted, the latest first.',
    back: 'Overview',
    figure: 'Figure',
    state: 'State',
    names: figures,
    kinds,
    standing: 'Accounts in this state now.',
    onlyPosition: (position: string) => `Only ${position}.`,
    onlyCounty: (county: string) => `Only ${county}.`,
    all: 'Show all',
    who: 'Who',
    where: 'Job',
    stateOf: 'State now',
    looks: { agreed: 'Agreed', disagreed: 'Did not agree' },
    none: '—',
    emptyTitle: 'Nothing was counted here',
    emptyBody: 'Choose a longer range or another figure above.',
  },
  jobs: {
    title: 'Jobs',
    intro: 'Every job by its state, the newest first.',
    state: 'State',
    caption: 'Jobs',
    columns: {
      title: 'Job',
      organization: 'Organization',
      place: 'Place',
      published: 'Published',
      standing: 'Standing',
    },
    never: 'Never',
    held: 'On hold',
    fine: 'Fine',
    emptyTitle: 'No job in this state',
    emptyBody: 'Choose another state above.',
  },
  applications: {
    title: 'Applications',
    intro: 'Every application by its stage, the last changed first; overdue ones, the longest waiting first.',
    stage: 'Stage',
    overdue: 'Answer overdue',
    caption: 'Applications',
    columns: {
      person: 'Person',
      job: 'Job',
      organization: 'Organization',
      changed: 'Last change',
      answer: 'First answer',
    },
    dueAgo: (ago: string) => `due ${ago}`,
    answered: (ago: string) => `answered ${ago}`,
    emptyTitle: 'No application in this stage',
    emptyBody: 'Choose another stage above.',
  },
};
