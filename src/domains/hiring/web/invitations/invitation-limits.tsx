import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { setInvitationSettings, type InvitationSettings } from '#domains/hiring/contract/invitations/invitations.ts';
import { useStep } from '#domains/hiring/web/candidate-home/use-step.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { invitationCopy as copy } from './invitations.copy.ts';
import { invitationSettings, saveInvitationSettings } from './invitations.queries.ts';

/** Whether employers may invite the candidate, and how often. */
export function InvitationLimits() {
  const query = useQuery(invitationSettings());
  return (
    <Card>
      <Section title={copy.settings}>
        <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
          {(settings) => <Limits key={settings.perWeek} settings={settings} />}
        </QueryStates>
      </Section>
    </Card>
  );
}

function Limits({ settings: { isOn, perWeek } }: { settings: InvitationSettings }) {
  const [text, setText] = useState(String(perWeek));
  const [error, setError] = useState<string>();
  const switching = useStep(saveInvitationSettings);
  const saving = useStep(saveInvitationSettings, copy.saved);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = setInvitationSettings.body.safeParse({ perWeek: text.trim() === '' ? Number.NaN : Number(text) });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success && !saving.isPending) saving.mutate(parsed.data);
  };
  return (
    <div className="flex flex-col gap-4">
      <SwitchField
        label={copy.isOn}
        hint={copy.isOnHint}
        checked={isOn}
        disabled={switching.isPending}
        onChange={(next) => switching.mutate({ isOn: next })}
      />
      {isOn ? (
        <form noValidate onSubmit={save} className="flex flex-col items-start gap-3">
          <div className="w-full sm:w-64">
            <TextField
              label={copy.perWeek}
              inputMode="numeric"
              value={text}
              error={error}
              onChange={({ target }) => {
                setText(target.value);
                setError(undefined);
              }}
            />
          </div>
          <Button type="submit" variant="secondary" size="sm" busy={saving.isPending && copy.saving}>
            {copy.save}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
