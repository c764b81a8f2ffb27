import type { Figure, FigureKind } from '#domains/operations/contract/figures.ts';
import { overviewCopy } from '#domains/operations/web/overview/overview.copy.ts';

/** The name of a figure in its list. */
const figures: Record<Figure, string> = {
  candidates: 'Candidates by status',
  employers: 'Employers by status',
  ...overviewCopy.funnelSteps,
  decided: 'Reviews decided',
  decided_in_time: 'Reviews decided within 2 business days',
  decided_late: 'Reviews decided late',
  worked: 'Reviews by time per case',
  second_reviewed: overviewCopy.secondReviewed,
  second_agreed: overviewCopy.secondAgreed,
  second_disagreed: 'Second reviews that disagree',
  answer_due: 'Applications with an answer due',
  answered: 'Applications answered',
  answered_in_time: 'Applications answered in time',
  answered_late: 'Applications answered late',
  unanswered: 'Applications not answered',
  hires: overviewCopy.hires,
};

const kinds: Record<FigureKind, { about: string; from: string; due: string; to: string; time: string }> = {
  people: { about: 'Candidates who signed up in this range.', from: 'Signed up', due: '', to: '', time: '' },
  cases: { about: 'Reviews decided in this range.', from: 'From', due: 'Promised by', to: 'Decided', time: 'Time' },
  secondReviews: {
    about: 'Second reviews in this range.',
    from: 'Approved',
    due: '',
    to: 'Second review',
    time: 'Time',
  },
  clocks: {
    about: 'Applications with an answer due in this range.',
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
    title: 'Figure details',
    intro: 'One row for each item that the overview counted, latest first.',
    back: 'Overview',
    figure: 'Figure',
    state: 'Status',
    names: figures,
    kinds,
    byStatus: 'Accounts with this status now.',
    onlyPosition: (position: string) => `Only ${position}.`,
    onlyCounty: (county: string) => `Only ${county}.`,
    all: 'Show all',
    who: 'Name',
    where: 'Job',
    stateOf: 'Status',
    secondReviews: { agreed: 'Agreed', disagreed: 'Disagreed' },
    none: '—',
    emptyTitle: 'No items',
    emptyBody: 'Choose a longer range or another figure above.',
  },
  jobs: {
    title: 'Jobs',
    intro: 'Every job by status, newest first.',
    state: 'Status',
    search: 'Job or organization',
    caption: 'Jobs',
    columns: {
      title: 'Job',
      organization: 'Organization',
      place: 'Place',
      published: 'Published',
      hold: 'Hold',
    },
    never: 'Never',
    held: 'On hold',
    fine: 'None',
    emptyTitle: 'No jobs found',
    emptyBody: 'Choose another status above, or clear the search.',
  },
  applications: {
    title: 'Applications',
    intro: 'Every application by stage, most recently changed first; overdue ones by longest wait.',
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
    search: 'Person, job or organization',
    emptyTitle: 'No applications in this stage',
    emptyBody: 'Choose another stage above.',
  },
};
