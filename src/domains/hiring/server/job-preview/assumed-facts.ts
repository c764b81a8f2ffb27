import type { CandidateFacts, Day } from '#domains/matching/engine/types.ts';
import { CERTIFICATION_IDS, JOB_STATES } from '#kernel/vocabulary.ts';

/** Without a distance of the person's own, jobs within an hour's drive come first. */
export const DRIVE_MILES = 60;
const ANY_YEARS = 70;
const NEVER: Day = '9999-12-31';

/** A profile is read as if it were checked and approved: both come after it is finished. */
export const asApproved = (facts: CandidateFacts, radiusMiles: number | null): CandidateFacts => ({
  ...facts,
  approved: true,
  holds: [],
  radiusMiles,
  licenses: facts.licenses.map((license) => ({ ...license, verified: true })),
});

/** Experience and license that were not asked for yet. */
export const withUnanswered = (facts: CandidateFacts, hasYears: boolean): CandidateFacts => ({
  ...facts,
  yearsExperience: hasYears ? facts.yearsExperience : ANY_YEARS,
  licenses:
    facts.licenses.length > 0
      ? facts.licenses
      : facts.positions.flatMap((type) =>
          JOB_STATES.map((state) => ({
            state,
            type,
            compactStatus: 'single_state' as const,
            status: 'active' as const,
            issuedOn: null,
            expiresOn: null,
            privilegeWithdrawnStates: [],
            verified: true,
          })),
        ),
});

/** Every certification that the profile does not name. One that it names as expired stays expired. */
export const withAllCertifications = (facts: CandidateFacts): CandidateFacts => ({
  ...facts,
  certifications: [
    ...facts.certifications,
    ...CERTIFICATION_IDS.filter((id) => !facts.certifications.some((held) => held.id === id)).map((id) => ({
      id,
      expiresOn: NEVER,
    })),
  ],
});
