import { CalendarCheck } from 'lucide-react';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { reviewDueOn } from '#domains/profiles/contract/review-time.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { dayOfMoment, weekday } from '#platform/web/page/format.ts';
import { waitingCopy } from '../onboarding/submission.copy.ts';

const copy = waitingCopy.received;

/** What was submitted, and the day by which the reviewers answer. */
export function Received({ profile, documents }: { profile: CandidateProfileView; documents: number }) {
  const { submittedAt } = profile.onboarding;
  if (submittedAt === null) return null;
  const dueOn = reviewDueOn(dayOf(new Date(submittedAt)));
  const isLate = dayOf(new Date()) >= addDays(dueOn, 1);
  const parts = [
    copy.licenses(profile.licenses.length),
    copy.certifications(profile.certifications.length),
    copy.jobs(profile.work.length),
    copy.schools(profile.education.length),
    copy.documents(documents),
  ].filter((part) => part !== null);
  return (
    <div className="flex gap-3 rounded-card border border-prairie-300 bg-prairie-50 p-4">
      <CalendarCheck aria-hidden size={24} className="mt-0.5 shrink-0 text-link" />
      <div>
        <p className="text-lg font-semibold">{isLate ? copy.late : copy.by(weekday(dueOn))}</p>
        <p className="text-ink-soft">{copy.what(dayOfMoment(submittedAt), [copy.own, ...parts].join(', '))}</p>
      </div>
    </div>
  );
}
