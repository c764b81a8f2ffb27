import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { replayEarlyInput } from '#platform/web/page/early-input.ts';
import { whenIdle } from '#platform/web/page/idle.ts';
import { classes } from '#platform/web/ui/classes.ts';

/** Prerendering does not wait for an idle moment. */
const arrived = () => (typeof window === 'undefined' ? Promise.resolve() : whenIdle());

/**
 * A part of a page whose HTML is prerendered and whose scripts load at an idle moment. Input before that is kept and
 * replayed. If the scripts fail to load, the part stays readable without its controls.
 */
export function later(load: () => Promise<{ default: ComponentType }>, waiting: ReactNode = null) {
  const Part = lazy(async () => {
    await arrived();
    const { default: Loaded } = await load().catch(() => new Promise<never>(() => undefined));
    return {
      default: () => (
        <Woken>
          <Loaded />
        </Woken>
      ),
    };
  });
  return function Later() {
    return (
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    );
  };
}

function Woken({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => replayEarlyInput(ref.current), []);
  return (
    <div ref={ref} data-asleep="">
      {children}
    </div>
  );
}

export const LaterFooter = later(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

const Prairie = later(async () => {
  const { PrairieHorizon } = await import('#platform/web/ui/brand/horizon.tsx');
  return { default: () => <PrairieHorizon className="absolute size-full" /> };
});

/** The prairie at the foot of a section, which must be `relative isolate`. */
export const Horizon = ({ className }: { className: string }) => (
  <div aria-hidden className={classes('pointer-events-none absolute inset-x-0 bottom-0 -z-10', className)}>
    <Prairie />
  </div>
);
