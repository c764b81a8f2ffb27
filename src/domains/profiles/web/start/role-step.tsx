import { useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { OTHER_ROLE } from '#domains/profiles/contract/candidates.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { PositionPicker } from '#domains/profiles/web/profile/position-picker.tsx';
import { roleCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { usePart } from '#domains/profiles/web/short-forms/use-part.ts';

type Values = z.input<typeof profileParts.position.body>;

/** One of the fourteen positions, or another that is stored as a request. */
export function RoleStep({ profile, actions, onSaved }: StepProps) {
  const { role } = profile;
  const step = usePart(profileParts.position, {
    // Without a choice the value is empty, and the schema asks for one.
    position: (role.position ?? (role.requestedRole ? OTHER_ROLE : '')) as Values['position'],
    requestedRole: role.requestedRole,
  });
  const { control } = step.form;
  const { field, fieldState } = useController({ control, name: 'position' });
  const isOther = useWatch({ control, name: 'position' }) === OTHER_ROLE;
  const isRequestKept = role.requestedRole !== null && role.position === null && step.state !== 'dirty';
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      {isOther ? (
        <>
          <BoundText control={control} name="requestedRole" label={copy.requestedRole} hint={copy.requestedRoleHint} />
          <Banner tone={isRequestKept ? 'ok' : 'info'}>
            {isRequestKept ? copy.requestThanks(role.requestedRole ?? '') : copy.requestPromise}
          </Banner>
        </>
      ) : null}
      <PositionPicker field={field} error={fieldState.error?.message} />
    </StepFrame>
  );
}
