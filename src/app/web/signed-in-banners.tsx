import { useEffect } from 'react';
import { ActingBanner } from '#domains/accounts/web/acting/acting-banner.tsx';
import { AgreementsBanner } from '#domains/accounts/web/security/agreements-banner.tsx';
import { SessionEndBanner } from '#domains/accounts/web/auth/session-end-banner.tsx';
import { wantToasts } from '#platform/web/toasts/toasts-wanted.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Providers } from './providers.tsx';

/** The banners of a signed-in user, above every screen. */
export default function SignedInBanners() {
  useEffect(wantToasts, []);
  return (
    <Providers>
      <OfflineBanner />
      <SessionEndBanner />
      <ActingBanner />
      <AgreementsBanner />
    </Providers>
  );
}
