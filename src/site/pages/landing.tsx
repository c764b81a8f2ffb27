import { openingCopy } from '#site/copy/landing-opening.ts';
import { landingNav, publicCopy } from '#site/copy/public.ts';
import { regional } from '#site/copy/regional.ts';
import { lazyPart, LazyFooter } from '#site/shared/lazy-part.tsx';
import { Marquee } from '#site/shared/marquee.tsx';
import { Hero, Sample } from '#site/shared/hero.tsx';
import { Wordmark } from '#site/shared/wordmark.tsx';
import { SiteHeader } from '#site/shared/site-header.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';

const { hero, sample } = openingCopy;
const Rest = lazyPart(() => import('#site/landing/landing-rest.tsx'), <div className="min-h-dvh" />);

export const meta = () => publicMeta('/', openingCopy.meta);

export default function Landing() {
  return (
    <>
      <SiteHeader nav={landingNav} signIn={{ to: '/role-selection' }} getStarted="/role-selection" />
      <main id="main">
        <Hero
          eyebrow={hero.eyebrow}
          title={hero.title}
          body={hero.body}
          picture={<Sample mark={publicCopy.illustration} {...sample} />}
        >
          <LinkButton to="/healthcare-professionals" size="lg">
            {hero.professionals}
          </LinkButton>
          <LinkButton to="/employers" size="lg" variant="secondary">
            {hero.employers}
          </LinkButton>
        </Hero>
        <section className="border-b border-line bg-surface py-8 md:py-10">
          <p className="mb-3 text-center font-semibold">{regional.openTo}</p>
          <Marquee
            kind="logos"
            label={regional.label}
            items={regional.names.map((name, at) => ({
              key: name,
              content: <Wordmark name={name} isPlain={at % 2 === 1} />,
            }))}
          />
          <p className="mt-3 px-5 text-center text-sm text-ink-soft">{regional.disclaimer}</p>
        </section>
        <Rest />
      </main>
      <LazyFooter />
    </>
  );
}
