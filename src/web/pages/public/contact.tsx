import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { pageMeta } from '#web/lib/meta.ts';

export const meta = () => pageMeta(informationCopy.contact.title, informationCopy.contact.description);

export default function Contact() {
  return <Information name="contact" />;
}
