import { useMutation } from '@tanstack/react-query';
import { EXTERNAL_PROVIDERS } from '#domains/accounts/contract/identity.ts';
import { diagnosticsCopy as copy } from './diagnostics.copy.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { checkProvider } from './diagnostics.queries.ts';

interface Provider {
  name: string;
  kind: string;
  host: string;
}

/** One external provider: its setup, and whether a sign-in could start there now. */
export function ProviderCheck({ provider }: { provider: Provider }) {
  const known = EXTERNAL_PROVIDERS.find((name) => name === provider.name);
  const check = useMutation({ mutationFn: checkProvider, retry: false });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-56 flex-1">
        {provider.name}: {provider.kind}, {provider.host}
      </p>
      {known && (
        <Button
          variant="secondary"
          size="sm"
          busy={check.isPending && copy.checking}
          onClick={() => check.mutate(known)}
        >
          {copy.check}
        </Button>
      )}
      <output className="w-full text-sm">
        {check.isSuccess ? copy.startOk(check.data) : check.error ? check.error.message : null}
      </output>
    </div>
  );
}
