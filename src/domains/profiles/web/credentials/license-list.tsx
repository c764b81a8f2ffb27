import type { z } from 'zod';
import { licenseBody, type LicenseBody, type LicenseView } from '#domains/profiles/contract/candidate-facts.ts';
import { licenseCalls, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { credentialsCopy as copy } from './credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { FactForm } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';
import { LICENSE_PAGES } from './license-fields.tsx';

type Values = z.input<typeof licenseBody>;

const introFor = ({ role: { position }, requirements }: CandidateProfileView): string => {
  if (!position || !requirements) return '';
  const words = {
    required: copy.licenseNeeded(POSITION_LABELS[position]),
    registry: copy.registryNeeded,
    by_state: copy.byState,
    none: copy.notNeeded,
  };
  return words[requirements.license];
};

/** Licenses and registry listings, with the requirements of the person's role. */
export function LicenseList({ profile }: { profile: CandidateProfileView }) {
  return (
    <FactList
      addLabel={copy.addLicense}
      emptyText={copy.noLicenses}
      intro={<p className="text-ink-soft">{introFor(profile)}</p>}
      rows={profile.licenses}
      labelOf={(row) => `${row.state} ${POSITION_LABELS[row.licenseType]}`}
      detailOf={detailOf}
      warningsOf={(row) => row.warnings.map(({ text }) => text)}
      remove={(id) => call(licenseCalls.remove, { params: { id } })}
      kind="license"
      renderForm={(row, form) => (
        <FactForm
          {...form}
          title={row ? copy.editLicense : copy.addLicense}
          schema={licenseBody}
          values={row ?? emptyLicense(profile)}
          send={(body) => send(row, body)}
          pages={LICENSE_PAGES}
        />
      )}
    />
  );
}

const detailOf = (row: LicenseView): string =>
  [
    row.licenseNumber,
    row.compactStatus === 'multistate' ? copy.compactStatuses.multistate : null,
    copy.statuses[row.status],
    row.expiresOn ? `${copy.expires} ${day(row.expiresOn)}` : null,
  ]
    .filter(Boolean)
    .join(' · ');

const send = (row: LicenseView | null, body: LicenseBody) =>
  row ? call(licenseCalls.change, { params: { id: row.id }, body }) : call(licenseCalls.add, { body });

const emptyLicense = ({ role, about }: CandidateProfileView): Values => ({
  licenseType: role.position ?? 'RN',
  state: about.state ?? 'MO',
  licenseNumber: '',
  compactStatus: 'single_state',
  status: 'active',
  issuedOn: '',
  expiresOn: '',
});
