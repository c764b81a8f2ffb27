import {
  certificationBody,
  type CertificationBody,
  type CertificationView,
} from '#domains/profiles/contract/candidate-facts.ts';
import { certificationCalls, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { CERTIFICATIONS, type Certification } from '#kernel/vocabulary.ts';
import { credentialsCopy as copy, factCopy } from './credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { FactForm } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';
import { BoundDate, BoundSelect, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';

const labelOf = (kind: Certification): string => CERTIFICATIONS.find(({ id }) => id === kind)?.label ?? kind;

/** Certifications; the ones common for the person's role come first. */
export function CertificationList({ profile }: { profile: CandidateProfileView }) {
  const usual = profile.requirements?.suggested ?? [];
  const choices = [...usual, ...CERTIFICATIONS.map(({ id }) => id).filter((id) => !usual.includes(id))].map(
    (value) => ({
      value,
      label: labelOf(value),
    }),
  );
  const missing = usual.find((kind) => !profile.certifications.some((row) => row.kind === kind));
  return (
    <FactList
      title={copy.certifications}
      addLabel={copy.addCertification}
      emptyText={copy.noCertifications}
      intro={
        usual.length > 0 ? (
          <p className="text-ink-soft">{`${copy.suggested}: ${usual.map(labelOf).join(', ')}`}</p>
        ) : null
      }
      rows={profile.certifications}
      labelOf={(row) => labelOf(row.kind)}
      detailOf={(row) =>
        [row.issuer, row.expiresOn ? `${copy.expires} ${day(row.expiresOn)}` : null].filter(Boolean).join(' · ')
      }
      remove={(id) => call(certificationCalls.remove, { params: { id } })}
      renderForm={(row, close) => (
        <FactForm
          title={row ? copy.editCertification : copy.addCertification}
          schema={certificationBody}
          values={row ?? { kind: missing ?? 'BLS', issuer: '', certificateNumber: '', issuedOn: '', expiresOn: '' }}
          send={(body) => send(row, body)}
          onDone={close}
        >
          {(control) => (
            <>
              <BoundSelect control={control} name="kind" label={copy.kind} choices={choices} empty={factCopy.pick} />
              <Columns>
                <BoundText control={control} name="issuer" label={copy.issuer} />
                <BoundText control={control} name="certificateNumber" label={copy.certificateNumber} />
                <BoundDate control={control} name="issuedOn" label={copy.issued} />
                <BoundDate
                  control={control}
                  name="expiresOn"
                  label={copy.expiresOptional}
                  hint={copy.expiresMonthEnd}
                />
              </Columns>
            </>
          )}
        </FactForm>
      )}
    />
  );
}

const send = (row: CertificationView | null, body: CertificationBody) =>
  row ? call(certificationCalls.change, { params: { id: row.id }, body }) : call(certificationCalls.add, { body });
