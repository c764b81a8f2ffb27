import { howCopy } from '#site/copy/how.ts';
import { landingCopy, type Side } from '#site/copy/landing.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { PlusIcon } from '#platform/web/ui/icons/more-icons.tsx';
import { Section, Figure, Points, Soon, Steps } from '#site/shared/sections.tsx';
import { SideToggle, SIDES } from './side-toggle.tsx';

const { benefits, positions, process } = landingCopy;

interface SideProps {
  side: Side;
  onSide: (side: Side) => void;
}

/** Both sets are in the HTML and both show without scripts. */
export function HowItWorks({ side, onSide }: SideProps) {
  return (
    <Section id="how-it-works" title={howCopy.title} isSplit lead={<SideToggle side={side} onChange={onSide} />}>
      {SIDES.map((one) => (
        <Way key={one} side={one} isShown={one === side} />
      ))}
    </Section>
  );
}

function Way({ side, isShown }: { side: Side; isShown: boolean }) {
  const { tagline, action, steps } = howCopy[side];
  return (
    <div className={classes('still:mb-12', !isShown && 'hidden still:block')}>
      <p className="mb-6 font-display text-xl">{tagline}</p>
      <Steps steps={steps} />
      <LinkButton className="mt-8" to={action.to} data-intent="signup" size="lg">
        {action.label}
      </LinkButton>
    </div>
  );
}

export function Benefits() {
  return (
    <Section id="benefits" title={benefits.title} intro={benefits.body} ground="night">
      <div className="grid gap-8 md:grid-cols-3">
        {benefits.costs.map(([value, label]) => (
          <Figure key={value} value={value} label={label} />
        ))}
      </div>
      <h3 id="goals" className="mt-14 mb-6 font-display text-xl">
        {benefits.goalsTitle}
      </h3>
      <div role="group" aria-labelledby="goals" className="grid gap-8 md:grid-cols-3">
        {benefits.goals.map(([value, label]) => (
          <Figure key={value} value={value} label={label} />
        ))}
      </div>
      <LinkButton className="mt-12" to="/employers" size="lg">
        {benefits.action}
      </LinkButton>
    </Section>
  );
}

export function Process() {
  return (
    <Section
      title={process.title}
      intro={process.body}
      isSplit
      lead={
        <LinkButton to="/healthcare-professionals" variant="secondary">
          {process.action}
        </LinkButton>
      }
    >
      <Points
        items={process.points.map(([title, body, isSoon]) => [
          <>
            {title}
            {isSoon && <Soon>{process.soon}</Soon>}
          </>,
          body,
          title,
        ])}
      />
    </Section>
  );
}

/** A native disclosure, which works before scripts load. */
export function Positions() {
  return (
    <Section id="positions" title={positions.title} intro={positions.other} isSplit>
      <div className="border-t border-line">
        {positions.groups.map(([group, names]) => (
          <details key={group} className="group border-b border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
              {group}
              <PlusIcon
                aria-hidden
                size={20}
                className="text-ink-soft transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <ul className="flex flex-wrap gap-2 pb-6">
              {names.map((name) => (
                <li key={name} className="rounded-full bg-prairie-50 px-4 py-1.5 text-prairie-900">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
