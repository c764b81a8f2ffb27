import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { IconButton } from '#platform/web/ui/actions/button.tsx';

interface TooltipProps {
  words: string;
  /** Milliseconds under the pointer before it shows; without it, as long as everywhere. */
  delay?: number;
  children: ReactElement;
}

/** Focus that comes back from a dialog that was closed with the pointer opens nothing. */
const onlyByKeyboard = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** Says more about a control to whoever stays on it with the pointer, or comes to it by keyboard. */
export function Tooltip({ words, delay, children }: TooltipProps) {
  return (
    <Radix.Root {...(delay !== undefined && { delayDuration: delay })} disableHoverableContent>
      <Radix.Trigger asChild onFocus={onlyByKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-w-xs rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-float"
        >
          {words}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** An icon that tells its name to the eye as well. Not for the public pages, which do without tips. */
export const NamedIconButton = (props: ComponentProps<typeof IconButton>) => (
  <Tooltip words={props.label}>
    <IconButton {...props} />
  </Tooltip>
);
