import type { ReactNode } from 'react';
import { errors } from '#platform/web/copy/errors.ts';
import { ErrorBoundary } from '#platform/web/ui/feedback/error-boundary.tsx';
import { reportError } from './error-reports.ts';

/** A part of a screen whose fault is reported and stays its own (specification, section 8: the component-level card). */
export function GuardedPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary words={errors.card} onError={(error) => reportError('window_error', error.message, error.stack)}>
      {children}
    </ErrorBoundary>
  );
}
