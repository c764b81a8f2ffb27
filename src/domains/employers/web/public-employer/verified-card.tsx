import type { PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import { publicEmployerCopy } from './public-employer.copy.ts';

const copy = publicEmployerCopy.verified;

/** What our team checked, when, and against which source. */
export const VerifiedCard = ({ employer: { verifiedOn, checks } }: { employer: PublicEmployer }) => (
  <section className="rounded-card border border-line bg-surface p-5">
    <h2 className="font-sans text-lg font-semibold">{copy.title}</h2>
    {verifiedOn && <p className="mt-1 text-ink-soft">{copy.on(verifiedOn)}</p>}
    {checks.length === 0 ? (
      <p className="mt-3">{copy.none}</p>
    ) : (
      <dl className="mt-3 flex flex-col gap-2">
        {checks.map(({ type, source, checkedOn }) => (
          <div key={type}>
            <dt className="font-semibold">{copy.checks[type] ?? type}</dt>
            <dd className="text-ink-soft">{copy.check(source, checkedOn)}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
