import { DeletionSection } from '#domains/accounts/web/security/deletion-section.tsx';
import { EmailSection } from '#domains/accounts/web/security/email-section.tsx';
import { useAccountState, useAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { accountCopy as copy } from './settings.copy.ts';
import { SettingsShell } from './settings-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** The email address and the end of the account, for every role. */
export default function AccountSettings() {
  const { profile, isAdminUser } = useAuth();
  const role = useAccountState()?.role;
  const hasPassword = profile?.social_auth_only === false;
  return (
    <SettingsShell title={copy.title} intro={copy.intro} back={copy.back}>
      <EmailSection hasPassword={hasPassword} />
      {!isAdminUser && <DeletionSection hasPassword={hasPassword} isCandidate={role === 'job_seeker'} />}
    </SettingsShell>
  );
}
