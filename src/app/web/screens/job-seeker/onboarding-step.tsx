import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { MATCHING_NOTICE_VERSION } from '#domains/profiles/contract/consents.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding.ts';
import { DocumentsSection } from '#domains/profiles/web/documents/documents-section.tsx';
import { myDocuments } from '#domains/profiles/web/documents/documents.queries.ts';
import { ReviewStep } from '#domains/profiles/web/onboarding/review-step.tsx';
import { AboutForm } from '#domains/profiles/web/profile/about-form.tsx';
import { CredentialsStep } from '#domains/profiles/web/credentials/credentials-step.tsx';
import { ExperienceStep } from '#domains/profiles/web/profile/experience-step.tsx';
import { PreferencesForm } from '#domains/profiles/web/profile/preferences-form.tsx';
import { factTargetsOf } from '#domains/profiles/web/credentials/fact-targets.ts';
import { changeProfile, sendSubmission, myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { RoleForm } from '#domains/profiles/web/profile/role-form.tsx';
import { refreshAuth } from '#platform/web/session/auth.ts';

interface StepContentProps {
  step: OnboardingStep;
  profile: CandidateProfileView;
  goTo: (step: OnboardingStep) => void;
  actions: ReactNode;
  onSaved: () => void;
}

/** The content of each step of the wizard. */
export function OnboardingStepContent({ step, profile, goTo, actions, onSaved }: StepContentProps) {
  const parts = { profile, actions, onSaved };
  switch (step) {
    case 'about':
      return <AboutForm {...parts} />;
    case 'role':
      return <RoleForm {...parts} />;
    case 'credentials':
      return <CredentialsStep {...parts} />;
    case 'experience':
      return <ExperienceStep {...parts} />;
    case 'documents':
      return <DocumentsStep {...parts} />;
    case 'preferences':
      return <PreferencesForm {...parts} />;
    case 'review':
      return <Review profile={profile} actions={actions} goTo={goTo} />;
  }
}

function DocumentsStep({ profile, actions, onSaved }: Pick<StepContentProps, 'profile' | 'actions' | 'onSaved'>) {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: myProfile().queryKey }), [client]);
  const next = (event: FormEvent) => {
    event.preventDefault();
    onSaved();
  };
  return (
    <div className="flex flex-col gap-6">
      <DocumentsSection facts={factTargetsOf(profile)} onChanged={refresh} />
      <form onSubmit={next}>{actions}</form>
    </div>
  );
}

function Review({ profile, actions, goTo }: Pick<StepContentProps, 'profile' | 'actions' | 'goTo'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const documents = useQuery(myDocuments());
  const submission = useMutation({
    ...changeProfile(client, () => sendSubmission(MATCHING_NOTICE_VERSION)),
    onSuccess: async (submitted) => {
      // The guards use the session's profile, which must be current before the next page loads.
      await refreshAuth();
      client.setQueryData(myProfile().queryKey, submitted);
      await navigate('/job-seeker/awaiting-approval');
    },
  });
  return (
    <ReviewStep
      profile={profile}
      documents={documents.data?.items.length ?? 0}
      actions={actions}
      goTo={goTo}
      submit={() => submission.mutate()}
      isSubmitting={submission.isPending}
      failure={submission.error?.message ?? null}
    />
  );
}
