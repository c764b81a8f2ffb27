import { employersOpening } from '#site/copy/employers-opening.ts';
import { publicCopy } from '#site/copy/public.ts';
import { later, LaterFooter } from '#site/later.tsx';
import { Hero, Sample } from '#site/opening.tsx';
import { SiteHeader } from '#site/site-header.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';

const { hero, meta: words, nav, sample } = employersOpening;
const Rest = later(() => import('#site/employers-rest.tsx'), <div className="min-h-dvh" />);

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
