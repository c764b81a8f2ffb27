import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#platform/contract/contract.ts';
import type { readFactors } from '#domains/accounts/contract/second-factors.ts';
import { securityCopy } from './security.copy.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { PresentPasswordForm } from './present-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { myFactors } from './my-factors.ts';
import { removeTotp, renewRecoveryCodes } from './second-factors.queries.ts';
import { TotpSetup } from './totp-setup.tsx';

const copy = securityCopy.twoStep;
type Factors = ResponseOf<typeof readFactors>;

/** An authenticator app as the second step of signing in. */
export function TwoStepSection() {
  const query = useQuery(myFactors());
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Section isBeside title={copy.title} hint={copy.hint}>
      <QueryStates query={query} skeleton={<Skeleton className="h-24" />}>
        {(factors) => (
          <InPlace shows={codes ? 'codes' : doing} className="grid gap-4">
            {codes ? (
              <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
            ) : (
              <TwoStep factors={factors} doing={doing} setDoing={setDoing} onCodes={setCodes} />
            )}
          </InPlace>
        )}
      </QueryStates>
    </Section>
  );
}

type Doing = 'nothing' | 'setting-up' | 'turning-off' | 'renewing';

interface Props {
  factors: Factors;
  doing: Doing;
  setDoing: (doing: Doing) => void;
  onCodes: (codes: string[] | null) => void;
}

function TwoStep({ factors, doing, setDoing, onCodes }: Props) {
  const client = useQueryClient();
  const cancel = () => setDoing('nothing');
  const settle = async (shown: string[] | null) => {
    onCodes(shown);
    setDoing('nothing');
    await client.invalidateQueries(myFactors());
    await refreshAuth();
  };

  if (doing === 'setting-up') {
    return <TotpSetup hasPassword={factors.hasPassword} onOn={(shown) => void settle(shown)} onCancel={cancel} />;
  }
  if (doing === 'turning-off' || doing === 'renewing') {
    const isOff = doing === 'turning-off';
    return (
      <PresentPasswordForm
        hasPassword={factors.hasPassword}
        offersEnd
        words={{ submit: isOff ? copy.turnOff : copy.renew, busy: copy.working, cancel: securityCopy.cancel }}
        submit={async (change) => {
          if (isOff) await removeTotp(change);
          await settle(isOff ? null : (await renewRecoveryCodes(change)).recoveryCodes);
        }}
        onCancel={cancel}
      />
    );
  }
  if (factors.totpSince === null) {
    return (
      <>
        {factors.isRequired && <Banner tone="warn">{copy.required}</Banner>}
        <Button variant="secondary" className="justify-self-start" onClick={() => setDoing('setting-up')}>
          {copy.setUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{copy.on(factors.recoveryCodesLeft)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setDoing('renewing')}>
          {copy.renew}
        </Button>
        {!factors.isRequired && (
          <Button variant="secondary" onClick={() => setDoing('turning-off')}>
            {copy.turnOff}
          </Button>
        )}
      </div>
    </>
  );
}
