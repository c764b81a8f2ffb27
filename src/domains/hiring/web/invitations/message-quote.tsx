/** What an employer wrote to a candidate, as it was typed. */
export const MessageQuote = ({ label, message }: { label: string; message: string }) => (
  <div>
    <p className="text-sm text-ink-soft">{label}</p>
    <blockquote
      dir="auto"
      className="measure mt-1 rounded-control border border-line bg-paper px-4 py-3 wrap-anywhere whitespace-pre-line"
    >
      {message}
    </blockquote>
  </div>
);
