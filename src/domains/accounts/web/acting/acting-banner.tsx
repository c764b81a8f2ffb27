import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { actingCopy as copy } from './acting.copy.ts';
import { actingRole, actingUserId, mayActingWrite, sessionKeys } from '#platform/web/session/auth-storage.ts';
import { useAuth } from '#platform/web/session/auth.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';
import { actedPerson, endActing, noteWritesAllowed } from './acting.queries.ts';

/** On every screen: says in which role or as which person an administrator acts, and stops it. */
export function ActingBanner() {
  const { isAdminUser } = useAuth();
  // Storage sends no event to its own tab, so the banner reads it again on each navigation.
  useLocation();
  const role = isAdminUser ? actingRole() : null;
  if (!role) return null;
  const userId = actingUserId();
  return (
    <TopBar label={copy.label}>
      <p className="font-semibold">{userId ? <PersonName userId={userId} /> : copy.as[role]}</p>
      {userId ? <ChangeSwitch userId={userId} /> : <p>{copy.looking}</p>}
      <Button variant="secondary" size="sm" onClick={() => void endActing()}>
        {copy.stop}
      </Button>
    </TopBar>
  );
}

function PersonName({ userId }: { userId: string }) {
  const { data } = useQuery(actedPerson(userId));
  return copy.person(data?.fullName ?? copy.user(userId));
}

/** View only until the administrator allows changes, in this tab alone. */
function ChangeSwitch({ userId }: { userId: string }) {
  const [mayWrite, setMayWrite] = useState(mayActingWrite);
  const toggle = async () => {
    if (!mayWrite) await noteWritesAllowed(userId);
    if (mayWrite) sessionKeys.remove('actingWrites');
    else sessionKeys.set('actingWrites', '1');
    setMayWrite(!mayWrite);
  };
  return (
    <>
      <p>{mayWrite ? copy.changing : copy.looking}</p>
      <Button variant="secondary" size="sm" onClick={() => void toggle()}>
        {mayWrite ? copy.lookOnly : copy.allow}
      </Button>
    </>
  );
}
