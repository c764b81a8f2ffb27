import { employersOpening } from '#web/copy/employers-opening.ts';
import { publicCopy } from '#web/copy/public.ts';
import { later, LaterFooter } from '#web/features/public/later.tsx';
import { Hero, Sample } from '#web/features/public/opening.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero, meta: words, nav, sample } = employersOpening;
const Rest = later(() => import('#web/features/public/employers-rest.tsx'), <div className="min-h-dvh" />);

export const meta = () => publicMeta('/employers', words);

export default function Employers() {
  return (
    <>
      <SiteHeader nav={nav} signIn={{ to: '/employer/signin' }} getStarted="/employer/signup" />
      <main id="main">
        <Hero
          eyebrow={hero.tagline}
          title={hero.title}
          body={hero.body}
          picture={<Sample mark={publicCopy.illustration} {...sample} />}
        >
          <LinkButton to="/employer/signup" size="lg">
            {hero.create}
          </LinkButton>
          <LinkButton to="/employer/signin" size="lg" variant="secondary">
            {hero.signIn}
          </LinkButton>
        </Hero>
        <Rest />
      </main>
      <LaterFooter />
    </>
  );
}
