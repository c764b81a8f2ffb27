import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Sheet } from '#platform/web/ui/overlays/sheet.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';
import { CountBadge, type NavBadge } from './count-badge.tsx';
import { BottomBar, currentOf, type BarItem } from './bottom-bar.tsx';

export interface NavItem {
  to: string;
  label: string;
  /** Paths of screens below this one, such as a single conversation below the messages. */
  covers?: readonly string[];
  badge?: NavBadge | undefined;
}

interface ShellProps {
  home: string;
  nav: readonly NavItem[];
  /** On a phone or tablet, the navigation at the bottom instead of a menu. */
  bar?: readonly BarItem[];
  /** For example the notification bell. */
  tools?: ReactNode;
  banner?: ReactNode;
  onSignOut?: () => void;
  /** Uses the width of large windows, for boards and tables. */
  isWide?: boolean;
  children: ReactNode;
}

const navLinkClass = (isCurrent: boolean) =>
  classes(
    'inline-flex min-h-11 items-center rounded-control px-3 font-medium lg:px-2.5',
    isCurrent ? 'bg-prairie-50 text-prairie-700' : 'text-ink-soft hover:text-ink',
  );

function NavLink({ item, pathname, onClick }: { item: NavItem; pathname: string; onClick?: () => void }) {
  const current = currentOf(pathname, item);
  return (
    <Link
      to={item.to}
      aria-current={current}
      title={item.badge?.label}
      className={navLinkClass(current !== undefined)}
      onClick={onClick}
    >
      {item.label}
      <CountBadge badge={item.badge} className="ml-1.5" />
    </Link>
  );
}

/** The frame of the signed-in screens: header, navigation, main. */
export function AppShell({ home, nav, bar = [], tools, banner, onSignOut, isWide = false, children }: ShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // Where a bar takes the place of the menu, the header holds no more than a few links.
  const isMenued = bar.length === 0;
  const width = isWide ? 'max-w-[112rem]' : 'max-w-6xl';
  return (
    <div
      className={classes(
        'flex min-h-dvh flex-col',
        bar.length > 0 && 'pb-(--bar) [--bar:calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:[--bar:0px]',
      )}
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
      >
        Skip to content
      </a>
      {banner}
      <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur">
        <div className={classes('mx-auto flex min-h-16 flex-wrap items-center gap-2 px-4 md:px-6', width)}>
          {nav.length > 0 && isMenued && (
            <IconButton label="Open menu" className="lg:hidden" onClick={() => setMenuOpen(true)}>
              <MenuIcon aria-hidden size={22} />
            </IconButton>
          )}
          <Link to={home} className="inline-flex min-h-11 items-center">
            <Logo />
          </Link>
          <nav aria-label="Main" className="ml-4 hidden flex-1 gap-1 lg:flex">
            {nav.map((item) => (
              <NavLink key={item.to} item={item} pathname={pathname} />
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1">{tools}</div>
          {onSignOut && (
            <span className="hidden md:block">
              <Button variant="quiet" size="sm" onClick={onSignOut}>
                <LogOut aria-hidden size={18} />
                Sign out
              </Button>
            </span>
          )}
        </div>
      </header>
      <Sheet title="Menu" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <nav aria-label="Main" className="mt-2 flex flex-col gap-1">
          {nav.map((item) => (
            <NavLink key={item.to} item={item} pathname={pathname} onClick={() => setMenuOpen(false)} />
          ))}
          {onSignOut && (
            <button
              type="button"
              className="flex min-h-11 items-center gap-2 rounded-control px-3 text-left font-medium text-ink-soft"
              onClick={() => {
                setMenuOpen(false);
                onSignOut();
              }}
            >
              <LogOut aria-hidden size={18} />
              Sign out
            </button>
          )}
        </nav>
      </Sheet>
      <main id="main" className={classes('mx-auto w-full flex-1 px-4 py-8 md:px-6 md:py-10', width)}>
        {children}
      </main>
      {bar.length > 0 && <BottomBar items={bar} />}
    </div>
  );
}
