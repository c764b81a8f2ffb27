import { employersCopy } from '#web/copy/employers-landing.ts';
import { landingCopy } from '#web/copy/landing.ts';
import { faqCopy, publicCopy } from '#web/copy/public.ts';
import { FaqWidget } from '#web/features/public/faq-widget.tsx';
import { LogoCarousel } from '#web/features/public/logo-carousel.tsx';
import { Band, Figure, Hero, Story } from '#web/features/public/parts.tsx';
import { SiteFooter } from '#web/features/public/site-footer.tsx';
import { SiteHeader } from '#web/features/public/site-header.tsx';
import { publicMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const { benefits, closing, hero, logos, nav, price, stories } = employersCopy;
const { how } = landingCopy;

export const meta = () => publicMeta('/employers', employersCopy.meta);

export default function Employers() {
  return (
    <>
      <SiteHeader nav={nav} signIn={{ to: '/employer/signin' }} getStarted="/employer/signup" />
      <main id="main">
        <Hero eyebrow={hero.tagline} title={hero.title} body={hero.body}>
          <LinkButton to="/employer/signup" size="lg">
            {hero.create}
          </LinkButton>
          <LinkButton to="/employer/signin" size="lg" variant="secondary">
            {hero.signIn}
          </LinkButton>
        </Hero>
        <Band title={logos.title} isTinted>
          <LogoCarousel />
        </Band>
        <Band title={benefits.title}>
          <Cards items={benefits.items} />
        </Band>
        <Band title={price.title} isTinted>
          <Figure value={price.figure} label={price.body} />
        </Band>
        <Band id="how-it-works" title={how.title}>
          <Cards items={how.employer.steps} />
        </Band>
        <Band id="stories" title={stories.title} isTinted>
          <div className="grid gap-5 md:grid-cols-3">
            {stories.items.map(([quote, who]) => (
              <Story key={quote} quote={quote} who={who} mark={publicCopy.illustration} />
            ))}
          </div>
        </Band>
        <Band id="faq" title={faqCopy.title}>
          <FaqWidget />
        </Band>
        <Band id="final-cta" title={closing.title} intro={closing.body} isTinted>
          <LinkButton to="/employer/signup" size="lg">
            {closing.action}
          </LinkButton>
        </Band>
      </main>
      <SiteFooter />
    </>
  );
}

const Cards = ({ items }: { items: readonly (readonly [title: string, body: string])[] }) => (
  <ul className="grid gap-5 md:grid-cols-2">
    {items.map(([title, body]) => (
      <li key={title}>
        <Card className="h-full">
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-2 text-ink-soft">{body}</p>
        </Card>
      </li>
    ))}
  </ul>
);
