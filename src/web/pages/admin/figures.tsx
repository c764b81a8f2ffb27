import { adminMarketCopy } from '#web/copy/admin-market.ts';
import { FiguresScreen } from '#web/features/admin-market/figures-screen.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.figures.title);

export default function FiguresPage() {
  return <FiguresScreen />;
}
