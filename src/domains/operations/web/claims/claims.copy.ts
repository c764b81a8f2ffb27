import type { Claim } from '#domains/operations/contract/overview.ts';

interface Words {
  /** As worded on the public pages. */
  promise: string;
  /** How it is measured, so that the figure can be judged. */
  how: string;
  unit: 'share' | 'minutes' | 'hours' | 'days';
}

const claims: Record<Claim, Words> = {
  pre_vetted: {
    promise: 'Only licensed, pre-vetted candidates',
    how: 'People an employer is currently considering: the share that is approved and on no hold.',
    unit: 'share',
  },
  license_checked: {
    promise: 'We review licenses before a candidate can be matched',
    how: 'Approved people in roles that need a license: the share with one verified at its source. A copy alone does not count.',
    unit: 'share',
  },
  screened_monthly: {
    promise: 'We compare people with the federal exclusion list',
    how: 'Approved people: the share screened against the lists in the last 31 days.',
    unit: 'share',
  },
  review_time: {
    promise: 'Typical review time is 1-2 business days',
    how: 'Decided reviews: the share within two business days. Typical means at least half.',
    unit: 'share',
  },
  first_match: {
    promise: '48-hour turnaround',
    how: 'Median time from publishing a job to the first person matched with it.',
    unit: 'hours',
  },
  time_to_fill: {
    promise: 'Under two weeks to fill a position',
    how: 'Median time from publishing a job to each hire.',
    unit: 'days',
  },
  success_rate: {
    promise: '95% success rate',
    how: 'Jobs that ended: the share that was filled rather than closed or expired.',
    unit: 'share',
  },
  sign_up_time: {
    promise: 'Less than 2 minutes to begin',
    how: 'Median time from a new account to the first real jobs on the person’s screen, the confirmation email included. Filling in the sign-up form before that is not recorded; npm run bench -- walks times the whole way on a phone.',
    unit: 'minutes',
  },
  no_fees: {
    promise: 'No job-board or staffing fees, no setup fees, no long-term contracts',
    how: 'The product has no billing and no contract to sign.',
    unit: 'share',
  },
};

export const adminClaimsCopy = {
  title: 'Claims meter',
  intro: 'Each promise on the public pages beside its measured value over the last 90 days.',
  list: 'Claims',
  claims,
  verdicts: { kept: 'Kept', missed: 'Not kept', unmeasured: 'Not measured', by_design: 'By design' },
  value: {
    share: (value: number) => `${(value * 100).toFixed(value === 1 || value === 0 ? 0 : 1)}%`,
    minutes: (value: number) => `${value.toFixed(1)} min`,
    hours: (value: number) => `${value.toFixed(1)} h`,
    days: (value: number) => `${value.toFixed(1)} days`,
  },
  promised: {
    share: (value: number) => `promised: ${Math.round(value * 100)}% or more`,
    minutes: (value: number) => `promised: ${value} min or less`,
    hours: (value: number) => `promised: ${value} h or less`,
    days: (value: number) => `promised: ${value} days or less`,
  },
  nothing: '—',
  sample: (count: number) => (count === 1 ? 'from 1 case' : `from ${count} cases`),
  computed: (at: string) => `Calculated ${at}.`,
  demo: 'Demo accounts are counted here.',
};
