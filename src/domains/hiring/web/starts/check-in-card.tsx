import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerCheckIn, type CheckInAnswer } from '#domains/hiring/contract/starts/check-ins.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { startsCopy as copy } from './starts.copy.ts';
import { startOf } from './starts.queries.ts';

type CheckIn = StartView['checkIns'][number];
const QUESTIONS = ['hasBegun', 'isAsDescribed', 'isStillThere'] as const;

/** The newest question that can be answered. */
export function CheckIns({ start }: { start: StartView }) {
  const open = start.checkIns.findLast(({ isOpen }) => isOpen);
  if (!open || !start.mayAct) return null;
  return <CheckInCard key={open.day} checkIn={open} start={start} />;
}

/** Three taps. The third one saves. */
function CheckInCard({ checkIn, start }: { checkIn: CheckIn; start: StartView }) {
  const { day, mine, openUntil } = checkIn;
  const { applicationId, side } = start;
  const [given, setGiven] = useState<Partial<CheckInAnswer>>(mine ?? {});
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: CheckInAnswer) => call(answerCheckIn, { params: { id: applicationId, day }, body }),
    onSuccess: ({ checkIns }) => {
      client.setQueryData(startOf(applicationId).queryKey, (before) => before && { ...before, checkIns });
      notice(copy.saved, { tone: 'ok' });
    },
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  const tap = (question: (typeof QUESTIONS)[number], value: boolean) => {
    const next = { ...given, [question]: value };
    setGiven(next);
    const { hasBegun, isAsDescribed, isStillThere } = next;
    if (hasBegun === undefined || isAsDescribed === undefined || isStillThere === undefined) return;
    save.mutate({ hasBegun, isAsDescribed, isStillThere });
  };
  return (
    <Card>
      <h2 className="text-xl">{copy.checkIn(day)}</h2>
      <p className="mt-1 measure text-sm text-ink-soft">{copy.checkInPrivate[side]}</p>
      <div className="mt-4 flex flex-col gap-4">
        {QUESTIONS.map((question) => (
          <fieldset key={question} className="flex flex-wrap items-center justify-between gap-3">
            <legend className="float-left font-medium">{copy.questions[side][question]}</legend>
            <div className="flex gap-2">
              {[true, false].map((value) => (
                <Button
                  key={String(value)}
                  size="sm"
                  variant={given[question] === value ? 'primary' : 'secondary'}
                  aria-pressed={given[question] === value}
                  disabled={save.isPending}
                  onClick={() => tap(question, value)}
                >
                  {value ? copy.yes : copy.no}
                </Button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {mine && <p className="mt-3 text-sm text-ink-soft">{copy.changeUntil(openUntil)}</p>}
    </Card>
  );
}
