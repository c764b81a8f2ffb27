import { aboutCopy } from '#web/copy/information/about.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/about', aboutCopy);

export default function About() {
  return <Information {...aboutCopy} />;
}
