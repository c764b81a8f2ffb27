import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(informationCopy.about.title, informationCopy.about.description);

export default function About() {
  return <Information name="about" />;
}
