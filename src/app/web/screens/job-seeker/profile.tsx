import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding.ts';
import { onboardingCopy } from '#domains/profiles/web/onboarding/onboarding.copy.ts';
import { requirementsCopy, profileCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { DocumentsSection } from '#domains/profiles/web/documents/documents-section.tsx';
import { AboutForm } from '#domains/profiles/web/profile/about-form.tsx';
import { CompletenessCard } from '#domains/profiles/web/profile/completeness-card.tsx';
import { CredentialsStep } from '#domains/profiles/web/credentials/credentials-step.tsx';
import { RequirementsCard } from '#domains/profiles/web/profile/employer-requirements.tsx';
import { ExperienceStep } from '#domains/profiles/web/profile/experience-step.tsx';
import { PreferencesForm } from '#domains/profiles/web/profile/preferences-form.tsx';
import { factTargetsOf } from '#domains/profiles/web/credentials/fact-targets.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { RoleForm } from '#domains/profiles/web/profile/role-form.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { confirmation } from '#platform/web/toasts/toasts.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** The whole profile, editable at any time. Uses the wizard's sections. */
export default function JobSeekerProfile() {
  const profile = useQuery(myProfile());
  const isApproved = profile.data?.verification.status === 'approved';
  return (
    <CandidateShell isApproved={isApproved}>
      <QueryStates query={profile} skeleton={<Skeleton className="mx-auto h-96 w-full max-w-3xl" />}>
        {(data) => <Sections profile={data} />}
      </QueryStates>
    </CandidateShell>
  );
}

function Sections({ profile }: { profile: CandidateProfileView }) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: myProfile().queryKey }), [client]);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const form = {
    profile,
    onSaved: () => confirmation(copy.savedSection),
    actions: (
      <div>
        <Button type="submit">{copy.saveSection}</Button>
      </div>
    ),
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
      <PageHeader title={copy.title} intro={copy.lead} />
      <p className="text-ink-soft">{copy.seenAs(profile.pseudonym)}</p>
      <Card>
        <CompletenessCard completeness={profile.completeness} />
      </Card>
      {profile.requirements && (
        <section id="requirements" aria-labelledby="requirements-title" className="scroll-mt-20">
          <Card className="flex flex-col gap-6">
            <div>
              <h2 id="requirements-title" className="font-display text-2xl">
                {requirementsCopy.title}
              </h2>
              <p className="mt-1 text-ink-soft">{requirementsCopy.lead}</p>
            </div>
            <RequirementsCard items={profile.requirements.items} />
          </Card>
        </section>
      )}
      <Part step="about">
        <CheckLine verification={profile.verification} item="identity" />
        <AboutForm {...form} />
      </Part>
      <Part step="role">
        <CheckLine verification={profile.verification} item="role" />
        <RoleForm {...form} />
      </Part>
      <Part step="credentials">
        <CredentialsStep {...form} />
      </Part>
      <Part step="experience">
        <ExperienceStep {...form} actions={null} />
      </Part>
      <Part step="documents">
        <DocumentsSection facts={factTargetsOf(profile)} onChanged={refresh} />
      </Part>
      <Part step="preferences">
        <PreferencesForm {...form} />
      </Part>
    </div>
  );
}

/** Explains how a change is reviewed, or the status of the last one. Before the approval everything is reviewed anyway. */
function CheckLine({
  verification,
  item,
}: {
  verification: CandidateProfileView['verification'];
  item: 'identity' | 'role';
}) {
  if (verification.status !== 'approved') return null;
  const state = verification[item];
  if (state === null) return <p className="text-ink-soft">{copy.recheck[item]}</p>;
  if (state === 'checking') return <Banner>{copy.checking[item]}</Banner>;
  return (
    <Banner tone="warn" title={copy.toFix}>
      {verification.message}
    </Banner>
  );
}

function Part({ step, children }: { step: OnboardingStep; children: ReactNode }) {
  return (
    <section id={step} aria-labelledby={`${step}-title`} className="scroll-mt-20">
      <Card className="flex flex-col gap-6">
        <h2 id={`${step}-title`} className="font-display text-2xl">
          {onboardingCopy.steps[step].title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
