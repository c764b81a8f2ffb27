import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line bg-surface p-5 md:p-6', className)} />;
}

/** A titled part of a screen. */
export function Section({
  title,
  hint,
  action,
  children,
  id,
  isBeside = false,
}: {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  id?: string;
  /** On wide screens, puts the title and hint beside the content, under a line: for settings. */
  isBeside?: boolean;
}) {
  return (
    <section
      id={id}
      className={classes(
        'flex flex-col gap-4',
        isBeside &&
          'border-t border-line pt-8 max-md:first:border-t-0 max-md:first:pt-0 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-14',
      )}
    >
      <div
        className={classes(
          'flex flex-wrap justify-between gap-3',
          hint ? 'items-end' : 'items-center',
          isBeside && 'lg:flex-col lg:items-start lg:justify-start',
        )}
      >
        <div>
          <h2 className="text-xl">{title}</h2>
          {hint && <p className="mt-1 measure text-sm text-ink-soft">{hint}</p>}
        </div>
        {action}
      </div>
      {isBeside ? <div className="flex min-w-0 flex-col gap-4">{children}</div> : children}
    </section>
  );
}
