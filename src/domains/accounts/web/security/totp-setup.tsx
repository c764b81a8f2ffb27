import { useState } from 'react';
import { securityCopy } from './security.copy.ts';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QrCode } from '#platform/web/ui/display/qr-code.tsx';
import { CodeForm } from '#domains/accounts/web/auth/code-form.tsx';
import { PresentPasswordForm } from './present-password-form.tsx';
import { confirmTotp, startTotp } from './second-factors.queries.ts';

const copy = securityCopy.twoStep;

interface Props {
  hasPassword: boolean;
  onOn: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Current password, then the app's secret as a QR code and as text, then a first code. */
export function TotpSetup({ hasPassword, onOn, onCancel }: Props) {
  const [started, setStarted] = useState<{ secret: string; uri: string; endsOthers: boolean | undefined } | null>(null);
  if (!started) {
    return (
      <InPlace shows="password">
        <PresentPasswordForm
          hasPassword={hasPassword}
          words={{ submit: copy.proceed, busy: copy.working, cancel: securityCopy.cancel }}
          offersEnd
          submit={async ({ endsOthers, ...proof }) => setStarted({ ...(await startTotp(proof)), endsOthers })}
          onCancel={onCancel}
        />
      </InPlace>
    );
  }
  return (
    <InPlace shows="code" className="grid max-w-md gap-4">
      <p>{copy.scan}</p>
      <QrCode text={started.uri} label={copy.qr} />
      <p className="text-sm text-ink-soft">
        {copy.byHand} <code className="font-mono break-all text-ink">{started.secret}</code>
      </p>
      <CodeForm
        hint={copy.codeHint}
        words={{ submit: copy.turnOn, busy: copy.working }}
        submit={async (code) => onOn((await confirmTotp({ code, endsOthers: started.endsOthers })).recoveryCodes)}
        cancel={{ label: securityCopy.cancel, onCancel }}
      />
    </InPlace>
  );
}
