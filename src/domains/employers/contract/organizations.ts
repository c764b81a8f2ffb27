import { z } from 'zod';
import { isNpi } from '#domains/verification/contract/npi.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { FACILITY_TYPES, JOB_STATES, MEMBER_ROLES } from '#kernel/vocabulary.ts';
import {
  clearableText,
  done,
  idParams,
  isNotEmpty,
  moment,
  nameText,
  optionalName,
  shortText,
} from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { absence } from './absences.ts';
import { newUnits, readUnitUse, unitChanges } from './units.ts';
import { zipField } from '#domains/profiles/contract/geo.ts';

export const ORGANIZATION_STEPS = ['organization', 'address', 'contact', 'details', 'review'] as const;
export type OrganizationStep = (typeof ORGANIZATION_STEPS)[number];

const website = z
  .string()
  .trim()
  .max(200, 'At most 200 characters.')
  .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || URL.canParse(text), 'Enter an address like example.org.')
  .nullish()
  .transform((text) => text || null);

const phone = z
  .string()
  .trim()
  .refine((text) => text.replaceAll(/\D/g, '').length === 10, 'Enter a phone number with ten digits.');

/* --- the steps of onboarding, each saved by itself --- */

export const organizationStep = z.strictObject({
  name: nameText(120),
  legalName: optionalName(160),
  facilityType: z.enum(FACILITY_TYPES, 'Choose the facility type.'),
  npi: z
    .string()
    .trim()
    .refine((text) => text === '' || isNpi(text), 'This NPI does not add up. Please check its ten digits.')
    .nullish()
    .transform((text) => text || null),
  website,
  directoryCcn: z
    .string()
    .max(20)
    .nullish()
    .transform((ccn) => ccn || null),
});
export const addressStep = z.strictObject({
  streetAddress: shortText(160),
  zip: zipField,
});
export const contactStep = z.strictObject({
  contactName: nameText(120),
  contactEmail: z.email('Enter a valid email.').max(254),
  phone,
  jobTitle: optionalName(120),
});
/** What is left out stays as it is, so that a colleague's change of the rest stays too. */
export const detailsStep = z.strictObject({
  ...unitChanges,
  beds: z.int('Enter a whole number.').min(0).max(5000, 'At most 5000.').nullable().optional(),
  benefits: z.array(nameText(60)).max(20, 'At most 20.').optional(),
  about: clearableText(2000).optional(),
});

const facilityFacts = z.strictObject({
  name: nameText(120),
  facilityType: organizationStep.shape.facilityType,
  ...addressStep.shape,
});
/** A facility of a system to add, with its units. */
export const facilityStep = facilityFacts.extend({ units: newUnits });
/** The same of one to change; what is left out stays as it is. */
export const facilityChange = facilityFacts.partial().extend(unitChanges);

/** What a review vouches for. Changing any of it once approved sends the organization back to review. */
export const ORGANIZATION_IDENTITY = [
  'name',
  'legalName',
  'facilityType',
  'npi',
  'directoryCcn',
  'streetAddress',
  'zip',
] as const satisfies readonly (keyof typeof organizationStep.shape | keyof typeof addressStep.shape)[];

export const organizationView = z.object({
  id: z.uuid(),
  kind: z.enum(['system', 'facility', 'unit']),
  name: z.string(),
  legalName: z.string().nullable(),
  facilityType: z.enum(FACILITY_TYPES).nullable(),
  streetAddress: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  contactName: z.string().nullable(),
  contactEmail: z.string().nullable(),
  npi: z.string().nullable(),
  directoryCcn: z.string().nullable(),
  beds: z.int().nullable(),
  benefits: z.array(z.string()),
  about: z.string().nullable(),
  verificationStatus: z.enum(statesOf(verificationMachine)),
  onboardingStep: z.string(),
  submittedAt: moment.nullable(),
});

const facilityIdentity = organizationView.pick({
  name: true,
  facilityType: true,
  streetAddress: true,
  city: true,
  state: true,
  zip: true,
});

export const myOrganization = z.object({
  organization: organizationView.nullable(),
  myRole: z.enum(MEMBER_ROLES).nullable(),
  /** Whether it, or an organization above it, is on hold (it sees no candidates) or canceled. */
  standing: z.enum(['open', 'on_hold', 'canceled']),
  jobTitle: z.string().nullable(),
  /** The facilities that post jobs: this one, or those below a system; with their units, as everyone sees them. */
  facilities: z.array(
    facilityIdentity.extend({
      id: z.uuid(),
      units: z.array(z.object({ id: z.uuid(), name: z.string() })),
      /** Only an approved facility publishes jobs. */
      verificationStatus: z.enum(statesOf(verificationMachine)),
      /** The new identity once a reviewer approves it. */
      waiting: facilityIdentity.nullable(),
      /** The reviewer's message when something needs a fix. */
      reviewMessage: z.string().nullable(),
    }),
  ),
  /** The reviewer's message when something needs a fix. */
  reviewMessage: z.string().nullable(),
  itemMessages: z.array(z.object({ itemType: z.string(), message: z.string() })),
  missing: z.array(z.object({ step: z.enum(ORGANIZATION_STEPS), message: z.string() })),
});
export type MyOrganization = z.infer<typeof myOrganization>;

const save = <S extends z.ZodType>(step: string, body: S) =>
  contract({
    method: 'put',
    path: `/api/employer/organization/${step}` as const,
    summary: `Saves the step '${step}' of my organization; changing its identity after approval sends it back to review`,
    body,
    response: myOrganization,
  });

export const getMyOrganization = contract({
  method: 'get',
  path: '/api/employer/organization',
  summary: 'My organization, what is missing, and what the review said',
  response: myOrganization,
});
export const saveOrganization = save('organization', organizationStep);
export const saveAddress = save('address', addressStep);
export const saveContact = save('contact', contactStep);
export const saveDetails = save('details', detailsStep);

export const submitOrganization = contract({
  method: 'post',
  path: '/api/employer/organization/submit',
  summary: 'Submits my organization for review, the first time or again',
  response: myOrganization,
});

export const addFacility = contract({
  method: 'post',
  path: '/api/employer/facilities',
  status: 201,
  summary:
    'Adds a facility below my organization, which becomes a system when it was a facility itself; with its units',
  body: facilityStep,
  response: myOrganization,
});

export const saveFacility = contract({
  method: 'put',
  path: '/api/employer/facilities/:id',
  summary: 'Changes a facility below my system and its units; what is left out stays as it is',
  params: idParams,
  body: facilityChange,
  response: myOrganization,
});

export const cancelAccount = contract({
  method: 'post',
  path: '/api/employer/organization/cancel',
  summary: 'Cancels the account: open jobs are closed and matching ends',
  body: z.strictObject({ confirmName: z.string().trim() }),
  response: done,
});

export const findInDirectory = contract({
  method: 'get',
  path: '/api/employer/directory',
  summary: 'Entries of the official facility directory that look like a name',
  query: z.object({ name: z.string().trim().min(3).max(120), state: z.enum(JOB_STATES).optional() }),
  response: z.object({
    items: z.array(
      z.object({ ccn: z.string(), name: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
    ),
  }),
});

/* --- members --- */

export const memberView = z.object({
  userId: z.uuid(),
  name: z.string(),
  memberRole: z.enum(MEMBER_ROLES),
  isMe: z.boolean(),
  since: moment,
  /** The units whose jobs a hiring manager manages; empty for other roles. */
  unitIds: z.array(z.uuid()),
  /** The days on which they are or will be out. */
  absence: absence.nullable(),
});
export const invitationView = z.object({
  id: z.uuid(),
  email: z.string(),
  memberRole: z.enum(MEMBER_ROLES),
  /** Goes out once the organization is approved. */
  isWaiting: z.boolean(),
  expiresAt: moment,
});

export const listMembers = contract({
  method: 'get',
  path: '/api/employer/members',
  summary: 'Who hires with me, and who is invited',
  response: z.object({
    members: z.array(memberView),
    invitations: z.array(invitationView),
    mayManage: z.boolean(),
    /** False while the organization is rejected or on hold. */
    mayInvite: z.boolean(),
  }),
});
export const inviteMember = contract({
  method: 'post',
  path: '/api/employer/invitations',
  status: 201,
  summary: 'Invites a colleague by mail, at once or when the organization is approved; the link works for seven days',
  body: z.strictObject({
    email: z.email('Enter a valid email.').max(254).toLowerCase(),
    memberRole: z.enum(MEMBER_ROLES),
  }),
  response: invitationView,
});
export const revokeInvitation = contract({
  method: 'delete',
  path: '/api/employer/invitations/:id',
  summary: 'Revokes an invitation',
  params: idParams,
  response: done,
});
const memberParams = z.strictObject({ userId: z.uuid() });
export const changeMember = contract({
  method: 'put',
  path: '/api/employer/members/:userId',
  summary: 'Changes what a member may do, or the units of a hiring manager; what is left out stays as it is',
  params: memberParams,
  body: z
    .strictObject({
      memberRole: z.enum(MEMBER_ROLES).optional(),
      /** For a hiring manager; another role has none. */
      unitIds: z.array(z.uuid()).max(60, 'At most 60 units.').optional(),
    })
    .refine(isNotEmpty, 'Send a role or units.'),
  response: done,
});
/** What a member would leave behind: everything that a colleague takes over in the same step. */
export const openWork = z.object({
  /** Jobs that they are responsible for and that are not closed. */
  jobs: z.int(),
  /** Interviews that are proposed or to come. */
  interviews: z.int(),
  /** Offers that are not sent yet. */
  offers: z.int(),
  /** Approvals that wait for them, and rules that name them as approver. */
  approvals: z.int(),
  conversations: z.int(),
  views: z.int(),
});
export type OpenWork = z.output<typeof openWork>;

/** Whether it needs a successor. Saved views are the member's own convenience, and may go. */
export const hasOpenWork = (work: OpenWork): boolean =>
  Object.entries(work).some(([kind, count]) => kind !== 'views' && count > 0);

export const readOpenWork = contract({
  method: 'get',
  path: '/api/employer/members/:userId/open-work',
  summary: 'What a member would leave behind; for owners, and for the member',
  params: memberParams,
  response: openWork,
});
export const removeMember = contract({
  method: 'delete',
  path: '/api/employer/members/:userId',
  summary: 'Removes a member, or leaves, and hands their work to a colleague; the last owner cannot',
  params: memberParams,
  query: z.strictObject({ successorId: z.uuid().optional() }),
  response: done,
});
const tokenParams = z.strictObject({ token: z.string().min(20).max(200) });
export const readInvitation = contract({
  method: 'get',
  path: '/api/invitations/:token',
  isOpen: true,
  summary: 'Who invites to what; 404 once it is used, revoked or expired',
  params: tokenParams,
  response: z.object({ organizationName: z.string(), email: z.string(), memberRole: z.enum(MEMBER_ROLES) }),
});
export const acceptInvitation = contract({
  method: 'post',
  path: '/api/invitations/:token/accept',
  summary: 'Joins the organization as the signed-in person whose address was invited',
  params: tokenParams,
  response: done,
});

export const organizationContracts = [
  getMyOrganization,
  saveOrganization,
  saveAddress,
  saveContact,
  saveDetails,
  submitOrganization,
  addFacility,
  saveFacility,
  readUnitUse,
  cancelAccount,
  findInDirectory,
  listMembers,
  inviteMember,
  revokeInvitation,
  changeMember,
  readOpenWork,
  removeMember,
  readInvitation,
  acceptInvitation,
] as const;
