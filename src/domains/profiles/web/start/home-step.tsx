import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { isMilitaryZip, MILITARY_ZIP } from '#domains/profiles/contract/geo.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { aboutCopy } from '#domains/profiles/web/profile/profile.copy.ts';
import { zipPlace } from '#domains/profiles/web/profile/profile.queries.ts';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { ApiError } from '#platform/web/api/api.ts';
import { startCopy as copy } from './start.copy.ts';
import { usePart } from '#domains/profiles/web/short-forms/use-part.ts';

/** The ZIP code, from which distances are measured. */
export function HomeStep({ profile, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.home, { zip: profile.about.zip ?? '' });
  const { control } = step.form;
  const zip = useWatch({ control, name: 'zip' });
  const place = useQuery(zipPlace(zip));
  const isUnknown = place.error instanceof ApiError && place.error.status === 404;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundText
        control={control}
        name="zip"
        label={aboutCopy.zip}
        hint={place.data ? aboutCopy.place(place.data.city, place.data.state) : copy.zipHint}
        problem={isUnknown ? (isMilitaryZip(zip) ? MILITARY_ZIP : aboutCopy.zipUnknown) : undefined}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </StepFrame>
  );
}
