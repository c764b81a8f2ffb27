import { useState } from 'react';
import { giveAccount } from '#domains/hiring/contract/interviews/attendance.ts';
import { ACCOUNTS, type Account } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { call } from '#platform/web/api/api.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { attendanceCopy as copy } from './attendance.copy.ts';

interface AttendanceProps {
  interview: InterviewView;
  side: 'candidate' | 'employer';
  /** The screen's way to run a step: shows a refusal and loads the current state again. */
  step: { mutate: (call: { id: string; account: Account }) => void; isPending: boolean };
}

export const sendAccount = ({ id, account }: { id: string; account: Account }) =>
  call(giveAccount, { params: { id }, body: { account } });

/** What both sides say of an interview that was due to begin, and the question to the one that has not said it yet. */
export function Attendance({ interview: { id, startsAt, attendance, status }, side, step }: AttendanceProps) {
  const [isChanging, setChanging] = useState(false);
  const words = copy[side];
  if (!attendance || !startsAt || Date.parse(startsAt) > Date.now()) return null;
  const { mine, theirs, openUntil } = attendance;
  // The team's own way is to record the outcome; it is asked here only when the candidate says otherwise.
  const isAsked = mine === null && (side === 'candidate' || theirs === 'other_absent');
  if (!isAsked && mine === null) return null;
  if (status === 'rescheduled' || (status === 'canceled' && theirs === null && mine === null)) return null;
  const isOpen = Date.parse(openUntil) > Date.now();
  const differ = mine !== null && theirs !== null && [mine, theirs].includes('other_absent');
  return (
    <div className="flex flex-col items-start gap-2">
      {mine && (
        <p className="text-sm text-ink-soft">
          {copy.said(words.accounts[mine].toLowerCase())} {isOpen && copy.until(openUntil)}
        </p>
      )}
      {differ && <p className="text-sm">{copy.differ}</p>}
      {!mine && theirs === 'other_absent' && <p className="font-medium text-danger">{words.claimed(openUntil)}</p>}
      {isOpen && (isAsked || isChanging) && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">{words.ask}</legend>
          <div className="flex flex-wrap gap-2">
            {ACCOUNTS.map((account) => (
              <Button
                key={account}
                variant="secondary"
                size="sm"
                disabled={step.isPending}
                onClick={() => {
                  step.mutate({ id, account });
                  setChanging(false);
                }}
              >
                {words.accounts[account]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {isOpen && mine && !isChanging && (
        <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
          {copy.change}
        </Button>
      )}
    </div>
  );
}
