import { day } from '#kernel/format.ts';
import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { sharedPassportCopy as copy } from './shared-passport.copy.ts';

const GRID = 'grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]';

/** A verified fact with who checked it, when and against which source. */
export const FactCard = ({ fact, isSigned }: { fact: PassportFact; isSigned: boolean }) => (
  <article className="rounded-card border border-line bg-surface p-5 break-inside-avoid">
    <h2 className="text-xl">{fact.title}</h2>
    <dl className={`mt-3 ${GRID}`}>
      {fact.fields.map(({ name, value }) => (
        <Field key={name} name={name} value={value} />
      ))}
    </dl>
    <dl className={`mt-4 border-t border-line pt-4 ${GRID}`}>
      <Field name={copy.checked} value={fact.checkedBy} />
      <Field name={copy.source} value={fact.source} />
      <Field name={copy.on} value={day(fact.checkedOn)} />
      <Field name={copy.until} value={fact.validUntil ? day(fact.validUntil) : copy.untilNone} />
    </dl>
    <p className={`mt-3 text-sm ${isSigned ? 'text-ok' : 'text-ink-soft'}`}>{isSigned ? copy.signed : copy.unsigned}</p>
  </article>
);

const Field = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium break-words">{value}</dd>
  </>
);
