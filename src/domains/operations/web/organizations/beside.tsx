import { Link } from 'react-router';
import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import { STATUS_LABELS, STATUS_TONES } from '#domains/operations/web/status-labels.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { subjectPath } from '#platform/web/page/subject-path.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { organizationCopy } from './organization.copy.ts';

const LIST = 'divide-y divide-line rounded-card border border-line bg-surface';
const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2';
const LINK = 'inline-flex min-h-11 items-center font-semibold';

/** Its submissions, the latest first; each leads to its case. */
export function Reviews({ cases }: { cases: OrganizationView['cases'] }) {
  const copy = organizationCopy.reviews;
  return (
    <Section title={copy.title}>
      {cases.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className={LIST}>
          {cases.map(({ id, status, submittedAt, decidedAt }) => (
            <li key={id} className={ROW}>
              <Link to={subjectPath('case', id)} className={LINK}>
                {copy.open(dayOfMoment(submittedAt))}
              </Link>
              <span className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
                {decidedAt ? copy.decided(dayOfMoment(decidedAt)) : copy.waiting}
                <StatusPill tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusPill>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The facilities of a system, or the units of a facility. */
export function Below({ organizations }: { organizations: OrganizationView['below'] }) {
  const copy = organizationCopy.below;
  return (
    <Section title={copy.title}>
      {organizations.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className={LIST}>
          {organizations.map(({ id, name, kind, status }) => (
            <li key={id} className={ROW}>
              <Link to={subjectPath('organization', id)} className={LINK}>
                {name}
              </Link>
              <span className="flex items-center gap-3 text-sm text-ink-soft">
                {organizationCopy.kinds[kind]}
                {kind !== 'unit' && <StatusPill tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusPill>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
