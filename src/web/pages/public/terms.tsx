import { termsCopy } from '#web/copy/information/terms.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/terms', termsCopy);

export default function Terms() {
  return <Information {...termsCopy} />;
}
