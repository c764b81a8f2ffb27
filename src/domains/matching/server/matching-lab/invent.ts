import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { licenseRule } from '#domains/matching/engine/license/license-table.ts';
import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { invalidField } from '#platform/server/errors.ts';
import type { InventedJob, InventedPerson } from '#domains/matching/contract/matching-lab.ts';
import { JOB_STATES } from '#kernel/vocabulary.ts';
import { INVENTED_JOB, INVENTED_PERSON } from './lab-engine.ts';

const FAR_DAY = '2099-12-31';

/** An invented person with these values and common defaults: approved, licensed at home, working now, available. */
export function inventPerson(words: InventedPerson): CandidateFacts {
  const place = placeOf(words.zip);
  if (!place) throw invalidField('person.invented.zip', 'We do not know this ZIP code.');
  const needsLicense = licenseRule(words.position, place.state).need !== 'none';
  return {
    id: INVENTED_PERSON,
    positions: [words.position],
    licenses: needsLicense
      ? [
          {
            state: place.state,
            type: words.position,
            compactStatus: 'single_state',
            status: 'active',
            issuedOn: null,
            expiresOn: FAR_DAY,
            privilegeWithdrawnStates: [],
            verified: true,
          },
        ]
      : [],
    homeState: place.state,
    latitude: place.latitude,
    longitude: place.longitude,
    movedFromState: null,
    movedOn: null,
    graduatedOn: null,
    firstExamResultOn: null,
    licenseExpectedOn: null,
    certifications: words.certifications.map((id) => ({ id, expiresOn: FAR_DAY })),
    approved: true,
    holds: [],
    payFloorCents: words.payFloorCents,
    payTargetCents: null,
    shifts: words.shifts,
    shiftPatterns: [],
    employmentTypes: [],
    radiusMiles: words.radiusMiles,
    willRelocate: false,
    relocateStates: [],
    earliestStart: null,
    blockedOrganizationIds: [],
    specialties: words.specialties,
    settings: [],
    skills: words.skills,
    yearsExperience: words.years,
    lastWorkedOn: null,
    currentlyWorking: true,
    completeness: 1,
    workAuthorized: true,
    needsSponsorship: false,
    autoApply: { consent: false, dailyCap: 3, activeCap: 10 },
  };
}

/** An invented open job with these values, from an employer without a response record. */
export function inventJob(words: InventedJob, today: string): JobFacts {
  const place = placeOf(words.zip);
  const state = JOB_STATES.find((one) => one === place?.state);
  if (!place || !state) throw invalidField('job.invented.zip', 'Choose a ZIP code in Missouri or Kansas.');
  if (words.payMaxCents < words.payMinCents) {
    throw invalidField('job.invented.payMaxCents', 'The highest pay is below the lowest.');
  }
  return {
    id: INVENTED_JOB,
    organizationPath: [INVENTED_JOB],
    position: words.position,
    state,
    latitude: place.latitude,
    longitude: place.longitude,
    licenseStates: [],
    requiredCertifications: words.requiredCertifications,
    preferredCertifications: [],
    minimumYears: words.minimumYears,
    specialty: words.specialty,
    facilityType: words.facilityType,
    skills: words.skills,
    shift: words.shift,
    shiftPattern: words.shiftPattern,
    employmentType: words.employmentType,
    payMinCents: words.payMinCents,
    payMaxCents: words.payMaxCents,
    nightDifferentialCents: 0,
    weekendDifferentialCents: 0,
    callRateCents: 0,
    signOnBonusCents: 0,
    startDate: today,
    validThrough: FAR_DAY,
    openings: 1,
    workAuthorizationRequired: true,
    sponsorshipAvailable: false,
    responseRecord: null,
    status: 'published',
  };
}
