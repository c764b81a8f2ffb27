import { supportCopy } from '#site/copy/information/support.ts';
import { Information } from '#site/information/information.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

export const meta = () => publicMeta('/support', supportCopy);

export default function Support() {
  return <Information {...supportCopy} />;
}
