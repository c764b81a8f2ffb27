import type { RuleBook } from './rule.ts';

export const KANSAS: RuleBook = {
  id: 'kansas',
  version: 1,
  rules: [
    {
      id: 'ks-record-check',
      title: 'Kansas criminal record check requested',
      hint: 'Request the check at the Kansas department before the first day. Record only that it was requested.',
      owner: 'employer',
      daysBefore: 7,
      isBlocker: true,
      states: ['KS'],
      settings: ['long_term_care', 'home_health', 'hospice'],
      source: {
        name: 'K.S.A. 39-970 (adult care homes), K.S.A. 65-5117 (home health)',
        url: null,
        asOf: '2026-11-25',
        isChecked: false,
      },
    },
  ],
};
