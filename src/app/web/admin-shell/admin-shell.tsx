import { LogOut, Menu } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { adminShellCopy as copy } from './admin-shell.copy.ts';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Sheet } from '#platform/web/ui/overlays/sheet.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';
import { CommandPalette } from './command-palette.tsx';
import { CONSOLE, OPERATIONS, PLACES, type Place } from './places.ts';

interface Props {
  /** For example the notification bell. */
  tools?: ReactNode;
  /** Wraps the sign-out control with its dialog. */
  signOut: (trigger: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The frame of the console. The sidebar is fixed on large screens and slides in on small ones. */
export function AdminShell({ tools, signOut, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <div className="min-h-dvh lg:pl-64">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
      >
        {copy.skip}
      </a>
      <aside className="fixed inset-y-0 left-0 z-30 hidden w-64 flex-col border-r border-line bg-surface p-4 pb-2 lg:flex">
        <p className="mb-2 px-3 font-display text-lg font-semibold">{copy.sidebar}</p>
        <Sidebar signOut={signOut} />
      </aside>
      <Sheet title={copy.sidebar} isOpen={isMenuOpen} onClose={close}>
        <Sidebar signOut={signOut} onGo={close} />
      </Sheet>
      <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-b border-line bg-paper/95 px-4 backdrop-blur md:px-6">
        <IconButton label={copy.openMenu} className="lg:hidden" onClick={() => setMenuOpen(true)}>
          <Menu aria-hidden size={22} />
        </IconButton>
        <span className="hidden sm:block">
          <Logo />
        </span>
        <p className="font-semibold sm:border-l sm:border-line sm:pl-3">{copy.header}</p>
        <div className="ml-auto flex items-center gap-1">
          <CommandPalette places={PLACES} />
          {tools}
        </div>
      </header>
      <main id="main" className="mx-auto flex w-full max-w-[90rem] flex-col gap-6 px-4 py-6 md:px-6 md:py-8">
        {children}
      </main>
    </div>
  );
}

function Sidebar({ signOut, onGo }: { signOut: Props['signOut']; onGo?: () => void }) {
  const links = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    links.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <>
      {/* Only the links scroll, so that Sign out stays visible below them. The padding leaves room for focus rings. */}
      <div ref={links} className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 py-1">
        <nav aria-label={copy.sidebar}>
          <Links places={CONSOLE} {...(onGo ? { onGo } : {})} />
        </nav>
        <nav aria-label={copy.operations}>
          {OPERATIONS.map(({ label, places }) => (
            <div key={label} role="group" aria-label={label}>
              <p aria-hidden className="mt-5 mb-1 px-3 text-sm font-semibold text-ink-soft">
                {label}
              </p>
              <Links places={places} {...(onGo ? { onGo } : {})} />
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line pt-2">
        {signOut(
          <Button variant="quiet" size="sm" isWide className="justify-start px-3">
            <LogOut aria-hidden size={18} />
            {copy.signOut}
          </Button>,
        )}
      </div>
    </>
  );
}

const linkLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'flex min-h-11 items-center rounded-control px-3 font-medium no-underline',
    isActive ? 'bg-prairie-50 text-prairie-700' : 'text-ink-soft hover:bg-prairie-50 hover:text-ink',
  );

function Links({ places, onGo }: { places: readonly Place[]; onGo?: () => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {places.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={linkLook} {...(onGo ? { onClick: onGo } : {})}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
