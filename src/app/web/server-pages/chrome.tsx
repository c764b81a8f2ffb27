import { Link } from 'react-router';
import { IconButton, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';
import { MenuIcon } from '#platform/web/ui/icons/core-icons.tsx';
import { SAVED_PATH } from '#domains/jobs/contract/search/saved-searches.ts';
import { footerCopy } from '#site/copy/footer.ts';
import { landingNav, publicCopy } from '#site/copy/public.ts';
import { chromeCopy as copy } from './chrome.copy.ts';
import type { SiteFrame } from './site-frame.ts';

const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 font-medium text-ink-soft hover:bg-prairie-50 hover:text-ink';
const MENU = 'page-menu';
const FOOTER_LINK = 'inline-flex min-h-11 min-w-11 items-center text-ink-soft hover:text-ink';

/** Who reads the page: the links of a visitor, or the way back to their own screens. */
const EntryLinks = ({ reader: { home, isCandidate } }: { reader: SiteFrame['reader'] }) =>
  home === null ? (
    <>
      <Link to="/candidate/signin" className={NAV_LINK}>
        {publicCopy.signIn}
      </Link>
      <LinkButton to="/candidate-signup" size="sm">
        {publicCopy.getStarted}
      </LinkButton>
    </>
  ) : (
    <>
      {isCandidate && (
        <Link to={SAVED_PATH} className={NAV_LINK}>
          {copy.savedJobs}
        </Link>
      )}
      <LinkButton to={home} size="sm">
        {copy.dashboard}
      </LinkButton>
    </>
  );

const SiteLinks = () =>
  landingNav.map(({ label, to }) => (
    <Link key={to} to={to} className={NAV_LINK}>
      {label}
    </Link>
  ));

/** The public header without the parts that need scripts. On a phone, its menu is a native popover. */
export const PageHeader = ({ reader }: { reader: SiteFrame['reader'] }) => (
  <>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
    >
      {publicCopy.skip}
    </a>
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-3 px-5">
        <Link to="/" aria-label={publicCopy.home} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <nav aria-label={publicCopy.mainNav} className="hidden gap-1 md:flex print:hidden">
          <SiteLinks />
        </nav>
        <div className="hidden gap-1 md:flex print:hidden">
          <EntryLinks reader={reader} />
        </div>
        <IconButton label={publicCopy.menuOpen} popoverTarget={MENU} className="md:hidden print:hidden">
          <MenuIcon aria-hidden />
        </IconButton>
      </div>
      <nav
        id={MENU}
        popover="auto"
        aria-label={publicCopy.mainNav}
        className="inset-x-0 top-18 bottom-auto m-0 max-h-[min(360px,100dvh-72px)] w-full max-w-none overflow-y-auto border-y border-line bg-paper px-5 py-3 text-ink shadow-float md:hidden"
      >
        <div className="flex flex-col gap-1">
          <SiteLinks />
          <EntryLinks reader={reader} />
        </div>
      </nav>
    </header>
  </>
);

const footerLinks = footerCopy.columns
  .flatMap(({ links }) => links)
  .filter(({ to }, at, all) => all.findIndex((other) => other.to === to) === at);

/** The public footer without the theme switch and the newsletter form, which need scripts. */
export const PageFooter = ({ year }: { year: number }) => (
  <footer className="border-t border-line bg-surface print:hidden">
    <div className="mx-auto grid max-w-6xl gap-4 px-5 py-10">
      <p className="text-ink-soft">{footerCopy.tagline}</p>
      <ul className="flex flex-wrap gap-x-6">
        {footerLinks.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={FOOTER_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{footerCopy.rights(String(year))}</p>
    </div>
  </footer>
);
