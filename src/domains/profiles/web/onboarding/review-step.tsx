import type { FormEvent, ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { reviewCopy as copy } from './onboarding.copy.ts';
import { summaryOf } from './summary.ts';

interface ReviewStepProps {
  profile: CandidateProfileView;
  documents: number;
  actions: ReactNode;
  goTo: (step: OnboardingStep) => void;
  onSaved: () => void;
}

/** More would push the button off the first screen of a phone. */
const MISSING_SHOWN = 3;

/** The whole profile at a glance, and what is missing; its button goes to the first missing answer, or on. */
export function ReviewStep({ profile, documents, actions, goTo, onSaved }: ReviewStepProps) {
  const { missing } = profile.onboarding;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const [first] = missing;
    if (first) goTo(first.step);
    else onSaved();
  };
  return (
    <form noValidate onSubmit={goOn} className="contents">
      {missing.length > 0 ? <Missing missing={missing} goTo={goTo} /> : <Banner tone="ok">{copy.ready}</Banner>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {summaryOf(profile, documents).map(({ step, title, lines }) => (
          <li key={step} className="flex items-start gap-3 px-4 py-2">
            <div className="min-w-0 grow wrap-anywhere">
              <h3 className="font-medium">{title}</h3>
              <p className="line-clamp-2 text-sm text-ink-soft md:line-clamp-none">{lines.join(' · ')}</p>
            </div>
            <Button variant="quiet" size="sm" aria-label={copy.editStep(title)} onClick={() => goTo(step)}>
              {copy.edit}
            </Button>
          </li>
        ))}
      </ul>
      {actions}
    </form>
  );
}

function Missing({
  missing,
  goTo,
}: Pick<CandidateProfileView['onboarding'], 'missing'> & Pick<ReviewStepProps, 'goTo'>) {
  const more = missing.length - MISSING_SHOWN;
  return (
    <Banner tone="warn" title={copy.missing}>
      <ul className="flex flex-col">
        {missing.slice(0, MISSING_SHOWN).map(({ step, field, message }) => (
          <li key={field}>
            <button type="button" onClick={() => goTo(step)} className="min-h-11 py-1.5 text-left text-link underline">
              {copy.fix(message)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{copy.more(more)}</p> : null}
    </Banner>
  );
}
