import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { day } from '#platform/web/page/format.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { passportCopy as copy } from './passport.copy.ts';

const KINDS = ['license', 'certification', 'work', 'education'] as const;

/** The verified facts by kind, a few lines each. */
export function FactGroups({ facts }: { facts: readonly PassportFact[] }) {
  if (facts.length === 0) {
    return (
      <Card>
        <p>{copy.none}</p>
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4">
      {KINDS.filter((kind) => facts.some((fact) => fact.kind === kind)).map((kind) => (
        <section key={kind} aria-labelledby={`passport-${kind}`}>
          <Card className="px-4! py-3! md:px-5!">
            <h2 id={`passport-${kind}`} className="text-lg">
              {copy.kinds[kind]}
            </h2>
            <ul className="flex flex-col divide-y divide-line">
              {facts
                .filter((fact) => fact.kind === kind)
                .map((fact) => (
                  <li key={fact.key} className="py-2 wrap-anywhere">
                    <p className="font-medium">{fact.title}</p>
                    <p className="text-sm text-ink-soft">
                      {[
                        copy.reviewed(fact.source, day(fact.checkedOn)),
                        fact.validUntil && copy.until(day(fact.validUntil)),
                      ]
                        .filter(Boolean)
                        .join(' ')}
                    </p>
                  </li>
                ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
