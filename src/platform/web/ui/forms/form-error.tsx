import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { formLevelError, type SubmitError } from './submit-error.ts';
import { useUnshownErrors } from './use-unshown-errors.ts';

/** The part of a submit error that no field shows: the general message, or errors of fields the form does not have. */
export function FormError({ refusal }: { refusal: SubmitError | null }) {
  const { marker, unshown } = useUnshownErrors(refusal);
  const general = formLevelError(refusal);
  const messages = general ? [general.message] : unshown;
  return (
    <div ref={marker} className="contents">
      {refusal && messages.length > 0 && (
        <Banner tone="danger">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
