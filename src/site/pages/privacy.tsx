import { privacyCopy } from '#site/copy/information/privacy.ts';
import { Information } from '#site/information/information.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

export const meta = () => publicMeta('/privacy', privacyCopy);

export default function Privacy() {
  return <Information {...privacyCopy} />;
}
