import { contactCopy } from '#site/copy/information/contact.ts';
import { Information } from '#site/information.tsx';
import { later } from '#site/later.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

const ContactForm = later(
  async () => ({ default: (await import('#site/contact-form.tsx')).ContactForm }),
  <div className="min-h-dvh" />,
);

export const meta = () => publicMeta('/contact', contactCopy);

export default function Contact() {
  return <Information {...contactCopy} below={{ write: <ContactForm /> }} />;
}
