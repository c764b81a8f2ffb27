import { Outlet } from 'react-router';
// Not rendered here: so that the region and the session, which the root shows, are at hand with the first screen.
import '#platform/web/toasts/toasts.tsx';
import './session.tsx';
import { Providers } from './providers.tsx';

/** All screens but the public pages, which stay light without this. */
export default function Screens() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
