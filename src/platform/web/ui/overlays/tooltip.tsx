import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { TOOLTIP_DELAY } from '#platform/web/constants.ts';
import { IconButton } from '#platform/web/ui/actions/button.tsx';

interface TooltipProps {
  text: string;
  /** Milliseconds of hovering before it shows. */
  delay?: number;
  children: ReactElement;
}

/** Focus returned by a dialog that was closed with the pointer does not open the tooltip. */
const openOnKeyboardFocus = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** Explains a control on hover and on keyboard focus. Brings its provider, which screens without tooltips do not load. */
export function Tooltip({ text, delay = TOOLTIP_DELAY, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root disableHoverableContent>
        <Radix.Trigger asChild onFocus={openOnKeyboardFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-xs rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-float"
          >
            {text}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** An icon button that shows its name as a tooltip. Not for public pages, which load no tooltips. */
export const NamedIconButton = (props: ComponentProps<typeof IconButton>) => (
  <Tooltip text={props.label}>
    <IconButton {...props} />
  </Tooltip>
);
