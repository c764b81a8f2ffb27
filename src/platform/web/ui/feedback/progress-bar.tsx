/** Real progress from 0 to 1, with a name. Use `isBare` where the text beside it already gives the number. */
export function ProgressBar({ label, value, isBare = false }: { label: string; value: number; isBare?: boolean }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
      {isBare ? null : <span className="tabular w-12 text-right text-sm text-ink-soft">{`${percent}%`}</span>}
    </div>
  );
}
