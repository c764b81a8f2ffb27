import './app.css';
import frauncesUrl from './fonts/fraunces-plain.woff2';
import interUrl from './fonts/inter-plain.woff2';
import { useEffect, useState, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type MetaFunction } from 'react-router';
import { INTENT_SCRIPT } from '#platform/contract/intent-script.ts';
import { THEME_SCRIPT } from '#platform/contract/theme-script.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { reportError } from '#platform/web/monitoring/error-reports.ts';
import { WaitingHeader } from '#platform/web/ui/layout/waiting-header.tsx';
import { GlobalBehavior } from './global-behavior.tsx';
import { BrandLinks, DeviceMeta } from './head.tsx';
import { LaterSession, LaterToasts } from './later.tsx';

export const meta: MetaFunction = () => [{ title: 'Tallgrass' }];

/** Already run when the application takes over, so the browser's copy leaves out their text. */
const HEAD_SCRIPT = import.meta.env.SSR ? `${THEME_SCRIPT};${INTENT_SCRIPT}` : '';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <DeviceMeta />
        {[interUrl, frauncesUrl].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <BrandLinks />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body className="min-h-dvh bg-paper font-sans text-base text-ink antialiased">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <GlobalBehavior />
      <LaterSession />
      <Outlet />
      <LaterToasts />
    </>
  );
}

/** The empty shell while the application loads: what every signed-in screen has at its top, so that nothing jumps. */
export function HydrateFallback() {
  // The screen's modules may take seconds on a phone, and what it reads depends on who is signed in. If this module can't
  // be loaded, neither can the screen, which then says so.
  useEffect(() => {
    void import('#platform/web/session/auth.ts').then(
      ({ auth }) => auth.start(),
      () => undefined,
    );
  }, []);
  return (
    <>
      <WaitingHeader />
      <main aria-busy="true" className="min-h-dvh" />
    </>
  );
}

/** The top-level error screen (specification, section 8). */
export function ErrorBoundary({ error }: { error: unknown }) {
  const stack = stackOf(error);
  const [isReported, setReported] = useState(false);
  const isFetchError = isRouteFetchError(error);
  useEffect(() => {
    if (isReported) return;
    setReported(true);
    if (isFetchError) window.location.reload();
    else reportError('window_error', error instanceof Error ? error.message : 'Unknown error', stack);
  }, [error, isReported, isFetchError, stack]);
  if (isFetchError) return <HydrateFallback />;
  return (
    <main className="mx-auto max-w-2xl px-5 py-16">
      <title>{`${errors.top.title} · Tallgrass`}</title>
      <h1 className="text-2xl md:text-3xl">{errors.top.title}</h1>
      <p className="mt-3 text-ink-soft">{errors.top.body}</p>
      <p className="mt-6">
        <a className="inline-flex target items-center font-semibold text-link underline underline-offset-4" href="/">
          {errors.top.home}
        </a>
      </p>
      <pre className="mt-6 overflow-auto rounded-card border border-line bg-surface p-4 text-xs whitespace-pre-wrap">
        {stack}
      </pre>
    </main>
  );
}

/**
 * A public page fetches the list of the other screens on demand (`split-manifest.ts`). When that fails on the way to a
 * screen, the page reloads at its URL, so that the browser handles it like any link and shows its own offline page.
 */
function isRouteFetchError(error: unknown): boolean {
  const isLost = error instanceof TypeError && /fetch|load failed/i.test(error.message);
  const [loaded] = performance.getEntriesByType('navigation');
  return isLost && loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

function stackOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
