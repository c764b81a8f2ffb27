import type { WaitStep } from '#domains/hiring/contract/wait-steps.ts';
import type { Wait } from './waits.repo.ts';

type Times = Pick<Wait, 'side' | 'step' | 'halfAt' | 'dueAt' | 'overdueAt' | 'brokenAt'>;

const REMINDERS = ['half', 'due', 'overdue'] as const satisfies readonly WaitStep[];

/**
 * The step that a wait takes now, and when the one after it comes. After a process was stopped, several reminders may
 * have been missed: only the last is sent, and the consequence waits as long after it as it always does (`pause` is half
 * of the promised time from now). A candidate's wait ends with the last reminder.
 */
export function nextStep(
  wait: Times,
  now: Date,
  pause: () => Date,
): { step: Exclude<WaitStep, 'waiting'>; nextAt: Date | null } {
  if (wait.step === 'overdue') return { step: 'broken', nextAt: null };
  const at = { half: wait.halfAt, due: wait.dueAt, overdue: wait.overdueAt };
  const step = REMINDERS.findLast((one) => at[one] <= now) ?? 'half';
  if (step === 'half') return { step, nextAt: wait.dueAt };
  if (step === 'due') return { step, nextAt: wait.overdueAt };
  if (wait.side === 'candidate') return { step, nextAt: null };
  return { step, nextAt: new Date(Math.max(wait.brokenAt.getTime(), pause().getTime())) };
}
