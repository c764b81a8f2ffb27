import { Link, useLocation } from 'react-router';
import type { ComponentType } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { CountBadge, type NavBadge } from './count-badge.tsx';
import { useFloor } from './floor.ts';

export interface BarItem {
  to: string;
  label: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Paths of screens below this one, such as a single match below the jobs. */
  covers?: readonly string[];
  badge?: NavBadge | undefined;
}

/** `page` on the item's own screen, `true` on a screen below it. */
export function currentOf(pathname: string, { to, covers = [] }: Pick<BarItem, 'to' | 'covers'>) {
  if (pathname === to) return 'page' as const;
  return covers.some((path) => pathname.startsWith(path)) ? ('true' as const) : undefined;
}

/** The main navigation on a phone or tablet, within reach of the thumb. */
export function BottomBar({ items }: { items: readonly BarItem[] }) {
  const { pathname } = useLocation();
  const bar = useFloor<HTMLElement>();
  return (
    <nav
      ref={bar}
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {items.map((item) => {
        const current = currentOf(pathname, item);
        return (
          <Link
            key={item.to}
            to={item.to}
            aria-current={current}
            title={item.badge?.label}
            className={classes(
              'relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium no-underline',
              current
                ? 'text-prairie-700 before:absolute before:inset-x-4 before:top-0 before:h-0.5 before:rounded-full before:bg-primary'
                : 'text-ink-soft hover:text-ink',
            )}
          >
            <span className="relative">
              <item.icon aria-hidden size={22} />
              <CountBadge badge={item.badge} className="absolute -top-1.5 left-3.5" />
            </span>
            {item.label}
          </Link>
        );
      })}
    </nav>
  );
}
