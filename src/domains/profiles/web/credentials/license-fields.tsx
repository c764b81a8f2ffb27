import { useWatch } from 'react-hook-form';
import type { licenseBody } from '#domains/profiles/contract/candidate-facts.ts';
import { mayBeMultistate } from '#domains/profiles/contract/credential-needs.ts';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';
import { BoundRadio, BoundSelect, BoundText, BoundTypedDay } from '#domains/profiles/web/profile/fields.tsx';
import { POSITION_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { credentialsCopy as copy, factCopy } from './credentials.copy.ts';
import type { FactControl, FactPage } from './fact-pages.ts';
import { COMPACT_CHOICES, STATUS_CHOICES } from './license-choices.ts';

interface FieldsProps {
  control: FactControl<typeof licenseBody>;
}

/** What a license is; then its dates, and whether it is valid in other states. */
export const LICENSE_PAGES: readonly FactPage<typeof licenseBody>[] = [
  {
    fields: ['licenseType', 'state', 'status', 'licenseNumber'],
    render: (control) => <LicenseIdentity control={control} />,
  },
  {
    fields: ['expiresOn', 'issuedOn', 'compactStatus'],
    isOn: ({ licenseType, status }) => status !== 'pending' || (licenseType && mayBeMultistate(licenseType)),
    render: (control) => <LicenseReach control={control} />,
  },
];

function LicenseIdentity({ control }: FieldsProps) {
  const status = useWatch({ control, name: 'status' });
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
    </>
  );
}

function LicenseReach({ control }: FieldsProps) {
  const [type, status] = useWatch({ control, name: ['licenseType', 'status'] });
  return (
    <>
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
          <BoundTypedDay
            control={control}
            name="expiresOn"
            monthMeans="last"
            label={status === 'active' ? copy.expires : copy.expiresOptional}
          />
          <BoundTypedDay control={control} name="issuedOn" label={copy.issued} />
        </Columns>
      )}
    </>
  );
}
