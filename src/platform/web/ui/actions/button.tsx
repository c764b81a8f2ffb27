import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#platform/web/ui/classes.ts';
import { BusyIcon } from '#platform/web/ui/icons/core-icons.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold no-underline print:border print:border-line-strong print:text-ink transition-colors duration-150 select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60';
const SIZES = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-11 px-4 py-1.5 text-sm',
  lg: 'min-h-13 px-7 py-3 text-lg',
} as const;
const VARIANTS: Record<Variant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-primary hover:bg-prairie-50',
  quiet: 'text-link hover:bg-prairie-50',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
};

interface Appearance {
  variant?: Variant;
  size?: keyof typeof SIZES;
  isWide?: boolean;
}

const classNameOf = ({ variant = 'primary', size = 'md', isWide = false }: Appearance, extra?: string) =>
  classes(BASE, SIZES[size], VARIANTS[variant], isWide && 'w-full', extra);

interface ButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Replaces the label while an action runs, in the accessible name, too, and blocks clicks. A submit button ignores the second click of a double click. */
  busy?: string | false | undefined;
}

export function Button({
  variant,
  size,
  isWide,
  busy,
  children,
  className,
  onClick,
  type = 'button',
  'aria-label': name,
  ...rest
}: ButtonProps) {
  const isBusy = Boolean(busy);
  // The second click of a double click can arrive before the first one shows as busy, or hit the button of the next step.
  const isRepeat = (detail: number) => (type === 'submit' || busy !== undefined) && detail > 1;
  return (
    <button
      {...rest}
      type={type}
      aria-label={name && isBusy ? `${busy} ${name}` : name}
      className={classNameOf(
        { ...(variant && { variant }), ...(size && { size }), isWide: isWide ?? false },
        className,
      )}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy || isRepeat(event.detail)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <BusyIcon aria-hidden size={18} className="motion-safe:animate-spin" />}
      {isBusy ? busy : children}
    </button>
  );
}

interface LinkButtonProps extends Appearance, ComponentProps<typeof Link> {}

/** A link that looks like a button: it navigates and changes nothing. */
export function LinkButton({ variant, size, isWide, className, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classNameOf(
        { ...(variant && { variant }), ...(size && { size }), isWide: isWide ?? false },
        className,
      )}
    />
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  children: ReactNode;
}

/** An icon with an accessible name, 44 px square. */
export function IconButton({ label, children, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        'grid size-11 place-items-center rounded-control text-ink-soft hover:bg-prairie-50 hover:text-ink disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
