import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

interface Tab {
  id: string;
  label: ReactNode;
  /** What the tab is for, in its second line: if one tab has it, all should. */
  hint?: string;
  content: ReactNode;
}

export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}) {
  const hasHints = tabs.some(({ hint }) => hint);
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List
        aria-label={label}
        className={classes('flex gap-1 border-b border-line', hasHints ? 'flex-col md:flex-row' : 'overflow-x-auto')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className={classes(
              'min-h-11 border-transparent font-medium text-ink-soft hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink',
              tab.hint
                ? 'flex flex-1 flex-col justify-start border-l-2 px-3 py-1.5 text-left md:-mb-px md:border-b-2 md:border-l-0 md:pb-3'
                : '-mb-px border-b-2 px-2 text-sm whitespace-nowrap sm:px-4 sm:text-base',
            )}
          >
            <span>{tab.label}</span>
            {tab.hint && <span className="text-sm font-normal text-ink-soft">{tab.hint}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
