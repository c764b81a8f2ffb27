import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A card of the overview's first row: a title, what it says, and a line per part. */
export const FirstCard = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <h3 className="text-base font-semibold">{title}</h3>
    {lead}
    {children}
  </section>
);

export const FirstLines = ({ children }: { children: ReactNode }) => (
  <ul className="mt-1 flex flex-col divide-y divide-line">{children}</ul>
);

interface LineProps {
  label: string;
  value: ReactNode;
  to: string;
  isAlert?: boolean;
}

/** The whole line links to the list behind its value. */
export const FirstLine = ({ label, value, to, isAlert = false }: LineProps) => (
  <li>
    <Link
      to={to}
      className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-sm text-ink no-underline hover:underline"
    >
      <span>{label}</span>
      <span className={`tabular shrink-0 font-semibold ${isAlert ? 'text-danger' : ''}`}>{value}</span>
    </Link>
  </li>
);
