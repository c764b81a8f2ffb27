import { FACILITY_TYPES, POSITIONS } from '#kernel/vocabulary.ts';
import type { RuleBook } from './rule.ts';

const asOf = '2026-11-25';
const WITH_PATIENTS = POSITIONS.filter((position) => position !== 'FRONT_DESK');

/** Asked only after an accepted offer, of everyone in the job, and shared by the person (ADA). */
export const HEALTH: RuleBook = {
  id: 'health',
  version: 1,
  rules: [
    {
      id: 'immunizations',
      title: 'Immunization record',
      hint: 'MMR, varicella, Tdap and hepatitis B: your record, or titers that show you are immune.',
      owner: 'candidate',
      daysBefore: 14,
      isBlocker: true,
      positions: WITH_PATIENTS,
      evidence: { kind: 'health', of: 'immunization' },
      source: {
        name: 'CDC/ACIP, Immunization of Health-Care Personnel',
        url: 'https://www.cdc.gov/vaccines-adults/recommended-vaccines/healthcare-workers.html',
        asOf,
        isChecked: false,
      },
    },
    {
      id: 'tb',
      title: 'TB screening',
      hint: 'A TB blood test or skin test, as your employer asks for it.',
      owner: 'candidate',
      daysBefore: 7,
      isBlocker: true,
      positions: WITH_PATIENTS,
      // Long-term care in Missouri has a rule of its own.
      settings: FACILITY_TYPES.filter((type) => type !== 'long_term_care'),
      evidence: { kind: 'health', of: 'tb_test' },
      source: {
        name: 'CDC, TB screening of health care personnel (MMWR 68:439, 2019)',
        url: 'https://www.cdc.gov/tb-healthcare-settings/hcp/screening-testing/',
        asOf,
        isChecked: false,
      },
    },
    {
      id: 'fit-test',
      title: 'Respirator fit test',
      hint: 'Book a fit test for the respirator that is used in the unit.',
      owner: 'employer',
      daysBefore: 2,
      isBlocker: false,
      positions: ['RN', 'LPN', 'CNA', 'NP', 'RRT', 'PCT', 'RT', 'PHLEB'],
      settings: ['hospital', 'critical_access_hospital', 'long_term_care', 'urgent_care', 'ambulatory_surgery'],
      source: {
        name: 'OSHA respiratory protection, 29 CFR 1910.134(f)',
        url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.134',
        asOf,
        isChecked: false,
      },
    },
    {
      id: 'orientation',
      title: 'Orientation scheduled',
      hint: 'Say when and where orientation begins, and include the bloodborne pathogens training.',
      owner: 'employer',
      daysBefore: 7,
      isBlocker: false,
      source: {
        name: 'OSHA bloodborne pathogens training at assignment, 29 CFR 1910.1030(g)(2)',
        url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.1030',
        asOf,
        isChecked: false,
      },
    },
  ],
};
