import { useEffect, useRef, type ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import {
  ONBOARDING_STEPS,
  SECTION_IDS,
  sectionOf,
  stepsFor,
  stepsIn,
  type OnboardingSection,
  type OnboardingStep,
} from '#domains/profiles/contract/onboarding-steps.ts';
import { onboardingCopy as copy, reviewCopy } from './onboarding.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { useFloor } from '#platform/web/ui/layout/floor.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Stepper } from '#platform/web/ui/layout/stepper.tsx';

interface WizardProps {
  profile: CandidateProfileView;
  step: OnboardingStep;
  goTo: (step: OnboardingStep) => void;
  goOn: () => void;
  renderStep: (step: OnboardingStep, parts: { actions: ReactNode; onSaved: () => void }) => ReactNode;
}

/** Whether the person has been through a section and nothing in it is missing. */
export function isSectionDone(profile: CandidateProfileView, section: OnboardingSection): boolean {
  const steps = stepsIn(section);
  const last = Math.max(...steps.map((step) => ONBOARDING_STEPS.indexOf(step)));
  const { step: reached, missing } = profile.onboarding;
  return ONBOARDING_STEPS.indexOf(reached) > last && !missing.some(({ step }) => steps.includes(step));
}

/** The layout of the steps. The current step is in the URL and stored on the server. */
export function Wizard({ profile, step, goTo, goOn, renderStep }: WizardProps) {
  const words = copy.steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A new step is a new page to a screen reader; the first one was announced with the document.
    if (!isFirst.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      heading.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [step]);

  const { message, status } = profile.verification;
  return (
    <div className="mx-auto -my-4 flex w-full max-w-5xl flex-col gap-6 max-md:-mb-8 md:my-0 md:pb-16">
      <div className="max-md:sr-only">
        <PageHeader title={copy.title} intro={copy.lead} />
      </div>
      {message && (status === 'needs_fix' || status === 'rejected') ? (
        <Banner tone="warn" title={copy.needsFix}>
          {message}
        </Banner>
      ) : null}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
        <Progress profile={profile} step={step} goTo={goTo} />
        <section aria-labelledby="step-title" className="flex flex-col gap-4 md:gap-6">
          <div>
            <h2 id="step-title" ref={heading} tabIndex={-1} className="font-display text-xl outline-none md:text-2xl">
              {words.title}
            </h2>
            <p className="text-ink-soft max-md:text-sm">{words.lead}</p>
          </div>
          {renderStep(step, {
            onSaved: goOn,
            actions: <Actions profile={profile} step={step} goTo={goTo} />,
          })}
        </section>
      </div>
    </div>
  );
}

/** On a phone the step within its section, on a wide screen all sections. */
function Progress({ profile, step, goTo }: Pick<WizardProps, 'profile' | 'step' | 'goTo'>) {
  const section = sectionOf(step);
  const steps = stepsFor(profile.onboarding).filter((one) => stepsIn(section).includes(one));
  const position = steps.indexOf(step) + 1;
  const at = SECTION_IDS.indexOf(section);
  return (
    <div className="md:sticky md:top-24 md:self-start">
      <div className="md:hidden">
        <p className="text-sm text-ink-soft">
          {steps.length > 1 ? copy.place(copy.sections[section], position, steps.length) : copy.sections[section]}
        </p>
        <div aria-hidden className="mt-1.5 flex gap-1">
          {SECTION_IDS.map((id, index) => (
            <span key={id} className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${index < at ? 100 : index > at ? 0 : (100 * position) / steps.length}%` }}
              />
            </span>
          ))}
        </div>
      </div>
      <div className="max-md:hidden">
        <Stepper
          label={copy.progressLabel}
          steps={SECTION_IDS.map((id) => ({ id, label: copy.sections[id], isDone: isSectionDone(profile, id) }))}
          current={section}
          onGo={(id) => {
            const first = stepsIn(SECTION_IDS.find((known) => known === id) ?? section)[0];
            if (first) goTo(first);
          }}
        />
      </div>
    </div>
  );
}

/** The buttons of a step; on a phone they stay at the bottom of the screen. */
function Actions({ profile, step, goTo }: Pick<WizardProps, 'profile' | 'step' | 'goTo'>) {
  const steps = stepsFor(profile.onboarding);
  const previous = steps[steps.indexOf(step) - 1];
  const bar = useFloor<HTMLDivElement>();
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="sticky bottom-0 z-10 flex justify-between gap-3 border-t border-line max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:py-3 md:static md:pt-6"
    >
      {previous ? (
        <Button variant="secondary" onClick={() => goTo(previous)}>
          {copy.back}
        </Button>
      ) : (
        <span className="max-md:hidden" />
      )}
      <Button type="submit" className="max-md:grow">
        {goOnLabel(profile, step)}
      </Button>
    </div>
  );
}

function goOnLabel({ onboarding: { missing, completed } }: CandidateProfileView, step: OnboardingStep): string {
  if (step === 'matches') return copy.finish;
  if (step === 'review') return missing.length > 0 ? reviewCopy.fixFirst : reviewCopy.goOn;
  if (step === 'agree') return completed ? reviewCopy.submitAgain : reviewCopy.submit;
  return copy.next;
}
