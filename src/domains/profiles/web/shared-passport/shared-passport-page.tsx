import { day } from '#kernel/format.ts';
import type { SharedPassport } from '#domains/profiles/contract/passport/shared-passport.ts';
import { IdentityCard } from '../passport/identity-card.tsx';
import { FactCard } from './fact-card.tsx';
import { sharedPassportCopy as copy } from './shared-passport.copy.ts';

/** The facts of a passport link, laid out to print as a document of its own. */
export function SharedPassportPage({ passport, today, expiresOn, signedFacts, downloads }: SharedPassport) {
  return (
    <div className="mx-auto max-w-3xl">
      {passport.isDemo && (
        <p className="mb-6 rounded-card border border-warn/40 bg-warn-soft p-4 font-semibold">{copy.demo}</p>
      )}
      <IdentityCard holder={passport} facts={passport.facts} />
      <p className="measure mt-6">{copy.shown(day(expiresOn), day(today))}</p>
      {passport.facts.length > 0 ? (
        <ul className="mt-8 grid gap-4">
          {passport.facts.map((fact) => (
            <li key={fact.key}>
              <FactCard fact={fact} isSigned={signedFacts.includes(fact.key)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-8">{copy.none}</p>
      )}
      {passport.hidden > 0 && <p className="mt-6 text-ink-soft">{copy.hidden(passport.hidden)}</p>}
      <p className="mt-8 text-sm text-ink-soft print:hidden">{copy.print}</p>
      <ul className="text-sm print:hidden">
        {(['credentials', 'fhir', 'resume'] as const).map((format) => (
          <li key={format}>
            <a
              href={downloads[format]}
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {copy[format]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
