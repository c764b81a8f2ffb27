import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(informationCopy.terms.title, informationCopy.terms.description);

export default function Terms() {
  return <Information name="terms" />;
}
