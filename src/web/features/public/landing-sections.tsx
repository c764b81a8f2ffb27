import { landingCopy, type Side } from '#web/copy/landing.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Band, Figure, Soon } from './parts.tsx';
import { SideToggle, SIDES } from './side-toggle.tsx';

const { benefits, how, positions, process } = landingCopy;

interface SideProps {
  side: Side;
  onSide: (side: Side) => void;
}

/** Both sets are in the HTML: without scripts there is no switch to press, and both show. */
export function HowItWorks({ side, onSide }: SideProps) {
  return (
    <Band id="how-it-works" title={how.title}>
      <div className="noscript:hidden">
        <SideToggle side={side} onChange={onSide} />
      </div>
      {SIDES.map((one) => (
        <div key={one} className={classes('mt-8', one !== side && 'hidden noscript:block')}>
          <Steps side={one} />
        </div>
      ))}
    </Band>
  );
}

function Steps({ side }: { side: Side }) {
  const { tagline, action, steps } = how[side];
  return (
    <>
      <p className="text-lg text-ink-soft">{tagline}</p>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, body], index) => (
          <li key={title} className="border-t-2 border-prairie-500 pt-4">
            <p className="font-display text-2xl font-semibold text-wheat-600 tabular">{index + 1}</p>
            <h3 className="mt-1 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-ink-soft">{body}</p>
          </li>
        ))}
      </ol>
      <LinkButton className="mt-8" to={action.to}>
        {action.label}
      </LinkButton>
    </>
  );
}

export function Benefits() {
  return (
    <Band id="benefits" title={benefits.title} intro={benefits.body} isTinted>
      <div className="grid gap-6 md:grid-cols-3">
        {benefits.costs.map(([value, label]) => (
          <Figure key={value} value={value} label={label} />
        ))}
      </div>
      <h3 id="goals" className="mt-12 mb-5 text-lg font-semibold">
        {benefits.goalsTitle}
      </h3>
      <div role="group" aria-labelledby="goals" className="grid gap-6 md:grid-cols-3">
        {benefits.goals.map(([value, label]) => (
          <Figure key={value} value={value} label={label} />
        ))}
      </div>
      <LinkButton className="mt-10" to="/employers">
        {benefits.action}
      </LinkButton>
    </Band>
  );
}

export function Process() {
  return (
    <Band title={process.title} intro={process.body}>
      <ul className="grid gap-5 md:grid-cols-2">
        {process.points.map(([title, body, isSoon]) => (
          <li key={title}>
            <Card className="h-full">
              <h3 className="text-lg font-semibold">
                {title}
                {isSoon && <Soon>{process.soon}</Soon>}
              </h3>
              <p className="mt-2 text-ink-soft">{body}</p>
            </Card>
          </li>
        ))}
      </ul>
      <LinkButton className="mt-8" to="/healthcare-professionals" variant="secondary">
        {process.action}
      </LinkButton>
    </Band>
  );
}

/** Native disclosure: it opens before any script has arrived. */
export function Positions() {
  return (
    <Band id="positions" title={positions.title} intro={positions.other}>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {positions.groups.map(([group, names]) => (
          <details key={group} className="group">
            <summary className="flex min-h-14 items-center justify-between px-5 py-3 text-lg font-semibold">
              {group}
              <span aria-hidden className="text-ink-soft transition-transform group-open:rotate-45">
                +
              </span>
            </summary>
            <ul className="flex flex-wrap gap-2 px-5 pb-5">
              {names.map((name) => (
                <li key={name} className="rounded-full bg-prairie-50 px-4 py-1.5 text-prairie-900">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Band>
  );
}
