import type { ReactNode } from 'react';
import type { ApiError } from '#platform/web/api/api.ts';
import { useUnshownErrors } from '#platform/web/ui/forms/use-unshown-errors.ts';
import { messageOf } from './message-of.ts';
import { ErrorBox } from './parts.tsx';

interface Props {
  failure: ApiError | null;
  /** What the page itself has to say while nothing was refused. */
  otherwise?: string | null | undefined;
  /** What helps on. */
  children?: ReactNode;
}

/** The error box of a form on the way in: what stands at none of its fields. */
export function FormError({ failure, otherwise = null, children }: Props) {
  const { marker, unshown } = useUnshownErrors(failure);
  const message = failure ? (messageOf(failure) ?? unshown.join(' ')) : otherwise;
  return (
    <div ref={marker} className="contents">
      {message && <ErrorBox message={message}>{children}</ErrorBox>}
    </div>
  );
}
