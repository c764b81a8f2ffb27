import type { Identity } from '#domains/employers/db/organization-identity.ts';
import { isNpi } from '#domains/verification/contract/npi.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { domainOf, isFreeMail } from '#domains/profiles/contract/email-hosts.ts';
import type { FacilityFacts, OrganizationFacts } from './facts.repo.ts';
import { NO_FACT, type BareItem } from './present-person.ts';

export const SAME_ENTRY = 'Another organization here is matched to the same directory entry.';
const SAME_NPI = 'Another organization here has the same NPI.';
const SAME_NAME = 'Another organization here has this name in this ZIP code.';

type Field = BareItem['fields'][number];
const field = (name: string, value: string | number | null | undefined): Field[] =>
  value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }];

const differsFrom =
  (directory: FacilityFacts['directory']) => (what: string, ours: string | null, official: string | null | undefined) =>
    directory && official && ours && plain(ours) !== plain(official) ? [`${what} in the directory: ${official}`] : [];

/** Conflicts with the directory and with other organizations. */
const nameWarnings = ({ organization: o, directory, sameEntry, sameName, resembles }: FacilityFacts) => [
  ...differsFrom(directory)('Name', o.name, directory?.name),
  ...(sameEntry > 0 ? [SAME_ENTRY] : []),
  ...(sameName > 0 ? [SAME_NAME] : []),
  ...(resembles ? [`The directory has ${resembles} in this ZIP code: is it the same one?`] : []),
];
const addressWarnings = ({ organization: o, directory }: FacilityFacts) => [
  ...differsFrom(directory)('Street', o.streetAddress, directory?.streetAddress),
  ...differsFrom(directory)('City', o.city, directory?.city),
  ...differsFrom(directory)('ZIP', o.zip, directory?.zip),
];

const cityOf = ({ city, state }: Pick<Identity, 'city' | 'state'>) => [city, state].filter(Boolean).join(', ');
const kindOf = ({ facilityType }: Pick<Identity, 'facilityType'>) => facilityType && FACILITY_TYPE_LABELS[facilityType];

/** Each fact, and next to a changed one the approved value. */
function nameFields({ organization: o, approved }: FacilityFacts): Field[] {
  const both = changedFields(approved);
  return [
    ...both('Name', o.name, approved?.name),
    ...both('Legal name', o.legalName, approved?.legalName),
    ...both('Kind', kindOf(o), approved && kindOf(approved)),
  ];
}
function addressFields({ organization: o, approved }: FacilityFacts): Field[] {
  const both = changedFields(approved);
  return [
    ...both('Street', o.streetAddress, approved?.streetAddress),
    ...both('City', cityOf(o), approved && cityOf(approved)),
    ...both('ZIP', o.zip, approved?.zip),
  ];
}
type Given = string | null | undefined;
const changedFields = (approved: Identity | null) => (name: string, now: Given, before: Given) => [
  ...field(name, now),
  ...(approved && before !== now ? field(`${name}, as approved`, before ?? 'none') : []),
];

/** An organization's submission, item by item, with hints where it differs from the official directory. */
export function organizationItems(facts: OrganizationFacts): BareItem[] {
  const { organization: o, directory, parent, sameNpi, facilities } = facts;
  const shared = {
    id: o.id,
    ...NO_FACT,
    documentIds: [],
  };
  // A facility below an organization is contacted through it.
  const hasContact = o.parentId === null;
  return [
    {
      ...shared,
      type: 'organization',
      label: 'Organization',
      isRequired: true,
      warnings: nameWarnings(facts),
      fields: [...nameFields(facts), ...field('Part of', parent), ...field('Beds', o.beds), ...field('About', o.about)],
    },
    {
      ...shared,
      type: 'address',
      label: 'Address',
      isRequired: true,
      warnings: addressWarnings(facts),
      fields: addressFields(facts),
    },
    ...(hasContact
      ? [
          {
            ...shared,
            type: 'contact' as const,
            label: 'Contact',
            isRequired: true,
            warnings: [
              ...differsFrom(directory)('Phone', o.phone, directory?.phone),
              ...(isFreeMail(domainOf(o.contactEmail ?? ''))
                ? ['The email is at a free provider that anyone can use.']
                : []),
            ],
            fields: [
              ...field('Person', o.contactName),
              ...field('Email', o.contactEmail),
              ...field('Phone on the form (never call this one)', o.phone),
              ...field('Website', o.website),
            ],
          },
        ]
      : []),
    ...(o.npi
      ? [
          {
            ...shared,
            type: 'npi' as const,
            label: 'NPI',
            isRequired: false,
            warnings: [...(isNpi(o.npi) ? [] : ['The check digit is wrong.']), ...(sameNpi > 0 ? [SAME_NPI] : [])],
            fields: field('NPI', o.npi),
          },
        ]
      : []),
    ...facilities.map((facility) => ({
      ...shared,
      id: facility.organization.id,
      type: 'facility' as const,
      label: `Facility: ${facility.organization.name}`,
      isRequired: true,
      warnings: [...nameWarnings(facility), ...addressWarnings(facility)],
      fields: [...nameFields(facility), ...addressFields(facility)],
    })),
  ];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
