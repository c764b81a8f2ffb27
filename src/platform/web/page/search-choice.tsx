import { useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';

interface Options<T extends string> {
  /** The parameter of the address that keeps the choice. */
  name: string;
  values: readonly T[];
  /** What counts when the address says nothing, or nothing knownValue. */
  fallback: T;
  label: string;
  labelOf: (value: T) => string;
}

/** What a parameter of the address says, where it says something knownValue. */
export const knownValue = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

/** A choice that stands in the address, so that it can be linked and survives a reload; answers it with its field. */
export function useSearchChoice<T extends string>({ name, values, fallback, label, labelOf }: Options<T>) {
  const [search, setSearch] = useSearchParams();
  const value = knownValue(values, search.get(name)) ?? fallback;
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
