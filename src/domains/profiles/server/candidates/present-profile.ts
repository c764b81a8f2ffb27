import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { sourceName } from '#domains/verification/contract/cases/case-items.ts';
import { completenessOf, type CompletenessFacts } from '#domains/profiles/contract/completeness.ts';
import { licenseAnomalies } from '#domains/verification/contract/license-anomalies.ts';
import { missingForSubmission, type SubmissionFacts } from '#domains/profiles/contract/onboarding.ts';
import { resumeStep, type StartFacts } from '#domains/profiles/contract/onboarding-steps.ts';
import { checkRequirements, mustShowLicense } from '#domains/verification/contract/requirements-rules.ts';
import { ownItemState } from './current-reviews.ts';
import type { WholeProfile } from './read-profile.ts';

type View = CandidateProfileView;

interface Surroundings {
  /** YYYY-MM-DD. */
  today: string;
  asksPastEmployers: boolean;
}

/** A person's view of their own profile. */
export function presentProfile(whole: WholeProfile, { today, asksPastEmployers }: Surroundings): View {
  const { core, facts, requestedRole, lastCase } = whole;
  const { profile, candidate, contact, preferences } = core;
  const check = (type: string, row: Checked) => ({
    ...checkOf(row),
    isBeingChecked: isBeingChecked(lastCase, type, row),
  });
  return {
    pseudonym: candidate.pseudonym,
    email: contact.email,
    about: {
      fullName: profile.fullName,
      phone: contact.phone,
      zip: candidate.homeZip,
      city: candidate.homeCity,
      state: candidate.homeState as View['about']['state'],
      timeZone: candidate.timeZone,
      streetAddress: core.private.streetAddress,
      dateOfBirth: core.private.dateOfBirth,
      formerNames: core.private.formerNames,
      movedFromState: candidate.movedFromState as View['about']['movedFromState'],
      movedOn: candidate.movedOn,
    },
    role: {
      position: candidate.position,
      requestedRole,
      specialties: candidate.specialties as View['role']['specialties'],
      settings: candidate.settings as View['role']['settings'],
      skills: candidate.skills as View['role']['skills'],
      yearsExperience: candidate.yearsExperience,
      headline: candidate.headline,
      about: candidate.about,
    },
    credentials: {
      npi: candidate.npi,
      graduatedOn: candidate.graduatedOn,
      licenseExpectedOn: candidate.licenseExpectedOn,
      firstExamResultOn: candidate.firstExamResultOn,
    },
    licenses: facts.licenses.map((row) => ({ ...check('license', row), ...presentLicense(row, core, today) })),
    certifications: facts.certifications.map((row) => ({
      ...check('certification', row),
      kind: row.kind,
      issuer: row.issuer,
      certificateNumber: row.certificateNumber,
      issuedOn: row.issuedOn,
      expiresOn: row.expiresOn,
    })),
    work: facts.work.map((row) => ({
      ...check('work', row),
      employerName: row.employerName,
      organizationId: row.organizationId,
      facilityType: row.facilityType,
      city: row.city,
      state: row.state as View['work'][number]['state'],
      title: row.title,
      specialty: row.specialty,
      startedOn: row.startedOn,
      endedOn: row.endedOn,
      duties: row.duties,
    })),
    education: facts.education.map((row) => ({
      ...check('education', row),
      school: row.school,
      degree: row.degree,
      field: row.field,
      graduatedOn: row.graduatedOn,
    })),
    mayAskEmployers: asksPastEmployers && profile.onboardingCompleted,
    preferences: presentPreferences(preferences),
    blocked: whole.blocked.map(presentOrganization),
    onboarding: {
      step: resumeStep(candidate.onboardingStep, startFacts(whole)),
      asksLicense: asksLicense(whole),
      completed: profile.onboardingCompleted,
      submittedAt: candidate.submittedAt?.toISOString() ?? null,
      missing: missingForSubmission(submissionFacts(whole), today),
    },
    requirements: presentRequirements(whole, today),
    completeness: completenessOf(completenessFacts(whole)),
    verification: {
      status: profile.verificationStatus,
      message: lastCase?.message ?? null,
      identity: ownItemState(whole.reviews, lastCase, `identity:${profile.userId}`),
      role: ownItemState(whole.reviews, lastCase, `role:${profile.userId}`),
      approvedPosition: candidate.approvedPosition,
    },
  };
}

/** Whether the wizard asks for a license: for most positions, and while there is none yet. */
const asksLicense = ({ core, requirements, requestedRole }: WholeProfile): boolean =>
  core.candidate.position ? requirements !== null && requirements.license !== 'none' : requestedRole === null;

const startFacts = (whole: WholeProfile): StartFacts => ({
  hasRole: whole.core.candidate.position !== null || whole.requestedRole !== null,
  asksLicense: asksLicense(whole),
  hasLicense: whole.facts.licenses.length > 0,
  hasHome: whole.core.candidate.homeZip !== null,
  hasShifts: whole.core.preferences.shifts.length > 0,
  hasPay: whole.core.preferences.payFloorCents !== null,
});

type License = WholeProfile['facts']['licenses'][number];

function presentLicense(row: License, core: WholeProfile['core'], today: string) {
  const license = {
    licenseType: row.licenseType,
    state: row.state as View['licenses'][number]['state'],
    licenseNumber: row.licenseNumber,
    compactStatus: row.compactStatus,
    status: row.status,
    issuedOn: row.issuedOn,
    expiresOn: row.expiresOn,
  };
  const holder = { dateOfBirth: core.private.dateOfBirth, homeState: core.candidate.homeState };
  return {
    ...license,
    withdrawnStates: row.withdrawnStates as View['licenses'][number]['withdrawnStates'],
    warnings: licenseAnomalies(license, holder, today),
  };
}

type Checked = Pick<License, 'id' | 'verificationState' | 'verificationSource' | 'verificationNote' | 'verifiedAt'>;

const isBeingChecked = (lastCase: WholeProfile['lastCase'], type: string, row: Checked): boolean =>
  row.verificationState === 'attested' &&
  lastCase?.status === 'pending' &&
  (lastCase.changes?.includes(`${type}:${row.id}`) ?? true);

const checkOf = (row: Checked) => ({
  id: row.id,
  verificationState: row.verificationState,
  verificationSource: sourceName(row.verificationSource),
  verificationNote: row.verificationNote,
  verifiedAt: row.verifiedAt?.toISOString() ?? null,
});

const presentPreferences = (wish: WholeProfile['core']['preferences']): View['preferences'] => ({
  payFloorCents: wish.payFloorCents,
  payTargetCents: wish.payTargetCents,
  shifts: wish.shifts as View['preferences']['shifts'],
  shiftPatterns: wish.shiftPatterns as View['preferences']['shiftPatterns'],
  employmentTypes: wish.employmentTypes as View['preferences']['employmentTypes'],
  radiusMiles: wish.radiusMiles,
  willRelocate: wish.willRelocate,
  relocateStates: wish.relocateStates as View['preferences']['relocateStates'],
  earliestStart: wish.earliestStart,
  workAuthorized: wish.workAuthorized,
  needsSponsorship: wish.needsSponsorship,
  autoApply: wish.autoApply,
  autoApplyDailyCap: wish.autoApplyDailyCap,
  autoApplyActiveCap: wish.autoApplyActiveCap,
});

export const presentOrganization = (row: { id: string; name: string; city: string | null; state: string | null }) => ({
  id: row.id,
  name: row.name,
  place: row.city && row.state ? `${row.city}, ${row.state}` : null,
});

/** The position's requirements and which this person meets; employers may require more. */
const presentRequirements = (whole: WholeProfile, today: string): View['requirements'] =>
  whole.requirements && {
    license: whole.requirements.license,
    suggested: [...whole.requirements.suggested],
    items: checkRequirements(whole.requirements, submissionFacts(whole), today),
  };

export const submissionFacts = ({
  core,
  facts,
  requestedRole,
  requirements,
  documentKinds,
}: WholeProfile): SubmissionFacts => ({
  ...core.candidate,
  ...core.preferences,
  fullName: core.profile.fullName,
  dateOfBirth: core.private.dateOfBirth,
  hasRoleRequest: requestedRole !== null,
  requirements,
  licenses: facts.licenses,
  certifications: facts.certifications,
  documentKinds,
  workEntries: facts.work.length,
  educationEntries: facts.education.length,
});

const completenessFacts = ({ core, facts, documentKinds, requirements }: WholeProfile): CompletenessFacts => ({
  needsLicense: requirements === null || mustShowLicense(requirements.license),
  hasPhone: core.contact.phone !== null,
  hasAddress: core.candidate.homeZip !== null,
  hasBirthDate: core.private.dateOfBirth !== null,
  position: core.candidate.position,
  hasYears: core.candidate.yearsExperience !== null,
  hasHeadline: core.candidate.headline !== null,
  hasAbout: core.candidate.about !== null,
  specialties: core.candidate.specialties.length,
  settings: core.candidate.settings.length,
  skills: core.candidate.skills.length,
  licenses: facts.licenses.length,
  certifications: facts.certifications.length,
  workEntries: facts.work.length,
  educationEntries: facts.education.length,
  documentKinds,
  hasPay: core.preferences.payFloorCents !== null,
  hasSchedule: core.preferences.shifts.length > 0 && core.preferences.shiftPatterns.length > 0,
  hasDistance: core.preferences.radiusMiles !== null || core.preferences.willRelocate,
});
