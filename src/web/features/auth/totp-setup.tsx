import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { securityCopy } from '#web/copy/security.ts';
import { CodeForm } from './code-form.tsx';
import { PresentPasswordForm } from './present-password-form.tsx';
import { confirmTotp, startTotp } from './second-factors.queries.ts';

const copy = securityCopy.twoStep;

interface Props {
  hasPassword: boolean;
  onOn: (recoveryCodes: string[]) => void;
}

/** Password, then the app's secret as a picture and as text, then a first code. */
export function TotpSetup({ hasPassword, onOn }: Props) {
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  if (!started) {
    return (
      <PresentPasswordForm
        hasPassword={hasPassword}
        words={{ submit: copy.goOn, busy: copy.working }}
        submit={async (proof) => setStarted(await startTotp(proof))}
      />
    );
  }
  return (
    <div className="grid max-w-md gap-4">
      <p>{copy.scan}</p>
      <QrCode text={started.uri} />
      <p className="text-sm text-ink-soft">
        {copy.byHand} <code className="font-mono break-all text-ink">{started.secret}</code>
      </p>
      <CodeForm
        hint={copy.codeHint}
        words={{ submit: copy.turnOn, busy: copy.working }}
        submit={async (code) => onOn((await confirmTotp(code)).recoveryCodes)}
      />
    </div>
  );
}

/** One path; black on white in both themes, as cameras want it. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 4 });
    const cells = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [text]);
  return (
    <svg role="img" aria-label={copy.qr} viewBox={`0 0 ${size} ${size}`} className="w-56 rounded-control bg-white">
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
