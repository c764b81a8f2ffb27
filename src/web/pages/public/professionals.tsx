import { professionalsOpening } from '#web/copy/professionals-opening.ts';
import { publicCopy } from '#web/copy/public.ts';
import { later, LaterFooter } from '#web/features/public/later.tsx';
import { Hero, Sample } from '#web/features/public/opening.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero, meta: words, nav, sample } = professionalsOpening;
const Rest = later(() => import('#web/features/public/professionals-rest.tsx'), <div className="min-h-dvh" />);

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
