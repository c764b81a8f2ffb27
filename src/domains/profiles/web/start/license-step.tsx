import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { mayBeMultistate } from '#domains/profiles/contract/credential-needs.ts';
import { credentialsCopy as words, factCopy } from '#domains/profiles/web/credentials/credentials.copy.ts';
import { BoundRadio, BoundSelect, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { startCopy as copy } from './start.copy.ts';
import { usePart } from '#domains/profiles/web/short-forms/use-part.ts';
import { COMPACT_CHOICES } from '#domains/profiles/web/credentials/license-choices.ts';

/** State and number of the license; the date it expires comes later. */
export function LicenseStep({ profile, actions, onSaved }: StepProps) {
  const { position } = profile.role;
  const held = profile.licenses.find(({ licenseType }) => licenseType === position);
  const step = usePart(profileParts.license, {
    state: held?.state ?? profile.about.state ?? 'MO',
    licenseNumber: held?.licenseNumber ?? '',
    compactStatus: held?.compactStatus ?? 'single_state',
  });
  const { control } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundSelect control={control} name="state" label={words.state} choices={STATE_CHOICES} empty={factCopy.pick} />
      <BoundText control={control} name="licenseNumber" label={words.number} maxLength={40} />
      {position && mayBeMultistate(position) ? (
        <BoundRadio
          control={control}
          name="compactStatus"
          label={words.compact}
          hint={words.compactHint}
          choices={COMPACT_CHOICES}
        />
      ) : null}
      {held ? null : (
        <div>
          <Button variant="quiet" onClick={onSaved}>
            {copy.licenseLater}
          </Button>
        </div>
      )}
    </StepFrame>
  );
}
