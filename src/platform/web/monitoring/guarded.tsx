import type { ReactNode } from 'react';
import { errors } from '#platform/web/copy/errors.ts';
import { ErrorBoundary } from '#platform/web/ui/feedback/error-boundary.tsx';
import { reportError } from './error-reports.ts';

/** Reports the failure of a part of a screen and keeps the rest working (specification, section 8: component-level card). */
export function GuardedPart({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary labels={errors.card} onError={(error) => reportError('window_error', error.message, error.stack)}>
      {children}
    </ErrorBoundary>
  );
}
