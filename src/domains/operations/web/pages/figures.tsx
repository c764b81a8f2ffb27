import { adminMarketCopy } from '#domains/operations/web/admin-market/admin-market.copy.ts';
import { FiguresScreen } from '#domains/operations/web/admin-market/figures-screen.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';

export const meta = () => pageMeta(adminMarketCopy.figures.title);

export default function FiguresPage() {
  return <FiguresScreen />;
}
