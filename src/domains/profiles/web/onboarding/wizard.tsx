import { useEffect, useRef, type ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '#domains/profiles/contract/onboarding.ts';
import { onboardingCopy as copy } from './onboarding.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';

interface WizardProps {
  profile: CandidateProfileView;
  step: OnboardingStep;
  goTo: (step: OnboardingStep) => void;
  renderStep: (step: OnboardingStep, parts: { actions: ReactNode; onSaved: () => void }) => ReactNode;
}

/** The layout of the seven steps. The current step is in the URL and stored on the server. */
export function Wizard({ profile, step, goTo, renderStep }: WizardProps) {
  const at = ONBOARDING_STEPS.indexOf(step);
  const words = copy.steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A new step is a new page to a screen reader; the first one was announced with the document.
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  const furthest = ONBOARDING_STEPS.indexOf(profile.onboarding.step);
  const isDone = (id: OnboardingStep) =>
    id !== 'review' &&
    ONBOARDING_STEPS.indexOf(id) <= furthest &&
    !profile.onboarding.missing.some((item) => item.step === id);
  const next = ONBOARDING_STEPS[at + 1];
  const previous = ONBOARDING_STEPS[at - 1];
  const { message, status } = profile.verification;
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 pb-16">
      <PageHeader title={copy.title} intro={copy.lead} />
      {message && (status === 'needs_fix' || status === 'rejected') ? (
        <Banner tone="warn" title={copy.needsFix}>
          {message}
        </Banner>
      ) : null}
      <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
        <div className="md:sticky md:top-24 md:self-start">
          <Stepper
            label={copy.progressLabel}
            steps={ONBOARDING_STEPS.map((id) => ({ id, label: copy.steps[id].name, isDone: isDone(id) }))}
            current={step}
            onGo={(id) => goTo(ONBOARDING_STEPS.find((known) => known === id) ?? step)}
          />
        </div>
        <section aria-labelledby="step-title" className="flex flex-col gap-6">
          <div>
            <h2 id="step-title" ref={heading} tabIndex={-1} className="font-display text-2xl outline-none">
              {words.title}
            </h2>
            <p className="text-ink-soft">{words.lead}</p>
          </div>
          {renderStep(step, {
            onSaved: () => next && goTo(next),
            actions: (
              <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
                {previous ? (
                  <Button variant="secondary" onClick={() => goTo(previous)}>
                    {copy.back}
                  </Button>
                ) : (
                  <span />
                )}
                {next ? <Button type="submit">{copy.next}</Button> : null}
              </div>
            ),
          })}
        </section>
      </div>
    </div>
  );
}
