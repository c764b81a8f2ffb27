import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  isDangerous?: boolean;
}

/** A menu below its trigger (one button). A null among the items is a line. */
export function Menu({
  trigger,
  items,
  align = 'end',
}: {
  trigger: ReactNode;
  items: readonly (MenuItem | null)[];
  align?: 'start' | 'end';
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          className="z-50 min-w-52 rounded-control border border-line bg-surface p-1 shadow-float"
        >
          {items.map((item, i) =>
            item ? (
              <DropdownMenu.Item
                key={item.label}
                onSelect={item.onSelect}
                className={classes(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-[highlighted]:bg-prairie-50',
                  item.isDangerous && 'text-danger',
                )}
              >
                {item.icon}
                {item.label}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Separator key={`line-${i}`} className="my-1 h-px bg-line" />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
