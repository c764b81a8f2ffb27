import type { ReactNode, Ref } from 'react';

interface MarqueeProps {
  label: string;
  kind: 'logos' | 'jobs';
  items: readonly { key: string; content: ReactNode }[];
  ref?: Ref<HTMLDivElement>;
}

/** A looping row. It pauses on hover and focus, and does not move when the visitor prefers reduced motion. */
export function Marquee({ label, kind, items, ref }: MarqueeProps) {
  const cells = items.map(({ key, content }) => (
    <li key={key} className="pr-4">
      {content}
    </li>
  ));
  return (
    <div ref={ref} role="region" aria-label={label} tabIndex={0} className="marquee py-1">
      <div className={`marquee-track marquee-${kind}`}>
        <ul className="flex shrink-0">{cells}</ul>
        <ul className="flex shrink-0" aria-hidden="true">
          {cells}
        </ul>
      </div>
    </div>
  );
}
