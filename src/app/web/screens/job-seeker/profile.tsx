import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { profileSectionPath, sectionNamed } from '#domains/profiles/contract/profile-sections.ts';
import { ProfileHeader } from '#domains/profiles/web/profile-page/profile-header.tsx';
import { ProfileSections } from '#domains/profiles/web/profile-page/profile-sections.tsx';
import { ProfileSheet } from '#domains/profiles/web/profile-page/profile-sheet.tsx';
import { profileCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** The whole profile as cards to read; `?section=` opens the form of one over them. */
export default function JobSeekerProfile() {
  const profile = useQuery(myProfile());
  const isApproved = profile.data?.verification.status === 'approved';
  const { hash } = useLocation();
  // Older notices and mails name a section by its hash.
  const named = sectionNamed(hash.slice(1));
  if (named) return <Navigate to={profileSectionPath(named)} replace />;
  return (
    <CandidateShell isApproved={isApproved}>
      <QueryStates query={profile} skeleton={<PageSkeleton />} heading={copy.title}>
        {(data) => <Page profile={data} />}
      </QueryStates>
    </CandidateShell>
  );
}

function Page({ profile }: { profile: CandidateProfileView }) {
  const [query] = useSearchParams();
  const section = sectionNamed(query.get('section'));
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 md:gap-6">
      <ProfileHeader profile={profile} />
      <ProfileSections profile={profile} />
      {section ? <ProfileSheet key={section} section={section} profile={profile} /> : null}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 md:gap-6">
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-32" />
      <div className="grid gap-4 lg:grid-cols-2">
        {['licenses', 'certifications', 'experience', 'about'].map((section) => (
          <Skeleton key={section} className="h-44" />
        ))}
      </div>
    </div>
  );
}
