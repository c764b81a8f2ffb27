import { z } from 'zod';
import { autoApplyLimits, TOO_MANY_A_DAY } from './auto-apply-limits.ts';
import { dayOf, yearsBetween } from '#kernel/days.ts';
import { isNpi } from '#domains/verification/contract/npi.ts';
import { ONBOARDING_STEPS } from './onboarding-steps.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import {
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
} from '#kernel/vocabulary.ts';
import {
  certificationBody,
  certificationView,
  educationBody,
  educationView,
  licenseBody,
  licenseView,
  workBody,
  workView,
} from './candidate-facts.ts';
import { calendarDay, cents, done, idParams, moment, optionalName, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { optionalDay, optionalState, several } from '#platform/contract/form-pieces.ts';
import { zipField } from './geo.ts';
import { fullNameField, nameOfPerson } from '#domains/accounts/contract/identity.ts';
import { checkedRequirement, requirementSetShape } from '#domains/verification/contract/requirements.ts';

/* --- parts of the forms; messages are shown at the field --- */

export const PHONE_MESSAGE = 'Enter a phone number with area code, like 573-555-0142.';
/** Ten digits in any format; stored as `(573) 555-0142`. */
const optionalPhone = z
  .string()
  .trim()
  .nullish()
  .transform((text, context) => {
    if (!text) return null;
    const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    if (/^[2-9]\d{9}$/.test(digits)) return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
    context.addIssue({ code: 'custom', message: PHONE_MESSAGE });
    return z.NEVER;
  });

const optionalNpi = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .refine((value) => value === null || isNpi(value), 'This is not a valid NPI. Please check all ten digits.');

/** Sixteen to a hundred years old, which catches a mistyped year. */
function isWorkingAge(birthDay: string): boolean {
  const years = yearsBetween(birthDay, dayOf(new Date()));
  return years >= 16 && years <= 100;
}

/* --- the form of each step; a request holds what changed, and the whole is checked with what is stored --- */

export const FORMER_NAMES_MAX = 10;

export const aboutBody = z.strictObject({
  fullName: fullNameField,
  phone: optionalPhone,
  zip: zipField,
  streetAddress: optionalText(200),
  dateOfBirth: z.iso
    .date('Enter your full date of birth.')
    .refine(isWorkingAge, 'Please check the year of your birth.'),
  formerNames: z.array(nameOfPerson()).max(FORMER_NAMES_MAX, 'At most ten names.'),
  movedFromState: optionalState,
  movedOn: optionalDay,
});
export type AboutBody = z.infer<typeof aboutBody>;

export const OTHER_ROLE = 'OTHER';

/** The arguments of a `refine` that several schemas share. */
type Rule<Value> = [holds: (value: Value) => boolean, otherwise: { path: PropertyKey[]; message: string }];

/** 'OTHER' comes with the requested role. */
export const needsRoleName: Rule<{ position: string; requestedRole: string | null }> = [
  (role) => role.position !== OTHER_ROLE || role.requestedRole !== null,
  { path: ['requestedRole'], message: 'Enter the role you work in.' },
];

const roleFields = z.strictObject({
  position: z.enum([...POSITIONS, OTHER_ROLE], 'Choose your role.'),
  /** Only with 'OTHER': the requested role in the person's words. */
  requestedRole: optionalName(120),
  specialties: several(SPECIALTY_IDS),
  settings: several(FACILITY_TYPES),
  skills: several(SKILL_IDS),
  yearsExperience: z
    .number('Enter your years of experience. Zero is fine.')
    .min(0, 'Years can’t be less than zero.')
    .max(70, 'That is more than 70 years. Please check.')
    .nullable(),
  headline: optionalText(120),
  about: optionalText(1500),
});
export const roleBody = roleFields.refine(...needsRoleName);
export type RoleBody = z.infer<typeof roleBody>;

/** An optional NPI, and the dates of a new graduate. */
export const credentialsBody = z.strictObject({
  npi: optionalNpi,
  graduatedOn: optionalDay,
  licenseExpectedOn: optionalDay,
  /** Date of the first licensing exam's result, which ends a Missouri graduate nurse's permission to work. */
  firstExamResultOn: optionalDay,
});
export type CredentialsBody = z.infer<typeof credentialsBody>;

const pay = z
  .int('Enter pay per hour.')
  .min(725, 'Pay must be at least $7.25 an hour.')
  .max(50_000, 'Pay can be at most $500 an hour.');

export const TARGET_BELOW_FLOOR = 'Your target pay is lower than your lowest pay.';

/** A profile names a distance, or says that the person would move. */
export const needsReach: Rule<{ radiusMiles: number | null; willRelocate: boolean }> = [
  (wish) => wish.radiusMiles !== null || wish.willRelocate,
  { path: ['radiusMiles'], message: 'Enter how far you would travel, or say that you would move.' },
];

const preferencesFields = z.strictObject({
  payFloorCents: pay,
  payTargetCents: pay.nullable(),
  shifts: several(SHIFTS).min(1, 'Choose at least one shift.'),
  shiftPatterns: several(SHIFT_PATTERNS).min(1, 'Choose at least one shift pattern.'),
  employmentTypes: several(EMPLOYMENT_TYPES).min(1, 'Choose at least one job type.'),
  radiusMiles: z
    .int('Enter how many miles you would travel.')
    .min(1, 'At least 1 mile.')
    .max(500, 'At most 500 miles.')
    .nullable(),
  willRelocate: z.boolean(),
  relocateStates: several(US_STATES),
  earliestStart: optionalDay,
  workAuthorized: z.boolean('Tell us if you are authorized to work in the U.S.'),
  needsSponsorship: z.boolean(),
  autoApply: z.boolean(),
  autoApplyDailyCap: autoApplyLimits.dailyCap,
  autoApplyActiveCap: autoApplyLimits.activeCap,
});
export const preferencesBody = preferencesFields
  .refine((wish) => wish.payTargetCents === null || wish.payTargetCents >= wish.payFloorCents, {
    path: ['payTargetCents'],
    message: TARGET_BELOW_FLOOR,
  })
  // The limits are hidden, and don't matter, while it is off.
  .refine(({ autoApply, autoApplyDailyCap: daily, autoApplyActiveCap: active }) => !autoApply || daily <= active, {
    path: ['autoApplyDailyCap'],
    message: TOO_MANY_A_DAY,
  })
  .refine(...needsReach);
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const submitBody = z.strictObject({
  /** The version of the matching notice on the screen. */
  matchingNoticeVersion: z.string().max(60),
  acceptsMatchingNotice: z.literal(true, 'Please read and accept how matching works.'),
  attestsTruth: z.literal(true, 'Please confirm that what you entered is true.'),
});

/* --- the person's own profile --- */

export const organizationHit = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string().nullable(),
});
export type OrganizationHit = z.infer<typeof organizationHit>;

const step = z.enum(ONBOARDING_STEPS);
const ownItemState = z.enum(['checking', 'needs_fix']).nullable();

export const candidateProfileView = z.object({
  pseudonym: z.string(),
  email: z.string(),
  about: z.object({
    fullName: z.string().nullable(),
    phone: z.string().nullable(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
    state: z.enum(US_STATES).nullable(),
    timeZone: z.string(),
    streetAddress: z.string().nullable(),
    dateOfBirth: calendarDay.nullable(),
    formerNames: z.array(z.string()),
    movedFromState: z.enum(US_STATES).nullable(),
    movedOn: calendarDay.nullable(),
  }),
  role: z.object({
    position: z.enum(POSITIONS).nullable(),
    /** The role last requested under 'Other'. */
    requestedRole: z.string().nullable(),
    specialties: z.array(z.enum(SPECIALTY_IDS)),
    settings: z.array(z.enum(FACILITY_TYPES)),
    skills: z.array(z.enum(SKILL_IDS)),
    yearsExperience: z.number().nullable(),
    headline: z.string().nullable(),
    about: z.string().nullable(),
  }),
  credentials: z.object({
    npi: z.string().nullable(),
    graduatedOn: calendarDay.nullable(),
    licenseExpectedOn: calendarDay.nullable(),
    firstExamResultOn: calendarDay.nullable(),
  }),
  licenses: z.array(licenseView),
  certifications: z.array(certificationView),
  work: z.array(workView),
  education: z.array(educationView),
  /** Whether past employers can be asked to confirm an entry: the feature is on and the profile submitted. */
  mayAskEmployers: z.boolean(),
  preferences: z.object({
    payFloorCents: cents.nullable(),
    payTargetCents: cents.nullable(),
    shifts: z.array(z.enum(SHIFTS)),
    shiftPatterns: z.array(z.enum(SHIFT_PATTERNS)),
    employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
    radiusMiles: z.int().nullable(),
    willRelocate: z.boolean(),
    relocateStates: z.array(z.enum(US_STATES)),
    earliestStart: calendarDay.nullable(),
    workAuthorized: z.boolean().nullable(),
    needsSponsorship: z.boolean(),
    autoApply: z.boolean(),
    autoApplyDailyCap: z.int(),
    autoApplyActiveCap: z.int(),
  }),
  blocked: z.array(organizationHit),
  onboarding: z.object({
    /** The wizard step where the person continues. */
    step,
    /** Whether the wizard asks for a license. */
    asksLicense: z.boolean(),
    completed: z.boolean(),
    submittedAt: moment.nullable(),
    missing: z.array(z.object({ step, field: z.string(), message: z.string() })),
  }),
  /** The position's requirements and which are met; null without a position. */
  requirements: requirementSetShape
    .pick({ license: true, suggested: true })
    .extend({ items: z.array(checkedRequirement) })
    .nullable(),
  completeness: z.object({
    percent: z.int(),
    items: z.array(z.object({ id: z.string(), step, isDone: z.boolean(), gain: z.int() })),
  }),
  verification: z.object({
    status: z.enum(statesOf(verificationMachine)),
    /** The reviewer's message with the last decision. */
    message: z.string().nullable(),
    /** State of the two items that are not facts; null when nothing is pending. */
    identity: ownItemState,
    role: ownItemState,
    /** The position used for matching until a new one has been reviewed. */
    approvedPosition: z.enum(POSITIONS).nullable(),
  }),
});
export type CandidateProfileView = z.infer<typeof candidateProfileView>;

/* --- the calls; each write returns the whole profile, so that the screen needs no second request --- */

const whole = candidateProfileView;

export const getMyProfile = contract({
  method: 'get',
  path: '/api/me/profile',
  summary: 'My profile as a candidate',
  response: whole,
});

export const saveAbout = contract({
  method: 'put',
  path: '/api/me/profile/about',
  summary: 'Save what I changed of my name, contact and home; the ZIP code sets city, state and time zone',
  body: aboutBody.partial(),
  response: whole,
});

export const saveRole = contract({
  method: 'put',
  path: '/api/me/profile/role',
  summary: "Save what I changed of my role, or ask for one that is not on the list ('OTHER')",
  body: roleFields.partial(),
  response: whole,
});

export const saveCredentials = contract({
  method: 'put',
  path: '/api/me/profile/credentials',
  summary: 'Save what I changed of my NPI and the dates of a pending license',
  body: credentialsBody.partial(),
  response: whole,
});

export const savePreferences = contract({
  method: 'put',
  path: '/api/me/profile/preferences',
  summary: 'Save what I changed of pay, schedule, distance and auto-apply',
  body: preferencesFields.partial(),
  response: whole,
});

/** What one request changes of a form; the rest stays as it is. */
export type AboutChange = z.infer<typeof saveAbout.body>;
export type RoleChange = z.infer<typeof saveRole.body>;
export type CredentialsChange = z.infer<typeof saveCredentials.body>;
export type PreferencesChange = z.infer<typeof savePreferences.body>;

export const saveOnboardingStep = contract({
  method: 'put',
  path: '/api/me/onboarding/step',
  summary: 'Save my step in the wizard',
  body: z.strictObject({ step }),
  response: done,
});

export const submitOnboarding = contract({
  method: 'post',
  path: '/api/me/onboarding/submit',
  summary: 'Submit my profile for review, or submit it again after a fix',
  body: submitBody,
  response: whole,
});

const facts = <const P extends string, B extends z.ZodType>(name: P, words: string, body: B) => ({
  add: contract({
    method: 'post',
    path: `/api/me/${name}`,
    status: 201,
    summary: `Add ${words}`,
    body,
    response: whole,
  }),
  change: contract({
    method: 'put',
    path: `/api/me/${name}/:id`,
    summary: `Change ${words}; a verified one is reviewed again`,
    params: idParams,
    body,
    response: whole,
  }),
  remove: contract({
    method: 'delete',
    path: `/api/me/${name}/:id`,
    summary: `Remove ${words}`,
    params: idParams,
    response: whole,
  }),
});

export const licenseCalls = facts('licenses', 'a license', licenseBody);
export const certificationCalls = facts('certifications', 'a certification', certificationBody);
export const workCalls = facts('work-history', 'a past job', workBody);
export const educationCalls = facts('education', 'a school', educationBody);

export const searchOrganizations = contract({
  method: 'get',
  path: '/api/me/organization-search',
  summary: 'Search employers by name, to block one or to name a past one',
  query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(80) }),
  response: z.object({ items: z.array(organizationHit) }),
});

export const blockOrganization = contract({
  method: 'post',
  path: '/api/me/blocked-organizations',
  status: 201,
  summary: 'Hide me from an employer and every organization under its topmost parent',
  body: z.strictObject({ organizationId: z.uuid() }),
  response: whole,
});

export const unblockOrganization = contract({
  method: 'delete',
  path: '/api/me/blocked-organizations/:id',
  summary: 'Stop hiding me from an employer',
  params: idParams,
  response: whole,
});

export const submissionItem = z.object({
  id: z.string(),
  kind: z.enum(['identity', 'role', 'license', 'certification', 'work', 'education', 'document', 'preferences']),
  label: z.string(),
  detail: z.string().nullable(),
  state: z.enum(['checking', 'accepted', 'needs_fix', 'not_checked']),
  /** Who reviews it. */
  checkedBy: z.string(),
  /** The reviewer's message on what to fix. */
  message: z.string().nullable(),
  step,
});
export type SubmissionItem = z.infer<typeof submissionItem>;

export const getMySubmission = contract({
  method: 'get',
  path: '/api/me/submission',
  summary: 'My submission, item by item, with status, reviewer and what to fix',
  response: z.object({
    status: z.enum(statesOf(verificationMachine)),
    submittedAt: moment.nullable(),
    message: z.string().nullable(),
    items: z.array(submissionItem),
  }),
});

export const candidateContracts = [
  getMyProfile,
  saveAbout,
  saveRole,
  saveCredentials,
  savePreferences,
  saveOnboardingStep,
  submitOnboarding,
  ...Object.values(licenseCalls),
  ...Object.values(certificationCalls),
  ...Object.values(workCalls),
  ...Object.values(educationCalls),
  searchOrganizations,
  blockOrganization,
  unblockOrganization,
  getMySubmission,
];
