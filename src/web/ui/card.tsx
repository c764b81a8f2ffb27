import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

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
}: {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  return (
    <section id={id} className="flex flex-col gap-4">
      <div className={classes('flex flex-wrap justify-between gap-3', hint ? 'items-end' : 'items-center')}>
        <div>
          <h2 className="text-xl">{title}</h2>
          {hint && <p className="mt-1 measure text-sm text-ink-soft">{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
