import type { z } from 'zod';
import { membershipOf, type Organization } from '#server/features/hiring-team/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { MyOrganization, organizationView, OrganizationStep } from '#shared/contracts/organizations.ts';
import { below, jobTitleOf, latestCase, standingOf } from './organizations.repo.ts';

const NOTHING: MyOrganization = {
  organization: null,
  myRole: null,
  standing: 'open',
  jobTitle: null,
  facilities: [],
  reviewMessage: null,
  itemMessages: [],
  missing: [{ step: 'organization', message: 'Name your organization.' }],
};

/** Everything that a member's screens show of their organization. */
export async function readMine(tx: Tx, userId: string): Promise<MyOrganization> {
  const membership = await membershipOf(tx, userId);
  if (!membership) return { ...NOTHING, jobTitle: await jobTitleOf(tx, userId) };
  const { organization, memberRole } = membership;
  const tree = [organization, ...(await below(tx, organization.id))];
  const review = await latestCase(tx, organization.id);
  const needsWord = organization.verificationStatus === 'needs_fix' || organization.verificationStatus === 'rejected';
  return {
    organization: present(organization),
    myRole: memberRole,
    standing: await standingOf(tx, organization),
    jobTitle: await jobTitleOf(tx, userId),
    facilities: tree.filter(({ kind }) => kind === 'facility').map((facility) => presentFacility(facility, tree)),
    reviewMessage: needsWord ? (review?.message ?? null) : null,
    itemMessages: needsWord ? (review?.items ?? []) : [],
    missing: missingOf(organization),
  };
}

const REQUIRED: readonly (readonly [keyof Organization, OrganizationStep, string])[] = [
  ['name', 'organization', 'Name your organization.'],
  ['facilityType', 'organization', 'Choose the kind of facility.'],
  ['streetAddress', 'address', 'Enter the street address.'],
  ['zip', 'address', 'Enter the ZIP code.'],
  ['contactName', 'contact', 'Name a contact person.'],
  ['contactEmail', 'contact', 'Enter a contact email.'],
  ['phone', 'contact', 'Enter a phone number.'],
];

export const missingOf = (organization: Organization): MyOrganization['missing'] =>
  REQUIRED.filter(
    ([field]) => organization[field] === null && !(field === 'facilityType' && organization.kind === 'system'),
  ).map(([, step, message]) => ({ step, message }));

const presentFacility = (
  { id, name, facilityType, streetAddress, city, state, zip }: Organization,
  tree: readonly Organization[],
) => ({
  id,
  name,
  facilityType,
  streetAddress,
  city,
  state,
  zip,
  units: tree
    .filter(({ kind, parentId }) => kind === 'unit' && parentId === id)
    .map((unit) => ({ id: unit.id, name: unit.name })),
});

function present(row: Organization): z.output<typeof organizationView> {
  const { id, kind, name, legalName, facilityType, streetAddress, city, state, zip, phone, website } = row;
  const { contactName, contactEmail, npi, directoryCcn, beds, benefits, about, verificationStatus, onboardingStep } =
    row;
  return {
    id,
    kind,
    name,
    legalName,
    facilityType,
    streetAddress,
    city,
    state,
    zip,
    phone,
    website,
    contactName,
    contactEmail,
    npi,
    directoryCcn,
    beds,
    benefits,
    about,
    verificationStatus,
    onboardingStep,
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}
