import { employersCopy } from '#site/copy/employers-landing.ts';
import { faqCopy } from '#site/copy/faq.ts';
import { howCopy } from '#site/copy/how.ts';
import { publicCopy } from '#site/copy/public.ts';
import { GuardedPart } from '#platform/web/monitoring/guarded.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { FaqWidget } from './faq-widget.tsx';
import { LogoCarousel } from './logo-carousel.tsx';
import { Section, Closing, Points, Steps, Story } from '#site/shared/sections.tsx';

const { benefits, closing, logos, price, stories } = employersCopy;

/** The page for employers below its hero. */
export default function EmployersRest() {
  return (
    <>
      <section className="border-b border-line bg-surface py-10">
        <div className="mx-auto max-w-6xl px-5">
          <h2 className="mb-4 font-sans text-base font-semibold max-md:text-center">{logos.title}</h2>
          <LogoCarousel />
        </div>
      </section>
      <Section title={benefits.title} isSplit>
        <Points items={benefits.items.map(([title, body]) => [title, body, title])} />
      </Section>
      <Section title={price.title} intro={price.body} isSplit ground="night">
        <p className="font-display text-[clamp(6rem,20vw,12rem)] leading-none font-semibold tracking-tight tabular text-wheat-600">
          {price.figure}
        </p>
      </Section>
      <Section id="how-it-works" title={howCopy.title} isSplit>
        <Steps steps={howCopy.employer.steps} />
      </Section>
      <Section id="stories" title={stories.title} ground="tint">
        <div className="grid gap-6 md:grid-cols-3">
          {stories.items.map(([quote, who]) => (
            <Story key={quote} quote={quote} who={who} mark={publicCopy.illustration} />
          ))}
        </div>
      </Section>
      <Section id="faq" title={faqCopy.title}>
        <GuardedPart>
          <FaqWidget />
        </GuardedPart>
      </Section>
      <Closing title={closing.title} body={closing.body}>
        <LinkButton to="/employer/signup" size="lg">
          {closing.action}
        </LinkButton>
      </Closing>
    </>
  );
}
