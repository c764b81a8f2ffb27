import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/privacy', informationCopy.privacy);

export default function Privacy() {
  return <Information name="privacy" />;
}
