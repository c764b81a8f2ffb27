import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { formLevelError, type SubmitError } from './submit-error.ts';
import { useUnshownErrors } from './use-unshown-errors.ts';

/**
 * What a form says of a refusal that its fields do not: the refusal's sentence, or the message of a field that the form
 * does not have.
 */
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
