import { NO_THANKS_REASONS, type NoThanksReason } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { invitationCopy as copy } from '#domains/hiring/web/invitations/invitations.copy.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';

interface Props {
  value: NoThanksReason | null;
  onChange: (reason: NoThanksReason | null) => void;
}

/** Why a candidate says no. Optional, and never shown to the employer. */
export const PrivateReason = ({ value, onChange }: Props) => (
  <SelectField
    label={copy.whyNot}
    hint={copy.whyNotHint}
    options={[
      { value: '', label: copy.noReason },
      ...NO_THANKS_REASONS.map((reason) => ({ value: reason, label: copy.reasons[reason] })),
    ]}
    value={value ?? ''}
    onChange={({ target }) => onChange(NO_THANKS_REASONS.find((one) => one === target.value) ?? null)}
  />
);
