import {
  mustShowLicense,
  requirementLabel,
  requirementState,
  type Packet,
  type Requirement,
  type RequirementSet,
} from '#domains/verification/contract/requirements-rules.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from './onboarding-steps.ts';

/** What a profile needs before it can be submitted. */
export interface SubmissionFacts extends Packet {
  fullName: string | null;
  homeZip: string | null;
  dateOfBirth: string | null;
  /** The position's current requirements; null without a position. */
  requirements: RequirementSet | null;
  hasRoleRequest: boolean;
  yearsExperience: number | null;
  licenseExpectedOn: string | null;
  graduatedOn: string | null;
  payFloorCents: number | null;
  shifts: readonly string[];
  shiftPatterns: readonly string[];
  employmentTypes: readonly string[];
  radiusMiles: number | null;
  willRelocate: boolean;
  workAuthorized: boolean | null;
}

export interface MissingItem {
  step: OnboardingStep;
  field: string;
  message: string;
}

/** The step where a requirement is met. */
const stepOf = (requirement: Requirement): OnboardingStep => {
  if (requirement.startsWith('document:')) return 'documents';
  if (requirement === 'education') return 'education';
  return requirement.startsWith('certification:') ? 'certifications' : 'experience';
};

const ASKS = {
  missing: (what: string) => `Add this: ${what}.`,
  expired: (what: string) => `Expired: ${what}. Add the new one.`,
  undated: (what: string) => `Add the expiration date of: ${what}.`,
} as const;

/** What is missing, in step order; used by the review screen and by the server's refusal. */
export function missingForSubmission(facts: SubmissionFacts, today: string): MissingItem[] {
  const missing: MissingItem[] = [];
  const need = (isThere: boolean, step: OnboardingStep, field: string, message: string) => {
    if (!isThere) missing.push({ step, field, message });
  };
  need(Boolean(facts.fullName), 'about', 'fullName', 'Add your full name.');
  need(Boolean(facts.homeZip), 'home', 'zip', 'Add your ZIP code.');
  need(Boolean(facts.dateOfBirth), 'about', 'dateOfBirth', 'Add your date of birth. We need it for the safety check.');
  need(
    facts.position !== null,
    'role',
    'position',
    facts.hasRoleRequest
      ? 'We saved the role you requested, but we can’t match it yet. Choose a role from the list to submit now.'
      : 'Choose your role.',
  );
  need(facts.yearsExperience !== null, 'specialty', 'yearsExperience', 'Add your years of experience. Zero is fine.');
  const { requirements } = facts;
  if (requirements && mustShowLicense(requirements.license)) {
    const isRegistry = requirements.license === 'registry';
    need(
      facts.licenses.length > 0,
      'credentials',
      'licenses',
      isRegistry ? 'Add your registry listing.' : 'Add your license, even if it is pending.',
    );
    const isPendingOnly = facts.licenses.length > 0 && facts.licenses.every(({ status }) => status === 'pending');
    need(
      !isPendingOnly || Boolean(facts.licenseExpectedOn),
      'credentials',
      'licenseExpectedOn',
      'Enter when you expect your license.',
    );
    need(!isPendingOnly || Boolean(facts.graduatedOn), 'credentials', 'graduatedOn', 'Enter your graduation date.');
  }
  // The wizard's first step saves a license without this date.
  const isUndated = facts.licenses.some(({ status, expiresOn }) => status === 'active' && expiresOn === null);
  need(!isUndated, 'credentials', 'licenseExpiresOn', 'Add the date your license expires.');
  for (const requirement of requirements?.required ?? []) {
    const state = requirementState(requirement, facts, today);
    if (state === 'there') continue;
    missing.push({
      step: stepOf(requirement),
      field: requirement,
      message: ASKS[state](requirementLabel(requirement)),
    });
  }
  need(facts.payFloorCents !== null, 'pay', 'payFloorCents', 'Add the lowest pay you would take.');
  need(facts.employmentTypes.length > 0, 'preferences', 'employmentTypes', 'Choose at least one job type.');
  need(facts.shifts.length > 0, 'shift', 'shifts', 'Choose at least one shift.');
  need(facts.shiftPatterns.length > 0, 'preferences', 'shiftPatterns', 'Choose at least one shift pattern.');
  need(facts.radiusMiles !== null || facts.willRelocate, 'distance', 'radiusMiles', 'Enter how far you would travel.');
  need(
    facts.workAuthorized !== null,
    'authorization',
    'workAuthorized',
    'Tell us if you are authorized to work in the U.S.',
  );
  // A requirement set orders documents and cards its own way.
  return missing.toSorted((a, b) => ONBOARDING_STEPS.indexOf(a.step) - ONBOARDING_STEPS.indexOf(b.step));
}
