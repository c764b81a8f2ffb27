import { BadgeCheck, CircleCheck, Clock } from 'lucide-react';
import { day } from '#kernel/format.ts';
import type { PassportFact, PassportHolder } from '#domains/profiles/contract/passport/passport.ts';
import { PrairieHorizon } from '#platform/web/ui/brand/horizon.tsx';
import { identityCardCopy as copy } from './identity-card.copy.ts';

/** The head of a passport: whose it is, what is verified, and since when. Dark in both themes, and plain in print. */
export function IdentityCard({ holder, facts }: { holder: PassportHolder; facts: readonly PassportFact[] }) {
  const licenses = facts.filter(({ kind }) => kind === 'license');
  return (
    <section
      data-theme="dark"
      aria-label={copy.label}
      className="night relative isolate overflow-hidden rounded-card border border-line bg-night text-ink shadow-float print:shadow-none"
    >
      <PrairieHorizon className="absolute inset-x-0 bottom-0 -z-10 h-28 w-full opacity-70 md:h-36 print:hidden" />
      <div className="flex flex-col gap-5 p-5 pb-24 md:p-8 md:pb-28 print:pb-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm font-semibold tracking-wide text-wheat-500">{copy.kicker}</p>
          <p className="inline-flex items-center gap-2 rounded-full border border-wheat-500 px-3 py-1 text-sm font-semibold text-wheat-500">
            {holder.verifiedOn ? <BadgeCheck aria-hidden size={18} /> : <Clock aria-hidden size={18} />}
            {holder.verifiedOn ? copy.verified(day(holder.verifiedOn)) : copy.unverified}
          </p>
        </div>
        <div className="wrap-anywhere">
          <h1 className="text-3xl md:text-5xl">{holder.name}</h1>
          {holder.position && <p className="mt-1 text-lg text-ink-soft md:text-xl">{holder.position}</p>}
        </div>
        {licenses.length > 0 && (
          <ul aria-label={copy.licenses} className="flex flex-col gap-1.5">
            {licenses.map(({ key, title, validUntil }) => (
              <li key={key} className="flex items-start gap-2">
                <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-ok" />
                <span>
                  <span className="font-medium">{title}</span>
                  {validUntil && <span className="text-ink-soft"> · {copy.until(day(validUntil))}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">
          {[copy.facts(facts.length), copy.since(day(holder.memberSince))].join(' · ')}
        </p>
      </div>
    </section>
  );
}
