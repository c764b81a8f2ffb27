import { useQuery } from '@tanstack/react-query';
import { useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { aboutBody, saveAbout } from '#domains/profiles/contract/candidates.ts';
import { aboutCopy as copy } from './profile.copy.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { BoundDate, BoundText } from './fields.tsx';
import { FormerNames } from './former-names.tsx';
import { Columns } from './columns.tsx';
import { MoveFields } from './move-fields.tsx';
import { zipPlace } from './profile.queries.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

type Values = z.input<typeof aboutBody>;

/** Name, contact and home. The ZIP code fills in city and state. */
export function AboutForm({ profile, actions, onSaved }: StepProps) {
  const { about } = profile;
  const step = useStepForm({
    name: 'about',
    schema: aboutBody,
    values: {
      fullName: about.fullName ?? '',
      phone: about.phone,
      zip: about.zip ?? '',
      streetAddress: about.streetAddress,
      dateOfBirth: about.dateOfBirth ?? '',
      formerNames: about.formerNames,
      movedFromState: about.movedFromState,
      movedOn: about.movedOn,
    } satisfies Values,
    send: (body) => call(saveAbout, { body }),
  });
  const { control, setValue } = step.form;
  const { field: names, formState } = useController({ control, name: 'formerNames' });
  const zip = useWatch({ control, name: 'zip' });
  const place = useQuery(zipPlace(zip));
  const isNewState = about.state !== null && place.data !== undefined && place.data.state !== about.state;

  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundText control={control} name="fullName" label={copy.fullName} hint={copy.fullNameHint} autoComplete="name" />
      <BoundText
        control={control}
        name="phone"
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Columns>
        <BoundText
          control={control}
          name="zip"
          label={copy.zip}
          hint={place.data ? copy.place(place.data.city, place.data.state) : undefined}
          problem={place.error instanceof ApiError && place.error.status === 404 ? copy.zipUnknown : undefined}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <BoundText
          control={control}
          name="streetAddress"
          label={copy.street}
          hint={copy.streetHint}
          autoComplete="street-address"
        />
      </Columns>
      <MoveFields
        control={control}
        setValue={setValue}
        hasMoved={about.movedFromState !== null}
        isNewState={isNewState}
      />
      <Section title={copy.birthTitle} hint={copy.birthReason}>
        <BoundDate control={control} name="dateOfBirth" label={copy.dateOfBirth} autoComplete="bday" />
        <FormerNames field={names} errors={formState.errors.formerNames} />
      </Section>
    </StepFrame>
  );
}
