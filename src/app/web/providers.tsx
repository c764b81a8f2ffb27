import { QueryClientProvider } from '@tanstack/react-query';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { TOOLTIP_DELAY } from '#platform/web/constants.ts';
import { queryClient } from '#platform/web/api/query-client.ts';

/** The context providers of every screen except the public pages. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      <Tooltip.Provider delayDuration={TOOLTIP_DELAY}>{children}</Tooltip.Provider>
    </QueryClientProvider>
  );
}
