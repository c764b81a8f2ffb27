import type { CallFigures } from '#domains/accounts/contract/functions.ts';
import { adminHealthCopy as copy } from './health.copy.ts';
import { ago } from '#platform/web/page/format.ts';

const NONE = '—';

/** Last call, median and p95, failures, and the last failure. */
export const figureColumns = <R,>(figuresOf: (row: R) => CallFigures | undefined) => {
  const show = (cell: (figures: CallFigures) => string | null) => (row: R) => {
    const figures = figuresOf(row);
    return <span className="whitespace-nowrap">{(figures && figures.calls > 0 && cell(figures)) || NONE}</span>;
  };
  return [
    { id: 'last', header: copy.columns.last, cell: show(({ lastAt }) => lastAt && ago(lastAt)) },
    { id: 'calls', header: copy.columns.calls, isNumber: true, cell: show(({ calls }) => String(calls)) },
    {
      id: 'p50',
      header: copy.columns.p50,
      isNumber: true,
      cell: show(({ p50Ms }) => (p50Ms === null ? null : copy.upTo(p50Ms))),
    },
    {
      id: 'p95',
      header: copy.columns.p95,
      isNumber: true,
      cell: show(({ p95Ms }) => (p95Ms === null ? null : copy.upTo(p95Ms))),
    },
    {
      id: 'failures',
      header: copy.columns.failures,
      isNumber: true,
      cell: show(({ failures, calls }) => copy.share(failures, calls)),
    },
    {
      id: 'lastFailure',
      header: copy.columns.lastFailure,
      cell: show(({ lastFailure, lastFailureAt }) => lastFailure && `${lastFailure}, ${ago(lastFailureAt ?? '')}`),
    },
  ];
};
