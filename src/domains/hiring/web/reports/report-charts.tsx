import { TIMED_STAGES, type ReportCount, type ReportView } from '#domains/hiring/contract/reports.ts';
import { BarList } from '#platform/web/ui/display/bar-list.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { peopleHref, type ReportChoice } from './report-period.ts';
import { reportsCopy as copy } from './reports.copy.ts';

interface Props {
  report: ReportView;
  choice: ReportChoice;
}

const PATH: readonly ReportCount[] = ['applied', 'shortlisted', 'interviewing', 'offered', 'accepted', 'hired'];
const ENDS: readonly ReportCount[] = ['declined', 'withdrawn', 'offerDeclined', 'noShow', 'employerNoShow'];

/** The shares and middle values that a board asks for. */
export function InShort({ report: { total } }: Pick<Props, 'report'>) {
  const { counts, timeToFill, matchToStart } = total;
  const answeredOffers = counts.accepted + counts.offerDeclined;
  const cards = [
    [copy.inTimeShare, copy.share(counts.inTime, counts.answered), copy.ofWhole(counts.inTime, counts.answered)],
    [copy.acceptance, copy.share(counts.accepted, answeredOffers), copy.ofWhole(counts.accepted, answeredOffers)],
    [copy.timeToFill, copy.median(timeToFill), copy.medianOf(timeToFill?.of ?? 0)],
    [copy.matchToStart, copy.median(matchToStart), copy.medianOf(matchToStart?.of ?? 0)],
  ] as const;
  return (
    <Section title={copy.short}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(([label, value, of]) => (
          <Card key={label} className="flex flex-col-reverse justify-end gap-1 p-4 md:p-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular">
              <span className={value === copy.noData ? 'font-semibold' : 'font-display text-2xl font-semibold'}>
                {value}
              </span>{' '}
              {value !== copy.noData && <span className="text-sm text-ink-soft">{of}</span>}
            </dd>
          </Card>
        ))}
      </dl>
    </Section>
  );
}

export function ReportCharts({ report, choice }: Props) {
  const { counts } = report.total;
  const bar = (count: ReportCount) => ({
    id: count,
    label: copy.counts[count],
    value: counts[count],
    to: peopleHref(choice, count),
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2 xl:grid-cols-3">
      <Section title={copy.path} hint={copy.pathHint}>
        <Card>
          <BarList bars={PATH.map(bar)} />
        </Card>
      </Section>
      <Section title={copy.ends} hint={copy.endsHint}>
        <Card>
          <BarList
            bars={[
              ...ENDS.map(bar),
              bar('automatic'),
              { id: 'by-hand', label: copy.byHand, value: counts.applied - counts.automatic },
            ]}
          />
        </Card>
      </Section>
      <Section title={copy.lost} hint={copy.lostHint}>
        <Card>
          {report.lostReasons.length > 0 ? (
            <BarList
              bars={report.lostReasons.map(({ reason, answers }) => ({
                id: reason,
                label: copy.lostReasons[reason],
                value: answers,
              }))}
            />
          ) : (
            <p className="text-ink-soft">{copy.lostFew}</p>
          )}
        </Card>
      </Section>
      <Section title={copy.stages} hint={copy.stagesHint}>
        <Card>
          <BarList
            bars={TIMED_STAGES.map((stage) => {
              const middle = report.timeInStage[stage];
              return {
                id: stage,
                label: copy.stageNames[stage],
                value: middle?.days ?? 0,
                text: copy.median(middle),
              };
            })}
          />
        </Card>
      </Section>
    </div>
  );
}
