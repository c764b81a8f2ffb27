import { securityCopy as copy } from '#domains/accounts/web/security/security.copy.ts';
import { LinkedSection } from '#domains/accounts/web/security/linked-section.tsx';
import { PasskeySection } from '#domains/accounts/web/security/passkey-section.tsx';
import { TwoStepSection } from '#domains/accounts/web/security/two-step-section.tsx';
import { SessionList } from '#domains/accounts/web/security/session-list.tsx';
import { SignOutDialog } from '#domains/accounts/web/auth/sign-out.tsx';
import { useAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { SettingsShell } from './settings-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** Sessions and the ways to sign in, for every role. */
export default function SecuritySettings() {
  const { profile } = useAuth();
  return (
    <SettingsShell title={copy.title} intro={copy.intro} back={copy.back}>
      <Section
        isBeside
        title={copy.sessions}
        hint={copy.sessionsHint}
        action={
          <SignOutDialog scope="global">
            <Button variant="secondary" size="sm">
              {copy.everywhere}
            </Button>
          </SignOutDialog>
        }
      >
        <SessionList hasPassword={!profile?.social_auth_only} />
      </Section>
      <Section isBeside title={copy.password} hint={profile?.social_auth_only ? copy.setFirst : copy.change}>
        <LinkButton variant="secondary" to="/password-setup" className="justify-self-start self-start">
          {copy.toPassword}
        </LinkButton>
      </Section>
      <TwoStepSection />
      <PasskeySection />
      <LinkedSection />
    </SettingsShell>
  );
}
