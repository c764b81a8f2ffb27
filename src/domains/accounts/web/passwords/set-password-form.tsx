import { setPassword } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const { save, saving } = authCopy.setup;

/** Sets a first password, or a new one with the current one. */
export function SetPasswordForm({ needsPresent, onDone }: { needsPresent: boolean; onDone: () => void }) {
  return (
    <NewPasswordForm
      needsPresent={needsPresent}
      words={{ save, saving }}
      submit={async ({ newPassword, currentPassword }) => {
        await call(setPassword, { body: { newPassword, ...(needsPresent ? { currentPassword } : {}) } });
        onDone();
        return null;
      }}
    />
  );
}
