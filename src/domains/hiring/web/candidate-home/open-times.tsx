import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import { TAKEN } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { timeHere } from '#domains/hiring/web/interviews/interview-time.ts';
import { dayOf } from '#kernel/days.ts';
import { holidayOn } from '#kernel/holidays.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { useGiveUp } from '#platform/web/api/use-give-up.ts';
import { browserZone, moment, timeOfDay, weekday, zoneName } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx';
import { bookTime, openTimesOf, refreshJobs } from './home.queries.ts';
import { interviewCopy as copy } from './interviews.copy.ts';

const DAYS_AT_ONCE = 3;

/** The open times of the next two weeks on the reader's clock. A tap chooses one, a second one books it. */
export function OpenTimes({ interview, onBooked }: { interview: InterviewView; onBooked?: () => void }) {
  const query = useQuery(openTimesOf(interview.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
      {({ times }) => (
        <div className="flex flex-col gap-4">
          {isTaken ? <Banner tone="warn">{copy.taken}</Banner> : null}
          {times.length === 0 ? <p>{copy.noneOpen}</p> : <Days times={times} onChoose={setChosen} />}
          {chosen ? (
            <BookDialog
              interview={interview}
              startsAt={chosen}
              onClose={() => setChosen(null)}
              onTaken={() => setTaken(true)}
              onBooked={() => {
                setTaken(false);
                onBooked?.();
              }}
            />
          ) : null}
        </div>
      )}
    </QueryStates>
  );
}

function Days({ times, onChoose }: { times: readonly string[]; onChoose: (time: string) => void }) {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const days = Map.groupBy(times, (time) => dayOf(new Date(time), browserZone()));
  return (
    <>
      <p className="text-sm text-ink-soft">{copy.pickOpen(zoneName())}</p>
      {[...days].slice(0, shown).map(([day, ofDay]) => (
        <section key={day} className="flex flex-col gap-2">
          <h4 className="font-semibold">{[weekday(day), holidayOn(day)].filter(Boolean).join(' · ')}</h4>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
            {ofDay.map((time) => (
              <li key={time}>
                <Button
                  variant="secondary"
                  size="sm"
                  isWide
                  className="tabular-nums max-sm:px-1"
                  aria-label={moment(time, browserZone())}
                  onClick={() => onChoose(time)}
                >
                  {timeOfDay(time)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.size > shown ? (
        <Button variant="quiet" size="sm" className="self-start" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {copy.moreDays}
        </Button>
      ) : null}
    </>
  );
}

interface BookProps {
  interview: InterviewView;
  startsAt: string;
  onClose: () => void;
  onTaken: () => void;
  onBooked: () => void;
}

/** Says what booking shares; a move also asks why, which may stay empty. */
function BookDialog({ interview, startsAt, onClose, onTaken, onBooked }: BookProps) {
  const { id, status, organizationName, workTimeZone } = interview;
  const isMove = status === 'confirmed';
  const [reason, setReason] = useState('');
  const client = useQueryClient();
  const { mutationKey, giveUp } = useGiveUp();
  const booking = useMutation({
    mutationKey,
    mutationFn: () => bookTime({ id, startsAt, reason }),
    onSuccess: () => {
      notice(isMove ? copy.moved : copy.confirmed, { tone: 'ok' });
      onBooked();
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.current !== TAKEN) return;
      onTaken();
      onClose();
    },
    onSettled: () => refreshJobs(client),
  });
  const atWork = timeHere(startsAt, workTimeZone) ? copy.atWork(moment(startsAt, workTimeZone)) : null;
  return (
    <ConfirmDialog
      isOpen
      title={moment(startsAt, browserZone())}
      body={[atWork, isMove ? copy.moveBody : copy.shares(organizationName)].filter(Boolean).join(' ')}
      details={
        booking.error || isMove ? (
          <div className="flex flex-col gap-4">
            {booking.error ? <Banner tone="danger">{booking.error.message}</Banner> : null}
            {isMove ? (
              <TextArea
                label={copy.moveReason}
                isOptional
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            ) : null}
          </div>
        ) : null
      }
      confirmLabel={copy.book}
      cancelLabel={copy.back}
      busyLabel={copy.booking}
      isBusy={booking.isPending}
      isPaused={booking.isPaused}
      onGiveUp={giveUp}
      onClose={onClose}
      onConfirm={() => booking.mutate()}
    />
  );
}
