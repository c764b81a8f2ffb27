import { CircleUserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignOutDialog } from '#domains/accounts/web/auth/sign-out.tsx';
import { IconButton } from '#platform/web/ui/actions/button.tsx';
import { settingsNav } from '../settings/settings-nav.ts';
import { candidateCopy as copy } from './candidate.copy.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center px-4 text-ink no-underline outline-none data-[highlighted]:bg-prairie-50';

/** Settings and the way out, behind one button of the header. */
export function AccountMenu() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <IconButton label={copy.account}>
            <CircleUserRound aria-hidden size={24} />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 min-w-48 overflow-hidden rounded-card border border-line bg-surface py-1 shadow-float"
          >
            {settingsNav.map(({ to, label }) => (
              <DropdownMenu.Item key={to} asChild className={ITEM}>
                <Link to={to}>{label}</Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="my-1 border-t border-line" />
            <DropdownMenu.Item className={ITEM} onSelect={() => setLeaving(true)}>
              {copy.signOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <SignOutDialog isOpen={isLeaving} onOpenChange={setLeaving} />
    </>
  );
}
