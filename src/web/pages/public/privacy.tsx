import { privacyCopy } from '#web/copy/information/privacy.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/privacy', privacyCopy);

export default function Privacy() {
  return <Information {...privacyCopy} />;
}
