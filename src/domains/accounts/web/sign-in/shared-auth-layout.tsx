import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';

const { shared } = authCopy;
const LINK = 'inline-flex target items-center text-link underline-offset-4 hover:underline';

/** The second variant of the auth page: a plain layout with links above and below (section 2.2). */
export function SharedAuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <nav aria-label={shared.headerLabel} className="mx-auto flex max-w-5xl gap-5 px-4">
          <Link className={LINK} to="/">
            {shared.home}
          </Link>
          <Link className={LINK} to="/about">
            {shared.about}
          </Link>
          <Link className={LINK} to="/contact">
            {shared.contact}
          </Link>
        </nav>
      </header>
      {children}
      <footer className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-5 px-4 py-4 text-sm text-ink-soft">
        <span className="max-sm:w-full">{shared.copyright}</span>
        <Link className={LINK} to="/privacy">
          {authCopy.privacy}
        </Link>
        <Link className={LINK} to="/terms">
          {authCopy.terms}
        </Link>
      </footer>
    </>
  );
}
