import type { z } from 'zod';
import type { directoryEntry } from '#shared/contracts/facility-directory.ts';
import { isNpi } from '#shared/kernel/npi.ts';
import { FACILITY_TYPE_LABELS } from '#shared/kernel/vocabulary.ts';
import type { OrganizationFacts } from './facts.repo.ts';
import { NO_FACT, type BareItem } from './present-person.ts';

export const SAME_ENTRY = 'Another organization here stands on the same directory entry.';
const SAME_NPI = 'Another organization here has the same NPI.';
const SAME_NAME = 'Another organization here has this name in this ZIP code.';

/** Anybody can have an address there; a facility writes from its own. */
const FREE_MAIL = [
  'gmail',
  'googlemail',
  'yahoo',
  'ymail',
  'outlook',
  'hotmail',
  'live',
  'msn',
  'aol',
  'icloud',
  'me',
  'mac',
  'proton',
  'protonmail',
  'gmx',
  'mail',
  'zoho',
];
const isFreeMail = (email: string | null) =>
  FREE_MAIL.includes(/@([^@.]+)\.(?:com|net|org|me|us)$/.exec((email ?? '').trim().toLowerCase())?.[1] ?? '');

type Field = BareItem['fields'][number];
const field = (name: string, value: string | number | null | undefined): Field[] =>
  value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }];

/** Of an entry in the official directory what a reviewer compares by. */
export const presentEntry = (entry: z.infer<typeof directoryEntry>): z.infer<typeof directoryEntry> => ({
  ccn: entry.ccn,
  name: entry.name,
  streetAddress: entry.streetAddress,
  city: entry.city,
  state: entry.state,
  zip: entry.zip,
  phone: entry.phone,
  hospitalType: entry.hospitalType,
});

/** What an organization handed in, item by item, with hints where it differs from the official directory. */
export function organizationItems(facts: OrganizationFacts): BareItem[] {
  const { organization: o, directory, parent, sameEntry, sameNpi, sameName, resembles } = facts;
  const shared = {
    id: o.id,
    ...NO_FACT,
    documentIds: [],
  };
  const differs = (what: string, ours: string | null, official: string | null | undefined) =>
    directory && official && ours && plain(ours) !== plain(official) ? [`${what} in the directory: ${official}`] : [];
  return [
    {
      ...shared,
      type: 'organization',
      label: 'Organization',
      isRequired: true,
      warnings: [
        ...differs('Name', o.name, directory?.name),
        ...(sameEntry > 0 ? [SAME_ENTRY] : []),
        ...(sameName > 0 ? [SAME_NAME] : []),
        ...(resembles ? [`The directory has ${resembles} in this ZIP code: is it that one?`] : []),
      ],
      fields: [
        ...field('Name', o.name),
        ...field('Legal name', o.legalName),
        ...field('Kind', o.facilityType && FACILITY_TYPE_LABELS[o.facilityType]),
        ...field('Part of', parent),
        ...field('Beds', o.beds),
        ...field('About', o.about),
      ],
    },
    {
      ...shared,
      type: 'address',
      label: 'Address',
      isRequired: true,
      warnings: [
        ...differs('Street', o.streetAddress, directory?.streetAddress),
        ...differs('City', o.city, directory?.city),
        ...differs('ZIP', o.zip, directory?.zip),
      ],
      fields: [
        ...field('Street', o.streetAddress),
        ...field('City', [o.city, o.state].filter(Boolean).join(', ')),
        ...field('ZIP', o.zip),
      ],
    },
    {
      ...shared,
      type: 'contact',
      label: 'Contact',
      isRequired: true,
      warnings: [
        ...differs('Phone', o.phone, directory?.phone),
        ...(isFreeMail(o.contactEmail) ? ['The email is one that anybody can have.'] : []),
      ],
      fields: [
        ...field('Person', o.contactName),
        ...field('Email', o.contactEmail),
        ...field('Phone on the form (never call this one)', o.phone),
        ...field('Website', o.website),
      ],
    },
    ...(o.npi
      ? [
          {
            ...shared,
            type: 'npi' as const,
            label: 'NPI',
            isRequired: false,
            warnings: [...(isNpi(o.npi) ? [] : ['The check digit does not fit.']), ...(sameNpi > 0 ? [SAME_NPI] : [])],
            fields: field('NPI', o.npi),
          },
        ]
      : []),
  ];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
