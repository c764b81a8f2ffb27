import { z } from 'zod';
import { dayOf, yearsBetween } from '#kernel/days.ts';
import { isNpi } from '#domains/verification/contract/npi.ts';
import { ONBOARDING_STEPS } from './onboarding.ts';
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

/* --- pieces of the forms; the messages are what a person reads at the field --- */

export const PHONE_MESSAGE = 'Enter a phone number with area code, like 573-555-0142.';
/** Ten digits in any dress; stored as `(573) 555-0142`. */
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

/** Sixteen to a hundred years old; a slip of the year is the usual mistake. */
function isWorkingAge(birthDay: string): boolean {
  const years = yearsBetween(birthDay, dayOf(new Date()));
  return years >= 16 && years <= 100;
}

/* --- what each step saves --- */

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

export const roleBody = z
  .strictObject({
    position: z.enum([...POSITIONS, OTHER_ROLE], 'Pick your role.'),
    /** Only with 'OTHER': the role that somebody asks for, in their words. */
    requestedRole: optionalName(120),
    specialties: several(SPECIALTY_IDS),
    settings: several(FACILITY_TYPES),
    skills: several(SKILL_IDS),
    yearsExperience: z
      .number('Enter your years of experience. Zero is fine.')
      .min(0, 'Years cannot be less than zero.')
      .max(70, 'That is more than 70 years. Please check.')
      .nullable(),
    headline: optionalText(120),
    about: optionalText(1500),
  })
  .refine((role) => role.position !== OTHER_ROLE || role.requestedRole, {
    path: ['requestedRole'],
    message: 'Tell us the role you work in.',
  });
export type RoleBody = z.infer<typeof roleBody>;

/** What goes with licenses and certifications: an optional NPI, and the dates of a new graduate. */
export const credentialsBody = z.strictObject({
  npi: optionalNpi,
  graduatedOn: optionalDay,
  licenseExpectedOn: optionalDay,
  /** When the first licensing examination's result came; it ends a Missouri graduate nurse's permission to work. */
  firstExamResultOn: optionalDay,
});
export type CredentialsBody = z.infer<typeof credentialsBody>;

const pay = z
  .int('Enter pay per hour.')
  .min(725, 'Pay must be at least $7.25 an hour.')
  .max(50_000, 'Pay can be at most $500 an hour.');

export const preferencesBody = z
  .strictObject({
    payFloorCents: pay,
    payTargetCents: pay.nullable(),
    shifts: several(SHIFTS).min(1, 'Pick at least one shift.'),
    shiftPatterns: several(SHIFT_PATTERNS).min(1, 'Pick at least one shift pattern.'),
    employmentTypes: several(EMPLOYMENT_TYPES).min(1, 'Pick at least one kind of job.'),
    radiusMiles: z
      .int('Enter how many miles you would travel.')
      .min(1, 'At least 1 mile.')
      .max(500, 'At most 500 miles.')
      .nullable(),
    willRelocate: z.boolean(),
    relocateStates: several(US_STATES),
    earliestStart: optionalDay,
    workAuthorized: z.boolean('Say if you may work in the United States.'),
    needsSponsorship: z.boolean(),
    autoApply: z.boolean(),
    autoApplyDailyCap: z.int().min(1, 'At least 1 a day.').max(10, 'At most 10 a day.'),
    autoApplyActiveCap: z.int().min(1, 'At least 1.').max(30, 'At most 30 at once.'),
  })
  .refine((wish) => wish.payTargetCents === null || wish.payTargetCents >= wish.payFloorCents, {
    path: ['payTargetCents'],
    message: 'The pay you hope for is lower than the lowest pay you would take.',
  })
  .refine((wish) => wish.radiusMiles !== null || wish.willRelocate, {
    path: ['radiusMiles'],
    message: 'Say how far you would travel, or that you would move.',
  });
export type PreferencesBody = z.infer<typeof preferencesBody>;

export const submitBody = z.strictObject({
  /** The matching notice in the version that was on the screen. */
  matchingNoticeVersion: z.string().max(60),
  acceptsMatchingNotice: z.literal(true, 'Please read and accept how matching works.'),
  attestsTruth: z.literal(true, 'Please confirm that what you entered is true.'),
});

/* --- what a person reads about themselves --- */

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
    /** The last role that was asked for under 'Other'. */
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
  /** Past employers can be asked to confirm an entry: switched on, and the profile handed in. */
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
    /** Where the person was last. */
    step,
    completed: z.boolean(),
    submittedAt: moment.nullable(),
    missing: z.array(z.object({ step, field: z.string(), message: z.string() })),
  }),
  /** What my position asks of everybody, and how far I am; null without a position. */
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
    /** What the reviewer said with the last decision. */
    message: z.string().nullable(),
    /** How far the two items without a state of their own are: null when nothing waits. */
    identity: ownItemState,
    role: ownItemState,
    /** The position under which matching stands still until the new one is checked. */
    approvedPosition: z.enum(POSITIONS).nullable(),
  }),
});
export type CandidateProfileView = z.infer<typeof candidateProfileView>;

/* --- the calls; each write answers the whole profile, so that the screen needs no second read --- */

const whole = candidateProfileView;

export const getMyProfile = contract({
  method: 'get',
  path: '/api/me/profile',
  summary: 'My whole profile as a candidate',
  response: whole,
});

export const saveAbout = contract({
  method: 'put',
  path: '/api/me/profile/about',
  summary: 'Save who I am and where I live; the ZIP code decides city, state and time zone',
  body: aboutBody,
  response: whole,
});

export const saveRole = contract({
  method: 'put',
  path: '/api/me/profile/role',
  summary: "Save my role, or ask for one that is not on the list ('OTHER')",
  body: roleBody,
  response: whole,
});

export const saveCredentials = contract({
  method: 'put',
  path: '/api/me/profile/credentials',
  summary: 'Save my NPI and, for a license that is on its way, my dates',
  body: credentialsBody,
  response: whole,
});

export const savePreferences = contract({
  method: 'put',
  path: '/api/me/profile/preferences',
  summary: 'Save pay, schedule, distance and whether to apply for me',
  body: preferencesBody,
  response: whole,
});

export const saveOnboardingStep = contract({
  method: 'put',
  path: '/api/me/onboarding/step',
  summary: 'Remember where I am in the wizard',
  body: z.strictObject({ step }),
  response: done,
});

export const submitOnboarding = contract({
  method: 'post',
  path: '/api/me/onboarding/submit',
  summary: 'Hand my profile in for review, or again after a fix',
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
    summary: `Change ${words}; if it was verified, it is checked again`,
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
export const workCalls = facts('work-history', 'a job I had', workBody);
export const educationCalls = facts('education', 'a school', educationBody);

export const searchOrganizations = contract({
  method: 'get',
  path: '/api/me/organization-search',
  summary: 'Employers by name, to block one or to name one that I worked for',
  query: z.object({ q: z.string().trim().min(2, 'Type at least two letters.').max(80) }),
  response: z.object({ items: z.array(organizationHit) }),
});

export const blockOrganization = contract({
  method: 'post',
  path: '/api/me/blocked-organizations',
  status: 201,
  summary: 'Hide me from an employer and everything under its topmost parent',
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
  /** Who looks at it. */
  checkedBy: z.string(),
  /** What to fix, in the reviewer's words. */
  message: z.string().nullable(),
  step,
});
export type SubmissionItem = z.infer<typeof submissionItem>;

export const getMySubmission = contract({
  method: 'get',
  path: '/api/me/submission',
  summary: 'What I handed in, item by item, with its state, who checks it and what to fix',
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
