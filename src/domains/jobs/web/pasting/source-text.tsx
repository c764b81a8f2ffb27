import type { ReadPosting } from '#domains/jobs/contract/pasting.ts';

/** The words that were read stand out; the rest of the text was not used, except in the description. */
export function SourceText({ posting: { text, findings }, labelledBy }: { posting: ReadPosting; labelledBy: string }) {
  const marked = findings
    .filter(({ field }) => field !== 'description')
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const parts: { text: string; isRead: boolean; isSure: boolean; at: number }[] = [];
  let done = 0;
  for (const { start, end, isSure } of marked) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ text: text.slice(done, from), isRead: false, isSure: true, at: done });
    parts.push({ text: text.slice(from, end), isRead: true, isSure, at: from });
    done = end;
  }
  parts.push({ text: text.slice(done), isRead: false, isSure: true, at: done });
  return (
    // Focusable, so that the keyboard can scroll it.
    <div
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0}
      className="mt-3 max-h-96 overflow-y-auto rounded-control border border-line bg-paper p-4 text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere lg:max-h-[34rem]"
    >
      {parts.map((part) =>
        part.isRead ? (
          <mark
            key={part.at}
            className={
              part.isSure ? 'rounded-sm bg-prairie-100 px-0.5 text-ink' : 'rounded-sm bg-warn-soft px-0.5 text-ink'
            }
          >
            {part.text}
          </mark>
        ) : (
          <span key={part.at}>{part.text}</span>
        ),
      )}
    </div>
  );
}
