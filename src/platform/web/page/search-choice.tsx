import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';

interface Options<T extends string> {
  /** The URL parameter that holds the choice. */
  name: string;
  values: readonly T[];
  /** The value when the parameter is missing or unknown. */
  fallback: T;
  label: string;
  labelOf: (value: T) => string;
  /** As wide as its place, for long labels. */
  isWide?: boolean;
}

/** The value of a URL parameter if it is one of the known ones. */
export const knownValue = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

/**
 * A choice kept in the URL, so that it can be linked and survives a reload. Returns the value and its select field. The
 * choice counts at once, before the router has drawn the new address: what is typed meanwhile belongs to it.
 */
export function useSearchChoice<T extends string>({
  name,
  values,
  fallback,
  label,
  labelOf,
  isWide = false,
}: Options<T>) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [value, setValue] = useOptimistic(knownValue(values, search.get(name)) ?? fallback);
  const choose = (next: T) =>
    startTransition(async () => {
      setValue(next);
      const address = new URLSearchParams(search);
      address.set(name, next);
      // With the words of a search that is kept in the history entry.
      await navigate({ search: `?${address}` }, { preventScrollReset: true, state });
    });
  const field = (
    <div className={isWide ? undefined : 'w-44'}>
      <SelectField
        label={label}
        value={value}
        onChange={(event) => choose(knownValue(values, event.target.value) ?? fallback)}
        options={values.map((one) => ({ value: one, label: labelOf(one) }))}
      />
    </div>
  );
  return [value, field] as const;
}
