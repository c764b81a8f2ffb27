import { termsCopy } from '#site/copy/information/terms.ts';
import { Information } from '#site/information/information.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

export const meta = () => publicMeta('/terms', termsCopy);

export default function Terms() {
  return <Information {...termsCopy} />;
}
