import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { SignOutButton } from '#domains/accounts/web/auth/sign-out.tsx';
import { CompletenessCard } from '#domains/profiles/web/profile/completeness-card.tsx';
import { CredentialsCard } from '#domains/profiles/web/credentials/credentials-card.tsx';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { settingsNav } from '../settings/settings-nav.ts';
import { candidateCopy as copy } from './candidate.copy.ts';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.me, undefined, [{ name: 'robots', content: 'noindex' }]);

const OWN = [
  { to: '/job-seeker/profile', label: copy.profile, hint: copy.profileHint },
  { to: '/job-seeker/passport', label: copy.passport, hint: copy.passportHint },
];

/** The candidate's profile, passport, credentials and settings. */
export default function JobSeekerMe() {
  const profile = useQuery(myProfile());
  return (
    <CandidateShell isApproved>
      <QueryStates query={profile} skeleton={<Skeleton className="h-80" />} heading={copy.me}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <PageHeader title={data.about.fullName ?? copy.me} />
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-6">
                <Card>
                  <Rows rows={OWN} />
                </Card>
                <Card>
                  <CompletenessCard completeness={data.completeness} />
                </Card>
              </div>
              <CredentialsCard profile={data} />
            </div>
            <Card>
              <Section title={copy.settings}>
                <Rows rows={settingsNav} />
                <div className="-ml-5">
                  <SignOutButton />
                </div>
              </Section>
            </Card>
          </div>
        )}
      </QueryStates>
    </CandidateShell>
  );
}

interface Row {
  to: string;
  label: string;
  hint?: string;
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="flex flex-col divide-y divide-line">
    {rows.map(({ to, label, hint }) => (
      <li key={to}>
        <Link to={to} className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:underline">
          <span className="grow">
            <span className="block font-semibold">{label}</span>
            {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
          </span>
          <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
        </Link>
      </li>
    ))}
  </ul>
);
