import { Link, useNavigate, useSearchParams } from 'react-router';
import { proveSecondFactor } from '#domains/accounts/contract/second-factors.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { pathAfterSignIn } from '#domains/accounts/web/after-sign-in/after-sign-in.ts';
import { CodeForm } from '#domains/accounts/web/auth/code-form.tsx';
import { AuthCard, FooterLine } from '#domains/accounts/web/auth/parts.tsx';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';
import { call } from '#platform/web/api/api.ts';
import { auth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';

const copy = authCopy.secondStep;

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The second step of a sign-in. An external one (`src=oauth`) continues at /post-auth. */
export default function SecondFactor() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = query.get('next');
  const takeOverRedirect = useSignedInRedirect({ next });
  const prove = async (code: string) => {
    const session = await call(proveSecondFactor, { body: { code } });
    takeOverRedirect();
    auth.apply('SIGNED_IN', session);
    const target = query.get('src') === 'oauth' ? '/post-auth' : await pathAfterSignIn(next);
    await navigate(target, { replace: true });
  };
  return (
    <AuthCard title={copy.title} lead={copy.lead}>
      <CodeForm hint={copy.hint} words={{ submit: copy.submit, busy: authCopy.actions.signingIn }} submit={prove} />
      <FooterLine>{copy.lost}</FooterLine>
      <FooterLine>
        <a href="/contact">{copy.contact}</a> · <Link to="/login">{copy.startAgain}</Link>
      </FooterLine>
    </AuthCard>
  );
}
