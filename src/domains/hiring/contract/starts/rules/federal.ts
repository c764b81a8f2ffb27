import type { RuleBook } from './rule.ts';

const asOf = '2026-11-25';

export const FEDERAL: RuleBook = {
  id: 'federal',
  version: 1,
  rules: [
    {
      id: 'exclusions',
      title: 'Not on a federal exclusion list',
      hint: 'Tallgrass compares every person with the OIG and SAM lists each month and with every new list.',
      owner: 'tallgrass',
      daysBefore: 7,
      isBlocker: true,
      evidence: { kind: 'exclusions' },
      source: {
        name: 'OIG List of Excluded Individuals/Entities; 42 CFR 1001.1901',
        url: 'https://oig.hhs.gov/exclusions/',
        asOf,
        isChecked: false,
      },
    },
    {
      id: 'fcra-consent',
      title: 'Permission for a background check',
      hint: 'Read the notice and give your permission, or tell the employer that you don’t want the check.',
      owner: 'candidate',
      daysBefore: 21,
      isBlocker: true,
      statement:
        'The employer may get a background report about me from a consumer reporting agency, to decide whether I can start in this job. I can ask for a copy. Before the employer decides against me because of the report, I get a copy of it, a summary of my rights, and time to correct it.',
      source: {
        name: 'Fair Credit Reporting Act, 15 U.S.C. 1681b(b)(2)',
        url: 'https://www.ftc.gov/legal-library/browse/statutes/fair-credit-reporting-act',
        asOf,
        isChecked: false,
      },
    },
    {
      id: 'background-check',
      title: 'Background check done',
      hint: 'Record that it is done. Its content is kept with the agency, never here.',
      owner: 'employer',
      daysBefore: 7,
      isBlocker: true,
      source: { name: 'Fair Credit Reporting Act, 15 U.S.C. 1681b(b)', url: null, asOf, isChecked: false },
    },
    {
      id: 'i9',
      title: 'I-9 appointment made',
      hint: 'Agree on a time to look at the documents for Form I-9, within three business days of the first day.',
      owner: 'employer',
      daysBefore: 3,
      isBlocker: false,
      source: {
        name: 'Form I-9, 8 CFR 274a.2(b)(1)(ii)',
        url: 'https://www.uscis.gov/i-9-central',
        asOf,
        isChecked: false,
      },
    },
  ],
};
