import { professionalsCopy } from '#web/copy/professionals.ts';
import { Band, Hero } from '#web/features/public/parts.tsx';
import { SampleJobs } from '#web/features/public/sample-jobs.tsx';
import { SiteFooter } from '#web/features/public/site-footer.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { WhyChoose } from '#web/features/public/why-choose.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';

const { hero, nav, planned } = professionalsCopy;

export const meta = () => publicMeta('/healthcare-professionals', professionalsCopy.meta);

export default function Professionals() {
  return (
    <>
      <SiteHeader nav={nav} signIn={{ to: '/candidate-signin' }} getStarted="/candidate-signup" />
      <main id="main">
        <Hero eyebrow={hero.tagline} title={hero.title} body={hero.body}>
          <LinkButton to="/candidate-signup" size="lg">
            {hero.create}
          </LinkButton>
          <LinkButton to="/candidate-signin" size="lg" variant="secondary">
            {hero.signIn}
          </LinkButton>
        </Hero>
        <SampleJobs />
        <WhyChoose />
        <Band title={planned.title} isTinted>
          <ul className="list-disc pl-5 text-lg">
            {planned.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Band>
      </main>
      <SiteFooter />
    </>
  );
}
