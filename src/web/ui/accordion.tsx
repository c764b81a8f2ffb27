import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Item {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** One open at a time; `value` is the open one's id, or empty. */
export function Accordion({
  items,
  value,
  onChange,
}: {
  items: readonly Item[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <Radix.Root
      type="single"
      collapsible
      value={value}
      onValueChange={onChange}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header>
            <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left font-sans text-lg font-semibold">
              {item.title}
              <ChevronDown
                aria-hidden
                size={20}
                className="shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="px-5 pb-5 text-ink-soft">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
