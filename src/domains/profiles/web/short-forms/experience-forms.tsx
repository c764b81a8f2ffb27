import type { z } from 'zod';
import { usualChoices } from '#domains/profiles/contract/position-choices.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { BoundNumber, BoundText, BoundTextArea } from '#domains/profiles/web/profile/fields.tsx';
import { roleCopy as copy } from '#domains/profiles/web/profile/profile.copy.ts';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { FACILITY_CHOICES, SKILL_CHOICES, SPECIALTY_CHOICES } from '#platform/web/forms/choices.ts';
import { usePart } from './use-part.ts';
import { UsualChips } from './usual-chips.tsx';

/** Years of experience, and the units where the person has worked. */
export function SpecialtyStep({ profile: { role }, actions, onSaved }: StepProps) {
  const { yearsExperience, specialties } = role;
  const step = usePart(profileParts.specialty, { yearsExperience, specialties } as z.input<
    typeof profileParts.specialty.body
  >);
  const { control } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundNumber control={control} name="yearsExperience" label={copy.years} hint={copy.yearsHint} isDecimal />
      <UsualChips
        control={control}
        name="specialties"
        label={copy.specialties}
        choices={SPECIALTY_CHOICES}
        usual={usualChoices(role.position, 'specialties')}
      />
    </StepFrame>
  );
}

export function SkillsStep({ profile: { role }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.skills, { skills: role.skills });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <UsualChips
        control={step.form.control}
        name="skills"
        label={copy.skills}
        choices={SKILL_CHOICES}
        usual={usualChoices(role.position, 'skills')}
      />
    </StepFrame>
  );
}

/** The kinds of facility where the person would like to work. */
export function SettingsStep({ profile: { role }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.settings, { settings: role.settings });
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <UsualChips
        control={step.form.control}
        name="settings"
        label={copy.settings}
        choices={FACILITY_CHOICES}
        usual={usualChoices(role.position, 'settings')}
      />
    </StepFrame>
  );
}

/** What the person says in their own words. */
export function IntroStep({ profile: { role }, actions, onSaved }: StepProps) {
  const step = usePart(profileParts.intro, { headline: role.headline, about: role.about });
  const { control } = step.form;
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      <BoundText control={control} name="headline" label={copy.headline} hint={copy.headlineHint} maxLength={120} />
      <BoundTextArea control={control} name="about" label={copy.about} />
    </StepFrame>
  );
}
