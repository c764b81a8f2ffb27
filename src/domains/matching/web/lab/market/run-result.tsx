import type { RunView } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { Table } from '#platform/web/ui/display/table.tsx';
import { ImpactSection } from './impact/impact-section.tsx';
import { MeasureBars } from './measure-bars.tsx';
import { MoveChart, mostShown } from './move-chart.tsx';
import { SettingTable } from '../versions/setting-table.tsx';

const MEASURES = Object.keys(copy.measures) as (keyof typeof copy.measures)[];

/** The market's figures, changes in showings and audits under both settings. */
export function RunResult({ run, waitsFor = null }: { run: RunView; waitsFor?: 'answer' | 'network' | null }) {
  const { before, after, people, jobs, computeMs, outcomes, listsChanged } = run;
  const most = mostShown(run.up, run.down);
  return (
    <div className={classes('flex flex-col gap-8 transition-opacity duration-150', waitsFor && 'opacity-60')}>
      <Section
        title={copy.figures}
        hint={
          <span role="status" aria-live="polite">
            {waitsFor ? copy.stale[waitsFor] : copy.computed(people, jobs, computeMs)}
          </span>
        }
      >
        <MeasureBars before={before} after={after} />
        <Table
          caption={copy.figures}
          rows={MEASURES}
          keyOf={(measure) => measure}
          columns={[
            { id: 'measure', header: copy.measure, cell: (measure) => copy.measures[measure].label },
            {
              id: 'before',
              header: before.name,
              cell: (measure) => copy.measures[measure].text(before.measures[measure]),
              isNumber: true,
            },
            {
              id: 'after',
              header: after.name,
              cell: (measure) => copy.measures[measure].text(after.measures[measure]),
              isNumber: true,
            },
            {
              id: 'change',
              header: copy.change,
              cell: (measure) => changeOf(before.measures[measure], after.measures[measure]),
              isNumber: true,
            },
          ]}
        />
        <p className="text-sm text-ink-soft">{copy.forecast(outcomes)}</p>
        <SettingTable before={before} after={after} />
      </Section>
      <Section title={copy.moves} hint={copy.listsChanged(listsChanged)}>
        {run.up.length + run.down.length === 0 ? (
          <p className="text-ink-soft">{copy.noMoves}</p>
        ) : (
          <div className="grid gap-6 md:grid-cols-2">
            <Moves title={copy.up} moves={run.up} most={most} />
            <Moves title={copy.down} moves={run.down} most={most} />
          </div>
        )}
      </Section>
      <div className="flex flex-col gap-8">
        <ImpactSection name={after.name} impact={after.impact} />
        {before.impact.selection.some(({ groups }) => groups.length > 0) && (
          <ImpactSection name={before.name} impact={before.impact} />
        )}
      </div>
    </div>
  );
}

function changeOf(before: number, after: number): string {
  if (before === after) return '±0';
  const share = before === 0 ? Number.POSITIVE_INFINITY : (after - before) / Math.abs(before);
  if (!Number.isFinite(share)) return 'from 0';
  return `${share > 0 ? '+' : '−'}${(Math.abs(share) * 100).toFixed(1)}%`;
}

function Moves({ title, moves, most }: { title: string; moves: RunView['up']; most: number }) {
  return (
    <div className="flex flex-col gap-3">
      {moves.length > 0 && <MoveChart label={copy.movesChart(title)} moves={moves} most={most} />}
      <Table
        caption={`${title}: ${copy.shownTimes}`}
        rows={moves}
        keyOf={({ id }) => id}
        columns={[
          { id: 'title', header: title, cell: (move) => move.title },
          { id: 'before', header: copy.before, cell: (move) => move.before, isNumber: true },
          { id: 'after', header: copy.after, cell: (move) => move.after, isNumber: true },
        ]}
      />
    </div>
  );
}
