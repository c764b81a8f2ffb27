import { supportCopy } from '#web/copy/information/support.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/support', supportCopy);

export default function Support() {
  return <Information {...supportCopy} />;
}
