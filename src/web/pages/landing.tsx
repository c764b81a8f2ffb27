import { openingCopy } from '#web/copy/landing-opening.ts';
import { landingNav, publicCopy } from '#web/copy/public.ts';
import { regional } from '#web/copy/regional.ts';
import { later, LaterFooter } from '#web/features/public/later.tsx';
import { Marquee } from '#web/features/public/marquee.tsx';
import { Hero, Sample } from '#web/features/public/opening.tsx';
import { Wordmark } from '#web/features/public/wordmark.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero, sample } = openingCopy;
const Rest = later(() => import('#web/features/public/landing-rest.tsx'), <div className="min-h-dvh" />);

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
      <LaterFooter />
    </>
  );
}
