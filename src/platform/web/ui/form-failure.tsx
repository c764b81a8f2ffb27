import { Banner } from './banner.tsx';
import { generalOf, type Refusal } from './refusal.ts';
import { useUnshown } from './use-unshown.ts';

/**
 * What a form says of a refusal that its fields do not: the refusal's sentence, or the message of a field that the form
 * does not have.
 */
export function FormFailure({ refusal }: { refusal: Refusal | null }) {
  const { marker, unshown } = useUnshown(refusal);
  const general = generalOf(refusal);
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
