import { Outlet } from 'react-router';
import { AdminShell } from '#web/features/admin-shell/admin-shell.tsx';
import { SignOutDialog } from '#web/features/auth/sign-out.tsx';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';

export default function AdminLayout() {
  return (
    <AdminShell tools={<NotificationBell />} signOut={(trigger) => <SignOutDialog>{trigger}</SignOutDialog>}>
      <Outlet />
    </AdminShell>
  );
}
