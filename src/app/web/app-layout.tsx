import { Outlet } from 'react-router';
// The root renders these lazily; importing them here loads them together with the first screen.
import '#platform/web/toasts/toasts.tsx';
import './session.tsx';
import { Providers } from './providers.tsx';

/** The layout of all screens except the public pages, which stay small without it. */
export default function Screens() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
