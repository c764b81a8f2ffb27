import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import type { RowState, SectionRow } from './row-state.ts';
import { toSection } from './section-links.ts';

const MOST_FACTS = 4;
const MOST_MISSING = 2;

const TONES: Record<RowState, Tone> = {
  verified: 'ok',
  stated: 'neutral',
  in_review: 'info',
  needs_attention: 'danger',
  expired: 'danger',
  revoked: 'danger',
  missing: 'warn',
};

interface SectionCardProps {
  section: ProfileSection;
  rows: readonly SectionRow[];
  /** Whether the section's form holds input that has not been saved. */
  hasDraft: boolean;
}

/** A section of the profile to read: its facts with their states, what is missing, and the way to its form. */
export function SectionCard({ section, rows, hasDraft }: SectionCardProps) {
  const { title, none } = copy.sections[section];
  const facts = rows.filter(({ state }) => state !== 'missing');
  const missing = rows.filter(({ state }) => state === 'missing');
  const shown = [...facts.slice(0, MOST_FACTS), ...missing.slice(0, MOST_MISSING)];
  const hidden = rows.length - shown.length;
  return (
    <section aria-labelledby={`${section}-title`}>
      <Card className="flex flex-col px-4! py-2! md:px-5! md:py-3!">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 id={`${section}-title`} className="text-lg">
            {title}
          </h2>
          <SectionLink section={section} title={title} isEmpty={facts.length === 0} />
        </div>
        {shown.length === 0 ? <p className="pb-2 text-ink-soft">{none}</p> : null}
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
        {hidden > 0 ? <p className="pb-1 text-sm text-ink-soft">{copy.more(hidden)}</p> : null}
        {hasDraft ? <p className="pb-1 text-sm font-medium text-warn">{copy.unsaved}</p> : null}
      </Card>
    </section>
  );
}

function SectionLink({ section, title, isEmpty }: { section: ProfileSection; title: string; isEmpty: boolean }) {
  return (
    <LinkButton
      {...toSection(section)}
      id={`open-${section}`}
      variant="quiet"
      size="sm"
      className="-mr-3"
      aria-label={isEmpty ? copy.addNamed(title) : copy.editNamed(title)}
    >
      {isEmpty ? copy.add : copy.edit}
    </LinkButton>
  );
}

function Row({ row: { label, value, detail, state, expiresIn } }: { row: SectionRow }) {
  const pill = state ? <StatePill state={state} expiresIn={expiresIn} /> : null;
  if (value !== undefined) {
    return (
      <li className="flex items-start gap-2 py-1.5">
        <span className="w-24 shrink-0 text-ink-soft">{label}</span>
        <span className="grow wrap-anywhere">{value}</span>
        {pill}
      </li>
    );
  }
  // Missing items are one line; facts have their state below on a phone and beside them on a desktop.
  const isMissing = state === 'missing';
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-1.5">
      <span
        className={classes('wrap-anywhere', isMissing ? 'flex-1 text-ink-soft' : 'basis-full font-medium sm:flex-1')}
      >
        {label}
      </span>
      {isMissing && detail ? <span className="text-sm text-ink-soft tabular-nums">{detail}</span> : null}
      {pill}
      {!isMissing && detail ? <span className="text-sm text-ink-soft sm:basis-full">{detail}</span> : null}
    </li>
  );
}

const StatePill = ({ state, expiresIn }: Pick<SectionRow, 'expiresIn'> & { state: RowState }) => (
  <StatusPill size="sm" tone={expiresIn === undefined ? TONES[state] : 'warn'}>
    {expiresIn === undefined ? copy.states[state] : copy.expiresIn(expiresIn)}
  </StatusPill>
);
