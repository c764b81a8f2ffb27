import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';

/** Tabs that keep the selected one in the URL as `?tab=`, so that it can be linked and survives a reload. */
export function SearchTabs<S extends string>({
  label,
  states,
  labels,
  hints,
  children,
}: {
  label: string;
  states: readonly [S, ...S[]];
  labels: Readonly<Record<S, string>>;
  /** What each tab is for. */
  hints?: Readonly<Record<S, string>>;
  children: (state: S) => ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const { state: kept } = useLocation();
  const state = states.find((one) => one === search.get('tab')) ?? states[0];
  return (
    <Tabs
      label={label}
      value={state}
      onChange={(tab) =>
        setSearch(
          (before) => {
            before.set('tab', tab);
            return before;
          },
          // A search that is kept in the history entry stays for the other tabs.
          { preventScrollReset: true, state: kept },
        )
      }
      tabs={states.map((id) => ({
        id,
        label: labels[id],
        ...(hints ? { hint: hints[id] } : {}),
        content: children(id),
      }))}
    />
  );
}
