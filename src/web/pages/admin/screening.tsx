import { screeningCopy } from '#web/copy/admin-screening.ts';
import { ScreeningScreen } from '#web/features/admin-screening/screening-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(screeningCopy.title);

export default function ScreeningPage() {
  return <ScreeningScreen />;
}
