import { AlertDialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { signOut } from '#domains/accounts/contract/identity.ts';
import { authCopy } from './auth.copy.ts';
import { call, isUnreached } from '#platform/web/api/api.ts';
import { announceSignOut } from '#platform/web/session/auth.ts';
import { clearAppStorage } from '#platform/web/session/auth-storage.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { leaveUnreached } from './leave-unreached.ts';
import { ErrorBox } from './parts.tsx';

const copy = authCopy.signOut;

/**
 * Ends the session here (local) or everywhere (global), clears what the browser stored, and reloads the page so that
 * nothing of the user stays in memory.
 */
async function leave(scope: 'local' | 'global'): Promise<void> {
  try {
    await call(signOut, { body: { scope } });
  } catch (error) {
    if (!isUnreached(error)) throw error;
    leaveUnreached(scope);
    return;
  }
  announceSignOut();
  clearAppStorage();
  window.location.assign(scope === 'global' ? '/login' : '/');
}

interface DialogProps {
  scope?: 'local' | 'global';
  /** The control that opens the dialog; without one, `isOpen` and `onOpenChange` do. */
  children?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Section 4.6's dialog: closed, open, signing out. */
export function SignOutDialog({ scope = 'local', children, isOpen: isOpenOutside, onOpenChange }: DialogProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const [isOpen, setOpen] = [isOpenOutside ?? isOpenHere, onOpenChange ?? setOpenHere];
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const confirm = async () => {
    setLeaving(true);
    setFailed(false);
    try {
      await leave(scope);
    } catch {
      setLeaving(false);
      setFailed(true);
    }
  };

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !isLeaving && setOpen(open)}>
      {children && <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-ink/40" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] -translate-1/2 gap-4 rounded-card border border-line bg-surface p-6 shadow-float">
          <AlertDialog.Title className="text-xl">{copy.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">
            {scope === 'global' ? copy.bodyEverywhere : copy.body}
          </AlertDialog.Description>
          {hasFailed && <ErrorBox message={copy.failed} />}
          <div className="flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={isLeaving}>
                {copy.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button busy={isLeaving && copy.running} onClick={() => void confirm()}>
              {copy.confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** For screens without a menu of their own. */
export function SignOutButton() {
  return (
    <SignOutDialog>
      <Button variant="quiet">{copy.trigger}</Button>
    </SignOutDialog>
  );
}
