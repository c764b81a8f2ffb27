import { ExternalLink } from 'lucide-react';
import type { CheckFinding, ItemSources, SourceCheck } from '#domains/verification/contract/cases/source-checks.ts';
import type { CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { sourcesCopy as copy } from './source-checks.copy.ts';
import { day, moment } from '#platform/web/page/format.ts';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { isWorkable } from '#domains/verification/web/queue/labels.ts';
import { useAskSource } from '#domains/verification/web/queue/review.queries.ts';

const OUTCOME_TONES: Record<NonNullable<SourceCheck['outcome']>, Tone> = {
  match: 'ok',
  mismatch: 'danger',
  not_found: 'warn',
};

/** Where an item can be checked, and what the registries answered. */
export function ItemChecks({ view, item }: { view: CaseView; item: CaseItem }) {
  const ask = useAskSource(view.id);
  const { sources, checks } = item;
  if (!sources && checks.length === 0) return null;
  const isWaiting = checks.some(({ state }) => state === 'waiting');
  return (
    <section
      aria-label={item.type === 'work' ? copy.employerTitle : copy.title}
      className="flex flex-col gap-2 rounded-control bg-prairie-50 p-3 text-sm"
    >
      {checks.map((check) => (
        <Check key={check.id} check={check} />
      ))}
      {sources && sources.missing.length > 0 && (
        <p className="text-ink-soft">{copy.noneSetUp(sources.missing.map((id) => copy.names[id]).join(', '))}</p>
      )}
      {sources && <ByHand guide={sources.manual} />}
      {ask.error && <Banner tone="danger">{ask.error.message}</Banner>}
      {sources && sources.automatic.length > 0 && isWorkable(view) && !isWaiting && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start px-2"
          busy={ask.isPending && copy.asking}
          onClick={() => ask.mutate({ type: item.type, itemId: item.id })}
        >
          {copy.ask}
        </Button>
      )}
    </section>
  );
}

function Check({ check }: { check: SourceCheck }) {
  const name = copy.names[check.source];
  const isEmployer = check.source === 'past_employer';
  const [tone, text] = describeCheck(check, name);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={check.isOutdated ? 'neutral' : tone} mayWrap>
          {text}
        </StatusPill>
        <span className="text-ink-soft">
          {isEmployer
            ? copy.employerAsked(moment(check.checkedAt ?? check.askedAt), check.askedBy?.name ?? '')
            : copy.checked(moment(check.checkedAt ?? check.askedAt), check.askedBy?.name ?? null)}
        </span>
      </p>
      {check.isOutdated && <p className="font-semibold text-warn">{copy.outdated}</p>}
      {check.fault && (
        <p className="text-ink-soft">
          {check.state === 'waiting' ? copy.stillTrying(check.fault) : copy.fault(check.fault)}
        </p>
      )}
      {check.outcome === 'not_found' && <p className="text-ink-soft">{copy.notFound}</p>}
      {check.findings.length > 0 && (
        <Findings findings={check.findings} source={isEmployer ? copy.employer : copy.registry} />
      )}
      {check.notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
      {check.outcome && (
        <p className="text-ink-soft">
          {isEmployer ? copy.employerEvidence : copy.evidence} {check.nextCheckOn && copy.next(day(check.nextCheckOn))}
        </p>
      )}
    </div>
  );
}

function describeCheck({ state, outcome }: SourceCheck, name: string): [Tone, string] {
  if (state === 'answered' && outcome) return [OUTCOME_TONES[outcome], copy.answered(name, outcome)];
  return state === 'waiting' ? ['info', copy.waiting(name)] : ['warn', copy.unanswered(name)];
}

const Findings = ({ findings, source }: { findings: CheckFinding[]; source: string }) => (
  <ul className="flex flex-col gap-1">
    {findings.map(({ name, ours, theirs, agrees }) => (
      <li key={`${name}:${theirs}`} className={agrees === false ? 'font-semibold text-danger' : undefined}>
        {name}: {agrees === false && <>{copy.differs}. </>}
        {ours !== null && agrees !== true && (
          <>
            {copy.stated} “{ours}”,{' '}
          </>
        )}
        {source.toLowerCase()} “{theirs ?? copy.nothing}”{agrees === true && <>. {copy.agrees}</>}
      </li>
    ))}
  </ul>
);

const ByHand = ({ guide: { registry, steps } }: { guide: ItemSources['manual'] }) => (
  <details>
    <summary className="min-h-11 cursor-pointer content-center font-semibold">{copy.byHand}</summary>
    <ol className="flex list-decimal flex-col gap-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {registry && (
      <a
        href={registry.url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
      >
        <ExternalLink aria-hidden size={16} />
        {copy.open(registry.name)}
      </a>
    )}
  </details>
);
