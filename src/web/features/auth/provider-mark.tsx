import type { ExternalProvider } from '#shared/contracts/identity.ts';

/** The letter of a provider, in our own drawing. */
export function ProviderMark({ provider }: { provider: ExternalProvider }) {
  return (
    <span
      aria-hidden
      className="grid size-6 place-items-center rounded-md border border-line-strong text-sm font-semibold"
    >
      {provider === 'google' ? 'G' : 'M'}
    </span>
  );
}
