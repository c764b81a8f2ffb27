import { useState } from 'react';
import { landingCopy, type Side } from '#web/copy/landing.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Benefits, HowItWorks, Positions, Process } from './landing-sections.tsx';
import { Band } from './parts.tsx';
import { Reveal } from './reveal.tsx';
import { SideToggle } from './side-toggle.tsx';
import { Testimonials } from './testimonials.tsx';

const { stories, final } = landingCopy;

/** The landing page below its opening. */
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
      <Band id="stories" title={stories.title} isTinted>
        <div className="mb-6">
          <SideToggle side={side} onChange={setSide} />
        </div>
        <Testimonials side={side} />
      </Band>
      <Positions />
      <Band id="final-cta" title={final.title} intro={final.body} isTinted>
        <LinkButton to="/role-selection" size="lg">
          {final.action}
        </LinkButton>
      </Band>
    </>
  );
}
