import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/terms', informationCopy.terms);

export default function Terms() {
  return <Information name="terms" />;
}
