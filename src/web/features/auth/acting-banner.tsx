import { useLocation } from 'react-router';
import { actingCopy as copy } from '#web/copy/acting.ts';
import { actingRole, actingUserId, localKeys } from '#web/lib/auth-storage.ts';
import { useAuth } from '#web/lib/auth.ts';
import { Button } from '#web/ui/button.tsx';

/** Tells an administrator who acts in another role so on every screen, and ends it. */
export function ActingBanner() {
  const { isAdminUser } = useAuth();
  // Storage tells nobody that it changed; every move to another screen looks again.
  useLocation();
  const role = isAdminUser ? actingRole() : null;
  if (!role) return null;
  const userId = actingUserId();
  const stop = () => {
    localKeys.remove('actingAsRole');
    localKeys.remove('actingAsUserId');
    window.location.assign('/admin/overview');
  };
  return (
    <aside
      aria-label={copy.label}
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-3 border-b border-warn bg-warn-soft px-4 py-2 text-warn"
    >
      <p className="font-semibold">
        {copy.as[role]} {userId && copy.user(userId)}
      </p>
      <Button variant="secondary" size="sm" onClick={stop}>
        {copy.stop}
      </Button>
    </aside>
  );
}
