import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY } from '#shared/kernel/constants.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={TOOLTIP_DELAY}>{children}</Radix.Provider>;
}

/** Explains its trigger (one focusable element) after a moment of hovering, or on focus. */
export function Tooltip({ text, delay, children }: { text: ReactNode; delay?: number; children: ReactNode }) {
  return (
    <Radix.Root {...(delay === undefined ? {} : { delayDuration: delay })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          className="z-60 max-w-xs rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-float"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
