import { CloudOff, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';

/** A placeholder in the shape of the content; several make a screen's skeleton. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classes(
        'rounded-control bg-line/70 motion-safe:animate-[skeleton_1.6s_ease-in-out_infinite]',
        className,
      )}
    />
  );
}

/** Announces to screen readers that content is loading and shows its skeleton. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Says what this is, why it is empty, and the one next action. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong/60 px-6 py-10 text-center">
      <Sprout aria-hidden size={32} className="text-prairie-500" />
      <p className="font-display text-lg font-semibold">{title}</p>
      <div className="max-w-md text-ink-soft">{children}</div>
      {action}
    </div>
  );
}

/** Says what happened and what was kept, and offers to try again. */
export function ErrorState({ title, message, onRetry }: { title: string; message: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-5"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CloudOff aria-hidden size={20} />
        {title}
      </p>
      <p>{message}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const LOADS_LATER = "You are offline. We'll load this when you're back online.";

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  /** `paused`: waits for a connection. */
  fetchStatus?: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

/** Forbidden, not found or gone: data loaded before must no longer be shown. */
const isAccessLost = (error: Error | null): boolean =>
  error !== null && 'status' in error && [403, 404, 410].includes(Number(error.status));

/** Shows a query's skeleton, its error, or its data. */
export function QueryStates<T>({
  query,
  skeleton,
  heading,
  children,
}: {
  query: Query<T>;
  skeleton: ReactNode;
  /** The page's h1 until the data arrives, for pages whose heading is part of the data. */
  heading?: string;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined && !isAccessLost(query.error)) return children(query.data);
  return (
    <>
      {heading && <h1 className="sr-only">{heading}</h1>}
      {query.error ? (
        <ErrorState title="We could not load this" message={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <Loading>
          {query.fetchStatus === 'paused' && (
            <p role="status" className="text-warn">
              {LOADS_LATER}
            </p>
          )}
          {skeleton}
        </Loading>
      )}
    </>
  );
}
