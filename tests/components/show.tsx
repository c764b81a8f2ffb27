import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';

// As long as a busy machine may need; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 20_000 });

/** As if another tab held the live stream, which then says nothing here. */
const LOCKS = { request: () => new Promise<never>(() => undefined) };

interface Surroundings {
  /** The address of the screen. */
  at?: string;
  /** What the server has answered already, by the key of its query. */
  loaded?: readonly (readonly [key: QueryKey, data: unknown])[];
}

/**
 * Renders a component as its screen does, until the test ends, and returns the user who looks at it. A second call is a
 * reload of the page in the same tab. The file needs `// @vitest-environment happy-dom` in its first line.
 */
export function show(element: ReactNode, { at = '/', loaded = [] }: Surroundings = {}): UserEvent {
  cleanup();
  Object.defineProperty(navigator, 'locks', { value: LOCKS, configurable: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  for (const [key, data] of loaded) client.setQueryData([...key], data);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })} />
    </QueryClientProvider>,
  );
  onTestFinished(() => {
    cleanup();
    client.clear();
    sessionStorage.clear();
  });
  return userEvent.setup();
}
