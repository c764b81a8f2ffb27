import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { dashboardOf, effectiveRole, loginWithNext, ROLE_PICKER } from '#domains/accounts/contract/destination.ts';
import { ONBOARDING_STEPS, stepsFor, type OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { onboardingCopy as copy } from '#domains/profiles/web/onboarding/onboarding.copy.ts';
import { Wizard } from '#domains/profiles/web/onboarding/wizard.tsx';
import { myProfile, rememberStep } from '#domains/profiles/web/profile/profile.queries.ts';
import { useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { GuardPlaceholder } from '#app/web/guards/placeholder.tsx';
import { CandidateShell } from './candidate-shell.tsx';
import { OnboardingStepContent } from './onboarding-step.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** Section 2.3: the route has no role guard, so the page itself redirects other users. */
export default function JobSeekerOnboarding() {
  const { ready, user } = useAuth();
  const account = useAccountState();
  const { pathname, search } = useLocation();
  if (!ready) return <GuardPlaceholder />;
  if (!user) return <Navigate to={loginWithNext(`${pathname}${search}`)} replace />;
  const role = account && effectiveRole(account);
  if (!role) return <Navigate to={ROLE_PICKER} replace />;
  if (role !== 'job_seeker') {
    return (
      <CandidateShell isApproved={false}>
        <h1 className="sr-only">{copy.title}</h1>
        <EmptyState title={copy.candidatesOnly} action={<LinkButton to={dashboardOf(role)}>{copy.home}</LinkButton>}>
          {role === 'employer' ? copy.employerBody : copy.otherBody}
        </EmptyState>
      </CandidateShell>
    );
  }
  return <OwnOnboarding key={user.id} />;
}

function OwnOnboarding() {
  const profile = useQuery(myProfile());
  return (
    <CandidateShell isApproved={false}>
      <QueryStates query={profile} skeleton={<WizardSkeleton />} heading={copy.title}>
        {(data) => <Steps profile={data} />}
      </QueryStates>
    </CandidateShell>
  );
}

function Steps({ profile }: { profile: CandidateProfileView }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = ONBOARDING_STEPS.find((known) => known === query.get('step'));
  const step = existing(profile, asked ?? profile.onboarding.step);
  const { status } = profile.verification;
  const isWaiting = profile.onboarding.completed && status === 'pending';
  const isOpen = !isWaiting && status !== 'approved';

  const currentStep = useRef(step);
  useEffect(() => {
    currentStep.current = step;
  }, [step]);

  useEffect(() => {
    // A failure here must not block the wizard; the next save reports a lost connection.
    if (isOpen) rememberStep(step).catch(() => undefined);
  }, [step, isOpen]);

  if (isWaiting) return <Navigate to="/job-seeker/awaiting-approval" replace />;
  if (status === 'approved') return <Navigate to="/job-seeker/profile" replace />;
  const goTo = async (next: OnboardingStep) => {
    // Navigate once per step: ignore a second submit, and a save that ends after the user has left the step.
    if (currentStep.current !== step) return;
    currentStep.current = next;
    // So that the browser's Back leads to this step and not to where the person would continue by then.
    if (!asked) await navigate({ search: `?step=${step}` }, { replace: true });
    await navigate({ search: `?step=${next}` });
    // The user may choose to stay when asked about unsaved input.
    if (new URLSearchParams(window.location.search).get('step') !== next) currentStep.current = step;
  };
  const goOn = () => {
    // The save before may have added or removed a step: a medical assistant has no license to show.
    const steps = stepsFor((client.getQueryData(myProfile().queryKey) ?? profile).onboarding);
    const next = steps[steps.indexOf(step) + 1];
    if (next) void goTo(next);
  };
  return (
    <Wizard
      profile={profile}
      step={step}
      goOn={goOn}
      goTo={(next) => void goTo(next)}
      renderStep={(current, parts) => (
        <OnboardingStepContent
          key={current}
          step={current}
          profile={profile}
          goTo={(next) => void goTo(next)}
          {...parts}
        />
      )}
    />
  );
}

/** The step itself, or the next one where this profile has no such step; an incomplete profile is reviewed first. */
const existing = ({ onboarding }: CandidateProfileView, step: OnboardingStep): OnboardingStep => {
  if (step === 'agree' && onboarding.missing.length > 0) return 'review';
  const at = ONBOARDING_STEPS.indexOf(step);
  return stepsFor(onboarding).find((one) => ONBOARDING_STEPS.indexOf(one) >= at) ?? 'review';
};

function WizardSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
