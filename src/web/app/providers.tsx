import { QueryClientProvider } from '@tanstack/react-query';
import { Tooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { TOOLTIP_DELAY } from '#shared/kernel/constants.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { ToastRegion } from '#web/lib/toasts.tsx';

/** What every screen stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Tooltip.Provider delayDuration={TOOLTIP_DELAY}>
        {children}
        <ToastRegion />
      </Tooltip.Provider>
    </QueryClientProvider>
  );
}
