import { pageMeta } from '#platform/web/page/meta.ts';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { sessionEndCopy } from '#domains/accounts/web/auth/session-end.copy.ts';
import { pathAfterSignIn } from '#domains/accounts/web/after-sign-in/after-sign-in.ts';
import { AuthCard, ErrorBox, FooterLine, SuccessBox } from '#domains/accounts/web/auth/parts.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useExternalFailure } from './use-external-failure.ts';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';

const copy = authCopy.login;

export const meta = () => pageMeta('Sign in', 'Sign in to Tallgrass as a candidate or as an employer.');

/** The sign-in page that guards and failed sign-ins redirect to. */
export default function Login() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = query.get('next');
  const error = query.get('error');
  const takeOverRedirect = useSignedInRedirect({ next });
  const { message, onExternalFailure } = useExternalFailure('candidate');

  return (
    <AuthCard title={copy.title}>
      <Leaving />
      <Ended />
      {error && <ProviderError error={error} description={query.get('error_description')} />}
      <SignInForm
        side={null}
        next={next}
        outerError={message}
        onExternalFailure={onExternalFailure}
        onSubmitting={takeOverRedirect}
        onSignedIn={async () => navigate(await pathAfterSignIn(next), { replace: true })}
      />
      <FooterLine>
        {authCopy.candidate.noAccount} <Link to="/get-started?intent=signup">{copy.create}</Link>
      </FooterLine>
    </AuthCard>
  );
}

/** After a deletion in this tab, once: until when a sign-in keeps the account. */
function Leaving() {
  const [deletedOn, setDeletedOn] = useState<string | null>(null);
  useEffect(() => setDeletedOn(sessionKeys.get('leavingOn')), []);
  if (!deletedOn) return null;
  return (
    <SuccessBox message={copy.leaving(dayOfMoment(deletedOn))}>
      <p>{copy.leavingBody}</p>
    </SuccessBox>
  );
}

/** Tells an administrator why the session ended. */
function Ended() {
  const { ended } = useAuth();
  return ended ? <Banner tone="warn">{sessionEndCopy.reasons[ended]}</Banner> : null;
}

/** A plain sentence, with the provider's own message in small type below. */
function ProviderError({ error, description }: { error: string; description: string | null }) {
  const raw = description ?? error;
  return (
    <ErrorBox message={description ?? copy.errors[error] ?? copy.otherError}>
      <p className="text-sm">
        {copy.rawError} <span>{raw === error ? error : `${error}: ${raw}`}</span>
      </p>
    </ErrorBox>
  );
}
