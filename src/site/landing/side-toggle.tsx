import { landingCopy, type Side } from '#site/copy/landing.ts';

interface SideToggleProps {
  side: Side;
  onChange: (side: Side) => void;
}

export const SIDES = ['candidate', 'employer'] as const satisfies readonly Side[];

/** Switches between candidates and employers. */
export function SideToggle({ side, onChange }: SideToggleProps) {
  return (
    <div
      role="group"
      aria-label={landingCopy.sides.label}
      className="inline-flex still:hidden gap-1 rounded-card border border-line-strong bg-surface p-1"
    >
      {SIDES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          onClick={() => onChange(one)}
          className="min-h-11 rounded-control px-5 font-semibold text-ink-soft transition-colors duration-150 hover:bg-prairie-50 aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {landingCopy.sides[one]}
        </button>
      ))}
    </div>
  );
}
