import { contactCopy } from '#web/copy/information/contact.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/contact', contactCopy);

export default function Contact() {
  return <Information {...contactCopy} />;
}
