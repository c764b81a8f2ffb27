import { CredentialBadge } from '#domains/hiring/web/applicants/applicant-card.tsx';
import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import type { PersonProps } from './person-section.ts';

/** Licenses and certifications, each with who verified it and when. */
export const Credentials = ({ person: { credentials } }: PersonProps) => (
  <ul className="flex flex-col gap-2">
    {credentials.map((credential) => (
      <li key={`${credential.label}${credential.state}`} className="flex flex-wrap items-center gap-2">
        <CredentialBadge credential={credential} />
        {credential.verificationSource && (
          <span className="text-ink-soft">
            {credential.verificationSource}
            {credential.verifiedAt && copy.checkedOn(dayOfMoment(credential.verifiedAt))}
          </span>
        )}
      </li>
    ))}
  </ul>
);
