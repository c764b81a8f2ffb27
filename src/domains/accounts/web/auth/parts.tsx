import { ArrowLeft, CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { replayEarlyInput } from '#platform/web/page/early-input.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { PrairieHorizon } from '#platform/web/ui/brand/horizon.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';

interface CardProps {
  title: string;
  lead?: string | undefined;
  banner?: ReactNode;
  /** A link back, above everything else. */
  back?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
}

/** The frame of every sign-in page: one heading and one card. */
export function AuthCard({ title, lead, banner, back, isWide = false, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleBefore = useRef(title);
  const part = useRef<HTMLElement>(null);
  useEffect(() => replayEarlyInput(part.current), []);
  useEffect(() => {
    // The next step replaces the element that had the focus.
    if (titleBefore.current !== title && document.activeElement === document.body) heading.current?.focus();
    titleBefore.current = title;
  }, [title]);
  return (
    <main
      ref={part}
      data-asleep=""
      className="relative isolate flex min-h-dvh overflow-x-clip flex-col items-center justify-center px-4 pt-8 pb-28 md:pb-36"
    >
      <PrairieHorizon className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-24 w-full md:h-36" />
      <Link to="/" className="mb-6 inline-flex target items-center no-underline">
        <Logo />
      </Link>
      <div
        className={classes(
          'w-full rounded-card border border-line bg-surface p-6 md:p-8',
          isWide ? 'max-w-2xl' : 'max-w-md',
        )}
      >
        {back}
        {banner && <p className="mb-5 rounded-control bg-wheat-50 px-4 py-3 font-medium text-wheat-700">{banner}</p>}
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        <div className="mt-6 grid gap-5">{children}</div>
      </div>
    </main>
  );
}

interface BoxProps {
  message: string;
  children?: ReactNode;
}

/** Scrolls to the form's message, which a small screen may show out of view. */
function useBroughtIntoView(message: string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return box;
}

export function ErrorBox({ message, children }: BoxProps) {
  return (
    <div
      ref={useBroughtIntoView(message)}
      role="alert"
      className="grid scroll-my-4 gap-3 rounded-control border border-danger bg-danger-soft p-4 text-danger"
    >
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert aria-hidden size={18} className="mt-1 shrink-0" />
        {message}
      </p>
      {children}
    </div>
  );
}

export function SuccessBox({ message, children }: BoxProps) {
  return (
    <div
      ref={useBroughtIntoView(message)}
      className="grid scroll-my-4 gap-3 rounded-control border border-ok bg-ok-soft p-4"
    >
      <output className="flex items-start gap-2 font-medium text-ok">
        <CircleCheck aria-hidden size={18} className="mt-1 shrink-0" />
        {message}
      </output>
      {children}
    </div>
  );
}

/** Shown while a page finds out where to go. */
export function WaitingLine({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <output className="text-ink-soft">{children}</output>
      <span aria-hidden className="h-11 animate-[skeleton_1.6s_ease-in-out_infinite] rounded-control bg-line" />
      <span aria-hidden className="h-11 animate-[skeleton_1.6s_ease-in-out_infinite] rounded-control bg-line" />
    </div>
  );
}

/** A line below the form with touch-sized links. */
export function FooterLine({ children }: { children: ReactNode }) {
  return (
    <p className="text-center text-sm text-ink-soft [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4">
      {children}
    </p>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="-mt-3 mb-1 -ml-1 inline-flex target items-center gap-1.5 font-semibold text-link">
      <ArrowLeft aria-hidden size={18} />
      {children}
    </Link>
  );
}

/** Separates the form from the external providers. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
