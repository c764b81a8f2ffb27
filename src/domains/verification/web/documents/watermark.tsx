import { useId, type ReactNode } from 'react';
import { useAuth } from '#platform/web/session/auth.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';

/** Overlays the viewer's name and the day, so that a photo of the screen shows whose screen it was. */
export function Watermarked({ children }: { children: ReactNode }) {
  const { user, profile } = useAuth();
  const pattern = useId();
  const words = `${profile?.full_name ?? user?.email ?? ''} · ${dayOfMoment(new Date().toISOString())}`;
  return (
    <div className="relative overflow-hidden rounded-control">
      {children}
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full opacity-25">
        <pattern
          id={pattern}
          width="340"
          height="150"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-24)"
          className="text-sm font-semibold"
        >
          {/* A light outline keeps it legible on a dark picture. */}
          <text x="8" y="80" fill="#000" stroke="#fff" strokeWidth="3" paintOrder="stroke">
            {words}
          </text>
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </div>
  );
}
