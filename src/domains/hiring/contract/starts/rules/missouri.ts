import type { RuleBook, StartRule } from './rule.ts';

const CARE_AT_HOME_OR_LONG_TERM = ['long_term_care', 'home_health', 'hospice', 'behavioral_health'] as const;

const missouri = (rule: Omit<StartRule, 'states' | 'isBlocker'> & { isBlocker?: boolean }): StartRule => ({
  isBlocker: true,
  ...rule,
  states: ['MO'],
});

export const MISSOURI: RuleBook = {
  id: 'missouri',
  version: 1,
  rules: [
    missouri({
      id: 'mo-fcsr',
      title: 'Family Care Safety Registry (FCSR)',
      hint: 'Register with the FCSR, online or by mail. It must be done within 15 days of being hired.',
      owner: 'candidate',
      daysBefore: 7,
      settings: CARE_AT_HOME_OR_LONG_TERM,
      source: {
        name: 'Missouri Family Care Safety Registry, RSMo 210.900 to 210.936',
        url: 'https://health.mo.gov/safety/fcsr/',
        asOf: '2026-11-25',
        isChecked: false,
      },
    }),
    missouri({
      id: 'mo-edl',
      title: 'Employee Disqualification List (EDL) checked',
      hint: 'Check the EDL before the person has contact with patients. Record only that it was checked.',
      owner: 'employer',
      daysBefore: 5,
      source: {
        name: 'RSMo 192.2495 (check before contact with patients)',
        url: 'https://health.mo.gov/safety/edl/',
        asOf: '2026-11-25',
        isChecked: true,
      },
    }),
    missouri({
      id: 'mo-fingerprints',
      title: 'Fingerprints taken',
      hint: 'Book a time with the state’s fingerprint service. The employer gives you the registration number.',
      owner: 'candidate',
      daysBefore: 14,
      settings: [...CARE_AT_HOME_OR_LONG_TERM, 'school'],
      source: {
        name: 'Missouri Automated Criminal History Site (MACHS), RSMo 43.540',
        url: 'https://www.machs.mo.gov/',
        asOf: '2026-11-25',
        isChecked: false,
      },
    }),
    missouri({
      id: 'mo-tb',
      title: 'TB test for long-term care',
      hint: 'A two-step TB test. The first step is read before the first day.',
      owner: 'candidate',
      daysBefore: 3,
      settings: ['long_term_care'],
      evidence: { kind: 'health', of: 'tb_test' },
      source: {
        name: '19 CSR 20-20.100 (tuberculosis testing in long-term care)',
        url: null,
        asOf: '2026-11-25',
        isChecked: false,
      },
    }),
  ],
};
