import { Link, useNavigate, useSearchParams } from 'react-router';
import { proveSecondFactor } from '#shared/contracts/second-factors.ts';
import { authCopy } from '#web/copy/auth.ts';
import { pathAfterSignIn } from '#web/features/auth/after-sign-in.ts';
import { CodeForm } from '#web/features/auth/code-form.tsx';
import { AuthCard, FooterLine } from '#web/features/auth/parts.tsx';
import { useSignedInRedirect } from '#web/features/auth/use-signed-in-redirect.ts';
import { call } from '#web/lib/api.ts';
import { auth } from '#web/lib/auth.ts';
import { pageMeta } from '#web/lib/meta.ts';

const copy = authCopy.secondStep;

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The second step of a sign-in. After an external one (`src=oauth`) the way goes on by /post-auth. */
export default function SecondFactor() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = query.get('next');
  const takeLead = useSignedInRedirect({ next });
  const prove = async (code: string) => {
    const session = await call(proveSecondFactor, { body: { code } });
    takeLead();
    auth.apply('SIGNED_IN', session);
    const target = query.get('src') === 'oauth' ? '/post-auth' : await pathAfterSignIn(next);
    await navigate(target, { replace: true });
  };
  return (
    <AuthCard title={copy.title} lead={copy.lead}>
      <CodeForm hint={copy.hint} words={{ submit: copy.submit, busy: authCopy.actions.signingIn }} submit={prove} />
      <FooterLine>
        <Link to="/login">{copy.startAgain}</Link>
      </FooterLine>
    </AuthCard>
  );
}
