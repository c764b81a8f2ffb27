import { Outlet } from 'react-router';
import { AdminShell } from '#web/features/admin-shell/admin-shell.tsx';
import { SignOutDialog } from '#web/features/auth/sign-out.tsx';

export default function AdminLayout() {
  return (
    <AdminShell signOut={(trigger) => <SignOutDialog>{trigger}</SignOutDialog>}>
      <Outlet />
    </AdminShell>
  );
}
