import { Outlet } from 'react-router';
// Not rendered here: so that the region, which the root shows, is at hand before a screen's first toast.
import '#web/lib/toasts.tsx';
import { Providers } from './providers.tsx';

/** All screens but the public pages, which stay light without this. */
export default function Screens() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
