import { useState, type FormEvent } from 'react';
import { createPassportLink, PASSPORT_DAYS, type PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { passportCopy as copy } from './passport.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { day } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { FieldError } from '#platform/web/ui/forms/field.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { NewLink } from './new-link.tsx';
import { useCreateLink } from './passport.queries.ts';

const USUAL_DAYS = 7;

interface ShareFormProps {
  facts: PassportFact[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  label: string;
  onLabel: (label: string) => void;
}

/** Choose facts, a recipient and a duration to get a link, which is shown once. */
export function ShareForm({ facts, chosen, onChoose, label, onLabel }: ShareFormProps) {
  const make = useCreateLink();
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const failure = make.error instanceof ApiError ? make.error : null;
  const fields = { ...failure?.fields, ...wrong };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = { label, days, facts: facts.map(({ key }) => key).filter((key) => chosen.has(key)) };
    const parsed = createPassportLink.body.safeParse(given);
    setWrong(Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []));
    if (parsed.success) make.mutate(parsed.data, { onSuccess: () => onLabel('') });
  };
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(key);
    else next.delete(key);
    onChoose(next);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <FormError refusal={failure} />
      <fieldset aria-describedby="passport-facts" className="flex flex-col">
        <legend className="sr-only">{copy.factsTitle}</legend>
        {facts.map((fact) => (
          <Checkbox
            key={fact.key}
            label={<span className="font-medium">{fact.title}</span>}
            hint={
              <>
                {copy.checked(fact.checkedBy, fact.source, day(fact.checkedOn))}{' '}
                {fact.validUntil && copy.until(day(fact.validUntil))}
              </>
            }
            checked={chosen.has(fact.key)}
            onChange={(isOn) => toggle(fact.key, isOn)}
          />
        ))}
        <FieldError id="passport-facts" error={fields['facts']} />
      </fieldset>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label={copy.label}
          hint={copy.labelHint}
          maxLength={80}
          error={fields['label']}
          value={label}
          onChange={(event) => onLabel(event.target.value)}
        />
        <SelectField
          label={copy.days}
          error={fields['days']}
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
          options={PASSPORT_DAYS.map((count) => ({ value: String(count), label: copy.dayOptions[count] }))}
        />
      </div>
      <Button type="submit" className="self-start" busy={make.isPending && copy.making}>
        {copy.make}
      </Button>
      {make.data && <NewLink url={make.data.url} />}
    </form>
  );
}
