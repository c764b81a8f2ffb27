import { professionalsOpening } from '#site/copy/professionals-opening.ts';
import { publicCopy } from '#site/copy/public.ts';
import { later, LaterFooter } from '#site/later.tsx';
import { Hero, Sample } from '#site/opening.tsx';
import { SiteHeader } from '#site/site-header.tsx';
import { publicMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';

const { hero, meta: words, nav, sample } = professionalsOpening;
const Rest = later(() => import('#site/professionals-rest.tsx'), <div className="min-h-dvh" />);

export const meta = () => publicMeta('/healthcare-professionals', words);

export default function Professionals() {
  return (
    <>
      <SiteHeader nav={nav} signIn={{ to: '/candidate-signin' }} getStarted="/candidate-signup" />
      <main id="main">
        <Hero
          eyebrow={hero.tagline}
          title={hero.title}
          body={hero.body}
          picture={<Sample mark={publicCopy.illustration} {...sample} />}
        >
          <LinkButton to="/candidate-signup" size="lg">
            {hero.create}
          </LinkButton>
          <LinkButton to="/candidate-signin" size="lg" variant="secondary">
            {hero.signIn}
          </LinkButton>
        </Hero>
        <Rest />
      </main>
      <LaterFooter />
    </>
  );
}
