import { informationCopy, type InformationName } from '#web/copy/information.ts';
import { landingNav } from '#web/copy/public.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** A page to read: its sections, each with an address of its own. */
export function Information({ name }: { name: InformationName }) {
  const { title, intro, sections } = informationCopy[name];
  return (
    <>
      <SiteHeader nav={landingNav} signIn={{ to: '/role-selection' }} getStarted="/role-selection" />
      <main id="main" className="mx-auto max-w-3xl px-5 py-14 md:py-20">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-soft">{intro}</p>
        <nav aria-label={title} className="mt-8 flex flex-wrap gap-x-5 border-y border-line py-2">
          {sections.map(({ id, title: heading }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-link underline-offset-4 hover:underline"
            >
              {heading}
            </a>
          ))}
        </nav>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} className="mt-10">
            <h2 className="text-xl">{heading}</h2>
            {body.map((text) => (
              <p key={text} className="mt-3 measure">
                {text}
              </p>
            ))}
          </section>
        ))}
      </main>
      <SiteFooter />
    </>
  );
}
