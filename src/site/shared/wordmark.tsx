import { classes } from '#platform/web/ui/classes.ts';

/** A name set in one of two alternating styles, so that neighbors look distinct. */
export const Wordmark = ({ name, isPlain = false }: { name: string; isPlain?: boolean }) => (
  <span
    className={classes(
      'flex h-16 items-center px-6 whitespace-nowrap text-ink-soft',
      isPlain ? 'text-lg font-semibold tracking-tight' : 'font-display text-xl',
    )}
  >
    {name}
  </span>
);
