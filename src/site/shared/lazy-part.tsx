import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { replayEarlyInput } from '#platform/web/page/early-input.ts';
import { whenIdle } from '#platform/web/page/idle.ts';
import { classes } from '#platform/web/ui/classes.ts';

/** Prerendering does not wait for an idle moment. */
const readyToLoad = () => (typeof window === 'undefined' ? Promise.resolve() : whenIdle());

/**
 * A part of a page whose HTML is prerendered and whose scripts load at an idle moment. Input before that is kept and
 * replayed. If the scripts fail to load, the part stays readable without its controls.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>, placeholder: ReactNode = null) {
  const Part = lazy(async () => {
    await readyToLoad();
    const { default: Loaded } = await load().catch(() => new Promise<never>(() => undefined));
    return {
      default: () => (
        <ReplayingInput>
          <Loaded />
        </ReplayingInput>
      ),
    };
  });
  return function LazyPart() {
    return (
      <Suspense fallback={placeholder}>
        <Part />
      </Suspense>
    );
  };
}

function ReplayingInput({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => replayEarlyInput(ref.current), []);
  return (
    <div ref={ref} data-asleep="">
      {children}
    </div>
  );
}

export const LazyFooter = lazyPart(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

const Prairie = lazyPart(async () => {
  const { PrairieHorizon } = await import('#platform/web/ui/brand/horizon.tsx');
  return { default: () => <PrairieHorizon className="absolute size-full" /> };
});

/** The prairie at the foot of a section, which must be `relative isolate`. */
export const Horizon = ({ className }: { className: string }) => (
  <div aria-hidden className={classes('pointer-events-none absolute inset-x-0 bottom-0 -z-10', className)}>
    <Prairie />
  </div>
);
