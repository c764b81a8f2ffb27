import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  CALENDAR_FAULT_TEXTS,
  connectCalendar,
  disconnectCalendar,
  type MyAvailability,
} from '#domains/hiring/contract/self-scheduling/availability.ts';
import { ApiError, call } from '#platform/web/api/api.ts';
import { ago } from '#platform/web/page/format.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { myAvailability } from './availability.queries.ts';

/** The person's own calendar: what it says is busy is not open. Its link is a secret, so it is never shown again. */
export function CalendarLink({ saved: { availability, calendar } }: { saved: MyAvailability }) {
  return (
    <Section title={copy.calendar} hint={copy.calendarHint} isBeside>
      {calendar ? <Connected calendar={calendar} /> : availability ? <Connect /> : <p>{copy.hoursFirst}</p>}
    </Section>
  );
}

function Connect() {
  const [url, setUrl] = useState('');
  const [local, setLocal] = useState<string>();
  const connecting = useKeeping((link: string) => call(connectCalendar, { body: { url: link } }), copy.connected);
  const refusal = connecting.error instanceof ApiError ? connecting.error : null;
  const fieldError = local ?? refusal?.fields['url'];
  const connect = (event: FormEvent) => {
    event.preventDefault();
    const parsed = connectCalendar.body.safeParse({ url });
    setLocal(parsed.error?.issues[0]?.message);
    if (parsed.success && !connecting.isPending) connecting.mutate(parsed.data.url);
  };
  return (
    <form noValidate onSubmit={connect} className="flex flex-col gap-4">
      {refusal && !fieldError ? <Banner tone="danger">{refusal.message}</Banner> : null}
      <TextField
        label={copy.link}
        hint={copy.linkHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={url}
        error={fieldError}
        onChange={({ target }) => {
          setUrl(target.value);
          setLocal(undefined);
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="self-start"
        busy={connecting.isPending && copy.connecting}
      >
        {copy.connect}
      </Button>
    </form>
  );
}

function Connected({ calendar: { fault, readAt } }: { calendar: NonNullable<MyAvailability['calendar']> }) {
  const forgetting = useKeeping(() => call(disconnectCalendar), copy.disconnected);
  return (
    <>
      {fault ? (
        <Banner tone="warn" title={copy.notRead}>
          {CALENDAR_FAULT_TEXTS[fault]} {copy.lastCounts}
        </Banner>
      ) : null}
      <p>{readAt ? copy.read(ago(readAt)) : null}</p>
      {forgetting.error ? <Banner tone="danger">{forgetting.error.message}</Banner> : null}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        busy={forgetting.isPending && copy.disconnecting}
        onClick={() => forgetting.mutate(undefined)}
      >
        {copy.disconnect}
      </Button>
    </>
  );
}

/** Runs a step that answers the availability, and shows it. */
function useKeeping<Input = undefined>(step: (input: Input) => Promise<MyAvailability>, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (answer) => {
      client.setQueryData(myAvailability().queryKey, answer);
      notice(done, { tone: 'ok' });
    },
  });
}
