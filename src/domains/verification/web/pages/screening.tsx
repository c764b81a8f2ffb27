import { screeningCopy } from '#domains/verification/web/admin-screening/admin-screening.copy.ts';
import { ScreeningScreen } from '#domains/verification/web/admin-screening/screening-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(screeningCopy.title);

export default function ScreeningPage() {
  return <ScreeningScreen />;
}
