import { Outlet } from 'react-router';
import { AdminShell } from '#app/web/admin-shell/admin-shell.tsx';
import { SignOutDialog } from '#domains/accounts/web/auth/sign-out.tsx';
import { NotificationBell } from '#domains/messaging/web/notifications/notification-bell.tsx';

export default function AdminLayout() {
  return (
    <AdminShell tools={<NotificationBell />} signOut={(trigger) => <SignOutDialog>{trigger}</SignOutDialog>}>
      <Outlet />
    </AdminShell>
  );
}
