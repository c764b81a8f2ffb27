import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(informationCopy.privacy.title, informationCopy.privacy.description);

export default function Privacy() {
  return <Information name="privacy" />;
}
