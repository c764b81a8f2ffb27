import { useLayoutEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { generalOf, type Refusal } from './refusal.ts';

/** The messages of a refusal that no field around `marker` shows. */
function notShownAround(marker: HTMLElement, refusal: Refusal): string[] {
  const alerts = [...(marker.parentElement?.querySelectorAll('[role="alert"]') ?? [])];
  const shown = new Set(alerts.filter((alert) => !marker.contains(alert)).map(({ textContent }) => textContent));
  return Object.values(refusal.fields ?? {}).filter((message) => !shown.has(message));
}

/**
 * What a form says of a refusal that its fields do not: the refusal's sentence, or the message of a field that the form
 * does not have. It compares with the messages that are on the screen, so no form has to list its fields.
 */
export function FormFailure({ refusal }: { refusal: Refusal | null }) {
  const marker = useRef<HTMLDivElement>(null);
  const [notShown, setNotShown] = useState<string[]>([]);
  useLayoutEffect(() => {
    setNotShown(marker.current && refusal ? notShownAround(marker.current, refusal) : []);
  }, [refusal]);
  const general = generalOf(refusal);
  const messages = general ? [general.message] : notShown;
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
