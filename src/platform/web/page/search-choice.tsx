import { useLocation, useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';

interface Options<T extends string> {
  /** The URL parameter that holds the choice. */
  name: string;
  values: readonly T[];
  /** The value when the parameter is missing or unknown. */
  fallback: T;
  label: string;
  labelOf: (value: T) => string;
}

/** The value of a URL parameter if it is one of the known ones. */
export const knownValue = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

/** A choice kept in the URL, so that it can be linked and survives a reload. Returns the value and its select field. */
export function useSearchChoice<T extends string>({ name, values, fallback, label, labelOf }: Options<T>) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const choose = (next: string) =>
    setSearch(
      (before) => {
        before.set(name, next);
        return before;
      },
      // With the words of a search that is kept in the history entry.
      { preventScrollReset: true, state },
    );
  const value = knownValue(values, search.get(name)) ?? fallback;
  const field = (
    <div className="w-44">
      <SelectField
        label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
        options={values.map((one) => ({ value: one, label: labelOf(one) }))}
      />
    </div>
  );
  return [value, field] as const;
}
