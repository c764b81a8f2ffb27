import { useState, type FormEvent, type ReactNode } from 'react';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { reviewCopy as copy } from './onboarding.copy.ts';

interface AgreeStepProps {
  actions: ReactNode;
  submit: () => void;
  isSubmitting: boolean;
  failure: string | null;
}

/** How matching works, what the person agrees to, and submitting. */
export function AgreeStep(props: AgreeStepProps) {
  const [accepts, setAccepts] = useState(false);
  const [attests, setAttests] = useState(false);
  const [wasTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (accepts && attests && !props.isSubmitting) props.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="contents">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm md:text-base">
        {copy.noticeBody.map((text) => (
          <li key={text} className="measure">
            {text}
          </li>
        ))}
      </ul>
      <div className="flex flex-col">
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
      </div>
      {props.failure ? <Banner tone="danger">{props.failure}</Banner> : null}
      <output className="text-sm text-ink-soft">{props.isSubmitting ? copy.submitting : copy.when}</output>
      {props.actions}
    </form>
  );
}
