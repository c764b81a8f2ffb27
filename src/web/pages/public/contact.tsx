import { contactCopy } from '#web/copy/information/contact.ts';
import { Information } from '#web/features/public/information.tsx';
import { later } from '#web/features/public/later.tsx';
import { publicMeta } from '#web/lib/meta.ts';

const ContactForm = later(
  async () => ({ default: (await import('#web/features/public/contact-form.tsx')).ContactForm }),
  <div className="min-h-dvh" />,
);

export const meta = () => publicMeta('/contact', contactCopy);

export default function Contact() {
  return <Information {...contactCopy} below={{ write: <ContactForm /> }} />;
}
