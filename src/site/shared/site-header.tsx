import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { HEADER_SHADOW_FROM } from '#platform/web/constants.ts';
import { publicCopy } from '#site/copy/public.ts';
import { IconButton, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Logo } from '#platform/web/ui/brand/logo.tsx';
import { CloseIcon, MenuIcon } from '#platform/web/ui/icons/core-icons.tsx';

interface HeaderProps {
  nav: readonly { label: string; to: string; isServerPage?: boolean }[];
  signIn: { to: string; label?: string };
  getStarted?: string;
}

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft hover:bg-prairie-50 hover:text-ink';

/**
 * The header of the public pages. It stays in view and gets a shadow once the page scrolls. Its menu is a native popover,
 * which opens, closes on Escape and returns the focus before any script loads.
 */
export function SiteHeader({ nav, signIn, getStarted }: HeaderProps) {
  const [isScrolled, setScrolled] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > HEADER_SHADOW_FROM);
    look();
    // It may have been opened before scripts loaded.
    setOpen(menu.current?.matches(':popover-open') ?? false);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const links = nav.map(({ label, to, isServerPage = false }) => (
    <Link key={to} to={to} reloadDocument={isServerPage} className={LINK} onClick={() => menu.current?.hidePopover()}>
      {label}
    </Link>
  ));
  const entry = (
    <>
      <LinkButton to={signIn.to} data-intent="signin" variant="quiet" size="sm">
        {signIn.label ?? publicCopy.signIn}
      </LinkButton>
      {getStarted && (
        <LinkButton to={getStarted} data-intent="signup" size="sm">
          {publicCopy.getStarted}
        </LinkButton>
      )}
    </>
  );
  return (
    <header
      className={classes(
        'sticky top-0 z-30 border-b bg-paper/95 backdrop-blur transition-shadow print:static',
        isScrolled ? 'border-line shadow-float' : 'border-transparent',
      )}
    >
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
      >
        {publicCopy.skip}
      </a>
      <div className="mx-auto flex h-18 max-w-6xl items-center justify-between gap-4 px-5">
        <Link to="/" aria-label={publicCopy.home} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label={publicCopy.mainNav} className="hidden gap-1 md:flex">
          {links}
        </nav>
        <div className="hidden gap-2 md:flex">{entry}</div>
        <IconButton
          label={isOpen ? publicCopy.menuClose : publicCopy.menuOpen}
          popoverTarget="mobile-menu"
          aria-controls="mobile-menu"
          aria-expanded={isOpen}
          className="md:hidden print:hidden"
        >
          {isOpen ? <CloseIcon aria-hidden /> : <MenuIcon aria-hidden />}
        </IconButton>
      </div>
      <nav
        ref={menu}
        id="mobile-menu"
        popover="auto"
        aria-label={publicCopy.mainNav}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="inset-x-0 top-18 bottom-auto m-0 max-h-[min(360px,100dvh-72px)] w-full max-w-none overflow-y-auto border-y border-line bg-paper px-5 py-3 text-ink shadow-float md:hidden"
      >
        <div className="flex flex-col gap-1">
          {links}
          {entry}
        </div>
      </nav>
    </header>
  );
}
