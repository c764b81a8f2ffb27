import { lazy, Suspense, type ComponentType } from 'react';
import { openingCopy } from '#web/copy/landing-opening.ts';
import { landingNav, regional } from '#web/copy/public.ts';
import { Marquee } from '#web/features/public/marquee.tsx';
import { Hero, Wordmark } from '#web/features/public/parts.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { whenIdle } from '#web/lib/idle.ts';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero } = openingCopy;

/**
 * What lies below the opening is in the HTML from the start; its scripts wait until the page is there. When the page is
 * written out at build time there is nothing to wait for. Scripts that cannot be had leave the page as it stands: to be
 * read, without its switches.
 */
const arrived = () => (typeof window === 'undefined' ? Promise.resolve() : whenIdle());
const later = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => arrived().then(() => load().catch(() => new Promise<never>(() => undefined))));
const LandingRest = later(() => import('#web/features/public/landing-rest.tsx'));
const LandingFooter = later(async () => ({
  default: (await import('#web/features/public/site-footer.tsx')).SiteFooter,
}));

export const meta = () => publicMeta('/', openingCopy.meta);

export default function Landing() {
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
        <Suspense fallback={<div className="min-h-dvh" />}>
          <LandingRest />
        </Suspense>
      </main>
      <Suspense fallback={null}>
        <LandingFooter />
      </Suspense>
    </>
  );
}
