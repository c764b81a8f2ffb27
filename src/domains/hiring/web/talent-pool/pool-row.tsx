import { useState } from 'react';
import { Link } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { PoolMember } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { PoolFits } from './pool-fits.tsx';
import { RemoveFromPool } from './pool-section.tsx';
import { poolCopy as copy } from './talent-pool.copy.ts';

/** A person of the pool: who, why, until when, and which open jobs they fit. */
export function PoolRow({ member, mayAct }: { member: PoolMember; mayAct: boolean }) {
  const [isRemoving, setRemoving] = useState(false);
  const { name, position, yearsExperience, reason, jobId, jobTitle, applicationId, status, expiresAt } = member;
  const day = dayOfMoment(expiresAt);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-2 text-sm lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={personHref(jobId, applicationId)}
            className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 wrap-anywhere lg:min-h-9"
          >
            {name}
          </Link>
          <span className="text-ink-soft">
            {[position && POSITION_LABELS[position], yearsExperience !== null && copy.years(yearsExperience)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {copy.why(copy.reasons[reason], jobTitle)} · {status === 'asked' ? copy.answerBy(day) : copy.until(day)}
        </p>
      </div>
      {status === 'member' ? <PoolFits member={member} mayAct={mayAct} /> : <span />}
      {mayAct && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setRemoving(true)}>
          {status === 'asked' ? copy.withdraw : copy.remove}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
      {isRemoving && <RemoveFromPool open={{ id: member.id, status }} name={name} onClose={() => setRemoving(false)} />}
    </li>
  );
}
