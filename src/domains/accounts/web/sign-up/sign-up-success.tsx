import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { SuccessBox } from '#domains/accounts/web/auth/parts.tsx';
import { ResendButton } from './resend-button.tsx';

const { messages, actions } = authCopy;

/** Stays until the confirmation link has been opened. */
export function SignUpSuccess({ email, devMailbox }: { email: string; devMailbox: boolean }) {
  return (
    <SuccessBox message={messages.accountCreated}>
      <p>{messages.checkMailLead(email)}</p>
      {devMailbox && (
        <a
          href="/dev/mailbox"
          className="inline-flex target items-center justify-self-start font-semibold text-link underline"
        >
          {actions.openMailbox}
        </a>
      )}
      <ResendButton email={email} />
    </SuccessBox>
  );
}
