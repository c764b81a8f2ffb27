import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { criteriaCopy as copy } from './criteria.copy.ts';

/** The way from the organization's settings to its criteria. */
export const ScorecardsLink = () => (
  <Section id="scorecards" title={copy.title} hint={copy.linkHint}>
    <div>
      <LinkButton to="/employer/settings/scorecards" variant="secondary" size="sm">
        {copy.link}
      </LinkButton>
    </div>
  </Section>
);
