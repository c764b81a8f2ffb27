import { useEffect } from 'react';
import { ActingBanner } from '#web/features/auth/acting-banner.tsx';
import { AgreementsBanner } from '#web/features/auth/agreements-banner.tsx';
import { SessionEndBanner } from '#web/features/auth/session-end-banner.tsx';
import { wantToasts } from '#web/lib/toasts-wanted.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Providers } from './providers.tsx';

/** What concerns somebody who is signed in, above every screen. */
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
