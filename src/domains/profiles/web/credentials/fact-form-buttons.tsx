import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { useFloor } from '#platform/web/ui/layout/floor.ts';
import { onboardingCopy } from '../onboarding/onboarding.copy.ts';
import { factCopy as copy } from './credentials.copy.ts';

interface FactFormButtonsProps {
  /** The page on a phone. */
  at: number;
  isLast: boolean;
  maySave: boolean;
  isSaving: boolean;
  onBack: () => void;
  onMore: () => void;
  onCancel: () => void;
}

/** Saves or cancels an entry; on a phone at the bottom of the screen, where they also turn its pages. */
export function FactFormButtons({ at, isLast, maySave, isSaving, onBack, onMore, onCancel }: FactFormButtonsProps) {
  const bar = useFloor<HTMLDivElement>();
  return (
    <div
      ref={bar}
      data-bottom-bar
      className="flex flex-wrap gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:flex-row-reverse max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-3 max-md:in-[[role=dialog]]:bg-surface"
    >
      <Button
        type="submit"
        className={classes('max-md:grow', !maySave && 'max-md:hidden')}
        busy={isSaving && onboardingCopy.saving}
      >
        {copy.save}
      </Button>
      {maySave ? null : (
        <Button type="submit" className="grow md:hidden">
          {copy.goOn}
        </Button>
      )}
      {maySave && !isLast ? (
        <Button variant="secondary" className="md:hidden" onClick={onMore}>
          {copy.more}
        </Button>
      ) : null}
      {at > 0 ? (
        <Button variant="secondary" className="md:hidden" onClick={onBack}>
          {onboardingCopy.back}
        </Button>
      ) : null}
      <Button variant="secondary" className={at > 0 ? 'max-md:hidden' : undefined} onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}
