import { classes } from '#platform/web/ui/classes.ts';

/** What waits behind an entry of the navigation. */
export interface NavBadge {
  count: number;
  /** In words, e.g. “3 unread conversations”: the entry's description, so its name stays the same. */
  label: string;
}

const MOST = 99;

export function CountBadge({ badge, className }: { badge: NavBadge | undefined; className?: string }) {
  if (!badge || badge.count === 0) return null;
  return (
    <span
      aria-hidden
      className={classes(
        'tabular min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-semibold text-surface',
        className,
      )}
    >
      {badge.count > MOST ? `${MOST}+` : badge.count}
    </span>
  );
}
