import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { onboardingCopy as copy } from '../onboarding/onboarding.copy.ts';
import { GIVES_WAY } from '#domains/profiles/web/credentials/entry-step.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import type { SaveState, StepForm } from './use-step-form.ts';

/** Props of every profile section, in the wizard and on the profile page. */
export interface StepProps {
  profile: CandidateProfileView;
  /** The buttons below the form. */
  actions: ReactNode;
  /** Called when the section has been saved. */
  onSaved: () => void;
}

interface FrameProps<In extends FieldValues, Out> {
  step: StepForm<In, Out>;
  actions: ReactNode;
  onSaved: () => void;
  children: ReactNode;
}

/**
 * A section's form with its save state; focuses the first invalid field. It lays out nothing itself, so that the buttons
 * of a step can stay at the bottom of the screen beside lists that are not part of the form.
 */
export function StepFrame<In extends FieldValues, Out>({ step, actions, onSaved, children }: FrameProps<In, Out>) {
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await step.save()) onSaved();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes('contents', GIVES_WAY)}>
      {step.isRestored && step.state === 'dirty' ? <Banner>{copy.restored}</Banner> : null}
      {children}
      <FormError refusal={step.failure} />
      <SaveLine state={step.state} />
      {actions}
    </form>
  );
}

/** A step whose entries save themselves; its button only goes on. */
export function ListStep({ actions, onSaved, children }: Omit<StepProps, 'profile'> & { children: ReactNode }) {
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onSaved();
  };
  return (
    <>
      {children}
      <form onSubmit={goOn} className={classes('contents', GIVES_WAY)}>
        {actions}
      </form>
    </>
  );
}

export function SaveLine({ state }: { state: SaveState }) {
  const isOnline = useOnline();
  const words = !isOnline ? copy.offline : state === 'saving' ? copy.saving : state === 'saved' ? copy.saved : '';
  return (
    <output className="block min-h-6 text-sm text-ink-soft">
      {isOnline && state === 'failed' ? copy.kept : words}
    </output>
  );
}

export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const read = () => setOnline(navigator.onLine);
    read();
    window.addEventListener('online', read);
    window.addEventListener('offline', read);
    return () => {
      window.removeEventListener('online', read);
      window.removeEventListener('offline', read);
    };
  }, []);
  return isOnline;
}
