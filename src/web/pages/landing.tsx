import { useState } from 'react';
import { landingCopy, type Side } from '#web/copy/landing.ts';
import { landingNav, regional } from '#web/copy/public.ts';
import { Benefits, HowItWorks, Positions, Process } from '#web/features/public/landing-sections.tsx';
import { Marquee } from '#web/features/public/marquee.tsx';
import { Band, Hero, Wordmark } from '#web/features/public/parts.tsx';
import { Reveal } from '#web/features/public/reveal.tsx';
import { SideToggle } from '#web/features/public/side-toggle.tsx';
import { SiteFooter } from '#web/features/public/site-footer.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { Testimonials } from '#web/features/public/testimonials.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero, stories, final } = landingCopy;

export const meta = () => publicMeta('/', landingCopy.meta);

export default function Landing() {
  const [side, setSide] = useState<Side>('candidate');
  return (
    <>
      <SiteHeader nav={landingNav} signIn={{ to: '/role-selection' }} getStarted="/role-selection" />
      <main id="main">
        <Hero eyebrow={hero.eyebrow} title={hero.title} body={hero.body}>
          <LinkButton to="/healthcare-professionals" size="lg">
            {hero.professionals}
          </LinkButton>
          <LinkButton to="/employers" size="lg" variant="secondary">
            {hero.employers}
          </LinkButton>
        </Hero>
        <section className="border-y border-line py-8">
          <p className="mb-4 text-center font-semibold">{regional.openTo}</p>
          <Marquee
            kind="logos"
            label={regional.label}
            items={regional.names.map((name) => ({ key: name, content: <Wordmark name={name} /> }))}
          />
          <p className="mt-4 px-5 text-center text-sm text-ink-soft">{regional.disclaimer}</p>
        </section>
        <HowItWorks side={side} onSide={setSide} />
        <Reveal>
          <Benefits />
        </Reveal>
        <Reveal>
          <Process />
        </Reveal>
        <Band id="stories" title={stories.title} isTinted>
          <div className="mb-6">
            <SideToggle side={side} onChange={setSide} />
          </div>
          <Testimonials side={side} />
        </Band>
        <Positions />
        <Band id="final-cta" title={final.title} intro={final.body} isTinted>
          <LinkButton to="/role-selection" size="lg">
            {final.action}
          </LinkButton>
        </Band>
      </main>
      <SiteFooter />
    </>
  );
}
