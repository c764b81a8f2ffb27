import type { RuleBook, Source } from './rule.ts';

const BOARDS: Source = {
  name: 'Missouri Division of Professional Registration; Kansas State Board of Nursing; Nurse Licensure Compact',
  url: 'https://www.nursecompact.com',
  asOf: '2026-11-25',
  isChecked: true,
};

/** Which positions need one, and where, follows from the sourced table of licenses by position and state. */
export const LICENSES: RuleBook = {
  id: 'licenses',
  version: 1,
  rules: [
    {
      id: 'license',
      title: 'License checked at the board',
      hint: 'Tallgrass checks the license with the state board and again before the first day.',
      owner: 'tallgrass',
      daysBefore: 14,
      isBlocker: true,
      credential: 'license',
      evidence: { kind: 'license' },
      source: BOARDS,
    },
    {
      id: 'registry',
      title: 'Listing on the state registry checked',
      hint: 'Tallgrass looks up the listing on the registry of the state where the job is.',
      owner: 'tallgrass',
      daysBefore: 14,
      isBlocker: true,
      credential: 'registry',
      evidence: { kind: 'license' },
      source: {
        name: 'Missouri CNA registry (health.mo.gov/safety/cnaregistry); Kansas aide registry (KDADS); 42 CFR 483.35(d)',
        url: 'https://health.mo.gov/safety/cnaregistry/status.php',
        asOf: '2026-11-25',
        isChecked: true,
      },
    },
  ],
};
