import type { ReactNode } from 'react';
import type { ApiError } from '#platform/web/api/api.ts';
import { useUnshownErrors } from '#platform/web/ui/forms/use-unshown-errors.ts';
import { messageOf } from './message-of.ts';
import { ErrorBox } from './parts.tsx';

interface Props {
  failure: ApiError | null;
  /** The page's own message while there is no refusal. */
  otherwise?: string | null | undefined;
  /** What the user can do next. */
  children?: ReactNode;
}

/** The error box of a sign-in form: errors that belong to none of its fields. */
export function FormError({ failure, otherwise = null, children }: Props) {
  const { marker, unshown } = useUnshownErrors(failure);
  const message = failure ? (messageOf(failure) ?? unshown.join(' ')) : otherwise;
  return (
    <div ref={marker} className="contents">
      {message && <ErrorBox message={message}>{children}</ErrorBox>}
    </div>
  );
}
