import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailsStep, saveDetails, type MyOrganization } from '#domains/employers/contract/organizations.ts';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { unitsCopy as copy } from './units-meanwhile.copy.ts';

/** Units of a facility in review: its drafts can already name them. */
export function UnitsMeanwhile({ mine }: { mine: MyOrganization }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const add = useMutation({
    mutationFn: (unit: string) => call(saveDetails, { body: { units: [{ name: unit }] } }),
    onSuccess: (saved, added) => {
      client.setQueryData(myOrganization().queryKey, saved);
      setName((typed) => (typed.trim() === added ? '' : typed));
    },
    onError: (error) => setRefusal((error instanceof ApiError && error.fields['units']) || error.message),
  });
  if (!mayPost(mine.myRole) || mine.organization?.kind !== 'facility') return null;
  const units = mine.facilities.flatMap((facility) => facility.units.map((unit) => unit.name));
  const submit = () => {
    const isThere = units.some((unit) => unit.toLowerCase() === name.trim().toLowerCase());
    const wrong = detailsStep.shape.units.safeParse([{ name }]).error?.issues[0]?.message;
    const problem = isThere ? copy.exists : wrong;
    setRefusal(problem);
    if (!problem && !add.isPending) add.mutate(name.trim());
  };
  return (
    <Card className="mx-auto mt-6 flex w-full max-w-2xl flex-col gap-4">
      <div>
        <h2 className="text-lg">{copy.title}</h2>
        <p className="mt-1 text-ink-soft">{copy.body}</p>
      </div>
      {units.length > 0 && (
        <ul aria-label={copy.title} className="flex flex-wrap gap-2">
          {units.map((unit) => (
            <li key={unit} className="rounded-full border border-line px-3 py-1 text-sm">
              {unit}
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={copy.field}
          value={name}
          error={refusal}
          onChange={({ target }) => {
            setName(target.value);
            setRefusal(undefined);
          }}
        />
        <Button type="submit" variant="secondary" className="self-start" busy={add.isPending && copy.adding}>
          {copy.add}
        </Button>
      </form>
    </Card>
  );
}
