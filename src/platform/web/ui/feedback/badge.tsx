import { CircleAlert, CircleCheck, CircleDot, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';

export type Tone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'brand';

const TONES: Record<Tone, string> = {
  neutral: 'border-line bg-paper text-ink-soft',
  ok: 'border-ok/30 bg-ok-soft text-ok',
  warn: 'border-warn/30 bg-warn-soft text-warn',
  danger: 'border-danger/30 bg-danger-soft text-danger',
  info: 'border-sky/30 bg-sky-soft text-sky',
  brand: 'border-prairie-300 bg-prairie-50 text-prairie-700',
};
const ICONS = {
  neutral: CircleDot,
  ok: CircleCheck,
  warn: Clock,
  danger: CircleAlert,
  info: Info,
  brand: CircleDot,
} as const;

interface BadgeProps {
  tone?: Tone;
  /** Allows a second line, for longer texts on a phone. */
  mayWrap?: boolean;
  children: ReactNode;
}

/** A short classification. */
export function Badge({ tone = 'neutral', mayWrap = false, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center border px-2.5 py-0.5 text-xs font-semibold',
        mayWrap ? 'rounded-control' : 'rounded-full whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** A status: always an icon and a word, never color alone. */
export function StatusPill({
  tone,
  size = 'md',
  mayWrap = false,
  children,
}: {
  tone: Tone;
  /** `sm` within a line of text. */
  size?: 'sm' | 'md';
  mayWrap?: boolean;
  children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <span
      className={classes(
        'inline-flex items-center border font-semibold',
        size === 'md' ? 'gap-1.5 py-1 pr-3 pl-2 text-sm' : 'gap-1 py-px pr-2 pl-1.5 text-xs',
        mayWrap ? 'rounded-control' : 'rounded-full whitespace-nowrap',
        TONES[tone],
      )}
    >
      <Icon aria-hidden size={size === 'md' ? 16 : 14} className="shrink-0" />
      {children}
    </span>
  );
}
