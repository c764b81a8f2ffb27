import { securityCopy } from './security.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SuccessBox } from '#domains/accounts/web/auth/parts.tsx';

const copy = securityCopy.twoStep;

/** Shown once; afterward they can't be read again, by us either. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${copy.fileTitle}\n\n${codes.join('\n')}\n`)}`;
  return (
    <SuccessBox message={copy.codesTitle}>
      <p>{copy.codesLead}</p>
      <ul
        aria-label={copy.codesLabel}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-1 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href={file}
        download="tallgrass-recovery-codes.txt"
        className="inline-flex target items-center justify-self-start font-semibold text-link underline underline-offset-4"
      >
        {copy.save}
      </a>
      <Button onClick={onKept}>{copy.kept}</Button>
    </SuccessBox>
  );
}
