import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { OVERLAY, useFocusReturn } from './dialog-frame.ts';

interface FormSheetProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** The element that gets the focus on close if no control opened the sheet, as after a reload. */
  returnsTo?: string;
  children: ReactNode;
}

const BOX = classes(
  'fixed inset-0 z-50 flex flex-col bg-surface motion-safe:animate-[float-in_150ms_var(--ease-out)]',
  'md:inset-y-6 md:right-auto md:left-1/2 md:w-[min(44rem,calc(100vw-3rem))] md:-translate-x-1/2 md:overflow-hidden md:rounded-card md:border md:border-line md:shadow-float',
);

/**
 * A form over its page: the whole screen on a phone, a tall box on a desktop. Its content keeps or saves what is typed,
 * so closing it asks nothing.
 */
export function FormSheet({ title, description, onClose, returnsTo, children }: FormSheetProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const returnFocus = (event: Event) => {
    onCloseAutoFocus(event);
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (returnsTo && isNowhere) document.getElementById(returnsTo)?.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={returnFocus}
          className={BOX}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-4 pt-4 pb-3 md:px-6">
            <div className="min-w-0">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mt-2 -mr-2 shrink-0">
                <X aria-hidden size={20} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="flex-1 overflow-y-auto px-4 pt-5 md:px-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons of a form in a sheet, which stay in view while its fields scroll. */
export const FormSheetActions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={classes(
      'sticky bottom-0 -mx-4 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-6 md:px-6',
      className,
    )}
  >
    {children}
  </div>
);
