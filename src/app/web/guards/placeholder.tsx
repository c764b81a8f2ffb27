import { WaitingHeader } from '#platform/web/ui/layout/waiting-header.tsx';
import { guardCopy } from '#domains/accounts/web/auth/auth.copy.ts';

/** Shown until the session was read: a skeleton that reveals nothing of the guarded screen. */
export function GuardPlaceholder() {
  return (
    <>
      <WaitingHeader />
      <main aria-busy="true" className="mx-auto max-w-5xl px-5 py-16">
        <output className="sr-only">{guardCopy.loading}</output>
        <div aria-hidden className="grid gap-4">
          {['w-1/2', 'w-full', 'w-full', 'w-3/4'].map((width, index) => (
            <span
              key={index}
              className={`h-11 animate-[skeleton_1.6s_ease-in-out_infinite] rounded-control bg-line ${width}`}
            />
          ))}
        </div>
      </main>
    </>
  );
}
