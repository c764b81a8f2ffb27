import { Bell, BriefcaseMedical, Palette } from 'lucide-react';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button, IconButton } from '#platform/web/ui/actions/button.tsx';
import { TopBar } from '#platform/web/ui/feedback/top-bar.tsx';
import { AppShell } from '#platform/web/ui/layout/app-shell.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';

export const meta = () => pageMeta('App shell', undefined, [{ name: 'robots', content: 'noindex' }]);

const NEWS = { count: 3, label: '3 unread conversations' };

/** The frame of a signed-in screen with everything it can hold. */
export default function ShellScreen() {
  return (
    <AppShell
      home="/dev/gallery"
      nav={[
        { to: '/dev/gallery/shell', label: 'Jobs' },
        { to: '/dev/gallery', label: 'Gallery', badge: NEWS },
      ]}
      bar={[
        { to: '/dev/gallery/shell', label: 'Jobs', icon: BriefcaseMedical },
        { to: '/dev/gallery', label: 'Gallery', icon: Palette, badge: NEWS },
      ]}
      banner={<TopBar label="Viewing as Ana Ruiz">You are viewing as Ana Ruiz. Changes are off.</TopBar>}
      tools={
        <IconButton label="Notifications">
          <Bell aria-hidden size={20} />
        </IconButton>
      }
      onSignOut={() => undefined}
    >
      <div className="flex flex-col gap-6">
        <PageHeader
          eyebrow="Prairie View Hospital"
          title="Registered Nurse, Cardiovascular Intensive Care Unit, Nights"
          intro="Published on March 3, 2026. You should hear from the first applicants within a day."
          action={
            <>
              <Button>Edit job</Button>
              <Button variant="secondary">Pause</Button>
            </>
          }
        />
        <Card>The screen’s own content.</Card>
      </div>
    </AppShell>
  );
}
