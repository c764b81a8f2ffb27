import { useState, type FormEvent, type ReactNode } from 'react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { reviewCopy as copy } from './onboarding.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { summaryOf } from './summary.ts';

interface ReviewStepProps {
  profile: CandidateProfileView;
  documents: number;
  actions: ReactNode;
  goTo: (step: OnboardingStep) => void;
  submit: () => void;
  isSubmitting: boolean;
  failure: string | null;
}

/** The whole profile, what is missing, the matching notice, and submitting. */
export function ReviewStep(props: ReviewStepProps) {
  const { profile, goTo } = props;
  const { missing, completed } = profile.onboarding;
  const [accepts, setAccepts] = useState(false);
  const [attests, setAttests] = useState(false);
  const [wasTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (accepts && attests && missing.length === 0) props.submit();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      {missing.length > 0 ? (
        <Banner tone="warn" title={copy.missing}>
          <ul className="flex flex-col">
            {missing.map(({ step, field, message }) => (
              <li key={field}>
                <button
                  type="button"
                  onClick={() => goTo(step)}
                  className="min-h-11 py-1.5 text-left text-link underline"
                >
                  {copy.fix(message)}
                </button>
              </li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Banner tone="ok">{copy.ready}</Banner>
      )}
      {summaryOf(profile, props.documents).map(({ step, title, lines }) => (
        <Card key={step} className="flex flex-col gap-1 p-4!">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-lg font-semibold">{title}</h3>
            <Button variant="quiet" size="sm" aria-label={copy.editStep(title)} onClick={() => goTo(step)}>
              {copy.edit}
            </Button>
          </div>
          <ul className="flex flex-col gap-1 wrap-anywhere text-ink-soft">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
      <Card className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">{copy.notice}</h3>
        {copy.noticeBody.map((text) => (
          <p key={text} className="measure">
            {text}
          </p>
        ))}
        <Checkbox
          label={copy.accept}
          checked={accepts}
          onChange={setAccepts}
          error={wasTried && !accepts ? copy.acceptError : undefined}
        />
        <Checkbox
          label={copy.attest}
          checked={attests}
          onChange={setAttests}
          error={wasTried && !attests ? copy.attestError : undefined}
        />
      </Card>
      {props.failure ? <Banner tone="danger">{props.failure}</Banner> : null}
      <p className="text-ink-soft">{copy.when}</p>
      {props.actions}
      <Button type="submit" size="lg" busy={props.isSubmitting && copy.submitting}>
        {completed ? copy.submitAgain : copy.submit}
      </Button>
    </form>
  );
}
