import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';

/** The providers' logos in their own colors, the same in both themes. */
const MARKS: Record<ExternalProvider, readonly { path: string; color: string }[]> = {
  google: [
    {
      path: 'M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.1h6.6c-.1 1.1-.8 2.7-2.4 3.8l3.7 2.9c2.2-2.1 3.6-5.1 3.6-8.6z',
      color: '#4285F4',
    },
    {
      path: 'M12 24c3.2 0 6-1.1 8-2.9l-3.8-3c-1 .7-2.4 1.2-4.2 1.2-3.2 0-5.9-2.1-6.8-5L1.3 17.3C3.3 21.3 7.3 24 12 24z',
      color: '#34A853',
    },
    { path: 'M5.2 14.3a7.4 7.4 0 0 1 0-4.7L1.3 6.6a12 12 0 0 0 0 10.7z', color: '#FBBC05' },
    {
      path: 'M12 4.7c2.2 0 3.8 1 4.6 1.8l3.4-3.3C17.9 1.2 15.2 0 12 0 7.3 0 3.3 2.7 1.3 6.6l3.9 3C6.1 6.8 8.8 4.7 12 4.7z',
      color: '#EA4335',
    },
  ],
  microsoft: [
    { path: 'M1 1h10.5v10.5H1z', color: '#F25022' },
    { path: 'M12.5 1H23v10.5H12.5z', color: '#7FBA00' },
    { path: 'M1 12.5h10.5V23H1z', color: '#00A4EF' },
    { path: 'M12.5 12.5H23V23H12.5z', color: '#FFB900' },
  ],
};

export const ProviderMark = ({ provider }: { provider: ExternalProvider }) => (
  <svg viewBox="0 0 24 24" aria-hidden className="size-5 shrink-0">
    {MARKS[provider].map(({ path, color }) => (
      <path key={color} d={path} fill={color} />
    ))}
  </svg>
);
