import {
  mustShowLicense,
  requirementLabel,
  requirementState,
  type Packet,
  type Requirement,
  type RequirementSet,
} from '#domains/verification/contract/requirements-rules.ts';

/** The steps of the candidate's wizard, in order. */
export const ONBOARDING_STEPS = [
  'about',
  'role',
  'credentials',
  'experience',
  'documents',
  'preferences',
  'review',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What must be there before a profile can be handed in. */
export interface SubmissionFacts extends Packet {
  fullName: string | null;
  homeZip: string | null;
  dateOfBirth: string | null;
  /** What the position asks for now; null without a position. */
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

/** Where a requirement is met. */
const stepOf = (requirement: Requirement): OnboardingStep => {
  if (requirement.startsWith('document:')) return 'documents';
  return requirement.startsWith('certification:') ? 'credentials' : 'experience';
};

const ASKS = {
  missing: (what: string) => `Add this: ${what}.`,
  expired: (what: string) => `This has ended: ${what}. Add the new one.`,
  undated: (what: string) => `Add the last day of this: ${what}.`,
} as const;

/** What is still missing, in the order of the steps; the same for the review screen and the server's refusal. */
export function missingForSubmission(facts: SubmissionFacts, today: string): MissingItem[] {
  const missing: MissingItem[] = [];
  const need = (isThere: boolean, step: OnboardingStep, field: string, message: string) => {
    if (!isThere) missing.push({ step, field, message });
  };
  need(Boolean(facts.fullName), 'about', 'fullName', 'Add your full name.');
  need(Boolean(facts.homeZip), 'about', 'zip', 'Add your ZIP code.');
  need(Boolean(facts.dateOfBirth), 'about', 'dateOfBirth', 'Add your date of birth. We need it for the safety check.');
  need(
    facts.position !== null,
    'role',
    'position',
    facts.hasRoleRequest
      ? 'We saved the role you asked for, but we cannot match it yet. Pick a role from the list to hand in now.'
      : 'Pick your role.',
  );
  need(facts.yearsExperience !== null, 'role', 'yearsExperience', 'Add your years of experience. Zero is fine.');
  const { requirements } = facts;
  if (requirements && mustShowLicense(requirements.license)) {
    const isRegistry = requirements.license === 'registry';
    need(
      facts.licenses.length > 0,
      'credentials',
      'licenses',
      isRegistry ? 'Add your registry listing.' : 'Add your license, or say that it is on its way.',
    );
    const isPendingOnly = facts.licenses.length > 0 && facts.licenses.every(({ status }) => status === 'pending');
    need(
      !isPendingOnly || Boolean(facts.licenseExpectedOn),
      'credentials',
      'licenseExpectedOn',
      'Say when you expect your license.',
    );
    need(!isPendingOnly || Boolean(facts.graduatedOn), 'credentials', 'graduatedOn', 'Say when you graduate.');
  }
  for (const requirement of requirements?.required ?? []) {
    const state = requirementState(requirement, facts, today);
    if (state === 'there') continue;
    missing.push({
      step: stepOf(requirement),
      field: requirement,
      message: ASKS[state](requirementLabel(requirement)),
    });
  }
  need(facts.payFloorCents !== null, 'preferences', 'payFloorCents', 'Add the lowest pay you would take.');
  need(facts.employmentTypes.length > 0, 'preferences', 'employmentTypes', 'Pick at least one kind of job.');
  need(facts.shifts.length > 0, 'preferences', 'shifts', 'Pick at least one shift.');
  need(facts.shiftPatterns.length > 0, 'preferences', 'shiftPatterns', 'Pick at least one shift pattern.');
  need(facts.radiusMiles !== null || facts.willRelocate, 'preferences', 'radiusMiles', 'Say how far you would travel.');
  need(facts.workAuthorized !== null, 'preferences', 'workAuthorized', 'Say if you may work in the United States.');
  // A set lists papers and cards in its own order.
  return missing.toSorted((a, b) => ONBOARDING_STEPS.indexOf(a.step) - ONBOARDING_STEPS.indexOf(b.step));
}
