import { useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { OTHER_ROLE, roleBody, saveRole } from '#domains/profiles/contract/candidates.ts';
import { roleCopy as copy } from './profile.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { FACILITY_CHOICES, SKILL_CHOICES, SPECIALTY_CHOICES } from '#platform/web/forms/choices.ts';
import { BoundChips, BoundNumber, BoundTextArea, BoundText } from './fields.tsx';
import { PositionPicker } from './position-picker.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

type Values = z.input<typeof roleBody>;

/** One of the fourteen positions, or another that is stored as a request. */
export function RoleForm({ profile, actions, onSaved }: StepProps) {
  const { role } = profile;
  const step = useStepForm({
    name: 'role',
    schema: roleBody,
    values: {
      // Without a choice the value is empty, and the schema asks for one.
      position: (role.position ?? (role.requestedRole ? OTHER_ROLE : '')) as Values['position'],
      requestedRole: role.requestedRole,
      specialties: role.specialties,
      settings: role.settings,
      skills: role.skills,
      yearsExperience: role.yearsExperience,
      headline: role.headline,
      about: role.about,
    },
    send: (body) => call(saveRole, { body }),
  });
  const { control } = step.form;
  const { field, fieldState } = useController({ control, name: 'position' });
  const isOther = useWatch({ control, name: 'position' }) === OTHER_ROLE;
  const isRequestKept = role.requestedRole !== null && role.position === null && step.state !== 'dirty';

  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <PositionPicker field={field} error={fieldState.error?.message} />
      {isOther ? (
        <>
          <BoundText control={control} name="requestedRole" label={copy.requestedRole} hint={copy.requestedRoleHint} />
          <Banner tone={isRequestKept ? 'ok' : 'info'}>
            {isRequestKept ? copy.requestThanks(role.requestedRole ?? '') : copy.requestPromise}
          </Banner>
        </>
      ) : null}
      <BoundNumber control={control} name="yearsExperience" label={copy.years} hint={copy.yearsHint} isDecimal />
      <BoundChips control={control} name="specialties" label={copy.specialties} choices={SPECIALTY_CHOICES} />
      <BoundChips control={control} name="settings" label={copy.settings} choices={FACILITY_CHOICES} />
      <BoundChips control={control} name="skills" label={copy.skills} hint={copy.skillsHint} choices={SKILL_CHOICES} />
      <BoundText control={control} name="headline" label={copy.headline} hint={copy.headlineHint} maxLength={120} />
      <BoundTextArea control={control} name="about" label={copy.about} />
    </StepFrame>
  );
}
