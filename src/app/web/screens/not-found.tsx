import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isServerPage } from '#app/web/server-paths.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PrairieHorizon } from '#platform/web/ui/brand/horizon.tsx';
import { Logo } from '#platform/web/ui/brand/logo.tsx';

export const meta = () => pageMeta('Page not found', undefined, [{ name: 'robots', content: 'noindex' }]);

export default function NotFound() {
  // A link or a sign-in led here without loading. On a loaded page the server has already said that there is none.
  const isAway = useNavigationType() !== 'POP';
  const mustLoad = isServerPage(useLocation().pathname) && isAway;
  useEffect(() => {
    if (mustLoad) window.location.reload();
  }, [mustLoad]);
  if (mustLoad) return null;
  const { title, body, home } = errors.notFound;
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <main className="mx-auto flex w-full max-w-xl flex-1 flex-col items-center justify-center gap-5 px-5 py-16 text-center">
        <Logo />
        <h1 className="text-3xl">{title}</h1>
        <p className="text-ink-soft">{body}</p>
        <LinkButton to="/">{home}</LinkButton>
      </main>
      <PrairieHorizon className="-z-10 h-32 w-full" />
    </div>
  );
}
