import type { Lookup } from '#domains/verification/contract/cases/evidence.ts';
import { evidenceCopy } from './evidence.copy.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';

const copy = evidenceCopy.lookup;
type Values = Pick<Lookup, 'reference' | 'address'>;

interface Props {
  values: Values;
  errors: Partial<Record<keyof Values, string | undefined>>;
  onChange: (values: Values) => void;
  /** The reviewer has just chosen to look it up. */
  takesFocus?: boolean;
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** What a reviewer looked up outside the product, and where. The server records the time. */
export function LookupFields({ values, errors, onChange, takesFocus = false }: Props) {
  const bind = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  });
  return (
    <fieldset className="grid w-full gap-3 sm:grid-cols-2 xl:grid-cols-1">
      <legend className="sr-only">{copy.title}</legend>
      <TextField
        ref={takesFocus ? focusOnMount : undefined}
        label={copy.reference}
        hint={copy.referenceHint}
        {...bind('reference')}
      />
      <TextField label={copy.address} hint={copy.addressHint} {...bind('address')} />
    </fieldset>
  );
}
