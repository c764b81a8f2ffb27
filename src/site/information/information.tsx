import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InformationPage } from '#site/copy/information/page.ts';
import { landingNav } from '#site/copy/public.ts';
import { LazyFooter } from '#site/shared/lazy-part.tsx';
import { SiteHeader } from '#site/shared/site-header.tsx';

interface Props extends InformationPage {
  /** Content below a section's text, by the section's id. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** A text page: linkable sections with a table of contents beside them. */
export function Information({ title, intro, sections, below = {} }: Props) {
  return (
    <>
      <SiteHeader nav={landingNav} signIn={{ to: '/role-selection' }} getStarted="/role-selection" />
      <main id="main">
        <div className="border-b border-line bg-prairie-50">
          <div className="mx-auto max-w-6xl px-5 py-14 md:py-20">
            <h1 className="text-3xl md:text-4xl">{title}</h1>
            <p className="mt-4 max-w-2xl text-lg text-ink-soft">{intro}</p>
          </div>
        </div>
        <div className="mx-auto grid max-w-6xl gap-10 px-5 py-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-20">
          <nav aria-label={title} className="lg:sticky lg:top-28 lg:self-start">
            <ul className="grid gap-x-6 border-y border-line py-2 sm:max-lg:grid-cols-2">
              {sections.map(({ id, title: heading }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center text-link underline-offset-4 hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {sections.map(({ id, title: heading, body, link }) => (
              <section key={id} id={id} className="mb-12 last:mb-0">
                <h2 className="text-xl">{heading}</h2>
                {body.map((text) => (
                  <p key={text} className="mt-3 measure">
                    {text}
                  </p>
                ))}
                {link && (
                  <Link
                    to={link.to}
                    className="mt-2 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
                  >
                    {link.label}
                  </Link>
                )}
                {below[id]}
              </section>
            ))}
          </div>
        </div>
      </main>
      <LazyFooter />
    </>
  );
}
