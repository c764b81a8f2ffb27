import { useState } from 'react';
import { landingCopy, type Side } from '#site/copy/landing.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Benefits, HowItWorks, Positions, Process } from './landing-sections.tsx';
import { Section, Closing } from '#site/shared/sections.tsx';
import { Reveal } from './reveal.tsx';
import { SideToggle } from './side-toggle.tsx';
import { Testimonials } from './testimonials.tsx';

const { stories, final } = landingCopy;

/** The landing page below its hero. */
export default function LandingRest() {
  const [side, setSide] = useState<Side>('candidate');
  return (
    <>
      <HowItWorks side={side} onSide={setSide} />
      <Reveal>
        <Benefits />
      </Reveal>
      <Reveal>
        <Process />
      </Reveal>
      <Section id="stories" title={stories.title} ground="tint" lead={<SideToggle side={side} onChange={setSide} />}>
        <Testimonials side={side} />
      </Section>
      <Positions />
      <Closing title={final.title} body={final.body}>
        <LinkButton to="/role-selection" data-intent="signup" size="lg">
          {final.action}
        </LinkButton>
      </Closing>
    </>
  );
}
