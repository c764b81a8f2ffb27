import { useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { licenseBody, type LicenseBody, type LicenseView } from '#domains/profiles/contract/candidate-facts.ts';
import { licenseCalls, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { mayBeMultistate } from '#domains/profiles/contract/credential-needs.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { credentialsCopy as copy, factCopy } from './credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { POSITION_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { FactForm } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';
import { BoundTypedDay, BoundRadio, BoundSelect, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';
import { COMPACT_CHOICES, STATUS_CHOICES } from '#domains/profiles/web/credentials/license-choices.ts';

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
export function LicenseList({ profile, isUntitled = false }: { profile: CandidateProfileView; isUntitled?: boolean }) {
  return (
    <FactList
      title={copy.licenses}
      isUntitled={isUntitled}
      addLabel={copy.addLicense}
      emptyText={copy.noLicenses}
      intro={<p className="text-ink-soft">{introFor(profile)}</p>}
      rows={profile.licenses}
      labelOf={(row) => `${row.state} ${POSITION_LABELS[row.licenseType]}`}
      detailOf={detailOf}
      warningsOf={(row) => row.warnings.map(({ text }) => text)}
      remove={(id) => call(licenseCalls.remove, { params: { id } })}
      renderForm={(row, close) => (
        <FactForm
          title={row ? copy.editLicense : copy.addLicense}
          schema={licenseBody}
          values={row ?? emptyLicense(profile)}
          send={(body) => send(row, body)}
          onDone={close}
        >
          {(control) => <LicenseFields control={control} />}
        </FactForm>
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

function LicenseFields({ control }: { control: Control<Values, unknown, LicenseBody> }) {
  const [type, status] = useWatch({ control, name: ['licenseType', 'status'] });
  const isActive = status === 'active';
  return (
    <>
      <Columns>
        <BoundSelect
          control={control}
          name="licenseType"
          label={copy.type}
          choices={POSITION_CHOICES}
          empty={factCopy.pick}
        />
        <BoundSelect control={control} name="state" label={copy.state} choices={STATE_CHOICES} empty={factCopy.pick} />
      </Columns>
      <BoundSelect control={control} name="status" label={copy.status} choices={STATUS_CHOICES} empty={factCopy.pick} />
      {status === 'pending' ? null : (
        <BoundText control={control} name="licenseNumber" label={copy.number} maxLength={40} />
      )}
      {type && mayBeMultistate(type) ? (
        <BoundRadio
          control={control}
          name="compactStatus"
          label={copy.compact}
          hint={copy.compactHint}
          choices={COMPACT_CHOICES}
        />
      ) : null}
      {status === 'pending' ? null : (
        <Columns>
          <BoundTypedDay control={control} name="issuedOn" label={copy.issued} />
          <BoundTypedDay
            control={control}
            name="expiresOn"
            monthMeans="last"
            label={isActive ? copy.expires : copy.expiresOptional}
          />
        </Columns>
      )}
    </>
  );
}
