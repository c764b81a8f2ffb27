import { setPassword } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { proofOf, useAsked } from '#domains/accounts/web/security/proof-fields.tsx';
import { call } from '#platform/web/api/api.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const { save, saving } = authCopy.setup;

/** Sets a first password, or a new one with the current one, and a code where two-step sign-in is on. */
export function SetPasswordForm({ needsPresent, onDone }: { needsPresent: boolean; onDone: () => void }) {
  const asked = useAsked(needsPresent);
  return (
    <NewPasswordForm
      asked={asked}
      words={{ save, saving }}
      submit={async ({ newPassword, ...typed }) => {
        await call(setPassword, { body: { newPassword, ...proofOf(asked, typed) } });
        onDone();
        return null;
      }}
    />
  );
}
