import type { ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { AlertIcon, InfoIcon, OkIcon, WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';

const TONES = {
  info: ['border-sky/40 bg-sky-soft', 'text-sky', InfoIcon],
  ok: ['border-ok/40 bg-ok-soft', 'text-ok', OkIcon],
  warn: ['border-warn/40 bg-warn-soft', 'text-warn', WarnIcon],
  danger: ['border-danger/40 bg-danger-soft', 'text-danger', AlertIcon],
} as const;

/** A message about the whole screen. Screen readers announce a `danger` banner, or any with `isAlert`, immediately. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  isAlert = tone === 'danger',
}: {
  tone?: keyof typeof TONES;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
}) {
  const [frame, color, Icon] = TONES[tone];
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={classes('flex flex-wrap items-start gap-3 rounded-card border p-4', frame)}
    >
      <Icon aria-hidden size={20} className={classes('mt-0.5 shrink-0', color)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
