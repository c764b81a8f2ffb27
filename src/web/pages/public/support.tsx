import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(informationCopy.support.title, informationCopy.support.description);

export default function Support() {
  return <Information name="support" />;
}
