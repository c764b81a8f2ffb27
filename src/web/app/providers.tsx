import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '#web/lib/query-client.ts';
import { ToastRegion } from '#web/lib/toasts.tsx';

/** What every screen stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <ToastRegion />
    </QueryClientProvider>
  );
}
