import {
  certificationBody,
  type CertificationBody,
  type CertificationView,
} from '#domains/profiles/contract/candidate-facts.ts';
import { certificationCalls, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CERTIFICATIONS, type Certification } from '#kernel/vocabulary.ts';
import { credentialsCopy as copy } from './credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { certificationPages } from './certification-fields.tsx';
import { FactForm } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';

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
  const [chosen, setChosen] = useState<Certification | null>(null);
  const missing = usual.filter((kind) => !profile.certifications.some((row) => row.kind === kind));
  return (
    <FactList
      addLabel={copy.addCertification}
      emptyText={copy.noCertifications}
      rows={profile.certifications}
      labelOf={(row) => labelOf(row.kind)}
      detailOf={(row) =>
        [row.issuer, row.expiresOn ? `${copy.expires} ${day(row.expiresOn)}` : null].filter(Boolean).join(' · ')
      }
      renderAdd={(open) => (
        <CertificationChips
          kinds={missing}
          onChoose={(kind) => {
            setChosen(kind);
            open();
          }}
        />
      )}
      remove={(id) => call(certificationCalls.remove, { params: { id } })}
      kind="certification"
      renderForm={(row, form) => (
        <FactForm
          {...form}
          title={row ? copy.editCertification : copy.addCertification}
          schema={certificationBody}
          values={row ?? { kind: chosen ?? '', issuer: '', certificateNumber: '', issuedOn: '', expiresOn: '' }}
          send={(body) => send(row, body)}
          pages={certificationPages(choices)}
        />
      )}
    />
  );
}

/** The usual certifications that are not in the profile yet; one tap opens the form with the name filled in. */
function CertificationChips({
  kinds,
  onChoose,
}: {
  kinds: readonly Certification[];
  onChoose: (kind: Certification | null) => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {kinds.length > 0 ? <p className="text-ink-soft">{copy.suggested}</p> : null}
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => onChoose(kind)}>
            <Plus aria-hidden size={16} />
            {labelOf(kind)}
          </Button>
        ))}
        <Button variant="secondary" size="sm" onClick={() => onChoose(null)}>
          <Plus aria-hidden size={16} />
          {copy.addCertification}
        </Button>
      </div>
    </div>
  );
}

const send = (row: CertificationView | null, body: CertificationBody) =>
  row ? call(certificationCalls.change, { params: { id: row.id }, body }) : call(certificationCalls.add, { body });
