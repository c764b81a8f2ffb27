import { useSearchParams } from 'react-router';
import { SelectField } from '#web/ui/fields.tsx';

interface Options<T extends string> {
  /** The parameter of the address that keeps the choice. */
  name: string;
  values: readonly T[];
  /** What counts when the address says nothing, or nothing known. */
  fallback: T;
  label: string;
  labelOf: (value: T) => string;
}

/** A choice that stands in the address, so that it can be linked and survives a reload; answers it with its field. */
export function useAddressChoice<T extends string>({ name, values, fallback, label, labelOf }: Options<T>) {
  const [search, setSearch] = useSearchParams();
  const value = values.find((one) => one === search.get(name)) ?? fallback;
  const field = (
    <div className="w-44">
      <SelectField
        label={label}
        value={value}
        onChange={(event) => setSearch({ [name]: event.target.value })}
        options={values.map((one) => ({ value: one, label: labelOf(one) }))}
      />
    </div>
  );
  return [value, field] as const;
}
