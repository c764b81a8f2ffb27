import type { z } from 'zod';
import { asStated, membershipOf, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { MyOrganization, organizationView, OrganizationStep } from '#domains/employers/contract/organizations.ts';
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

/** The whole organization, for its members. */
export async function readMine(tx: Tx, userId: string): Promise<MyOrganization> {
  const membership = await membershipOf(tx, userId);
  if (!membership) return { ...NOTHING, jobTitle: await jobTitleOf(tx, userId) };
  const { memberRole } = membership;
  const tree = [membership.organization, ...(await below(tx, membership.organization.id))];
  const stated = await asStated(tx, tree);
  const [organization = membership.organization] = stated;
  const facilities = tree.filter(({ kind }) => kind === 'facility');
  const review = await latestCase(tx, organization.id);
  const needsWord = organization.verificationStatus === 'needs_fix' || organization.verificationStatus === 'rejected';
  return {
    organization: present(organization),
    myRole: memberRole,
    standing: await standingOf(tx, organization),
    jobTitle: await jobTitleOf(tx, userId),
    facilities: await Promise.all(
      facilities.map(async (facility) => ({
        ...presentFacility(facility, tree),
        ...(await reviewOf(tx, facility, stated)),
      })),
    ),
    reviewMessage: needsWord ? (review?.message ?? null) : null,
    itemMessages: needsWord ? (review?.items ?? []) : [],
    missing: missingOf(organization),
  };
}

const REQUIRED: readonly (readonly [keyof Organization, OrganizationStep, string])[] = [
  ['name', 'organization', 'Name your organization.'],
  ['facilityType', 'organization', 'Choose the facility type.'],
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

const presentFacility = (facility: Organization, tree: readonly Organization[]) => ({
  ...identityView(facility),
  id: facility.id,
  units: tree
    .filter(({ kind, parentId }) => kind === 'unit' && parentId === facility.id)
    .map((unit) => ({ id: unit.id, name: unit.name })),
});

/** The facility's own review; a single facility is the organization itself. */
async function reviewOf(tx: Tx, facility: Organization, stated: readonly Organization[]) {
  const { id, parentId, verificationStatus } = facility;
  const wanted = stated.find((row) => row.id === id) ?? facility;
  const review = parentId ? await latestCase(tx, id) : null;
  const needsWord = review?.status === 'needs_fix' || review?.status === 'rejected';
  return {
    verificationStatus,
    waiting: wanted === facility ? null : identityView(wanted),
    reviewMessage: needsWord ? review.message : null,
  };
}

const identityView = ({ name, facilityType, streetAddress, city, state, zip }: Organization) => ({
  name,
  facilityType,
  streetAddress,
  city,
  state,
  zip,
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
