import type { FormEvent } from 'react';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { callbackCopy as copy } from './callback.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { useDraftState } from '#platform/web/forms/use-draft-state.ts';
import { day, moment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { TextArea } from '#platform/web/ui/forms/text-area.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormError } from '#platform/web/ui/forms/form-error.tsx';
import { DirectorySearch } from './directory-search.tsx';
import { isWorkable } from '../queue/labels.ts';
import { useLinkDirectory, useRecordCallback } from '../queue/review.queries.ts';

interface Props {
  view: CaseView;
  organization: NonNullable<CaseView['organization']>;
}

/** The organization's official entry, and the call to its number. */
export function CallbackPanel({ view, organization }: Props) {
  const link = useLinkDirectory(view.id);
  const { directory, callback, callbackNumber, callbackSource } = organization;
  const isOpen = isWorkable(view);
  const isOverruled = isOpen && callbackNumber !== null && Boolean(callback?.foundOn);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg">{copy.title}</h3>
        <p className="text-sm text-ink-soft">{copy.why}</p>
      </div>
      {link.error && <Banner tone="danger">{link.error.message}</Banner>}
      {directory ? (
        <div className="flex flex-wrap items-start justify-between gap-3 rounded-control bg-prairie-50 p-3 text-sm">
          <p>
            <span className="font-semibold">{directory.name}</span>
            <span className="block">
              {directory.streetAddress}, {directory.city}, {directory.state} {directory.zip}
            </span>
            <span className="tabular block">
              {directory.phone} · CCN {directory.ccn}
            </span>
          </p>
          {isOpen && (
            <Button variant="quiet" size="sm" onClick={() => link.mutate(null)}>
              {copy.unlink}
            </Button>
          )}
        </div>
      ) : (
        isOpen && <DirectorySearch start={view.title} onUse={(ccn) => link.mutate(ccn)} />
      )}
      {callback && (
        <Banner tone={callback.foundOn ? 'warn' : 'ok'}>
          {copy.recorded(moment(callback.at), callback.number, callback.source)}
          {callback.foundOn && (
            <span className="block">{copy.foundOn(day(callback.foundOn), organization.callSuffices)}</span>
          )}
          <span className="mt-1 block text-sm">“{callback.note}”</span>
        </Banner>
      )}
      {isOverruled && <Banner>{copy.overruled}</Banner>}
      {isOpen && (!callback || isOverruled) && (
        <CallForm
          key={callbackNumber}
          caseId={view.id}
          official={callbackNumber}
          from={callbackSource}
          suffices={organization.callSuffices}
        />
      )}
    </Card>
  );
}

interface CallProps {
  caseId: string;
  official: string | null;
  from: string | null;
  suffices: boolean;
}

function CallForm({ caseId, official, from, suffices }: CallProps) {
  const record = useRecordCallback(caseId);
  const [values, keep, drop] = useDraftState(`call-${caseId}`, { note: '', number: '', source: '', foundOn: '' });
  const failure = record.error instanceof ApiError ? record.error : null;
  const fields = failure?.fields ?? {};
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => keep({ ...values, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { foundOn, ...found } = values;
    record.mutate(official ? { note: values.note } : { ...found, ...(foundOn && { foundOn }) }, { onSuccess: drop });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormError refusal={failure} />
      {official ? (
        <p className="tabular text-lg font-semibold">
          {copy.callThis(official)} <span className="text-sm font-normal text-ink-soft">({from})</span>
        </p>
      ) : (
        <>
          <Banner>{copy.elsewhere(suffices)}</Banner>
          <TextField label={copy.number} inputMode="tel" {...bind('number')} />
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <TextField label={copy.numberSource} {...bind('source')} />
            <TextField label={copy.numberFoundOn} type="date" {...bind('foundOn')} />
          </div>
        </>
      )}
      <TextArea label={copy.note} rows={2} {...bind('note')} />
      <Button type="submit" variant="secondary" size="sm" className="self-start" busy={record.isPending && copy.saving}>
        {copy.record}
      </Button>
    </form>
  );
}
