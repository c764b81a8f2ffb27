import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { day } from '#platform/web/page/format.ts';
import { credentialsCopy } from '../credentials/credentials.copy.ts';
import { documentsCopy } from '../documents/documents.copy.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import { stateOf, type ProfileFacts, type SectionRow } from './row-state.ts';

type Rows = Partial<Record<ProfileSection, SectionRow[]>>;

const line = (...parts: (string | null | false | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' · ') || undefined;

/** Licenses, certifications and documents. */
export const credentialRows = ({ profile, documents, today }: ProfileFacts): Rows => ({
  licenses: [
    ...profile.licenses.map((row) => ({
      id: row.id,
      label: `${row.state} ${POSITION_LABELS[row.licenseType]}`,
      detail: line(
        row.compactStatus === 'multistate' && credentialsCopy.compactStatuses.multistate,
        row.status !== 'active' && credentialsCopy.statuses[row.status],
        row.expiresOn && copy.expires(day(row.expiresOn)),
      ),
      ...stateOf(row, today),
    })),
    ...(profile.credentials.npi ? [{ id: 'npi', label: copy.rows.npi, value: profile.credentials.npi }] : []),
  ],
  certifications: profile.certifications.map((row) => ({
    id: row.id,
    label: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
    detail: line(row.issuer, row.expiresOn && copy.expires(day(row.expiresOn))),
    ...stateOf(row, today),
  })),
  documents: documents.map(({ id, fileName, kind }) => ({
    id,
    label: documentsCopy.kinds[kind],
    value: fileName,
  })),
});
