import { Logo } from '#platform/web/ui/brand/logo.tsx';

/** Where `AppShell` has its header, until it is there: a slow connection shows whose page it loads. */
export const WaitingHeader = () => (
  <header className="border-b border-line bg-paper">
    <div className="mx-auto flex min-h-16 max-w-6xl items-center px-4 md:px-6">
      <Logo />
    </div>
  </header>
);
