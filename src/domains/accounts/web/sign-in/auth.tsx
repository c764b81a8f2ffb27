import { pageMeta } from '#platform/web/page/meta.ts';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isPending, roleHintOf, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { prefilledEmail, waitForUser } from '#domains/accounts/web/after-sign-in/after-sign-in.ts';
import { SharedAuthLayout } from './shared-auth-layout.tsx';
import { AuthCard, BackLink, FooterLine } from '#domains/accounts/web/auth/parts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpCard } from '#domains/accounts/web/sign-up/sign-up-card.tsx';
import { useEntryMode } from './use-entry-mode.ts';
import { AgreeLine } from '#domains/accounts/web/sign-up/sign-up-page.tsx';
import { useExternalFailure } from './use-external-failure.ts';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';
import { auth, accountStateOf } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

export const meta = () =>
  pageMeta('Sign in or create an account', 'One form to sign in to Tallgrass or to create an account.');

/** The combined form of section 2.2 for one role, in its own layout or (`layout=shared`) in the shared one. */
export default function Auth() {
  const [query] = useSearchParams();
  const hint = roleHintOf(query.get('role'));
  const role: ActingRole = hint === 'employer' ? 'employer' : 'job_seeker';
  const form = <CombinedForm key={role} side={role} query={query} />;
  return query.get('layout') === 'shared' ? <SharedAuthLayout>{form}</SharedAuthLayout> : form;
}

function CombinedForm({ side, query }: { side: ActingRole; query: URLSearchParams }) {
  const copy = side === 'employer' ? authCopy.employer : authCopy.candidate;
  const navigate = useNavigate();
  const [isSignIn, choose] = useEntryMode(query);
  const [email, setEmail] = useState(prefilledEmail(useLocation().state));
  const takeOverRedirect = useSignedInRedirect({ role: side, toPendingPage: true });
  const { message, onExternalFailure } = useExternalFailure(side === 'employer' ? 'employer' : 'candidate');

  const afterSignIn = async () => {
    if (!(await waitForUser())) return navigate('/choose-role', { replace: true });
    const account = accountStateOf(auth.getState());
    if (account && isPending(account)) return navigate('/pending-approval', { replace: true });
    sessionKeys.set('post_login', '1');
    sessionKeys.set('skipProtectedOnce', '1');
    return navigate('/', { replace: true });
  };
  const logIn = (typed: string) => {
    setEmail(typed);
    choose(true);
  };

  const back = <BackLink to={side === 'employer' ? '/employers' : '/'}>{authCopy.actions.back}</BackLink>;
  const toggle = (
    <Button variant="secondary" onClick={() => choose(!isSignIn)}>
      {isSignIn ? authCopy.toggle.toSignUp : authCopy.toggle.toSignIn}
    </Button>
  );

  if (isSignIn) {
    return (
      <AuthCard title={copy.signInTitle} lead={copy.signInLead} back={back}>
        <SignInForm
          side={side}
          email={email}
          outerError={message}
          onExternalFailure={onExternalFailure}
          onSubmitting={takeOverRedirect}
          onSignedIn={afterSignIn}
        />
        <FooterLine>
          <Link to="/privacy">{authCopy.privacy}</Link>
        </FooterLine>
        {toggle}
      </AuthCard>
    );
  }
  return (
    <SignUpCard
      card={{ title: copy.signUpTitle, lead: copy.signUpLead, back }}
      side={side}
      outerError={message}
      onExternalFailure={onExternalFailure}
      onLogIn={logIn}
    >
      <AgreeLine before={copy.agreeBefore} />
      {!query.has('role') && (
        <FooterLine>
          {authCopy.hiring} <Link to="/auth?role=employer">{authCopy.employer.createLink}</Link>
        </FooterLine>
      )}
      {toggle}
    </SignUpCard>
  );
}
