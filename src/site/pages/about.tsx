import { aboutCopy } from '#site/copy/information/about.ts';
import { Information } from '#site/information/information.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

export const meta = () => publicMeta('/about', aboutCopy);

export default function About() {
  return <Information {...aboutCopy} />;
}
