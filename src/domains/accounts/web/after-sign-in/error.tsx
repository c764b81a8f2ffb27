import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reportError } from '#domains/operations/contract/errors.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard } from '#domains/accounts/web/auth/parts.tsx';
import { call } from '#platform/web/api/api.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';

const copy = authCopy.errorPage;

export const meta = () => pageMeta('Something Went Wrong', undefined, [{ name: 'robots', content: 'noindex' }]);

/** The page for errors during sign-in. It reports each visit; the report's ID is what support asks for. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const src = query.get('src') ?? 'other';
  const [errorId, setErrorId] = useState(query.get('id'));
  const isStarted = useRef(false);

  useEffect(() => {
    if (errorId !== null || isStarted.current) return;
    isStarted.current = true;
    call(reportError, {
      body: { level: 'error', source: 'web', code: 'error_page', message: `Error page: ${src}`, route: '/error' },
    })
      .then(({ id }) => setErrorId(id))
      // The server can't be reached: an ID made in the browser still distinguishes two visits.
      .catch(() => setErrorId(crypto.randomUUID()));
  }, [errorId, src]);

  return (
    <AuthCard title={copy.title} lead={copy.lead}>
      <p>
        {copy.sources[src]} {copy.logged}
      </p>
      <p className="text-sm text-ink-soft">
        {copy.id}: <code className="break-all">{errorId ?? '…'}</code>
      </p>
      <div className="grid gap-3">
        <LinkButton to="/" isWide>
          {authCopy.actions.tryAgain}
        </LinkButton>
        <LinkButton to="/" variant="secondary" isWide>
          {authCopy.actions.goHome}
        </LinkButton>
        <Button variant="quiet" isWide onClick={() => void navigate(-1)}>
          {authCopy.actions.goBack}
        </Button>
      </div>
    </AuthCard>
  );
}
