import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { SuccessBox } from '#domains/accounts/web/auth/parts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ResendButton } from './resend-button.tsx';
import type { SentSignUp } from './use-sent-sign-up.ts';

const { messages, actions, checkEmail } = authCopy;

/** Replaces the form until the confirmation link has been opened. */
export function CheckEmail({ sent, onChange }: { sent: SentSignUp; onChange: () => void }) {
  return (
    <>
      <SuccessBox message={messages.accountCreated} />
      <div>
        <p className="text-ink-soft">{checkEmail.sentTo}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <strong className="break-all">{sent.email}</strong>
          <Button variant="quiet" size="sm" onClick={onChange}>
            {checkEmail.change}
          </Button>
        </p>
        <p className="mt-2 text-ink-soft">{checkEmail.next}</p>
      </div>
      {sent.devMailbox && (
        <a
          href="/dev/mailbox"
          className="inline-flex target items-center justify-self-start font-semibold text-link underline"
        >
          {actions.openMailbox}
        </a>
      )}
      <ResendButton email={sent.email} />
    </>
  );
}
