import { Link } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { credentialCardCopy as copy } from './credentials-card.copy.ts';
import { day } from '#platform/web/page/format.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { FactPill } from './fact-pill.tsx';

/** Licenses and certifications with status and expiration. */
export function CredentialsCard({ profile }: { profile: CandidateProfileView }) {
  const rows = [
    ...profile.licenses.map((row) => ({ ...row, label: `${row.state} ${POSITION_LABELS[row.licenseType]}` })),
    ...profile.certifications.map((row) => ({
      ...row,
      label: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
    })),
  ];
  return (
    <Card>
      <Section
        title={copy.title}
        action={
          <Link
            to={profileSectionPath('licenses')}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {copy.edit}
          </Link>
        }
      >
        {rows.length === 0 ? <p className="text-ink-soft">{copy.none}</p> : null}
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-col items-start gap-1">
              <span className="font-medium">{row.label}</span>
              <span className="text-sm text-ink-soft">
                {row.expiresOn ? copy.ends(day(row.expiresOn)) : copy.noEnd}
              </span>
              <FactPill fact={row} />
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
