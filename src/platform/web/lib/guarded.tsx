import type { ReactNode } from 'react';
import { errors } from '#platform/web/copy/errors.ts';
import { ComponentBoundary } from '#platform/web/ui/error-card.tsx';
import { reportError } from './error-reports.ts';

/** A part of a screen whose fault is reported and stays its own (specification, section 8: the component-level card). */
export function Guarded({ children }: { children: ReactNode }) {
  return (
    <ComponentBoundary words={errors.card} onError={(error) => reportError('window_error', error.message, error.stack)}>
      {children}
    </ComponentBoundary>
  );
}
