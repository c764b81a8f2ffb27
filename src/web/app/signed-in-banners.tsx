import { ActingBanner } from '#web/features/auth/acting-banner.tsx';
import { AgreementsBanner } from '#web/features/auth/agreements-banner.tsx';
import { Providers } from './providers.tsx';

/** What concerns somebody who is signed in, above every screen. */
export default function SignedInBanners() {
  return (
    <Providers>
      <ActingBanner />
      <AgreementsBanner />
    </Providers>
  );
}
