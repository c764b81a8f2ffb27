import { z } from 'zod';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { holdView } from '#domains/verification/contract/holds.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { FACILITY_TYPES, MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const status = z.enum(statesOf(verificationMachine));
const KINDS = ['system', 'facility', 'unit'] as const;
const optionalText = z.string().nullable();

export const organizationView = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(KINDS),
  status,
  /** It sees candidates, and its jobs are visible. */
  isLive: z.boolean(),
  isDemo: z.boolean(),
  /** The end of its public page's address, once it has one. */
  slug: optionalText,
  legalName: optionalText,
  facilityType: z.enum(FACILITY_TYPES).nullable(),
  address: z.string(),
  phone: optionalText,
  website: optionalText,
  contactName: optionalText,
  contactEmail: optionalText,
  npi: optionalText,
  directoryCcn: optionalText,
  beds: z.int().nullable(),
  createdAt: moment,
  submittedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  canceledAt: moment.nullable(),
  /** What it belongs to, the topmost first, and what belongs to it directly. */
  above: z.array(z.object({ id: z.uuid(), name: z.string() })),
  below: z.array(z.object({ id: z.uuid(), name: z.string(), kind: z.enum(KINDS), status })),
  members: z.array(
    z.object({ userId: z.uuid(), name: optionalText, email: z.string(), memberRole: z.enum(MEMBER_ROLES) }),
  ),
  /** Of the organization and everything below it; `latest` holds the newest ones. */
  jobs: z.object({
    total: z.int(),
    latest: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        status: z.enum(statesOf(jobMachine)),
        place: z.string(),
        createdAt: moment,
      }),
    ),
  }),
  cases: z.array(z.object({ id: z.uuid(), status, submittedAt: moment, decidedAt: moment.nullable() })),
  openHolds: z.array(holdView),
});
export type OrganizationView = z.infer<typeof organizationView>;

export const getOrganizationForAdmin = contract({
  method: 'get',
  path: '/api/admin/organizations/:id',
  summary: 'One organization with its facts, members, latest jobs, reviews and holds',
  params: idParams,
  response: organizationView,
});

export const adminOrganizationContracts = [getOrganizationForAdmin] as const;
