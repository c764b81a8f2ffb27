import type { ReactNode } from 'react';
import { exportOwnData } from '#domains/accounts/contract/identity.ts';
import { MyPools } from '#domains/hiring/web/talent-pool/my-pools.tsx';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { privacyCopy as copy } from './settings.copy.ts';
import { SettingsShell } from './settings-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** Who sees a person, and the data that we keep; candidates have more to choose. */
export default function PrivacySettings() {
  const account = useAccountState();
  return (
    <SettingsShell title={copy.title} intro={copy.intro} back={copy.back}>
      {account?.role === 'job_seeker' && (
        <>
          {account.onboardingCompleted && (
            <Place title={copy.blocked} hint={copy.blockedHint} to={profileSectionPath('blocked')}>
              {copy.toBlocked}
            </Place>
          )}
          {account.verificationStatus === 'approved' && <MyPools isBeside />}
          {account.verificationStatus === 'approved' && (
            <Place title={copy.passport} hint={copy.passportHint} to="/job-seeker/passport">
              {copy.toPassport}
            </Place>
          )}
          <Place title={copy.fairness} hint={copy.fairnessHint} to="/settings/self-identification">
            {copy.toFairness}
          </Place>
        </>
      )}
      <Section isBeside title={copy.data} hint={copy.dataHint}>
        <a
          href={exportOwnData.path}
          download="tallgrass-data.json"
          className="inline-flex target items-center self-start font-semibold text-link underline underline-offset-4"
        >
          {copy.download}
        </a>
      </Section>
      <Place title={copy.notice} hint={copy.noticeHint} to="/privacy">
        {copy.toNotice}
      </Place>
    </SettingsShell>
  );
}

interface PlaceProps {
  title: string;
  hint: string;
  to: string;
  children: ReactNode;
}

const Place = ({ title, hint, to, children }: PlaceProps) => (
  <Section isBeside title={title} hint={hint}>
    <LinkButton variant="secondary" to={to} className="justify-self-start self-start">
      {children}
    </LinkButton>
  </Section>
);
