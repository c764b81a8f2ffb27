import { informationCopy } from '#web/copy/information.ts';
import { Information } from '#web/features/public/information.tsx';
import { publicMeta } from '#web/lib/meta.ts';

export const meta = () => publicMeta('/contact', informationCopy.contact);

export default function Contact() {
  return <Information name="contact" />;
}
