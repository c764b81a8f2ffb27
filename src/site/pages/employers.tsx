import { employersOpening } from '#site/copy/employers-opening.ts';
import { publicCopy } from '#site/copy/public.ts';
import { lazyPart, LazyFooter } from '#site/shared/lazy-part.tsx';
import { Hero, Sample } from '#site/shared/hero.tsx';
import { SiteHeader } from '#site/shared/site-header.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';

const { hero, meta: metaCopy, nav, sample } = employersOpening;
const Rest = lazyPart(() => import('#site/employers/employers-rest.tsx'), <div className="min-h-dvh" />);

export const meta = () => publicMeta('/employers', metaCopy);

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
      <LazyFooter />
    </>
  );
}
