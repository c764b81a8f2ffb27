import { useController } from 'react-hook-form';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { BlockedEmployers } from '#domains/profiles/web/profile/blocked-employers.tsx';
import { BoundDate, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { FormerNames } from '#domains/profiles/web/profile/former-names.tsx';
import { MoveFields } from '#domains/profiles/web/profile/move-fields.tsx';
import { aboutCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { ListStep, StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { usePart } from './use-part.ts';

/** Name, phone and date of birth. */
export function AboutStep({ profile: { about }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.about, {
    fullName: about.fullName ?? '',
    phone: about.phone,
    dateOfBirth: about.dateOfBirth ?? '',
  });
  const { control } = step.form;
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
      <BoundDate
        control={control}
        name="dateOfBirth"
        label={copy.dateOfBirth}
        hint={copy.birthReason}
        autoComplete="bday"
      />
    </StepFrame>
  );
}

/** Names that may still be on a license or an exclusion list. */
export function FormerNamesStep({ profile: { about }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.formerNames, { formerNames: about.formerNames });
  const { field, formState } = useController({ control: step.form.control, name: 'formerNames' });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <FormerNames field={field} errors={formState.errors.formerNames} />
    </StepFrame>
  );
}

/** The street address, and a move in the last 60 days, on which a compact license depends. */
export function AddressStep({ profile: { about }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.address, {
    streetAddress: about.streetAddress,
    movedFromState: about.movedFromState,
    movedOn: about.movedOn,
  });
  const { control, setValue } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundText
        control={control}
        name="streetAddress"
        label={copy.street}
        hint={copy.streetHint}
        autoComplete="street-address"
      />
      <MoveFields control={control} setValue={setValue} hasMoved={about.movedFromState !== null} />
    </StepFrame>
  );
}

/** Employers that must never see the person. */
export const PrivacyStep = ({ profile, actions, onSaved }: StepProps) => (
  <ListStep actions={actions} onSaved={onSaved}>
    <BlockedEmployers blocked={profile.blocked} />
  </ListStep>
);
