import { contactCopy } from '#site/copy/information/contact.ts';
import { Information } from '#site/information/information.tsx';
import { lazyPart } from '#site/shared/lazy-part.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';

const ContactForm = lazyPart(
  async () => ({ default: (await import('#site/information/contact-form.tsx')).ContactForm }),
  <div className="min-h-dvh" />,
);

export const meta = () => publicMeta('/contact', contactCopy);

export default function Contact() {
  return <Information {...contactCopy} below={{ write: <ContactForm /> }} />;
}
